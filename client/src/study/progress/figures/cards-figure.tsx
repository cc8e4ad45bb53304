import { masteries, type Mastery } from "@recollect/domain/study/mastery.ts";
import { percent, wholeNumber } from "../../../lib/language/formats.ts";
import { FiguresTable } from "./figures-table.tsx";
import type { StudyProgress } from "../../requests/study-api.ts";
import { classNames } from "../../../ui/class-names.ts";
import styles from "./cards-figure.module.css";
import { drawingOf, Part } from "./part.tsx";
import { texts } from "./figures.texts.ts";

const words: Record<Mastery, { name: string; meaning: string }> = {
  new: { name: texts.new, meaning: texts.newMeaning },
  learning: { name: texts.learning, meaning: texts.learningMeaning },
  known: { name: texts.known, meaning: texts.knownMeaning },
};

/** All cards in one bar, from those that were never seen to those that are known for long. */
export function CardsFigure({ cards }: Pick<StudyProgress, "cards">) {
  const total = masteries.reduce((sum, kind) => sum + cards[kind], 0);
  const share = (kind: Mastery) => (total === 0 ? 0 : cards[kind] / total);
  return (
    <Part id="cards" title={texts.cards} words={texts.inAll(total, cards.known)}>
      <Bar cards={cards} share={share} />
      <ul className={styles.legend} aria-label={texts.kindsOfCards}>
        {masteries.map((kind) => (
          <li key={kind}>
            <Swatch kind={kind} />
            <span>
              <strong>{words[kind].name}</strong> {words[kind].meaning}
            </span>
            <span className={styles.count}>{wholeNumber(cards[kind])}</span>
          </li>
        ))}
      </ul>
      {cards.suspended > 0 && <p className={styles.suspended}>{texts.suspended(cards.suspended)}</p>}
      <FiguresTable
        caption={texts.cardsByKind}
        columns={[texts.kind, texts.cards, texts.share]}
        rows={masteries.map((kind) => ({ name: words[kind].name, figures: [wholeNumber(cards[kind]), percent(share(kind))] }))}
      />
    </Part>
  );
}

function Bar({ cards, share }: { cards: Record<Mastery, number>; share: (kind: Mastery) => number }) {
  return (
    <svg {...drawingOf("cards")} className={styles.bar} width="100%" height={26}>
      {masteries.map((kind, at) => {
        const x = masteries.slice(0, at).reduce((sum, before) => sum + share(before), 0);
        return (
          cards[kind] > 0 && (
            <rect key={kind} x={`${x * 100}%`} width={`${share(kind) * 100}%`} height={26} className={fillOf(kind)}>
              <title>{texts.cardsOn(words[kind].name, cards[kind])}</title>
            </rect>
          )
        );
      })}
    </svg>
  );
}

function Swatch({ kind }: { kind: Mastery }) {
  return (
    <svg width={14} height={14} aria-hidden className={styles.swatch}>
      <rect width={14} height={14} className={fillOf(kind)} />
    </svg>
  );
}

function fillOf(kind: Mastery): string {
  return classNames(styles.piece, styles[kind]);
}
