import type { Card } from "@recollect/domain/cards/card.ts";
import { applyPatch, type DeckPatch } from "@recollect/domain/decks/deck-patch.ts";
import type { Deck, DeckInput } from "@recollect/domain/decks/deck.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { aDeck } from "./a-deck.ts";
import { fakeServer, type FakeRequest } from "./fakes/fake-server.ts";

/** What happens to a change on its way: the reply may be lost after the server has made it. */
export type Fate = "arrives" | "is lost" | "reply is lost";

/** A server that merges the changes of Mira's decks as the real one does, and creates each deck once. */
export function aDeckServer(...first: Deck[]) {
  const decks = new Map(first.map((deck) => [deck.id, deck]));
  let versions: Deck[] = [...first];
  const keys = new Map<string, number>();
  const kept = { fate: "arrives" as Fate };
  const put = (deck: Deck) => {
    decks.set(deck.id, deck);
    versions.push(deck);
    return deck;
  };

  /** The change is made or not, and the reply comes or not. */
  function onTheWay<T>(work: () => T): T {
    const { fate } = kept;
    if (fate === "is lost") throw new TypeError("Failed to fetch");
    const reply = work();
    if (fate === "reply is lost") throw new TypeError("Failed to fetch");
    return reply;
  }

  function change(id: number, patch: DeckPatch): Deck {
    const deck = decks.get(id);
    if (!deck) throw new AppError("deck/not-in-collection");
    const base = versions.find((one) => one.id === id && one.revision === patch.base);
    const result = applyPatch(deck, patch, (cardId) => base?.cards.find((card) => card.id === cardId) ?? null);
    if (result.conflicts.length > 0)
      throw new AppError("deck/fields-changed-meanwhile", { details: { revision: deck.revision, conflicts: result.conflicts } });
    if (!result.isChanged) return deck;
    return put({ ...deck, ...result.deck, cardCount: result.deck.cards.length, revision: deck.revision + 1 });
  }

  function create(input: DeckInput, key: string): Deck {
    const earlier = decks.get(keys.get(key) ?? -1);
    if (earlier) return earlier;
    const id = 1_700_000_000_000 + keys.size;
    keys.set(key, id);
    return put(aDeck({ id, revision: 1, title: input.title, description: input.description, cards: input.cards as Card[] }));
  }

  const routesOf = (id: number) => ({
    [`GET /api/users/mira/decks/${id}`]: () => decks.get(id) ?? new AppError("deck/not-in-collection"),
    [`PATCH /api/users/mira/decks/${id}`]: async ({ body }: FakeRequest) => onTheWay(() => change(id, body as DeckPatch)),
  });
  const server = fakeServer({
    ...Object.assign({}, ...first.map(({ id }) => routesOf(id))),
    "POST /api/users/mira/decks": async ({ body, headers }: FakeRequest) =>
      onTheWay(() => {
        const deck = create(body as DeckInput, headers.get("idempotency-key") ?? "");
        server.on(routesOf(deck.id));
        return deck;
      }),
  });

  return {
    ...server,
    all: () => [...decks.values()],
    deck: (id: number) => decks.get(id) as Deck,
    /** as another device changes it */
    save: (id: number, fields: Partial<Deck>) =>
      put({ ...(decks.get(id) as Deck), ...fields, revision: (decks.get(id)?.revision ?? 0) + 1 }),
    /** an earlier state, as a restored backup has it */
    restore(deck: Deck) {
      decks.set(deck.id, deck);
      versions = versions.filter(({ id, revision }) => id !== deck.id || revision <= deck.revision);
    },
    remove: (id: number) => void decks.delete(id),
    fate: (fate: Fate) => void (kept.fate = fate),
  };
}
