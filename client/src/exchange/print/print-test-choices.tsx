import { Button } from "../../ui/buttons/button.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { longestHeading, mostPoints, mostPrinted, questionCounts, type PrintOptions } from "./print-options.ts";
import styles from "./print.module.css";
import { texts } from "./print.texts.ts";

type Props = {
  options: PrintOptions;
  /** the heading that is printed if the student types none */
  deckTitle: string;
  onChange: (change: Partial<PrintOptions>) => void;
  onNewSeed: () => void;
};

/** What a printed test asks, and what stands at its head. */
export function TestChoices({ options, deckTitle, onChange, onNewSeed }: Props) {
  return (
    <>
      <SelectField
        label={texts.questions}
        value={options.kind}
        onChange={({ target }) => onChange({ kind: target.value as PrintOptions["kind"] })}
        options={[
          { value: "choices", label: texts.multipleChoice },
          { value: "true-false", label: texts.trueOrFalse },
          { value: "written", label: texts.writtenAnswers },
        ]}
      />
      <SelectField
        label={texts.howMany}
        value={String(options.count)}
        onChange={({ target }) => onChange({ count: Number(target.value) })}
        options={questionCounts.map((count) => ({
          value: String(count),
          label: count === mostPrinted ? texts.allUp(count) : String(count),
        }))}
      />
      <TextField
        label={texts.heading}
        maxLength={longestHeading}
        autoComplete="off"
        placeholder={deckTitle}
        translate="no"
        value={options.heading}
        onChange={({ target }) => onChange({ heading: target.value })}
      />
      <TextField
        label={texts.className}
        hint={texts.classHint}
        maxLength={40}
        autoComplete="off"
        value={options.className}
        onChange={({ target }) => onChange({ className: target.value })}
      />
      <TextField
        label={texts.points}
        hint={texts.pointsHint}
        type="number"
        inputMode="numeric"
        min={0}
        max={mostPoints}
        value={options.points}
        onChange={({ target }) => onChange({ points: Math.min(Math.max(Math.trunc(Number(target.value)) || 0, 0), mostPoints) })}
      />
      <div className={styles.seed}>
        <TextField
          label={texts.numberOfTheTest}
          hint={texts.theSameNumberPrints}
          maxLength={20}
          autoComplete="off"
          value={options.seed}
          onChange={({ target }) => onChange({ seed: target.value })}
        />
        <Button variant="ghost" size="small" onClick={onNewSeed}>
          {texts.anotherTest}
        </Button>
      </div>
    </>
  );
}
