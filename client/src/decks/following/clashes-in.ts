import type { Card } from "@recollect/domain/cards/card.ts";
import type { FieldValue, TextField } from "@recollect/domain/decks/deck-patch.ts";
import { clashKey } from "@recollect/domain/decks/following/merge-card.ts";
import type { AuthorChange } from "@recollect/domain/decks/following/merge-decks.ts";

/** A place that both changed: one field, or several that are decided together. `card` is null for a text of the deck. */
export type ClashToShow = {
  key: string;
  card: Card | null;
  fields: readonly { field: keyof Card | TextField; base: FieldValue; theirs: FieldValue; mine: FieldValue }[];
};

/** The places that need a decision, under the keys by which the server knows them. */
export function clashesIn(changes: readonly AuthorChange[]): ClashToShow[] {
  return changes.flatMap((change): ClashToShow[] => {
    if (change.kind === "text") return change.clashes ? [{ key: change.field, card: null, fields: [change] }] : [];
    if (change.kind !== "changed") return [];
    return change.clashes.map((clash) => ({ key: clashKey(change.before.id, clash), card: change.before, fields: clash.fields }));
  });
}
