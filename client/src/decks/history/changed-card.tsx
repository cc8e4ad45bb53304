import type { Card } from "@recollect/domain/cards/card.ts";
import { readableFormula } from "@recollect/domain/cards/formulas/readable-formula.ts";
import { readableSide, readableTerm } from "@recollect/domain/cards/text/readable.ts";
import type { CardChange } from "@recollect/domain/decks/history/card-changes.ts";
import { maskWords } from "../../cards/masks/mask-words.ts";
import styles from "./history.module.css";
import { texts } from "./history.texts.ts";
import { changesBetween, WordPieces, type TextToCompare } from "./word-pieces.tsx";

type Props = {
  change: CardChange;
  /** null: it was added since, so there is nothing to restore */
  choice: { isChosen: boolean; onChoose: (isChosen: boolean) => void } | null;
};

const what = (change: CardChange) =>
  change.earlier === null ? texts.addedSince : change.now === null ? texts.removedSince : texts.changedSince;

/** A card that differs, before and now, with the changed words marked. */
export function ChangedCard({ change, choice }: Props) {
  const { earlier, now } = change;
  return (
    <li className={styles.card}>
      <div className={styles.cardHead}>
        <h2 className={styles.kind}>{what(change)}</h2>
        {choice && (
          <label className={styles.choice}>
            <input type="checkbox" checked={choice.isChosen} onChange={({ target }) => choice.onChoose(target.checked)} />
            <span>
              {texts.restore(
                <span key="card" className="visually-hidden">
                  {texts.theCard(shortened(readableTerm((earlier ?? now).term, { inLine: true, formula: readableFormula })))}
                </span>,
              )}
            </span>
          </label>
        )}
      </div>
      <Sides earlier={linesOf(earlier)} now={linesOf(now)} />
    </li>
  );
}

export function TextChange({ of, earlier, now }: { of: string; earlier: string; now: string }) {
  return (
    <section className={styles.card} aria-label={of}>
      <h2 className={styles.kind}>{of}</h2>
      <Sides earlier={[{ of, text: earlier }]} now={[{ of, text: now }]} />
    </section>
  );
}

type Line = TextToCompare & { of: string };

const nothing: Line = { of: "", text: "", words: "" };

/** Both versions: side by side if they fit, otherwise one below the other. */
function Sides({ earlier, now }: { earlier: readonly Line[] | null; now: readonly Line[] | null }) {
  const names = [...new Set([...(earlier ?? []), ...(now ?? [])].map(({ of }) => of))];
  const lineIn = (lines: readonly Line[] | null, name: string) => lines?.find(({ of }) => of === name) ?? nothing;
  const changes = names.map((name) => ({ name, ...changesBetween(lineIn(earlier, name), lineIn(now, name)) }));
  return (
    <dl className={styles.sides}>
      <div>
        <dt>{texts.earlier}</dt>
        <dd>{earlier === null ? <Missing /> : changes.map((one) => <WordPieces key={one.name} pieces={one.earlier} as="del" />)}</dd>
      </div>
      <div>
        <dt>{texts.now}</dt>
        <dd>{now === null ? <Missing /> : changes.map((one) => <WordPieces key={one.name} pieces={one.now} as="ins" />)}</dd>
      </div>
    </dl>
  );
}

function Missing() {
  return <em className={styles.missing}>{texts.notInTheDeck}</em>;
}

/** The texts of a card. */
function linesOf(card: Card | null): Line[] | null {
  if (card === null) return null;
  const { term, definition, extra = "", tags = [], bothWays = false, typeAnswer = false, masks = [] } = card;
  return [
    { of: "term", text: term, words: readableTerm(term, { formula: readableFormula }) },
    { of: "definition", text: definition, words: readableSide(definition, { formula: readableFormula }) },
    { of: "extra", text: extra, words: readableSide(extra, { formula: readableFormula }) },
    { of: "tags", text: tags.map((tag) => `#${tag}`).join(" ") },
    { of: "bothWays", text: bothWays ? texts.askedBothWays : "" },
    { of: "typeAnswer", text: typeAnswer ? texts.answerIsTyped : "" },
    { of: "masks", text: masks.join("\n"), words: maskWords(masks) },
  ].filter(({ text }) => text !== "");
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
