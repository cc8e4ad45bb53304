import { Button } from "../../ui/buttons/button.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { mostPrinted, questionCounts, type PrintOptions } from "./print-options.ts";
import styles from "./print.module.css";

type Props = {
  options: PrintOptions;
  cardCount: number;
  onChange: (change: Partial<PrintOptions>) => void;
  onNewSeed: () => void;
};

/** What to print, and how. */
export function PrintChoices({ options, cardCount, onChange, onNewSeed }: Props) {
  return (
    <div className={styles.choices}>
      <SelectField
        label="Print as"
        value={options.what}
        onChange={({ target }) => onChange({ what: target.value as PrintOptions["what"] })}
        options={[
          { value: "cards", label: "Cards to cut out" },
          { value: "list", label: "A list" },
          { value: "test", label: "A test with its key" },
        ]}
      />
      {options.what === "cards" && <CardChoices options={options} onChange={onChange} />}
      {options.what === "test" && <TestChoices options={options} onChange={onChange} onNewSeed={onNewSeed} />}
      {options.what !== "test" && cardCount > mostPrinted && <RangeChoices options={options} cardCount={cardCount} onChange={onChange} />}
    </div>
  );
}

function CardChoices({ options, onChange }: Pick<Props, "options" | "onChange">) {
  return (
    <>
      <SelectField
        label="Size"
        value={options.size}
        onChange={({ target }) => onChange({ size: target.value as PrintOptions["size"] })}
        options={[
          { value: "large", label: "2 a sheet" },
          { value: "usual", label: "8 a sheet" },
          { value: "small", label: "18 a sheet" },
        ]}
      />
      <SelectField
        label="Two-sided printing"
        hint="As your printer's dialog says it"
        value={options.turn}
        onChange={({ target }) => onChange({ turn: target.value as PrintOptions["turn"] })}
        options={[
          { value: "long-edge", label: "Flip on the long edge" },
          { value: "short-edge", label: "Flip on the short edge" },
        ]}
      />
    </>
  );
}

function TestChoices({ options, onChange, onNewSeed }: Pick<Props, "options" | "onChange" | "onNewSeed">) {
  return (
    <>
      <SelectField
        label="Questions"
        value={options.kind}
        onChange={({ target }) => onChange({ kind: target.value as PrintOptions["kind"] })}
        options={[
          { value: "choices", label: "Multiple choice" },
          { value: "written", label: "Written answers" },
        ]}
      />
      <SelectField
        label="How many"
        value={String(options.count)}
        onChange={({ target }) => onChange({ count: Number(target.value) })}
        options={questionCounts.map((count) => ({
          value: String(count),
          label: count === mostPrinted ? `All, up to ${count}` : String(count),
        }))}
      />
      <div className={styles.seed}>
        <TextField
          label="Number of the test"
          hint="The same number prints the same test again"
          maxLength={20}
          autoComplete="off"
          value={options.seed}
          onChange={({ target }) => onChange({ seed: target.value })}
        />
        <Button variant="ghost" size="small" onClick={onNewSeed}>
          Another test
        </Button>
      </div>
    </>
  );
}

function RangeChoices({ options, cardCount, onChange }: Pick<Props, "options" | "cardCount" | "onChange">) {
  const number = (value: string, otherwise: number) => Math.min(Math.max(Math.trunc(Number(value)) || otherwise, 1), cardCount);
  return (
    <>
      <TextField
        label="From card"
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
        label="To card"
        type="number"
        inputMode="numeric"
        min={options.from}
        max={Math.min(cardCount, options.from + mostPrinted - 1)}
        hint={`At most ${mostPrinted} cards are printed at once`}
        value={options.to}
        onChange={({ target }) => {
          const to = number(target.value, options.to);
          onChange({ to: Math.min(Math.max(to, options.from), options.from + mostPrinted - 1) });
        }}
      />
    </>
  );
}
