import type { Card } from "@recollect/domain/cards/card.ts";
import { offeredCounts, optionsFromQuery, type TestOptions, type Which } from "@recollect/domain/practice/options/test-options.ts";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { chooserTexts as texts } from "./chooser.texts.ts";
import styles from "./test-options-form.module.css";

type Props = {
  cards: readonly Card[];
  options: TestOptions;
  /** how many questions these choices have; unknown until the server replies */
  counts: { dueOrWeak: number; starred: number } | undefined;
  /** how many questions the chosen cards have; null while that is not known */
  most: number | null;
  onChange: (options: TestOptions) => void;
};

/** The options of a test: how many questions, which cards, which side, which order. */
export function TestOptionsForm({ cards, options, counts, most, onChange }: Props) {
  const tags = [...new Set(cards.flatMap((card) => card.tags ?? []))].sort((a, b) => a.localeCompare(b));
  const own = options.which.kind === "tag" && !tags.includes(options.which.tag) ? [options.which.tag] : [];
  // A number that is not below what there is means all.
  const isFewer = (count: number) => most === null || count < most;
  const fewer = offeredCounts.filter(isFewer);
  return (
    <fieldset className={styles.options}>
      <legend className="visually-hidden">{texts.options}</legend>
      <SelectField
        label={texts.count}
        value={options.count !== "all" && isFewer(options.count) ? String(options.count) : "all"}
        options={[{ value: "all", label: texts.all }, ...fewer.map((count) => ({ value: String(count), label: String(count) }))]}
        onChange={({ target }) => onChange({ ...options, count: readCount(target.value) })}
      />
      <SelectField
        label={texts.which}
        value={valueOf(options.which)}
        options={[
          { value: "all", label: texts.allCards },
          { value: "due-or-weak", label: texts.dueOrWeak(counts?.dueOrWeak) },
          { value: "starred", label: texts.starred(counts?.starred) },
          ...(tags.length + own.length > 0 ? [{ label: texts.tags, options: [...tags, ...own].map(tagOption) }] : []),
        ]}
        onChange={({ target }) => onChange({ ...options, which: whichOf(target.value) })}
      />
      <SelectField
        label={texts.direction}
        value={options.direction}
        options={(["definition", "term", "mixed"] as const).map((value) => ({ value, label: texts.directions[value] }))}
        onChange={({ target }) => onChange({ ...options, direction: target.value as TestOptions["direction"] })}
      />
      <SelectField
        label={texts.order}
        value={options.order}
        options={(["deck", "shuffled"] as const).map((value) => ({ value, label: texts.orders[value] }))}
        onChange={({ target }) => onChange({ ...options, order: target.value as TestOptions["order"] })}
      />
    </fieldset>
  );
}

const tagPrefix = "#";

function tagOption(tag: string) {
  return { value: `${tagPrefix}${tag}`, label: `#${tag}` };
}

function valueOf(which: Which): string {
  return which.kind === "tag" ? `${tagPrefix}${which.tag}` : which.kind;
}

function whichOf(value: string): Which {
  const isTag = value.startsWith(tagPrefix);
  return optionsFromQuery((name) => (name === "which" ? (isTag ? "tag" : value) : name === "tag" && isTag ? value.slice(1) : null)).which;
}

function readCount(value: string): TestOptions["count"] {
  return optionsFromQuery((name) => (name === "count" ? value : null)).count;
}
