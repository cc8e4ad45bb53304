import type { DeckFromOthers } from "@recollect/domain/library/saved-decks.ts";
import { shortDate } from "../../lib/day-words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { tintOf } from "../../ui/tint.ts";
import cards from "../card/deck-card.module.css";
import { othersTexts as texts } from "./from-others.texts.ts";
import styles from "./from-others.module.css";

type Props = {
  saved: DeckFromOthers;
  /** counted from 1 */
  position: number;
  count: number;
  onRemove: (deckId: number) => void;
};

/** A deck that its author withdrew: it says so, and shows nothing of the deck. The student's own progress stays. */
export function WithdrawnCard({ saved: { deckId, savedAt, learned }, position, count, onRemove }: Props) {
  return (
    <li className={cards.deck} style={tintOf(deckId)} data-withdrawn aria-setsize={count} aria-posinset={position}>
      <div className={cards.sleeve}>
        <p className={cards.count}>{savedAt === null ? texts.studied : texts.savedOn(shortDate(savedAt))}</p>
        <h3 className={cards.title}>{texts.withdrawn}</h3>
        <p className={styles.withdrawn}>{texts.withdrawnText(learned)}</p>
        <Button
          variant="ghost"
          size="small"
          className={styles.remove}
          aria-label={texts.remove(texts.withdrawnName(position))}
          onClick={() => onRemove(deckId)}
        >
          {texts.removeWithdrawn}
        </Button>
      </div>
    </li>
  );
}
