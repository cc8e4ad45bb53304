import { cardKinds, type CardKind } from "@recollect/domain/study/progress/card-kinds.ts";
import { counted, percent, wholeNumber } from "@recollect/domain/words/number-words.ts";
import { useId } from "react";
import { FiguresTable } from "./figures-table.tsx";
import type { StudyProgress } from "../../requests/study-api.ts";
import { classNames } from "../../../ui/class-names.ts";
import styles from "./cards-figure.module.css";
import { drawingOf, Part } from "./part.tsx";
import { texts } from "./figures.texts.ts";

const words: Record<CardKind, { name: string; meaning: string }> = {
  new: { name: texts.new, meaning: "never studied" },
  learning: { name: texts.learning, meaning: "in their first steps, or learned again" },
  young: { name: texts.young, meaning: "come back within three weeks" },
  mature: { name: texts.mature, meaning: "stay away for three weeks or more" },
  suspended: { name: texts.suspended, meaning: "set aside by you" },
};

/** All cards in one bar, from those that were never seen to those that are known for long. */
export function CardsFigure({ cards }: Pick<StudyProgress, "cards">) {
  const total = cardKinds.reduce((sum, kind) => sum + cards[kind], 0);
  const known = cards.young + cards.mature;
  const share = (kind: CardKind) => (total === 0 ? 0 : cards[kind] / total);
  return (
    <Part id="cards" title={texts.cards} words={`${counted(total, "card")} in all. You have learned ${wholeNumber(known)} of them.`}>
      <Bar cards={cards} share={share} />
      <ul className={styles.legend} aria-label={texts.kindsOfCards}>
        {cardKinds.map((kind) => (
          <li key={kind}>
            <Swatch kind={kind} />
            <span>
              <strong>{words[kind].name}</strong> {words[kind].meaning}
            </span>
            <span className={styles.count}>{wholeNumber(cards[kind])}</span>
          </li>
        ))}
      </ul>
      <FiguresTable
        caption={texts.cardsByKind}
        columns={["Kind", "Cards", "Share"]}
        rows={cardKinds.map((kind) => ({ name: words[kind].name, figures: [wholeNumber(cards[kind]), percent(share(kind))] }))}
      />
    </Part>
  );
}

function Bar({ cards, share }: { cards: Record<CardKind, number>; share: (kind: CardKind) => number }) {
  const hatch = useId();
  return (
    <svg {...drawingOf("cards")} className={styles.bar} width="100%" height={26}>
      <Hatch id={hatch} />
      {cardKinds.map((kind, at) => {
        const x = cardKinds.slice(0, at).reduce((sum, before) => sum + share(before), 0);
        return (
          cards[kind] > 0 && (
            <rect key={kind} x={`${x * 100}%`} width={`${share(kind) * 100}%`} height={26} {...fillOf(kind, hatch)}>
              <title>{`${words[kind].name}: ${counted(cards[kind], "card")}`}</title>
            </rect>
          )
        );
      })}
    </svg>
  );
}

function Swatch({ kind }: { kind: CardKind }) {
  const hatch = useId();
  return (
    <svg width={14} height={14} aria-hidden className={styles.swatch}>
      {kind === "suspended" && <Hatch id={hatch} />}
      <rect width={14} height={14} {...fillOf(kind, hatch)} />
    </svg>
  );
}

function fillOf(kind: CardKind, hatch: string) {
  return { className: classNames(styles.piece, styles[kind]), style: kind === "suspended" ? { fill: `url(#${hatch})` } : undefined };
}

/** Stripes, for what is put aside. */
function Hatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={6} height={6} className={styles.hatchGround} />
        <rect width={2} height={6} className={styles.hatchLine} />
      </pattern>
    </defs>
  );
}
