import { isComplete, sameCard, sameContent, type Card, type CardContent } from "../../cards/card.ts";
import { cardFieldNames, sameValue, valueOf, withFields, type DeckContent } from "../deck-patch.ts";
import type { DeckForm, FormCard } from "../deck-form.ts";
import { isMoved } from "../make-patch.ts";

/** What its student is writing in now: the keys of rows, and whether it is the title or the description. Nothing of it changes. */
export type HeldPlaces = { readonly rows: ReadonlySet<string>; readonly texts: boolean };

/** An open form and what its changes are measured against. */
export type OpenForm = { readonly form: DeckForm; readonly base: DeckForm };

/**
 * Shows in an open form what others have saved meanwhile. A field that its student did not change takes the saved value, and is measured against it from then
 * on. A field that the student changed keeps the student's text and what it was measured against, so that a save asks if others changed it too. Where the
 * student is writing now everything stays as it is. Returns a function for forms with the same base, such as the steps to undo, and the new base, which is
 * `base` itself if nothing of it changed.
 */
export function takeSaved(
  { form, base }: OpenForm,
  saved: DeckContent,
  held: HeldPlaces,
): { base: DeckForm; rebased: (form: DeckForm) => DeckForm } {
  const known: Known = { base: byId(base.cards), saved: new Map(saved.cards.map((card) => [card.id, card])), held };
  const rebased = (open: DeckForm): DeckForm => {
    const texts = { title: textOf("title", open), description: textOf("description", open) };
    const cards = cardsOf(open.cards, base.cards, saved.cards, known);
    const isSame = texts.title === open.title && texts.description === open.description && sameRows(cards, open.cards);
    return isSame ? open : { ...texts, cards };
  };
  const textOf = (field: "title" | "description", open: DeckForm) =>
    !held.texts && open[field].trim() === base[field].trim() ? saved[field] : open[field];
  const newBase: DeckForm = {
    title: baseText("title"),
    description: baseText("description"),
    cards: baseCards(form.cards, saved.cards, known),
  };
  return { base: sameBase(newBase, base) ? base : newBase, rebased };

  function baseText(field: "title" | "description"): string {
    const isFree = !held.texts && form[field].trim() === base[field].trim();
    return isFree || form[field].trim() === saved[field].trim() ? saved[field] : base[field];
  }
}

type Known = { base: ReadonlyMap<string, FormCard>; saved: ReadonlyMap<string, Card>; held: HeldPlaces };

function byId(cards: readonly FormCard[]): ReadonlyMap<string, FormCard> {
  return new Map(cards.flatMap((card) => (card.id === undefined ? [] : [[card.id, card] as const])));
}

function sameRows(a: readonly FormCard[], b: readonly FormCard[]): boolean {
  return a.length === b.length && a.every((row, at) => row === b[at]);
}

function sameBase(a: DeckForm, b: DeckForm): boolean {
  const isSameRow = (row: FormCard, before: FormCard | undefined) =>
    row === before || (before !== undefined && row.id === before.id && sameCard(row, before));
  if (a.title !== b.title || a.description !== b.description || a.cards.length !== b.cards.length) return false;
  return a.cards.every((row, at) => isSameRow(row, b.cards[at]));
}

/** The row with what others saved, and what it is measured against; null for both if it goes, because others removed a card that was not changed here. */
function rowAfter(row: FormCard, { base, saved, held }: Known): { row: FormCard; base: FormCard | null } | null {
  const before = row.id === undefined ? undefined : base.get(row.id);
  const now = row.id === undefined ? undefined : saved.get(row.id);
  if (!before) return { row, base: now ? { ...now, key: now.id } : null };
  if (held.rows.has(row.key)) return { row, base: before };
  if (!now) return sameContent(row, before) ? null : { row, base: before };
  if (sameContent(before, now)) return { row, base: before };
  const free = cardFieldNames.filter((field) => sameValue(valueOf(row, field), valueOf(before, field)));
  const merged = withValuesOf(row, now, free);
  // Both together would not be a card: the save asks.
  if (!isComplete(merged) && isComplete(row)) return { row, base: before };
  const settled = cardFieldNames.filter((field) => free.includes(field) || sameValue(valueOf(row, field), valueOf(now, field)));
  const measured = withValuesOf(before, now, settled);
  return { row: sameContent(merged, row) ? row : merged, base: isComplete(measured) ? measured : before };
}

function withValuesOf(row: FormCard, from: CardContent, fields: readonly (keyof CardContent)[]): FormCard {
  const changes = fields.map((field) => ({ field, to: valueOf(from, field) }));
  return { ...withFields({ ...row, id: row.id ?? row.key }, changes), key: row.key };
}

/**
 * The rows in order: that of the saved deck or, if the student moved cards, the student's. What only one of them has stands behind the row that it follows
 * there.
 */
function cardsOf(rows: readonly FormCard[], base: readonly FormCard[], saved: readonly Card[], known: Known): readonly FormCard[] {
  const after = rows.flatMap((row) => rowAfter(row, known)?.row ?? []);
  const shown = byId(after);
  const added = saved.filter(({ id }) => !known.base.has(id) && !shown.has(id)).map((card) => ({ ...card, key: card.id }));
  const isOwnOrder = isMoved(withIds(base), withIds(rows));
  if (isOwnOrder) {
    const isAdded = new Set(added.map(({ id }) => id));
    const all = saved.flatMap((card) => shown.get(card.id) ?? (isAdded.has(card.id) ? [{ ...card, key: card.id }] : []));
    return withFollowers(
      after,
      followersIn(all, (row) => shown.has(row.id ?? "")),
    );
  }
  const addedById = byId(added);
  const spine = saved.flatMap(({ id }) => shown.get(id) ?? addedById.get(id) ?? []);
  return withFollowers(
    spine,
    followersIn(after, (row) => row.id !== undefined && known.saved.has(row.id)),
  );
}

/** What the form's changes are measured against: the saved cards, and those that others removed and that stay here. */
function baseCards(rows: readonly FormCard[], saved: readonly Card[], known: Known): readonly FormCard[] {
  const kept = rows.flatMap((row) => rowAfter(row, known)?.base ?? []);
  const bases = byId(kept);
  const spine = saved.map((card) => bases.get(card.id) ?? known.base.get(card.id) ?? { ...card, key: card.id });
  return withFollowers(
    spine,
    followersIn(kept, ({ id }) => id !== undefined && known.saved.has(id)),
  );
}

function withIds(rows: readonly FormCard[]): Card[] {
  return rows.flatMap((row) => (row.id === undefined ? [] : [{ ...row, id: row.id }]));
}

/** The rows that do not stand, each with the row that stands before it; null for the beginning. */
function followersIn(rows: readonly FormCard[], stands: (row: FormCard) => boolean): ReadonlyMap<string | null, FormCard[]> {
  const followers = new Map<string | null, FormCard[]>();
  let before: string | null = null;
  for (const row of rows) {
    if (stands(row)) before = row.id ?? row.key;
    else {
      const list = followers.get(before);
      if (list) list.push(row);
      else followers.set(before, [row]);
    }
  }
  return followers;
}

function withFollowers(spine: readonly FormCard[], followers: ReadonlyMap<string | null, FormCard[]>): FormCard[] {
  return [...(followers.get(null) ?? []), ...spine.flatMap((row) => [row, ...(followers.get(row.id ?? row.key) ?? [])])];
}
