import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { TestChoices } from "./print-test-choices.tsx";
import { mostPrinted, type PrintOptions } from "./print-options.ts";
import styles from "./print.module.css";
import { texts } from "./print.texts.ts";

type Props = {
  options: PrintOptions;
  cardCount: number;
  deckTitle: string;
  onChange: (change: Partial<PrintOptions>) => void;
  onNewSeed: () => void;
};

/** What to print, and how. */
export function PrintChoices({ options, cardCount, deckTitle, onChange, onNewSeed }: Props) {
  return (
    <div className={styles.choices}>
      <SelectField
        label={texts.print}
        value={options.what}
        onChange={({ target }) => onChange({ what: target.value as PrintOptions["what"] })}
        options={[
          { value: "cards", label: texts.cardsToCutOut },
          { value: "list", label: texts.aList },
          { value: "test", label: texts.aTest },
        ]}
      />
      {options.what === "cards" && <CardChoices options={options} onChange={onChange} />}
      {options.what === "test" && <TestChoices options={options} deckTitle={deckTitle} onChange={onChange} onNewSeed={onNewSeed} />}
      {options.what !== "test" && cardCount > mostPrinted && <RangeChoices options={options} cardCount={cardCount} onChange={onChange} />}
    </div>
  );
}

function CardChoices({ options, onChange }: Pick<Props, "options" | "onChange">) {
  return (
    <>
      <SelectField
        label={texts.size}
        value={options.size}
        onChange={({ target }) => onChange({ size: target.value as PrintOptions["size"] })}
        options={[
          { value: "large", label: texts.n2ASheet },
          { value: "usual", label: texts.n8ASheet },
          { value: "small", label: texts.n18ASheet },
        ]}
      />
      <SelectField
        label={texts.twoSidedPrinting}
        hint={texts.asYourPrintersDialog}
        value={options.turn}
        onChange={({ target }) => onChange({ turn: target.value as PrintOptions["turn"] })}
        options={[
          { value: "long-edge", label: texts.flipOnTheLong },
          { value: "short-edge", label: texts.flipOnTheShort },
        ]}
      />
    </>
  );
}

function RangeChoices({ options, cardCount, onChange }: Pick<Props, "options" | "cardCount" | "onChange">) {
  const number = (value: string, otherwise: number) => Math.min(Math.max(Math.trunc(Number(value)) || otherwise, 1), cardCount);
  return (
    <>
      <TextField
        label={texts.fromCard}
        type="number"
        inputMode="numeric"
        min={1}
        max={cardCount}
        value={options.from}
        onChange={({ target }) => {
          const from = number(target.value, 1);
          onChange({ from, to: Math.min(cardCount, Math.max(from, Math.min(options.to, from + mostPrinted - 1))) });
        }}
      />
      <TextField
        label={texts.toCard}
        type="number"
        inputMode="numeric"
        min={options.from}
        max={Math.min(cardCount, options.from + mostPrinted - 1)}
        hint={texts.atMostCards(mostPrinted)}
        value={options.to}
        onChange={({ target }) => {
          const to = number(target.value, options.to);
          onChange({ to: Math.min(Math.max(to, options.from), options.from + mostPrinted - 1) });
        }}
      />
    </>
  );
}
