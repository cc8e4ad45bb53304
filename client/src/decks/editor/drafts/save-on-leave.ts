import type { Draft } from "./draft.ts";

const prefix = "draft:";

/**
 * Where a form that is being closed leaves its draft at once: a page that is going away has no time for IndexedDB.
 * The next form moves it to the stored. `storage` holds a few million characters; a form that doesn't fit is refused by it.
 */
export function saveOnLeave(storage: () => Storage) {
  return {
    leave(draft: Draft): void {
      storage().setItem(`${prefix}${draft.uid}:${draft.formId}`, JSON.stringify(draft));
    },
    /** the student's drafts that were left, taken away from here */
    collect(uid: string): Draft[] {
      const keys = Object.keys(storage()).filter((key) => key.startsWith(`${prefix}${uid}:`));
      return keys.flatMap((key) => {
        const draft = storage().getItem(key);
        storage().removeItem(key);
        return draft === null ? [] : [JSON.parse(draft) as Draft];
      });
    },
    forget({ uid, formId }: Pick<Draft, "uid" | "formId">): void {
      storage().removeItem(`${prefix}${uid}:${formId}`);
    },
  };
}
