import type { AppError } from "@recollect/domain/errors/failure.ts";
import type { CardToCorrect, SuggestedField } from "@recollect/domain/decks/suggestions/suggestion.ts";
import { useQuery } from "@tanstack/react-query";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import { SuggestForm } from "./suggest-form.tsx";
import { readCardToCorrect, suggestionKeys } from "./suggestions-api.ts";
import styles from "./suggestions.module.css";
import { texts } from "./suggest.texts.ts";

export type Words = { field: SuggestedField; text: string };

export type SuggestProps = {
  deckId: number;
  cardId: string;
  /** the card in view, with its texts as written, where they are known */
  card?: { term: string; definition: string; extra?: string } | undefined;
  /** other words to begin with */
  wording?: Words | readonly Words[] | undefined;
  onClose: () => void;
};

/** The form of a suggestion. It begins with the card in view, so that somebody without a network can write at once and send later. */
export function SuggestDialog({ deckId, cardId, card, wording, onClose }: SuggestProps) {
  const { data, error, isFetching, refetch } = useQuery<CardToCorrect, AppError>({
    queryKey: suggestionKeys.ofCard({ deckId, cardId }),
    queryFn: ({ signal }) => readCardToCorrect({ deckId, cardId }, signal),
    gcTime: 0,
  });
  const known = data ?? (card && !isFinal(error) ? { ...card, isOpen: true, isNamed: null, own: [] } : undefined);
  return (
    <Dialog title={texts.title} size="medium" onClose={onClose}>
      {known?.isOpen ? (
        <SuggestForm address={{ deckId, cardId }} card={known} words={[wording ?? []].flat()} onReadAgain={refetch} onSent={onClose} />
      ) : known ? (
        <p className={styles.quiet}>{texts.off}</p>
      ) : error ? (
        <LoadFailed title={texts.failed} message={error.message} isRetrying={isFetching} retry={() => void refetch()} />
      ) : (
        <Spinner label={texts.loading} />
      )}
    </Dialog>
  );
}

/** Whether the server answered that there is nothing to correct: the deck or the card is gone for this reader. */
function isFinal(error: AppError | null): boolean {
  return error?.status === 404 || error?.status === 403;
}
