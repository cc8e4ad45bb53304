import type { Draft } from "./draft.ts";

const prefix = "draft:";

/**
 * Where a form that is being closed leaves its draft at once: a page that is going away has no time for IndexedDB.
 * The next form moves it to the stored. `storage` holds a few million characters; a form that doesn't fit is refused by it.
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
    /** takes away what was read, unless the form has left a later state since */
    moved(draft: Draft): void {
      if (storage().getItem(placeOf(draft)) === JSON.stringify(draft)) storage().removeItem(placeOf(draft));
    },
    forget(draft: Pick<Draft, "uid" | "formId">): void {
      storage().removeItem(placeOf(draft));
    },
  };
}
