import type { Card } from "@recollect/domain/cards/card.ts";
import { cardsIn } from "@recollect/domain/cards/cards-text.ts";
import { applyPatch, type DeckPatch, type PatchConflict } from "@recollect/domain/decks/deck-patch.ts";
import { editedDeckProblem } from "@recollect/domain/decks/problems.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { canSaveChanges, type Viewer } from "@recollect/domain/permissions/decks.ts";

import { isCoAuthor } from "../../../access/co-authors.store.ts";
import { turnAfter } from "../../../store/yield-while-parsing.ts";
import type { Store, Transaction } from "../../../store/store.ts";
import type { Db } from "../../../store/tables.ts";
import type { DeckAddress } from "../deck/deck-address.ts";
import { asCommitted } from "../deck/deck-views.ts";
import { announceToWriters } from "../co-authors/announce-to-writers.ts";
import { bytesOf, findDeck, findDeckForChange, type DeckForChange, type DeckRow } from "../deck/decks.store.ts";
import { saveContent } from "../history/save-content.store.ts";
import { prepareFrom, type ReadAhead } from "../history/stored-versions.ts";
import { versionContent } from "../history/version-content.store.ts";
import { completeInPortions } from "../saving/complete-cards.ts";
import { contentOf } from "../saving/new-deck.ts";
import type { WriteRate } from "../saving/write-rate.ts";

type ChangeDeckDeps = {
  store: Store;
  /** ms since 1970 */
  clock: () => number;
  /** the storage limit of a student, in bytes */
  share: number;
  rate: WriteRate;
  /** updates the Library's index for a deck that is listed */
  relisted: (tx: Transaction, row: DeckRow) => Promise<DeckRow>;
};

/** What `deck/fields-changed-meanwhile` says: the fields to choose from, and the revision that has `theirs`. */
export type ChangeConflicts = { revision: number; conflicts: readonly PatchConflict[] };

/** What else is done in the transaction of a save, also if nothing of the deck changes; what it throws refuses the save. */
export type WithinSave = {
  /** before the deck is changed */
  before: (tx: Transaction, deck: DeckForChange) => Promise<void>;
  /** once the deck as it was is a version */
  after: (tx: Transaction) => Promise<void>;
};

/** What is known of the deck before the transaction, when the work on it began (`performance.now()`), and the co-author who saves; absent for the owner. */
type Beforehand = { ahead?: ReadAhead | null; sinceMs: number; coAuthor?: string | undefined };

/** Saves a deck by the changes of a student, instead of as a whole. */
export function createChangeDeck({ store, clock, share, rate, relisted }: ChangeDeckDeps) {
  /**
   * Applies a patch to a deck in a transaction that has read it for a change, and announces it. Throws `deck/fields-changed-meanwhile` (with
   * `ChangeConflicts`), what is wrong with the changed deck, `storage/full`, `deck/written-too-much`.
   */
  async function applyTo(
    tx: Transaction,
    before: DeckForChange,
    patch: DeckPatch,
    { ahead = null, sinceMs, coAuthor }: Beforehand,
  ): Promise<DeckRow> {
    const key = { ownerId: before.ownerId, id: before.id };
    const knownCards = ahead?.cards ?? cardsIn(before.cards);
    await turnAfter(before.cards.length);
    const base = await baseOf(tx.db, key, { patch, knownCards });
    const { deck, conflicts, isChanged } = applyPatch({ ...before, cards: knownCards }, patch, (cardId) => base.get(cardId) ?? null);
    if (conflicts.length > 0)
      throw new AppError("deck/fields-changed-meanwhile", {
        details: { revision: before.revision, conflicts } satisfies ChangeConflicts,
      });
    if (!isChanged) return before;
    // The cards are complete: those of the deck were, new ones are checked, and a change that leaves one incomplete asks.
    const problem = editedDeckProblem(deck, deck.cards);
    if (problem) throw new AppError(problem);
    const { content, cards } = contentOf(deck, deck.cards, noNewId);
    await turnAfter(content.cards.length);
    const after = { ...before, ...content, updatedAt: clock(), revision: before.revision + 1 };
    rate.count(coAuthor ?? before.ownerId, bytesOf(after));
    await saveContent(tx.db, after, before, {
      kind: store.kind,
      share,
      packed: ahead?.packed,
      coAuthor,
      cards: { before: knownCards, after: cards },
    });
    tx.announce({ kind: "deck", uid: before.ownerId, deckId: before.id, now: asCommitted(after, sinceMs) });
    if (before.hasCoAuthors) await announceToWriters(tx, key, coAuthor ?? before.ownerId, { deckId: before.id, saved: after.revision });
    return after.title === before.title ? after : relisted(tx, after);
  }

  /**
   * Applies the changes of a student to the deck as it is now, whatever was saved in between (`applyPatch` has the rules): all of them, or none. A patch that
   * is applied already changes nothing, so a lost reply is no reason not to send it again. `known` is the deck as the caller has read it a moment ago. Throws `deck/not-yours-to-edit`, also for somebody who was a
   * co-author until now, `deck/not-in-collection`, and as `applyTo`; `request/invalid` or `deck/duplicate-card-id` for a patch that changes a field, or adds a card, twice.
   */
  async function change(
    viewer: Viewer,
    { uid, id }: DeckAddress,
    sentPatch: DeckPatch,
    within: WithinSave = { before: async () => {}, after: async () => {} },
    known: DeckRow | null = null,
  ): Promise<DeckRow> {
    const key = { ownerId: uid, id };
    await requireWriter(store.read, viewer, key);
    const patch = await withoutIncomplete(sentPatch);
    refuseRepeats(patch);
    const sinceMs = performance.now();
    const readAhead = isLong(patch) ? await preparedFor(known ?? (await findDeck(store.read, key)), patch) : () => null;
    return store.write(async (tx) => {
      const before = requireDeck(await findDeckForChange(tx.db, key));
      const { coAuthor } = await requireWriter(tx.db, viewer, key);
      await within.before(tx, before);
      const after = await applyTo(tx, before, patch, { ahead: readAhead(before), sinceMs, coAuthor });
      await within.after(tx);
      return after;
    });
  }

  return { change, applyTo };
}

/** The viewer as the deck's owner or co-author. Whoever is neither gets the same reply whether the deck exists or not. */
async function requireWriter(db: Db, viewer: Viewer, key: { ownerId: string; id: number }): Promise<{ coAuthor: string | undefined }> {
  if (viewer?.uid === key.ownerId) return { coAuthor: undefined };
  const isWriter = viewer !== null && (await isCoAuthor(db, viewer.uid, key));
  if (!canSaveChanges(viewer, { ownerId: key.ownerId, isCoAuthor: isWriter })) throw new AppError("deck/not-yours-to-edit");
  return { coAuthor: viewer?.uid };
}

/** As in a whole save, new cards without content are dropped. */
async function withoutIncomplete(patch: DeckPatch): Promise<DeckPatch> {
  // Changed masks are checked as those of a card that is nothing else.
  const changedMasks = patch.cards.flatMap(({ field, to }) =>
    field === "masks" && Array.isArray(to) ? [{ term: "", definition: "", masks: to as string[] }] : [],
  );
  await completeInPortions(changedMasks);
  const complete = new Set(await completeInPortions(patch.added.map(({ card }) => card)));
  return { ...patch, added: patch.added.filter(({ card }) => complete.has(card)) };
}

/**
 * A patch has one change for each field, and one new card for each id. Every conflict is answered with the deck's own text, so repeats in a short
 * request could ask for a long text ten thousand times.
 */
function refuseRepeats({ cards, added }: DeckPatch): void {
  const fields = new Set<string>();
  for (const [at, { id, field }] of cards.entries()) {
    const place = `${field} ${id}`;
    if (fields.has(place))
      throw new AppError("request/invalid", { details: [{ path: `cards.${at}`, problem: "the patch changes this field twice" }] });
    fields.add(place);
  }
  if (new Set(added.map(({ card }) => card.id)).size < added.length) throw new AppError("deck/duplicate-card-id");
}

/** As for a whole save: a long deck is read, and compressed, before the transaction. */
async function preparedFor(row: DeckRow | null, patch: DeckPatch): ReturnType<typeof prepareFrom> {
  if (!row) return () => null;
  const knownCards = cardsIn(row.cards);
  await turnAfter(row.cards.length);
  return prepareFrom(row, knownCards, applyPatch({ ...row, cards: knownCards }, patch, () => null).deck);
}

/** Whether the patch may rewrite much of a deck. */
function isLong({ cards, added, removed, order }: DeckPatch): boolean {
  return cards.length + added.length + removed.length + (order?.length ?? 0) > 200;
}

/** The cards at the patch's base, by id: read only for changed cards that are gone, which the change brings back. */
async function baseOf(
  db: Db,
  key: { ownerId: string; id: number },
  { patch, knownCards }: { patch: DeckPatch; knownCards: readonly Card[] },
): Promise<ReadonlyMap<string, Card>> {
  const there = new Set(knownCards.map(({ id }) => id));
  if (patch.cards.every(({ id }) => there.has(id))) return new Map();
  const version = await versionContent(db, key, patch.base);
  return new Map(version?.cards.map((card) => [card.id, card] as const));
}

/** Every card of a patched deck has its id. */
function noNewId(): never {
  throw new Error("A patched card has no id.");
}

function requireDeck(row: DeckForChange | null): DeckForChange {
  if (!row) throw new AppError("deck/not-in-collection");
  return row;
}
