import { SelectField } from "../../ui/fields/select-field.tsx";
import { texts } from "./folders.texts.ts";

type Props = { tags: readonly string[]; tag: string | null; onTag: (tag: string | null) => void };

/** No tag has this value. */
const every = "";

/** Filters the decks by one of the student's tags, across all folders. */
export function TagFilter({ tags, tag, onTag }: Props) {
  const choices = tag === null || tags.includes(tag) ? tags : [...tags, tag];
  return (
    <SelectField
      label={texts.tag}
      hideLabel
      options={[{ value: every, label: texts.allTags }, ...choices.map((one) => ({ value: one, label: `#${one}` }))]}
      value={tag ?? every}
      onChange={({ target }) => onTag(target.value === every ? null : target.value)}
    />
  );
}
