import { SelectField } from "../../ui/fields/select-field.tsx";
import { texts } from "./folders.texts.ts";

type Props = { tags: readonly string[]; tag: string | null; onTag: (tag: string | null) => void };

/** No tag is this. */
const every = "";

/** Shows the decks that have one of the student's tags, in whatever folder they lie. */
export function TagFilter({ tags, tag, onTag }: Props) {
  const known = tag === null || tags.includes(tag) ? tags : [...tags, tag];
  return (
    <SelectField
      label={texts.tag}
      hideLabel
      options={[{ value: every, label: texts.allTags }, ...known.map((one) => ({ value: one, label: `#${one}` }))]}
      value={tag ?? every}
      onChange={({ target }) => onTag(target.value === every ? null : target.value)}
    />
  );
}
