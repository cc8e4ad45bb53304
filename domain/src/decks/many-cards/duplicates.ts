import { withoutEmptyFields, type AllCardFields } from "../../cards/card-fields.ts";
import { mediaNames } from "../../cards/card-media.ts";
import { readableTerm } from "../../cards/text/readable.ts";
import { CARD } from "../../limits/limits.ts";
import type { DeckForm, FormCard, FormStep } from "../deck-form.ts";

/** Groups of cards with the same term, in the order of the deck. Capital letters and spaces don't count; accents, pictures and masks do. */
export function duplicatesIn(cards: readonly FormCard[]): readonly (readonly FormCard[])[] {
  const groups = new Map<string, FormCard[]>();
  for (const card of cards) {
    const term = comparableTerm(card);
    if (term === "") continue;
    const group = groups.get(term);
    if (group) group.push(card);
    else groups.set(term, [card]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

const known = new WeakMap<FormCard, string>();

/** Cards are values: what was found for one of them stays true. */
function comparableTerm(card: FormCard): string {
  const before = known.get(card);
  if (before !== undefined) return before;
  const words = readableTerm(card.term, { inLine: true }).normalize("NFC").toLowerCase();
  const shown = [words, ...mediaNames(card.term)].join(" ").trim();
  const term = shown === "" ? "" : [shown, ...(card.masks ?? [])].join(" ");
  known.set(card, term);
  return term;
}

/** The different definitions of a group, and all of them as one; a single one if they don't differ. */
export function definitionsOf(group: readonly FormCard[]): readonly string[] {
  const different = [...new Set(group.map(({ definition }) => definition.trim()).filter((text) => text !== ""))];
  if (different.length < 2) return different.length === 0 ? [""] : different;
  const isInLine = different.every((text) => !text.includes("\n") && !text.includes("](media/"));
  return [...different, different.join(isInLine ? "; " : "\n")];
}

/** One card of a group: the first that is saved, whose progress stays, with the chosen definition and what all of them have besides. */
export function mergedCard(group: readonly FormCard[], definition: string): FormCard {
  const first = group.find(({ id }) => id !== undefined) ?? group[0];
  if (first === undefined) throw new Error("A group has cards.");
  const notes = [...new Set(group.flatMap(({ extra }) => (extra === undefined || extra.trim() === "" ? [] : [extra])))];
  return withoutEmptyFields({
    ...first,
    definition,
    extra: notes.join("\n"),
    tags: [...new Set(group.flatMap(({ tags }) => tags ?? []))].slice(0, CARD.maxTags),
    bothWays: group.some(({ bothWays }) => bothWays === true),
    typeAnswer: group.some(({ typeAnswer }) => typeAnswer === true),
    masks: first.masks,
  } satisfies Omit<FormCard, keyof AllCardFields> & AllCardFields);
}

/** Puts the merged card in the place of the first of its group; the others are removed. */
export function mergeCards(form: DeckForm, group: readonly FormCard[], merged: FormCard): FormStep {
  const keys = new Set(group.map(({ key }) => key));
  const place = form.cards.findIndex(({ key }) => keys.has(key));
  if (place < 0) return { form, problem: null };
  const cards = form.cards.flatMap((card, row) => (row === place ? [merged] : keys.has(card.key) ? [] : [card]));
  return { form: { ...form, cards }, problem: null };
}
