import { wholeNumber } from "../../lib/language/formats.ts";
import { useMemo } from "react";
import { tagsOfCards } from "@recollect/domain/cards/card-tags.ts";
import type { CardContent } from "@recollect/domain/cards/card.ts";
import { SelectField } from "../../ui/fields/select-field.tsx";
import styles from "./tag-filter.module.css";
import { texts } from "./tag-filter.texts.ts";

export type TagFilterProps = {
  cards: readonly Pick<CardContent, "tags">[];
  /** null shows all cards */
  tag: string | null;
  onTag: (tag: string | null) => void;
};

/** Filters the cards by a tag. Draws nothing if no card has one. */
export function TagFilter({ cards, tag, onTag }: TagFilterProps) {
  const tags = useMemo(() => tagsOfCards(cards), [cards]);
  if (tags.length === 0 && tag === null) return null;
  const choices = tag === null || tags.some((one) => one.tag === tag) ? tags : [{ tag, count: 0 }, ...tags];
  return (
    <SelectField
      label={texts.cardsToShow}
      hideLabel
      className={styles.filter}
      options={[
        { value: "", label: texts.allCards },
        ...choices.map(({ tag: name, count }) => ({ value: name, label: `#${name} (${wholeNumber(count)})`, isName: true })),
      ]}
      value={tag ?? ""}
      onChange={({ target }) => onTag(target.value || null)}
    />
  );
}
