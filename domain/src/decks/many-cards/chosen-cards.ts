import { withTyped } from "../../cards/card-tags.ts";
import { withoutEmptyFields } from "../../cards/card-fields.ts";
import { gapsOf } from "../../cards/term-gaps.ts";
import { DECK } from "../../limits/limits.ts";
import type { DeckForm, FormCard, FormStep } from "../deck-form.ts";

/** The keys of the chosen rows. */
export type ChosenKeys = ReadonlySet<string>;

export function chosenCards({ cards }: DeckForm, keys: ChosenKeys): readonly FormCard[] {
  return cards.filter(({ key }) => keys.has(key));
}

/** Adds typed tags to the chosen cards and takes others off. If a card would get too many, or a tag is not one, nothing changes. */
export function tagChosen(form: DeckForm, keys: ChosenKeys, { add, remove }: { add: string; remove: ReadonlySet<string> }): FormStep {
  let problem: FormStep["problem"] = null;
  const cards = form.cards.map((card) => {
    if (!keys.has(card.key) || problem !== null) return card;
    const left = (card.tags ?? []).filter((tag) => !remove.has(tag));
    const next = withTyped(left, add);
    problem = next.problem;
    const isSame = next.tags.length === (card.tags ?? []).length && next.tags.every((tag, at) => tag === card.tags?.[at]);
    return isSame ? card : withoutEmptyFields({ ...card, tags: next.tags });
  });
  return stepTo(form, cards, problem);
}

/** Asks the chosen cards both ways, or one way. A card with gaps has only one. */
export function askChosenBothWays(form: DeckForm, keys: ChosenKeys, bothWays: boolean): FormStep {
  const cards = form.cards.map((card) => {
    const isSame = !keys.has(card.key) || (card.bothWays === true) === bothWays || gapsOf(card.term).length > 0;
    return isSame ? card : withoutEmptyFields({ ...card, bothWays });
  });
  return stepTo(form, cards);
}

/** Moves the chosen cards together, in their order: the first of them gets the place `to`, counted from 0 among all cards. */
export function moveChosen(form: DeckForm, keys: ChosenKeys, to: number): FormStep {
  const others = form.cards.filter(({ key }) => !keys.has(key));
  const place = Math.max(0, Math.min(to, others.length));
  return stepTo(form, [...others.slice(0, place), ...chosenCards(form, keys), ...others.slice(place)]);
}

/** Removes the chosen cards. Not all cards of a deck can be removed. */
export function deleteChosen(form: DeckForm, keys: ChosenKeys): FormStep {
  const cards = form.cards.filter(({ key }) => !keys.has(key));
  return cards.length < DECK.minCards ? { form, problem: "deck/last-card" } : stepTo(form, cards);
}

/** A card that was removed, and its place among all cards, counted from 0. */
export type RemovedCard = { readonly card: FormCard; readonly index: number };

/** The chosen cards with their places, to put them back after they are deleted. */
export function removedBy(form: DeckForm, keys: ChosenKeys): readonly RemovedCard[] {
  return form.cards.flatMap((card, index) => (keys.has(card.key) ? [{ card, index }] : []));
}

/** Puts removed cards back at their places, or at the end of a shorter deck. Those that are there already are left alone. */
export function putBackRemoved(form: DeckForm, removed: readonly RemovedCard[]): FormStep {
  const there = new Set(form.cards.map(({ key }) => key));
  const missing = removed.filter(({ card }) => !there.has(card.key));
  if (form.cards.length + missing.length > DECK.maxCards) return { form, problem: "deck/too-many-cards" };
  // In ascending order, so that each place is that of the form before the deletion.
  const at = new Map(missing.map(({ card, index }) => [index, card]));
  const rest = [...form.cards];
  const cards: FormCard[] = [];
  for (let index = 0; rest.length > 0 || at.size > 0; index += 1) {
    const card = at.get(index);
    at.delete(index);
    if (card) cards.push(card);
    else if (rest.length > 0) cards.push(rest.shift() as FormCard);
  }
  return stepTo(form, cards);
}

function stepTo(form: DeckForm, cards: readonly FormCard[], problem: FormStep["problem"] = null): FormStep {
  const isSame = problem !== null || (cards.length === form.cards.length && cards.every((card, row) => card === form.cards[row]));
  return { form: isSame ? form : { ...form, cards }, problem };
}
