import { authorText } from "../author.texts.ts";
import type { Card } from "@recollect/domain/cards/card.ts";
import { CalendarDays } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { wholeNumber } from "../../lib/language/formats.ts";
import { paths } from "../../lib/paths.ts";
import type { KnownStandings } from "../../study/use-deck-standings.ts";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import { FillBar } from "../../ui/signs/fill-bar.tsx";
import { tintOf } from "../../ui/tint.ts";
import { AssignedDeckLater } from "../today/assigned-later.tsx";
import type { Author, OpenDeck } from "../load-deck.ts";
import { texts } from "./deck-page.texts.ts";
import styles from "./deck-header.module.css";

type Props = {
  deck: OpenDeck;
  author: Author | null;
  cards: readonly Card[];
  /** the tag by which the cards are filtered */
  tag: string | null;
  standings: KnownStandings | null;
  /** the '...' menu */
  menu: ReactNode;
};

/** A deck's title, the student's progress, and the actions. */
export function DeckHeader({ deck, author, cards, tag, standings, menu }: Props) {
  const { reviews = 0, newCards = 0 } = standings?.toStudy ?? {};
  const toStudy = reviews + newCards;
  return (
    <header className={styles.header} data-toasts="middle">
      <div className={styles.names}>
        <h1 className={styles.title} dir="auto">
          {deck.title}
        </h1>
        {author && <ByLine author={author} />}
        {deck.description.trim() !== "" && (
          <p className={styles.description} dir="auto" title={deck.description}>
            {deck.description}
          </p>
        )}
        {deck.cards.length > 0 && <Mastery deckId={deck.id} standings={standings} />}
        {standings?.isAssigned && <AssignedDeckLater deckId={deck.id} />}
      </div>
      <div className={styles.acts}>
        {cards.length > 0 && (
          <>
            {tag === null ? (
              <ButtonLink
                to={paths.studyDeck(deck.id)}
                className={styles.study}
                {...(toStudy > 0 && { "aria-label": texts.studyCount(toStudy) })}
              >
                {texts.study} {toStudy > 0 && <span className={styles.due}>{wholeNumber(toStudy)}</span>}
              </ButtonLink>
            ) : (
              <ButtonLink to={paths.studyTag(deck.id, tag)} className={styles.study} aria-label={texts.studyTagOnly(tag)}>
                {texts.study} <bdi className={styles.tag}>#{tag}</bdi>
              </ButtonLink>
            )}
            <ButtonLink to={paths.test(deck.id)} variant="ghost" className={styles.test}>
              {texts.test}
            </ButtonLink>
          </>
        )}
        {menu}
      </div>
    </header>
  );
}

/**
 * How many cards are known, in learning and new, as a bar and in words; and the time until the exam. Its place is reserved from the start.
 */
function Mastery({ deckId, standings }: { deckId: number; standings: KnownStandings | null }) {
  const { known: knownCount = 0, learning = 0, new: fresh = 0 } = standings?.counts ?? {};
  const { reviews = 0, newCards = 0 } = standings?.toStudy ?? {};
  return (
    <div className={styles.mastery} style={tintOf(deckId)}>
      {standings && (
        <>
          <FillBar full={knownCount} half={learning} ring={fresh} className={styles.bar} />
          <span>{texts.counts({ known: knownCount, learning, new: fresh })}</span>
          {reviews + newCards > 0 && <span className={styles.today}>{texts.today(reviews, newCards)}</span>}
          {standings.daysToExam !== null && (
            <span className={styles.exam}>
              <CalendarDays size={14} aria-hidden />
              {texts.exam(standings.daysToExam)}
            </span>
          )}
        </>
      )}
    </div>
  );
}

/** 'by {author}', linked to the author's profile if there is one. */
function ByLine({ author: { label, username } }: { author: Author }) {
  const name =
    username === null ? <bdi key="author">{authorText(label)}</bdi> : <AuthorLink key="author" label={label} username={username} />;
  return <p className={styles.author}>{texts.by(name)}</p>;
}

function AuthorLink({ label, username }: { label: string; username: string }) {
  return (
    <Link to={paths.profile(username)}>
      <bdi>{label}</bdi>
    </Link>
  );
}
