import { cardTexts, withoutEmptyFields } from "../cards/card-fields.ts";
import { completeCards, isComplete, sameCard, sameContent, withId, type Card, type CardContent, type CardInput } from "../cards/card.ts";
import { newCardIdOf, newCardIdPattern } from "../cards/new-card-id.ts";
import type { LocalErrorCode } from "../errors/local-catalogue.ts";
import type { Deck, DeckInput } from "./deck.ts";
import type { DeckContent } from "./deck-patch.ts";
import { DECK } from "../limits/limits.ts";

/** A card in a form. `key` identifies its row; `id` is set once the card has been saved. */
export type FormCard = { readonly key: string; readonly id?: string } & Readonly<CardContent>;

export type Side = "term" | "definition";

/** The content of the create and edit forms. */
export type DeckForm = { readonly title: string; readonly description: string; readonly cards: readonly FormCard[] };

/** A step that can be refused: the form after it, and the reason if nothing changed. */
export type FormStep = { form: DeckForm; problem: LocalErrorCode | null };

/** A new deck's form, with its blank cards. */
export function blankForm(newKey: () => string): DeckForm {
  return { title: "", description: "", cards: Array.from({ length: DECK.blankCardsAtStart }, () => blankCard(newKey())) };
}

/** A saved deck as a form; its cards' ids are their rows' keys. A deck without cards gets one blank row. */
export function formOf(deck: Pick<Deck, "title" | "description" | "cards">, newKey: () => string): DeckForm {
  const cards = deck.cards.map(rowOf);
  return { title: deck.title, description: deck.description, cards: cards.length > 0 ? cards : [blankCard(newKey())] };
}

export function addCard(form: DeckForm, key: string): FormStep {
  if (form.cards.length >= DECK.maxCards) return { form, problem: "deck/too-many-cards" };
  return { form: { ...form, cards: [...form.cards, blankCard(key)] }, problem: null };
}

/** Adds cards after a row or at the end. They replace blank rows. */
export function addCards(form: DeckForm, newCards: readonly FormCard[], after: string | null): FormStep {
  const place = form.cards.findIndex(({ key }) => key === after);
  const isKept = (card: FormCard) => !sameContent(card, blankCard(card.key));
  const before = form.cards.slice(0, place < 0 ? form.cards.length : place + 1).filter(isKept);
  const behind = place < 0 ? [] : form.cards.slice(place + 1).filter(isKept);
  const cards = [...before, ...newCards, ...behind];
  if (cards.length > DECK.maxCards) return { form, problem: "deck/too-many-cards" };
  return { form: { ...form, cards }, problem: null };
}

/** Removes the card in that row; the last card is kept. */
export function deleteCard(form: DeckForm, key: string): FormStep {
  if (form.cards.length <= DECK.minCards) return { form, problem: "deck/last-card" };
  return { form: { ...form, cards: form.cards.filter((card) => card.key !== key) }, problem: null };
}

/** Restores a deleted card in its row if possible. Does nothing if it is there already. */
export function putBack(form: DeckForm, card: FormCard, row: number): FormStep {
  if (form.cards.some(({ key }) => key === card.key)) return { form, problem: null };
  if (form.cards.length >= DECK.maxCards) return { form, problem: "deck/too-many-cards" };
  return { form: { ...form, cards: form.cards.toSpliced(row, 0, card) }, problem: null };
}

/** Moves the card in row `from` to row `to`, counted from 0; rows outside the form change nothing. */
export function moveCard(form: DeckForm, from: number, to: number): DeckForm {
  const movedCard = form.cards[from];
  if (movedCard === undefined || to < 0 || to >= form.cards.length || from === to) return form;
  const cards = form.cards.toSpliced(from, 1).toSpliced(to, 0, movedCard);
  return { ...form, cards };
}

export function typeCard(form: DeckForm, key: string, side: Side, text: string): DeckForm {
  const row = form.cards.findIndex((card) => card.key === key);
  const card = form.cards[row];
  return card === undefined ? form : { ...form, cards: form.cards.with(row, { ...card, [side]: text }) };
}

/** A change of a card's fields besides its two sides. */
export type OptionsChange = Omit<Partial<CardContent>, Side>;

/** Changes a card's fields besides its two sides. Empty ones are left out, as on a card that never had them. */
export function changeCard(form: DeckForm, key: string, change: OptionsChange): DeckForm {
  const row = form.cards.findIndex((card) => card.key === key);
  const card = form.cards[row];
  return card === undefined ? form : { ...form, cards: form.cards.with(row, withChange(card, change)) };
}

/** Asks all cards both ways, or none. */
export function askAllBothWays(form: DeckForm, bothWays: boolean): DeckForm {
  return { ...form, cards: form.cards.map((card) => ((card.bothWays === true) === bothWays ? card : withChange(card, { bothWays }))) };
}

function withChange(card: FormCard, change: OptionsChange): FormCard {
  return withoutEmptyFields({ ...card, ...change });
}

/** The input of a save: incomplete cards are dropped. */
export function savedInput(form: DeckForm): DeckInput {
  return { title: form.title, description: form.description, cards: completeCards(form.cards).map(cardInput) };
}

/**
 * The same with an id for every card. `isSaved` tells the ids that the deck has at present; a card with another one, such as a saved card that was deleted
 * while it was rewritten, keeps it if a device may have made it.
 */
export function inputWithIds(form: DeckForm, isSaved: (id: string) => boolean): DeckContent {
  return { ...savedInput(form), cards: completeCards(form.cards).map((card) => withId(cardInput(card), idOfRow(card, isSaved))) };
}

function idOfRow({ id, key }: FormCard, isSaved: (id: string) => boolean): string {
  return id !== undefined && (isSaved(id) || newCardIdPattern.test(id)) ? id : newCardIdOf(key);
}

/** Cards with content that a save drops. */
export function unfinishedCards(form: DeckForm): readonly FormCard[] {
  return form.cards.filter((card) => isUnfinished(card));
}

/** The form of a deck after it was saved from this one: unfinished cards keep their positions, and cards that were added elsewhere come last. */
export function withUnfinished(form: DeckForm, savedDeck: Pick<Deck, "title" | "description" | "cards">): DeckForm {
  const others = new Map(savedDeck.cards.map((card) => [card.id, card]));
  const rows = form.cards.flatMap((card): FormCard[] => {
    if (isUnfinished(card)) return [card];
    const savedCard = others.get(idOfRow(card, (id) => others.has(id)));
    if (savedCard) others.delete(savedCard.id);
    return savedCard ? [rowOf(savedCard)] : [];
  });
  return { title: savedDeck.title, description: savedDeck.description, cards: [...rows, ...[...others.values()].map(rowOf)] };
}

function rowOf(card: Card): FormCard {
  return { ...card, key: card.id };
}

function isUnfinished(card: FormCard): boolean {
  return cardTexts(card).some((text) => text.trim() !== "") && !isComplete(card);
}

/** Whether two forms have the same content, whatever their rows' keys. */
export function sameForm(a: DeckForm, b: DeckForm): boolean {
  if (a === b) return true;
  if (a.title !== b.title || a.description !== b.description || a.cards.length !== b.cards.length) return false;
  return a.cards === b.cards || a.cards.every((card, row) => sameRow(card, b.cards[row]));
}

function blankCard(key: string): FormCard {
  return { key, term: "", definition: "" };
}

function cardInput({ key: _key, ...card }: FormCard): CardInput {
  return card;
}

function sameRow(a: FormCard, b: FormCard | undefined): boolean {
  return b !== undefined && sameCard(a, b);
}
