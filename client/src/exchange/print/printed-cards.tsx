import type { Card } from "@recollect/domain/cards/card.ts";
import { plainText } from "@recollect/domain/cards/format.ts";
import { sheets, type Layout, type Turn } from "@recollect/domain/exchange/print/sheets.ts";
import { counted } from "@recollect/domain/words/number-words.ts";
import type { CSSProperties } from "react";
import { FormattedText } from "../../cards/text/formatted-text.tsx";
import { useSideLanguages } from "../../cards/text/side-languages.ts";
import { layouts, mostCharacters, type PrintOptions } from "./print-options.ts";
import { PrintedList } from "./printed-list.tsx";
import styles from "./print.module.css";
import { texts } from "./print.texts.ts";

type Props = { title: string; cards: readonly Card[]; size: PrintOptions["size"]; turn: Turn };

/** Sheets of fronts, each followed by the sheet of its backs. Cards with more text than their place holds follow as a list. */
export function PrintedCards({ title, cards, size, turn }: Props) {
  const languages = useSideLanguages();
  const layout = layouts[size];
  const fits = (card: Card) => Math.max(plainText(card.term).length, plainText(card.definition).length) <= mostCharacters[size];
  const long = cards.filter((card) => !fits(card));
  return (
    <>
      {long.length > 0 && (
        <p role="status" className={styles.note}>
          {texts.tooLong(counted(long.length, "card is", "cards are"))}
        </p>
      )}
      {sheets(cards.filter(fits), layout, turn).map(({ fronts, backs }, at) => (
        <div key={at} className={styles.pair}>
          <SheetSide
            label={texts.sheetFronts(at + 1)}
            layout={layout}
            language={languages.term}
            words={fronts.map((card) => card?.term ?? null)}
          />
          <SheetSide
            label={texts.sheetBacks(at + 1)}
            layout={layout}
            language={languages.definition}
            words={backs.map((card) => card?.definition ?? null)}
          />
        </div>
      ))}
      {long.length > 0 && <PrintedList title={title} cards={long} />}
    </>
  );
}

type SideProps = { label: string; layout: Layout; language: string | null; words: readonly (string | null)[] };

function SheetSide({ label, layout, language, words }: SideProps) {
  return (
    <figure className={styles.side} aria-label={label}>
      <figcaption className={styles.caption} aria-hidden>
        {label}
      </figcaption>
      <div className={styles.sheet} style={{ "--columns": layout.columns, "--rows": layout.rows } as CSSProperties}>
        {words.map((text, place) => (
          <div key={place} className={styles.place} data-length={text === null ? undefined : lengthOf(text)}>
            {text !== null && <FormattedText isWhole text={text} language={language} />}
          </div>
        ))}
      </div>
    </figure>
  );
}

/** The longer, the smaller it is set. */
function lengthOf(text: string): "short" | "middle" | "long" {
  const { length } = plainText(text);
  if (length <= 40) return "short";
  return length <= 160 ? "middle" : "long";
}
