import type { Card } from "@recollect/domain/cards/card.ts";
import { maskLabel } from "@recollect/domain/cards/masks/mask-label.ts";
import { maskNumbersOf } from "@recollect/domain/cards/masks/mask-numbers.ts";
import { maskedTerm } from "@recollect/domain/cards/masks/masked-term.ts";
import { gapsOf } from "@recollect/domain/cards/term-gaps.ts";
import { sheets, type Layout, type Turn } from "@recollect/domain/exchange/print/sheets.ts";
import type { CSSProperties } from "react";
import { WholeText } from "../../cards/text/whole-text.tsx";
import { sideInWords, termInWords, useFormulaWords } from "../../cards/text/in-words.ts";
import { useSideLanguages } from "../../cards/text/side-languages.ts";
import { layouts, mostCharacters, type PrintOptions } from "./print-options.ts";
import { PrintedList } from "./printed-list.tsx";
import styles from "./print.module.css";
import { texts } from "./print.texts.ts";

type Props = { title: string; cards: readonly Card[]; size: PrintOptions["size"]; turn: Turn };

/** Pages of fronts, each followed by the page of its backs. Cards with too much text follow as a list. */
export function PrintedCards({ title, cards, size, turn }: Props) {
  const languages = useSideLanguages();
  useFormulaWords();
  const layout = layouts[size];
  const fits = (card: Card) => Math.max(...faces.map((face) => wordsOn(face, card).length)) <= mostCharacters[size];
  const long = cards.filter((card) => !fits(card));
  return (
    <>
      {long.length > 0 && (
        <p role="status" className={styles.note}>
          {texts.tooLong(long.length)}
        </p>
      )}
      {sheets(cards.filter(fits), layout, turn).map(({ fronts, backs }, at) => (
        <div key={at} className={styles.pair}>
          <SheetSide label={texts.sheetFronts(at + 1)} layout={layout} languages={languages} face="front" cards={fronts} />
          <SheetSide label={texts.sheetBacks(at + 1)} layout={layout} languages={languages} face="back" cards={backs} />
        </div>
      ))}
      {long.length > 0 && <PrintedList title={title} cards={long} />}
    </>
  );
}

const faces = ["front", "back"] as const;
type Face = (typeof faces)[number];
type Languages = ReturnType<typeof useSideLanguages>;

type SideProps = { label: string; layout: Layout; languages: Languages; face: Face; cards: readonly (Card | null)[] };

function SheetSide({ label, layout, languages, face, cards }: SideProps) {
  return (
    <figure className={styles.side} aria-label={label}>
      <figcaption className={styles.caption} aria-hidden>
        {label}
      </figcaption>
      <div className={styles.sheet} style={{ "--columns": layout.columns, "--rows": layout.rows } as CSSProperties}>
        {cards.map((card, place) => (
          <div key={place} className={styles.place} data-length={card === null ? undefined : lengthOf(wordsOn(face, card))}>
            {card !== null && <PrintedFace face={face} card={card} languages={languages} />}
          </div>
        ))}
      </div>
    </figure>
  );
}

/** A term's gaps are blank on the front, and its masks closed; the back has the term without both, the definition, and last the note. */
function PrintedFace({ face, card, languages }: { face: Face; card: Card; languages: Languages }) {
  const isAnswered = face === "back";
  const isMasked = maskNumbersOf(card).length > 0;
  const { definition, extra = "" } = card;
  const term = isMasked ? maskedTerm(card, { asked: "all", isAnswered }) : card.term;
  return (
    <>
      {(!isAnswered || isMasked || hasGaps(term)) && (
        <WholeText text={term} gaps={{ askedGap: "all", isAnswered }} language={languages.term} />
      )}
      {isAnswered && <WholeText text={definition} language={languages.definition} />}
      {isAnswered && extra !== "" && <WholeText text={extra} />}
    </>
  );
}

function wordsOn(face: Face, card: Card): string {
  const { term, definition, extra = "" } = card;
  if (face === "front") return termInWords(term, { askedGap: "all" });
  const labels = maskNumbersOf(card).map((number) => maskLabel(card.masks ?? [], number));
  return [...labels, hasGaps(term) ? termInWords(term) : "", sideInWords(definition), sideInWords(extra)]
    .filter((words) => words !== "")
    .join("\n");
}

function hasGaps(term: string): boolean {
  return gapsOf(term).length > 0;
}

/** The longer the text, the smaller the type. */
function lengthOf({ length }: string): "short" | "middle" | "long" {
  if (length <= 40) return "short";
  return length <= 160 ? "middle" : "long";
}
