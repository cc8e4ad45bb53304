import { contentOf, sameContent as sameCard, type CardContent, type CardInput } from "../cards/card.ts";
import type { DeckInput } from "./deck.ts";

export type Choice = "mine" | "theirs";

/** A difference between two versions of a deck. `suggested` is the side that changed it; null if the student has to choose. */
export type Disagreement = { readonly id: string; readonly suggested: Choice | null } & (
  | { kind: "title" | "description"; mine: string; theirs: string }
  | { kind: "card"; mine: CardContent | null; theirs: CardContent | null }
  | { kind: "order" }
);

/** The differences between the versions, in reading order. `base` is the common ancestor; null if it is no longer known. */
export function disagreements(base: DeckInput | null, mine: DeckInput, theirs: DeckInput): Disagreement[] {
  const texts = (["title", "description"] as const).flatMap((kind): Disagreement[] => {
    const [m, t, b] = [mine[kind].trim(), theirs[kind].trim(), base?.[kind].trim()];
    return m === t ? [] : [{ id: kind, kind, mine: m, theirs: t, suggested: b === t ? "mine" : b === m ? "theirs" : null }];
  });
  const bases = new Map(base?.cards.map((card) => [card.id, card]));
  const cards = cardsInOrder(base, mine, theirs).flatMap(({ id, mine: m, theirs: t }): Disagreement[] => {
    if (m && t && sameCard(m, t)) return [];
    const suggested = suggestedCard(bases.get(id) ?? null, m, t);
    return [{ id, kind: "card", mine: m && contentOf(m), theirs: t && contentOf(t), suggested }];
  });
  const allDisagreements = [...texts, ...cards];
  if (allDisagreements.length > 0 || idsOf(mine) === idsOf(theirs)) return allDisagreements;
  return [{ id: "order", kind: "order", suggested: orderOf(base, mine, theirs) }];
}

/** The deck made of the choices; the rest is as suggested, or mine. */
export function merged(base: DeckInput | null, mine: DeckInput, theirs: DeckInput, choices: ReadonlyMap<string, Choice>): DeckInput {
  const suggestions = new Map(disagreements(base, mine, theirs).map((one) => [one.id, one.suggested]));
  const choiceOf = (id: string): Choice => choices.get(id) ?? suggestions.get(id) ?? "mine";
  const versions = { mine, theirs };
  const cards = cardsInOrder(base, mine, theirs, choices.get("order")).flatMap((card) => card[choiceOf(card.id)] ?? []);
  return { title: versions[choiceOf("title")].title, description: versions[choiceOf("description")].description, cards };
}

type Both = { id: string; mine: CardInput | null; theirs: CardInput | null };

/** All cards of both versions, each once: in one version's order, the others after the card that they follow there. */
function cardsInOrder(base: DeckInput | null, mine: DeckInput, theirs: DeckInput, order = orderOf(base, mine, theirs)): Both[] {
  const [m, t] = [byId(mine, "mine"), byId(theirs, "theirs")];
  const [first, second] = order === "theirs" ? [t, m] : [m, t];
  const ids = [...first.keys()];
  let before: string | null = null;
  for (const id of second.keys()) {
    if (!first.has(id)) ids.splice(before === null ? 0 : ids.indexOf(before) + 1, 0, id);
    before = id;
  }
  return ids.map((id) => ({ id, mine: m.get(id) ?? null, theirs: t.get(id) ?? null }));
}

/** A new card has no id yet: its row identifies it. */
function byId({ cards }: DeckInput, whose: Choice): Map<string, CardInput> {
  return new Map(cards.map((card, row) => [card.id ?? `new card ${row} of ${whose}`, card]));
}

/** Null means that the card is missing, in `base` too if it was added since; undefined is not used. */
function suggestedCard(base: CardInput | null, mine: CardInput | null, theirs: CardInput | null): Choice | null {
  if (base === null) return mine === null ? "theirs" : theirs === null ? "mine" : null;
  if (mine !== null && sameCard(base, mine)) return "theirs";
  return theirs !== null && sameCard(base, theirs) ? "mine" : null;
}

function orderOf(base: DeckInput | null, mine: DeckInput, theirs: DeckInput): Choice | null {
  if (base === null) return null;
  if (idsOf(base) === idsOf(theirs)) return "mine";
  return idsOf(base) === idsOf(mine) ? "theirs" : null;
}

function idsOf({ cards }: DeckInput): string {
  return cards.map(({ id }) => id ?? "").join("\n");
}
