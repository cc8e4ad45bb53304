import { filterValues, type FilterCounts, type FilterName } from "@recollect/domain/library/filters.ts";
import { commonLanguages } from "../../decks/languages/language-choices.ts";
import { language } from "../../lib/language/catalogue.ts";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { choiceName } from "./filter-names.ts";
import { texts } from "./filters.texts.ts";

type Props = {
  name: FilterName;
  label: string;
  /** what no choice is called */
  all: string;
  value: string | null;
  /** undefined until they are loaded */
  counts: FilterCounts | undefined;
  onChange: (value: string | null) => void;
};

/** One filter with the number of decks that each choice leaves. Choices that leave none are not offered. */
export function FilterSelect({ name, label, all, value, counts, onChange }: Props) {
  return (
    <SelectField
      label={label}
      value={value ?? ""}
      options={[
        { value: "", label: all },
        ...offeredValues(name, value, counts).map((one) => ({ value: one, label: countedName(name, one, counts) })),
      ]}
      onChange={({ target }) => onChange(target.value || null)}
    />
  );
}

/** Where not all decks were counted, a choice without a number may still leave some. */
export function offeredValues(name: FilterName, value: string | null, counts: FilterCounts | undefined): string[] {
  const known = filterValues[name] ?? commonLanguages;
  const counted = Object.keys(counts?.decks ?? {});
  const chosen = value === null ? [] : [value];
  const offered = counts?.isExact ? [...counted, ...chosen] : [...known, ...counted, ...chosen];
  const once = [...new Set(offered)];
  const order = filterValues[name];
  if (order) return once.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  return once.toSorted((a, b) => choiceName(name, a).localeCompare(choiceName(name, b), language));
}

/** The choice with its number of decks, if it is known. */
export function countedName(name: FilterName, value: string, counts: FilterCounts | undefined): string {
  const plain = choiceName(name, value);
  const decks = counts?.decks[value] ?? (counts?.isExact ? 0 : undefined);
  if (counts === undefined || decks === undefined) return plain;
  return (counts.isExact ? texts.choice : texts.choiceOfMore)(plain, decks);
}
