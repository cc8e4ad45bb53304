import type { AppError } from "@recollect/domain/errors/failure.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { newId } from "../../lib/new-id.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { useOutbox } from "../outbox/use-outbox.ts";
import { readSetAside, type SetAside } from "../requests/study-api.ts";
import { Part } from "./figures/part.tsx";
import styles from "./set-aside-part.module.css";
import { texts } from "./progress.texts.ts";

type Card = SetAside["cards"][number];

/** The suspended and buried cards, each with a button to bring it back. Draws nothing if there are none. */
export function SetAsidePart({ deckId }: { deckId: number | null }) {
  const outbox = useOutbox();
  const queryClient = useQueryClient();
  const [resuming, setResuming] = useState<string | null>(null);
  const [pages, setPages] = useState(1);
  const { data, error, isFetching } = useQuery<SetAside, AppError>({
    queryKey: [...queryKeys.studySetAside(deckId), pages],
    queryFn: ({ signal }) => readSetAside(deckId, pages, signal),
    placeholderData: keepPreviousData,
  });

  async function resume(card: Card): Promise<void> {
    const { deckKey, cardId, until } = card;
    setResuming(keyOf(card));
    try {
      await outbox.add({ kind: until === null ? "resume" : "unbury", id: newId(), at: outbox.stamp(), deckKey, cardId });
      await outbox.flush();
      toast.success(texts.theCardIsBack);
    } catch (failure) {
      toast.error(messageFor(failure));
    } finally {
      setResuming(null);
      await queryClient.invalidateQueries({ queryKey: queryKeys.study() });
    }
  }

  if (error && !data) return <ErrorBanner message={error.message} />;
  if (!data || data.cards.length === 0) return null;
  return (
    <Part id="set-aside" title={texts.setAside} words={wordsFor(data)}>
      <ul className={styles.list} aria-label={texts.cardsSetAside}>
        {data.cards.map((card) => (
          <li key={keyOf(card)} className={styles.card}>
            <div className={styles.words}>
              <p className={styles.question} dir="auto">
                {card.question === "" ? texts.noWords : card.question}
              </p>
              <p className={styles.about}>
                {deckId === null ? texts.stateIn(stateOf(card), <bdi key="deck">{card.deckTitle}</bdi>) : stateOf(card)}
              </p>
            </div>
            <Button
              variant="ghost"
              busy={resuming === keyOf(card)}
              busyLabel={texts.resuming}
              aria-label={texts.resumeOf(card.question)}
              onClick={() => void resume(card)}
            >
              {texts.resume}
            </Button>
          </li>
        ))}
      </ul>
      {data.next !== undefined && (
        <Button variant="ghost" className={styles.more} busy={isFetching} busyLabel={texts.loading} onClick={() => setPages(pages + 1)}>
          {texts.showMore}
        </Button>
      )}
    </Part>
  );
}

function wordsFor({ cards, total, next }: SetAside): string {
  const buried = cards.some(({ until }) => until !== null) ? [texts.buriedComesBack] : [];
  const listed = next === undefined ? [] : [texts.firstAreListed(cards.length)];
  return [texts.doNotCome(total), ...buried, ...listed].join(" ");
}

function stateOf({ until }: Card): string {
  return until === null ? texts.suspended : texts.buriedUntilTomorrow;
}

function keyOf({ deckKey, cardId }: Card): string {
  return `${deckKey} ${cardId}`;
}
