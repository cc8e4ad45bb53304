import { useDeferredValue, useMemo, useState } from "react";
import type { CardContent } from "@recollect/domain/cards/card.ts";
import { dollarsOfCardsAsFormulas } from "@recollect/domain/cards/dollar-formulas.ts";
import { DECK } from "@recollect/domain/limits/limits.ts";
import { errorText } from "../../../lib/language/error-text.ts";
import { importNoteTexts } from "../../../exchange/import-notes.texts.ts";
import { cardsOfLines, type CardsOfLines } from "@recollect/domain/exchange/text/tables/cards-of-lines.ts";
import { FormattedText } from "../../../cards/text/formatted-text.tsx";
import { useSideLanguages } from "../../../cards/text/side-languages.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Dialog, DialogActions } from "../../../ui/dialog/dialog.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { Switch } from "../../../ui/fields/switch.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import styles from "./add-many-dialog.module.css";
import { texts } from "./add-many.texts.ts";
import { useKeptLines } from "./use-kept-lines.ts";

type Props = {
  pasted: string;
  /** whether the text is also in a field, which keeps it */
  isFromField: boolean;
  /** cards that still fit into the deck */
  remaining: number;
  onAdd: (cards: readonly CardContent[]) => void;
  /** called with the text, so that an accidental close loses nothing */
  onClose: (lines: string) => void;
};

const mostShown = 20;
const separators = [
  { value: "found", label: texts.findOut },
  { value: "\t", label: texts.tab },
  { value: ",", label: texts.comma },
  { value: ";", label: texts.semicolon },
  { value: " - ", label: texts.dash },
  { value: "own", label: texts.somethingElse },
];

/** Makes cards from lines, such as from a spreadsheet, with a preview before they are added. */
export function AddManyDialog({ pasted, isFromField, remaining, onAdd, onClose }: Props) {
  const languages = useSideLanguages();
  const { lines: text, write, settle } = useKeptLines(pasted, isFromField);
  const [choice, setChoice] = useState("found");
  const [own, setOwn] = useState("");
  const separator = choice === "found" || (choice === "own" && own === "") ? null : choice === "own" ? own : choice;
  const read = useDeferredValue(text);
  const lineCards = useMemo(() => cardsOfLines(read, separator), [read, separator]);
  const [areFormulas, setAreFormulas] = useState(true);
  const formulas = useMemo(() => dollarsOfCardsAsFormulas(lineCards.cards), [lineCards]);
  const cards = areFormulas ? formulas.cards : lineCards.cards;
  const count = cards.length;
  const isWithinLimit = count <= remaining;

  function close(): void {
    settle();
    onClose(text);
  }

  function add(): void {
    settle();
    onAdd(cards);
  }

  return (
    // The lines of a field stay in it as they were; what was changed here would be lost.
    <Dialog title={texts.title} subtitle={texts.subtitle} size="large" closesAtOnce={!isFromField} onClose={close}>
      <div className={styles.fields}>
        <TextArea
          label={texts.lines}
          placeholder={texts.example}
          dir="auto"
          rows={7}
          data-autofocus
          value={text}
          error={isWithinLimit ? null : errorText("deck/too-many-cards")}
          onChange={(event) => write(event.target.value)}
        />
        <div className={styles.separator}>
          <SelectField label={texts.between} options={separators} value={choice} onChange={(event) => setChoice(event.target.value)} />
          {choice === "own" && (
            <TextField label={texts.whichSign} value={own} maxLength={10} onChange={(event) => setOwn(event.target.value)} />
          )}
        </div>
      </div>
      <p role="status" className={styles.count}>
        {summary(lineCards, separator === null)}
      </p>
      {formulas.changedCount > 0 && (
        <div className={styles.formulas}>
          <Switch label={texts.dollars(formulas.changedCount)} isOn={areFormulas} onChange={setAreFormulas} />
        </div>
      )}
      {count > 0 && (
        <ol
          className={styles.preview}
          aria-label={texts.cardsToAdd}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area must be reachable by keyboard
          tabIndex={0}
        >
          {cards.slice(0, mostShown).map((card, place) => (
            <li key={place}>
              <FormattedText as="span" text={card.term} gaps="filled" language={languages.term} />
              <FormattedText as="span" text={card.definition} language={languages.definition} />
            </li>
          ))}
        </ol>
      )}
      {count > mostShown && <p className={styles.more}>{texts.andMore(count - mostShown)}</p>}
      <DialogActions>
        <Button variant="ghost" onClick={close}>
          {texts.cancel}
        </Button>
        <Button disabled={count === 0 || !isWithinLimit || read !== text} onClick={add}>
          {texts.add(Math.min(count, DECK.maxCards))}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function summary({ cards, notes, separator }: CardsOfLines, isFound: boolean): string {
  if (cards.length === 0 && notes.length === 0) return "";
  const cardsFound =
    isFound && cards.length > 0 && separator !== null ? texts.foundBetween(cards.length, signOf(separator)) : texts.found(cards.length);
  const words = notes.map(({ what, count }) => (what === "incomplete" ? texts.leftOut(count) : `${importNoteTexts[what](count)}.`));
  return [cardsFound, ...words].join(" ");
}

function signOf(separator: string): string {
  return texts.namesOfSeparators[separator as keyof typeof texts.namesOfSeparators] ?? texts.sign(separator.trim());
}
