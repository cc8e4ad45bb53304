import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ThumbsUp } from "lucide-react";
import { useState } from "react";
import { WORTH, type DeckWorth } from "@recollect/domain/library/deck-worth.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { shortDate } from "../../lib/day-words.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { SimilarDecks } from "./similar-decks.tsx";
import { readWorth, thank } from "./worth-api.ts";
import styles from "./deck-worth.module.css";
import { texts } from "./worth.texts.ts";

export type DeckWorthProps = { uid: string; deckId: number };

/** Below the cards of a Public deck: how many saved and study it, thanks, and decks like it. It stands beside the deck: if it can't be read, the deck is whole. */
export function DeckWorthPart({ uid, deckId }: DeckWorthProps) {
  const { data } = useQuery({
    queryKey: queryKeys.worth(deckId),
    queryFn: ({ signal }) => readWorth(deckId, signal),
    retry: false,
  });
  if (!data) return null;
  const facts = factsOf(data);
  return (
    <>
      <section aria-label={texts.worth} className={styles.worth}>
        {data.mayThank && <ThankButton deckId={deckId} isThanked={data.isThanked} />}
        {facts.length > 0 && (
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
      </section>
      <SimilarDecks uid={uid} deckId={deckId} />
    </>
  );
}

function ThankButton({ deckId, isThanked }: { deckId: number; isThanked: boolean }) {
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);

  async function change(): Promise<void> {
    // Not disabled meanwhile, so that it keeps the focus.
    if (isBusy) return;
    setBusy(true);
    try {
      const worth = await thank(deckId, !isThanked);
      await queryClient.cancelQueries({ queryKey: queryKeys.worth(deckId) });
      queryClient.setQueryData<DeckWorth>(queryKeys.worth(deckId), worth);
    } catch (failure) {
      toast.error(failure instanceof AppError ? failure.message : messageFor(failure));
    }
    setBusy(false);
  }

  return (
    <Button
      variant="ghost"
      size="small"
      aria-pressed={isThanked}
      aria-busy={isBusy || undefined}
      title={isThanked ? texts.noLonger : texts.helpfulHint}
      className={styles.thank}
      onClick={() => void change()}
    >
      <ThumbsUp size={16} aria-hidden fill={isThanked ? "currentColor" : "none"} /> {texts.helpful}
    </Button>
  );
}

/** What is known in favor of the deck; zeros are not mentioned. */
function factsOf({ thanks, studying, saved, correctedAt }: DeckWorth): string[] {
  const counted = (count: number, exactly: (count: number) => string, more: (count: number) => string) =>
    count === 0 ? [] : [(count >= WORTH.mostCounted ? more : exactly)(count)];
  const isLately = correctedAt !== null && correctedAt > Date.now() - WORTH.latelyMs;
  return [
    ...counted(thanks, texts.thanks, texts.thanksOfMore),
    ...counted(studying, texts.studying, texts.studyingMore),
    ...counted(saved, texts.saved, texts.savedByMore),
    ...(isLately ? [texts.corrected(shortDate(correctedAt))] : []),
  ];
}
