import { useDeferredValue, useMemo, useState } from "react";
import type { CardContent } from "@recollect/domain/cards/card.ts";
import { DECK } from "@recollect/domain/limits/limits.ts";
import { catalogue } from "@recollect/domain/errors/catalogue.ts";
import { importNoteWords } from "@recollect/domain/exchange/import-notes.ts";
import { cardsOfLines, type CardsOfLines } from "@recollect/domain/exchange/text/cards-of-lines.ts";
import { counted, wholeNumber } from "@recollect/domain/words/number-words.ts";
import { FormattedText } from "../../../cards/text/formatted-text.tsx";
import { useSideLanguages } from "../../../cards/text/side-languages.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Dialog, DialogActions } from "../../../ui/dialog/dialog.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import styles from "./add-many-dialog.module.css";

type Props = {
  pasted: string;
  /** cards that the deck may still have */
  room: number;
  onAdd: (cards: readonly CardContent[]) => void;
  onClose: () => void;
};

const mostShown = 20;
const names: Readonly<Record<string, string>> = { "\t": "tab", ",": "comma", ";": "semicolon", "|": "vertical bar" };
const separators = [
  { value: "found", label: "Find it out" },
  { value: "\t", label: "Tab" },
  { value: ",", label: "Comma" },
  { value: ";", label: "Semicolon" },
  { value: " - ", label: "Dash" },
  { value: "own", label: "Something else" },
];

/** Lines as cards: pasted from a spreadsheet or from another program, seen before they are added. */
export function AddManyDialog({ pasted, room, onAdd, onClose }: Props) {
  const languages = useSideLanguages();
  const [text, setText] = useState(pasted);
  const [choice, setChoice] = useState("found");
  const [own, setOwn] = useState("");
  const separator = choice === "found" || (choice === "own" && own === "") ? null : choice === "own" ? own : choice;
  const read = useDeferredValue(text);
  const found = useMemo(() => cardsOfLines(read, separator), [read, separator]);
  const count = found.cards.length;
  const hasRoom = count <= room;

  return (
    <Dialog title="Add many cards" subtitle="One card a line: its term, then its definition." size="large" onClose={onClose}>
      <div className={styles.fields}>
        <TextArea
          label="Lines"
          placeholder={"France\tParis\nJapan\tTokyo"}
          dir="auto"
          rows={7}
          value={text}
          error={hasRoom ? null : catalogue["deck/too-many-cards"].message}
          onChange={(event) => setText(event.target.value)}
        />
        <div className={styles.separator}>
          <SelectField
            label="Between term and definition"
            options={separators}
            value={choice}
            onChange={(event) => setChoice(event.target.value)}
          />
          {choice === "own" && <TextField label="Which sign" value={own} maxLength={10} onChange={(event) => setOwn(event.target.value)} />}
        </div>
      </div>
      <p role="status" className={styles.count}>
        {summary(found, separator === null)}
      </p>
      {count > 0 && (
        <ol
          className={styles.preview}
          aria-label="Cards to add"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          tabIndex={0}
        >
          {found.cards.slice(0, mostShown).map((card, place) => (
            <li key={place}>
              <FormattedText as="span" text={card.term} gaps="filled" language={languages.term} />
              <FormattedText as="span" text={card.definition} language={languages.definition} />
            </li>
          ))}
        </ol>
      )}
      {count > mostShown && <p className={styles.more}>and {wholeNumber(count - mostShown)} more</p>}
      <DialogActions>
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={count === 0 || !hasRoom || read !== text} onClick={() => onAdd(found.cards)}>
          {`Add ${counted(Math.min(count, DECK.maxCards), "card")}`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function summary({ cards, notes, separator }: CardsOfLines, isFound: boolean): string {
  if (cards.length === 0 && notes.length === 0) return "";
  const between = isFound && cards.length > 0 ? `, with a ${names[separator] ?? `“${separator.trim()}”`} between their sides` : "";
  const found = `${counted(cards.length, "card")}${between}.`;
  return [found, ...notes.map((note) => `${importNoteWords(note)}.`)].join(" ");
}
