import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Card } from "@recollect/domain/cards/card.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { cardIdOf } from "@recollect/domain/study/prompt-keys.ts";
import { withCardsChanged } from "@recollect/domain/study/session/session-edit.ts";
import { useSignedIn } from "../../../accounts/session/session.tsx";
import { SideLanguages } from "../../../cards/text/side-languages.ts";
import { readDeck } from "../../../decks/decks-api.ts";
import { queryKeys } from "../../../lib/requests/query-keys.ts";
import { showChanged } from "../../../lib/requests/show-changed.ts";
import type { CardToStudy } from "../../requests/study-api.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Dialog, DialogActions } from "../../../ui/dialog/dialog.tsx";
import { ErrorBanner } from "../../../ui/messages/error-banner.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { Spinner } from "../../../ui/waiting/spinner.tsx";
import type { StudyRun } from "../run/study-run.ts";
import { isOfCard, withNewText } from "./card-changes.ts";
import { EditCardForm } from "./edit-card-form.tsx";
import { editingTexts } from "./editing.texts.ts";

export type EditCardProps = { card: CardToStudy; run: StudyRun; onClose: () => void };

/** Edits one card's text within a session; the session then shows what was saved and continues. */
export function EditCardDialog({ card: currentCard, run, onClose }: EditCardProps) {
  const { uid } = useSignedIn();
  const queryClient = useQueryClient();
  const id = cardIdOf(currentCard.cardId);
  // Not the deck's shared query: the deck that the edit starts from must not change.
  const deck = useQuery<Deck, AppError>({
    queryKey: ["card-to-edit", currentCard.deckKey, id],
    queryFn: ({ signal }) => readDeck(uid, currentCard.deckId, signal),
    gcTime: 0,
    staleTime: Infinity,
  });
  const card = deck.data?.cards.find((one) => one.id === id);
  const failure = deck.error ?? (deck.data && !card ? new AppError("practice/card-not-found") : null);

  function onSaved(now: Deck, text: Card, words: string): void {
    void showChanged(queryClient, queryKeys.deck(uid, now.id), now);
    run.rewrite((session, at) => withCardsChanged(session, isOfCard(currentCard), (one) => withNewText(one, text), at));
    toast.success(words);
    onClose();
  }

  return (
    <Dialog title={editingTexts.edit} subtitle={<bdi>{currentCard.deckTitle}</bdi>} size="medium" onClose={onClose}>
      {deck.data && card ? (
        <SideLanguages value={deck.data.languages}>
          <EditCardForm deck={deck.data} card={card} onSaved={onSaved} onClose={onClose} />
        </SideLanguages>
      ) : failure ? (
        <>
          <ErrorBanner message={failure.message} />
          <DialogActions>
            <Button onClick={() => void deck.refetch()}>{editingTexts.tryAgain}</Button>
          </DialogActions>
        </>
      ) : (
        <Spinner label={editingTexts.loading} />
      )}
    </Dialog>
  );
}
