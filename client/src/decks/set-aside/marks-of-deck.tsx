import type { Card } from "@recollect/domain/cards/card.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import { useEffect } from "react";
import { useDeckStandings, type KnownStandings } from "../../study/use-deck-standings.ts";
import { ResumeButton } from "./resume-button.tsx";
import type { MarkOfRow } from "./row-mark.ts";
import { setAsideTexts as texts } from "./set-aside.texts.ts";
import styles from "./set-aside.module.css";

export type MarksProps = { uid: string; deckId: number; cards: readonly Card[]; onMarks: (mark: MarkOfRow | null) => void };

/** Draws nothing: it passes on what each row of the editor shows for a suspended or buried card. */
export function MarksOfDeck({ uid, deckId, cards, onMarks }: MarksProps) {
  const standings = useDeckStandings(deckId, cards);
  useEffect(() => {
    const isAny = standings !== null && standings.counts.setAside > 0;
    onMarks(isAny ? (cardId, number) => <Mark deckKey={deckKeyOf(uid, deckId)} {...{ standings, cardId, number }} /> : null);
  }, [uid, deckId, standings, onMarks]);
  return null;
}

type MarkProps = { deckKey: string; standings: KnownStandings; cardId: string; /** counted from 1 */ number: number };

function Mark({ deckKey, standings, cardId, number }: MarkProps) {
  const { isSuspended, isBuried } = standings.of(cardId);
  if (!isSuspended && !isBuried) return null;
  return (
    <div className={styles.mark}>
      <p>
        <strong>{isSuspended ? texts.suspended : texts.buried}</strong> {isSuspended ? texts.suspendedWhy : texts.buriedWhy}
      </p>
      <ResumeButton deckKey={deckKey} away={standings.away(cardId)} term={texts.card(number)} tabIndex={0} />
    </div>
  );
}
