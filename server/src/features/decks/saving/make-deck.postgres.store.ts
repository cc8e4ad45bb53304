import { DECK, IDEMPOTENCY_KEY } from "@recollect/domain/limits/limits.ts";

import { mayNameMedia } from "../../../media/media-uses.store.ts";
import { mayAskMore } from "../../../prompts/prompts.store.ts";
import { precompiled } from "../../../store/precompiled.ts";
import type { Store } from "../../../store/store.ts";
import { traits } from "../../../store/database-capabilities.ts";
import type { Creation } from "./creation-keys.store.ts";
import { asCommitted } from "../deck/deck-views.ts";
import type { DeckRow } from "../deck/decks.store.ts";
import { momentOfChange } from "../deck/change-sequence.store.ts";
import { inGroups } from "./batch-calls.ts";

/** The deck, and the start of its request (of `performance.now()`), which the statement does not need. */
type Wanted = { given: MakeDeckOptions; deck: DeckRow; sinceMs: number };

type MakeDeckOptions = {
  ownerId: string;
  id: number;
  title: string;
  description: string;
  cards: string;
  cardCount: number;
  visibility: string;
  now: number;
  key: string | null;
  fingerprint: string;
  oldestKey: number;
  share: number;
};

const fields = [
  "ownerId",
  "id",
  "title",
  "description",
  "cards",
  "cardCount",
  "visibility",
  "now",
  "key",
  "fingerprint",
  "oldestKey",
] as const satisfies (keyof MakeDeckOptions)[];

/** The maximum number of decks in one statement, and of characters of each: a long one would delay the others. */
const mostAtOnce = 8;
const longest = 64 * 1024;

/** The statements for one deck, two, and so on: each returns for every deck whether it was made. */
const makes = Array.from({ length: mostAtOnce }, (_, last) =>
  precompiled((db, given: Record<string, string | number | null>) =>
    db
      .selectNoFrom(({ fn, val, lit }) =>
        Array.from({ length: last + 1 }, (__, at) => {
          const values = fields.map((field) => val(given[`${field}${at}`]));
          return fn<boolean>("make_deck", [...values, lit(DECK.maxDecks), val(given[`share${at}`])]).as(`isMade${at}`);
        }),
      )
      .select(momentOfChange),
  ),
);

/**
 * Makes a new deck with a single statement on PostgreSQL (see the migrations 0010 and 0030), for several students together while others are being
 * made: each further statement, and each wait for the disk, takes longer than the deck. False if nothing was made: then the ordinary way makes the
 * deck, or throws the reason.
 */
export async function makeDeckAtOnce(store: Store, deck: DeckRow, { key, fingerprint, now }: Creation, share: number): Promise<boolean> {
  if (!traits[store.kind].writesAtOnce || mayNameMedia(deck.cards) || mayAskMore(deck.cards)) return false;
  const { ownerId, id, title, description, cards, cardCount, visibility } = deck;
  const given = {
    ownerId,
    id,
    title,
    description,
    cards,
    cardCount,
    visibility,
    now,
    key,
    fingerprint,
    oldestKey: now - IDEMPOTENCY_KEY.lifeMs,
    share: Math.min(share, Number.MAX_SAFE_INTEGER),
  };
  const wanted = { given, deck, sinceMs: performance.now() };
  return cards.length > longest ? (await madeAll(store, [wanted]))[0] === true : togetherOn(store)(wanted);
}

/** Each database has its own. */
const together = new WeakMap<Store, (wanted: Wanted) => Promise<boolean>>();

function togetherOn(store: Store): (wanted: Wanted) => Promise<boolean> {
  const known = together.get(store);
  if (known) return known;
  const make = inGroups((decks: readonly Wanted[]) => madeAll(store, decks), mostAtOnce);
  together.set(store, make);
  return make;
}

/** For each deck whether it was made. All of them are one transaction: they are acknowledged, and announced, when it is on disk. */
async function madeAll(store: Store, decks: readonly Wanted[]): Promise<boolean[]> {
  const values = decks.flatMap(({ given }, at) => Object.entries(given).map(([name, value]) => [`${name}${at}`, value] as const));
  return store.writeOne(async ({ db, announce }) => {
    const [row] = (await makes[decks.length - 1]?.(db, Object.fromEntries(values)))?.rows ?? [];
    const isMade = decks.map((_, at) => row?.[`isMade${at}`] === true);
    for (const [at, { deck, sinceMs }] of decks.entries()) {
      if (row && isMade[at])
        announce({ kind: "deck", uid: deck.ownerId, deckId: deck.id, now: asCommitted(deck, sinceMs), moment: row.moment });
    }
    return isMade;
  });
}
