import { texts } from "../../decks/decks.texts.ts";
import { goneMessage } from "../../decks/gone-message.ts";
import { toast, toasts } from "../../ui/toast/toast.ts";
import type { Appended } from "../requests/study-api.ts";
import { absentTexts } from "./show-absent.texts.ts";

/**
 * Says that answered cards are gone, once for each deck and reason (`shownReasons` holds those that were shown). For a deleted deck this replaces the shorter
 * message of its page.
 */
export function showAbsent(absent: Appended["absent"], shownReasons: Set<string>): void {
  for (const { deckKey, why } of absent) {
    const about = `${deckKey} ${why}`;
    if (!shownReasons.has(about)) show(why);
    shownReasons.add(about);
  }
}

function show(why: keyof typeof absentTexts): void {
  if (why !== "card-removed") {
    goneMessage.noteShown();
    for (const { id, message } of toasts.get()) if (message === texts.isGone) toasts.remove(id);
  }
  toast.info(absentTexts[why]);
}
