import type { QueryClient } from "@tanstack/react-query";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { cardIdOf } from "@recollect/domain/study/prompt-keys.ts";
import { withCardsBack, withCardsDropped, type Dropped } from "@recollect/domain/study/session/session-edit.ts";
import { queryKeys } from "../../../lib/requests/query-keys.ts";
import { showChanged } from "../../../lib/requests/show-changed.ts";
import type { Outbox } from "../../outbox/outbox.ts";
import type { CardToStudy } from "../../requests/study-api.ts";
import { toast } from "../../../ui/toast/toast.ts";
import type { StudyRun } from "../run/study-run.ts";
import { isOfCard, withoutCard } from "./card-changes.ts";
import { changeDeck, withCardBack } from "./change-deck.ts";
import { editingTexts } from "./editing.texts.ts";

type DeleteCardDeps = { uid: string; card: CardToStudy; run: StudyRun; outbox: Pick<Outbox, "flush">; queryClient: QueryClient };

/**
 * Deletes the card in view from its deck, and offers to restore it from the deck's history: under the same id, so its log and schedule
 * return too. Answers are sent first, since answers to a deleted card are refused.
 */
export async function deleteCard({ uid, card, run, outbox, queryClient }: DeleteCardDeps): Promise<void> {
  const id = cardIdOf(card.cardId);
  const show = (deck: Deck) => showChanged(queryClient, queryKeys.deck(uid, deck.id), deck);
  try {
    await outbox.flush();
    let before: Deck | null = null;
    run.leaving(card);
    let { dropped } = withCardsDropped(run.get().session, isOfCard(card), run.now());
    const deckAfter = await changeDeck(uid, card.deckId, (deck) => {
      if (deck.cards.some((one) => one.id === id)) before = deck;
      return withoutCard(deck, id);
    });
    run.rewrite((session, now) => {
      const after = withCardsDropped(session, isOfCard(card), now);
      // The cards may have been read again before this reply arrived: then the session has dropped it already.
      if (after.dropped.laidCards.length > 0) dropped = after.dropped;
      return after.session;
    });
    await show(deckAfter);
    toast.success(editingTexts.deleted, { label: editingTexts.undo, onSelect: () => void bringBack(before, dropped) });
  } catch (failure) {
    toast.error(messageFor(failure));
  } finally {
    run.leaving(null);
  }

  async function bringBack(before: Deck | null, dropped: Dropped<CardToStudy>): Promise<void> {
    if (!before) return;
    try {
      await show(await withCardBack(uid, before, id));
      run.rewrite((session, now) => withCardsBack(session, dropped, now), "back");
      toast.success(editingTexts.back);
    } catch (failure) {
      toast.error(messageFor(failure));
    }
  }
}
