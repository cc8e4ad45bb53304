import { useState } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { termInWords, useFormulaWords } from "../../cards/text/in-words.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { readSuggestions, type Suggestion } from "../practice-api.ts";
import styles from "./suggestions.module.css";
import { dismiss, dismissedOf, nameOf } from "./dismissed.ts";
import { conflictsIn } from "../../decks/conflicts-in.ts";
import { readDeck } from "../../decks/decks-api.ts";
import { patchDeck } from "../../decks/send-deck.ts";
import { texts } from "./suggestions.texts.ts";

type Props = { uid: string; deckId: number };
type Suggested = { suggestions: readonly Suggestion[] };

/**
 * For a deck's owner: answers that students counted as right, each to be added to its card or dismissed. Draws nothing if there are none.
 */
export function Suggestions({ uid, deckId }: Props) {
  const queryClient = useQueryClient();
  useFormulaWords();
  const [dismissed, setDismissed] = useState(() => dismissedOf({ uid, deckId }));
  const queryKey = queryKeys.suggestions(deckId);
  const { data } = useQuery<Suggested, AppError>({
    queryKey,
    queryFn: ({ signal }) => readSuggestions(deckId, signal),
    retry: false,
  });
  const [adding, setAdding] = useState<Suggestion | null>(null);
  const add = async (suggestion: Suggestion) => {
    setAdding(suggestion);
    try {
      await takeSuggestion(uid, deckId, suggestion);
      toast.success(texts.added(suggestion.wording, askedFor(suggestion)));
      queryClient.setQueryData<Suggested>(queryKey, (now) => now && { suggestions: now.suggestions.filter((one) => one !== suggestion) });
      void queryClient.invalidateQueries({ queryKey: queryKeys.deck(uid, deckId) });
    } catch (failure) {
      toast.error(messageFor(failure));
    }
    void queryClient.invalidateQueries({ queryKey });
    setAdding(null);
  };
  const openSuggestions = data?.suggestions.filter((one) => !dismissed.includes(nameOf(one))) ?? [];
  if (openSuggestions.length === 0) return null;
  return (
    <section className={styles.suggestions} aria-labelledby="suggestions">
      <h2 id="suggestions" className={styles.heading}>
        {texts.heading}
      </h2>
      <ul className={styles.list}>
        {openSuggestions.map((suggestion) => (
          <li key={nameOf(suggestion)} className={styles.suggestion}>
            <p dir="auto">{texts.asked(<strong key="card">{askedFor(suggestion)}</strong>, suggestion.students, suggestion.wording)}</p>
            <div className={styles.actions}>
              <Button
                variant="ghost"
                size="small"
                aria-label={texts.addTo(suggestion.wording, askedFor(suggestion))}
                busy={adding === suggestion}
                busyLabel={texts.adding}
                onClick={() => void add(suggestion)}
              >
                {texts.add}
              </Button>
              <Button
                variant="ghost"
                size="small"
                aria-label={texts.dismissFor(suggestion.wording, askedFor(suggestion))}
                disabled={adding !== null}
                onClick={() => setDismissed(dismiss({ uid, deckId }, suggestion))}
              >
                {texts.dismiss}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function askedFor({ term }: Suggestion): string {
  return termInWords(term, { inLine: true });
}

/** Adds the wording to the card in the current deck. A card that changed since the suggestion is left alone: `deck/changed-meanwhile`. */
async function takeSuggestion(uid: string, deckId: number, { cardId, was, becomes }: Suggestion): Promise<void> {
  const { cards, revision } = await readDeck(uid, deckId);
  if (cards.find(({ id }) => id === cardId)?.definition !== was) throw new AppError("deck/changed-meanwhile");
  const change = { id: cardId, field: "definition", from: was, to: becomes } as const;
  await patchDeck(uid, deckId, { base: revision, cards: [change], added: [], removed: [], order: null }).catch((failure: unknown) => {
    throw conflictsIn(failure) ? new AppError("deck/changed-meanwhile") : failure;
  });
}
