import { texts } from "../../decks/decks.texts.ts";
import { goneMessage } from "../../decks/gone-message.ts";
import { toast, toasts } from "../../ui/toast/toast.ts";
import type { Appended } from "../requests/study-api.ts";
import { absentTexts } from "./show-absent.texts.ts";

/**
 * Says that answered cards are gone, once for each deck and reason (`told` remembers them). For a deleted deck this replaces the shorter
 * message of its page.
 */
export function showAbsent(absent: Appended["absent"], told: Set<string>): void {
  for (const { deckKey, why } of absent) {
    const about = `${deckKey} ${why}`;
    if (!told.has(about)) show(why);
    told.add(about);
  }
}

function show(why: keyof typeof absentTexts): void {
  if (why !== "card-removed") {
    goneMessage.shown();
    for (const { id, message } of toasts.get()) if (message === texts.isGone) toasts.remove(id);
  }
  toast.info(absentTexts[why]);
}
