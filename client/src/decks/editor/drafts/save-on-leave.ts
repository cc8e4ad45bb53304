import type { Draft } from "./draft.ts";

const prefix = "draft:";

/**
 * Where a closing form leaves its draft: a page that is going away has no time for IndexedDB. The next form moves it there. `storage` holds
 * a few million characters; it refuses a form that does not fit.
 */
export function saveOnLeave(storage: () => Storage) {
  const placeOf = ({ uid, formId }: Pick<Draft, "uid" | "formId">) => `${prefix}${uid}:${formId}`;
  const keysOf = (uid: string) => Object.keys(storage()).filter((key) => key.startsWith(`${prefix}${uid}:`));
  return {
    leave(draft: Draft): void {
      storage().setItem(placeOf(draft), JSON.stringify(draft));
    },
    /** the student's drafts that were left; a damaged one is none */
    read(uid: string): Draft[] {
      return keysOf(uid).flatMap((key) => parsed(storage().getItem(key)) ?? []);
    },
    forgetAll(uid: string): void {
      for (const key of keysOf(uid)) storage().removeItem(key);
    },
    /** removes what was read, unless the form has stored a later state since */
    removeUnchanged(draft: Draft): void {
      if (storage().getItem(placeOf(draft)) === JSON.stringify(draft)) storage().removeItem(placeOf(draft));
    },
    forget(draft: Pick<Draft, "uid" | "formId">): void {
      storage().removeItem(placeOf(draft));
    },
  };
}

function parsed(text: string | null): Draft | null {
  try {
    const draft = JSON.parse(text ?? "null") as Draft | null;
    return draft?.form ? draft : null;
  } catch {
    return null;
  }
}
