import { toast } from "../../ui/toast/toast.ts";
import type { Appended } from "../requests/study-api.ts";
import { absentTexts } from "./show-absent.texts.ts";

/** Says that what was answered is not there any more, unless it was `told`: once of a deck for each reason. */
export function showAbsent(absent: Appended["absent"], told: Set<string>): void {
  for (const { deckKey, why } of absent) {
    const about = `${deckKey} ${why}`;
    if (!told.has(about)) toast.info(absentTexts[why]);
    told.add(about);
  }
}
