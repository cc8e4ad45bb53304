import type { Draft } from "./draft.ts";

const prefix = "draft:";

/**
 * Where a closing form leaves its draft: a page that is going away has no time for IndexedDB. The next form moves it there. `storage` holds
 * a few million characters; it refuses a form that does not fit.
 */
export function saveOnLeave(storage: () => Storage) {
  const placeOf = ({ uid, formId }: Pick<Draft, "uid" | "formId">) => `${prefix}${uid}:${formId}`;
  return {
    leave(draft: Draft): void {
      storage().setItem(placeOf(draft), JSON.stringify(draft));
    },
    /** the student's drafts that were left */
    read(uid: string): Draft[] {
      const keys = Object.keys(storage()).filter((key) => key.startsWith(`${prefix}${uid}:`));
      return keys.flatMap((key) => {
        const draft = storage().getItem(key);
        return draft === null ? [] : [JSON.parse(draft) as Draft];
      });
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
