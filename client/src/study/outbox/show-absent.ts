import { texts } from "../../decks/decks.texts.ts";
import { goneNews } from "../../decks/gone-news.ts";
import { toast, toasts } from "../../ui/toast/toast.ts";
import type { Appended } from "../requests/study-api.ts";
import { absentTexts } from "./show-absent.texts.ts";

/**
 * Says that what was answered is not there any more, unless it was `told`: once of a deck for each reason. Of a deck that is gone this says more
 * than the word that its page leaves with, and stands instead of it.
 */
export function showAbsent(absent: Appended["absent"], told: Set<string>): void {
  for (const { deckKey, why } of absent) {
    const about = `${deckKey} ${why}`;
    if (!told.has(about)) tell(why);
    told.add(about);
  }
}

function tell(why: keyof typeof absentTexts): void {
  if (why !== "card-removed") {
    goneNews.told();
    for (const { id, message } of toasts.get()) if (message === texts.isGone) toasts.remove(id);
  }
  toast.info(absentTexts[why]);
}
