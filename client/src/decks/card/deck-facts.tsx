import { CalendarDays } from "lucide-react";
import { Link } from "react-router";
import { calendarDay } from "../../lib/calendar-day.ts";
import { paths } from "../../lib/paths.ts";
import { FillBar } from "../../ui/signs/fill-bar.tsx";
import { deckCardTexts as texts } from "./deck-card.texts.ts";
import { agoText, examText, masteryText, nextText, type At, type StudiedDeck } from "./deck-words.ts";
import { dueText } from "./due-of-decks.ts";
import styles from "./deck-card.module.css";

/** What a card shows about studying a deck; `studied` is undefined for a deck that was not begun, `at` until it is known. */
export type DeckFactsProps = {
  deck: { id: number; title: string; cardCount: number };
  /** due cards */
  due: number;
  studied: StudiedDeck | undefined;
  at: At | undefined;
};

/** How far the student is with a deck, what is due, when the exam is, and when it was last studied. */
export function DeckFacts({ deck, due, studied, at }: DeckFactsProps) {
  const { known: knownCount = 0, learning = 0, nextDue = null, lastDay = null, exam = null } = studied ?? {};
  const fresh = studied?.new ?? Math.max(0, deck.cardCount - knownCount - learning);
  const isBegun = knownCount + learning > 0;
  const examIn = exam !== null && at ? examText(exam, calendarDay(at.today)) : null;
  return (
    <>
      <FillBar className={styles.mastery} full={knownCount} half={learning} ring={fresh} />
      <div className={styles.foot}>
        {at && isBegun && <span className="visually-hidden">{masteryText({ known: knownCount, learning, new: fresh })}</span>}
        {due > 0 ? (
          <Link to={paths.studyDeck(deck.id)} className={styles.due} aria-label={texts.dueIn(due, deck.title)}>
            {dueText(due)}
          </Link>
        ) : (
          at && <span className={styles.next}>{waits({ isBegun, nextDue, newCards: fresh, at })}</span>
        )}
        {examIn && (
          <span className={styles.exam}>
            <CalendarDays size={14} aria-hidden />
            <span aria-hidden>{examIn.short}</span>
            <span className="visually-hidden">{examIn.long}</span>
          </span>
        )}
        {at && deck.cardCount > 0 && <span className={styles.last}>{lastDay === null ? texts.notBegun : agoText(at.today - lastDay)}</span>}
      </div>
    </>
  );
}

function waits({ isBegun, nextDue, newCards, at }: { isBegun: boolean; nextDue: number | null; newCards: number; at: At }): string {
  if (isBegun) return nextDue === null ? "" : nextText(nextDue, at);
  return newCards === 0 ? "" : texts.newCards(newCards);
}
