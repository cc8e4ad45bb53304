import { toast } from "../../ui/toast/toast.ts";
import type { Appended } from "../requests/study-api.ts";
import { absentTexts } from "./show-absent.texts.ts";

/** Says that what was answered is not there any more: once of a deck as long as the page is open, and once of cards that left their deck. */
export function showAbsent(): (appended: Appended) => void {
  const told = new Set<string>();
  return ({ absent }) => {
    // A server of another version may not tell.
    for (const { deckKey, why } of absent ?? []) {
      const about = `${deckKey} ${why}`;
      if (!told.has(about)) toast.info(absentTexts[why]);
      told.add(about);
    }
  };
}
