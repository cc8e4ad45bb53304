import { readableSide, readableTerm } from "@recollect/domain/cards/text/readable.ts";
import { OWN_SEARCH, type FoundDeck, type FoundDecks } from "@recollect/domain/decks/finding/found-decks.ts";
import type { CardMatch } from "@recollect/domain/library/library-deck.ts";
import { folded } from "@recollect/domain/words/folded.ts";

type CardOfDevice = { deckId: number; deckTitle: string; cardId: string; term: string; definition: string; words: string };

/** More cards are not searched, and of a card no more characters: an answer comes while one types. */
const limits = { cards: 100_000, characters: 400 };
/** Reading pauses this often, so that a key never waits for it. */
const pauseAfterMs = 8;

/** The cards of the own decks that this device keeps, the newest decks first. */
export async function readCardsOfDevice(uid: string, signal: AbortSignal): Promise<readonly CardOfDevice[]> {
  const [{ deviceDatabase }, { deckOfDevice }] = await Promise.all([
    import("../../device/store/device-store.ts"),
    import("../../device/store/deck-of-device.ts"),
  ]);
  const ids = await (await deviceDatabase(uid)).getAllKeys("decks");
  const cards: CardOfDevice[] = [];
  let workedSince = performance.now();
  for (const id of ids.reverse()) {
    // One deck after the other: all of them at once would not fit into memory.
    const deck = await deckOfDevice(uid, id);
    for (const card of deck?.cards ?? []) {
      if (signal.aborted || cards.length >= limits.cards) return cards;
      cards.push(cardOf(card, id, deck?.title ?? ""));
      if (performance.now() - workedSince < pauseAfterMs) continue;
      await new Promise((resolve) => setTimeout(resolve));
      workedSince = performance.now();
    }
  }
  return cards;
}

function cardOf(card: { id: string; term: string; definition: string }, deckId: number, deckTitle: string): CardOfDevice {
  const term = readableTerm(card.term.slice(0, limits.characters), { inLine: true });
  const definition = readableSide(card.definition.slice(0, limits.characters), { inLine: true });
  return { deckId, deckTitle, cardId: card.id, term, definition, words: folded(`${term}\n${definition}`) };
}

/** The decks whose cards have the text on one of their sides; of each those cards first whose term begins with it. */
export function findOnDevice(cards: readonly CardOfDevice[], text: string): FoundDecks {
  const search = folded(text.trim());
  const found = new Map<number, { title: string; first: CardMatch[]; others: CardMatch[] }>();
  for (const card of cards) {
    const place = card.words.indexOf(search);
    if (place < 0) continue;
    if (found.size > OWN_SEARCH.decks && !found.has(card.deckId)) continue;
    const deck = found.get(card.deckId) ?? { title: card.deckTitle, first: [], others: [] };
    found.set(card.deckId, deck);
    const matches = place === 0 ? deck.first : deck.others;
    if (matches.length < OWN_SEARCH.cardsOfDeck) matches.push(matchOf(card));
  }
  const decks = [...found].map(([deckId, { title, first, others }]): FoundDeck => {
    return { deckId, title, author: null, isByTitle: false, cards: [...first, ...others].slice(0, OWN_SEARCH.cardsOfDeck) };
  });
  return { decks: decks.slice(0, OWN_SEARCH.decks), hasMore: decks.length > OWN_SEARCH.decks };
}

function matchOf({ cardId, term, definition }: CardOfDevice): CardMatch {
  return { cardId, text: [term, definition].filter((side) => side !== "").join(" · "), marks: [] };
}
