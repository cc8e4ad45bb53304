import type { Card } from "@recollect/domain/cards/card.ts";
import { groupBy } from "@recollect/domain/words/grouped.ts";

import type { Store } from "../../../store/store.ts";
import { guidAndNumber, numberedGuid } from "../reading/package/numbered-guids.ts";
import type { WaitingCard } from "../reading/waiting-decks.ts";
import { comparable } from "./comparable-side.ts";
import { sourcesByGuid, type SourceRow } from "./imports.store.ts";

/** The GUIDs that Anki makes are longer. A shorter one may also be that of a card of another package, even of another student's. */
const shortestUnique = 8;

/** The cards of decks, by deck and id. */
type CardsOfTitled = ReadonlyMap<number, ReadonlyMap<string, Card>>;

/** A card of the package, and the stored source of the card here that it is. */
type Pair = { card: WaitingCard; row: SourceRow };

/** The cards and the stored sources with one GUID and one place in its note. */
type Group = { guid: string; coming: WaitingCard[]; stored: SourceRow[] };

type Coming = {
  cards: readonly WaitingCard[];
  /** the student's decks with the title of the coming deck */ titled: () => Promise<TitledDeck[]>;
};
type TitledDeck = { id: number; cards: readonly Card[] };

/**
 * The sources of the cards here that the cards of a package are, by their GUIDs. No card is ever taken for another one: where several have one GUID, or it is
 * empty, their order may have changed since, and each is the card with its words or a new one. A short GUID is believed in the deck with that title, or where
 * most of the deck comes as it came last.
 */
export async function cardsByGuid(store: Pick<Store, "read">, uid: string, { cards, titled }: Coming): Promise<Pair[]> {
  const known = cards.filter(({ source }) => source.guid !== null);
  const stored = await storedWith(
    store,
    uid,
    known.map(({ source }) => source.guid ?? ""),
  );
  if (stored.length === 0) return [];
  const storedBy = groupBy(stored, ({ ord, guid }) => `${ord} ${guidAndNumber(guid).guid}`);
  const groups = [...groupBy(known, ({ source }) => `${source.ord} ${guidAndNumber(source.guid ?? "").guid}`)].map(
    ([key, coming]): Group => ({ guid: guidAndNumber(coming[0]?.source.guid ?? "").guid, coming, stored: storedBy.get(key) ?? [] }),
  );
  const pairs: Pair[] = [];
  const doubtful: Pair[] = [];
  let byDeck: CardsOfTitled | undefined;
  const titledCards = async () => (byDeck ??= cardsByDeck(await titled()));
  for (const group of groups) {
    const [[card], [row]] = [group.coming, group.stored];
    if (!card || !row) continue;
    if (!isOne(group)) pairs.push(...pairedByWords(group, await titledCards()));
    else if (group.guid.length >= shortestUnique || (await titledCards()).has(row.deckId)) pairs.push({ card, row });
    else doubtful.push({ card, row });
  }
  for (const some of groupBy(doubtful, ({ row }) => row.deckId).values()) pairs.push(...believed(some, cards.length));
  return pairs;
}

function cardsByDeck(decks: readonly TitledDeck[]): CardsOfTitled {
  return new Map(decks.map(({ id, cards }) => [id, new Map(cards.map((card) => [card.id, card]))]));
}

/** Whether the GUID is that of one card there and here. */
function isOne({ guid, coming, stored }: Group): boolean {
  return guid !== "" && coming.length === 1 && stored.length === 1 && coming[0]?.source.guid === stored[0]?.guid;
}

/** Those in one deck: all if they are most of a deck that comes as it came last, otherwise those that do. */
function believed(pairs: readonly Pair[], comingCards: number): readonly Pair[] {
  const unchanged = pairs.filter(({ card, row }) => card.source.hash === row.hash);
  return 2 * unchanged.length >= pairs.length && 2 * pairs.length >= comingCards ? pairs : unchanged;
}

/**
 * Each with what came last as the same card; then, in the decks with that title, with the card that asks the same, if only one does there and here. Without a
 * GUID only those decks are looked at.
 */
function pairedByWords({ guid, coming, stored }: Group, titled: CardsOfTitled): Pair[] {
  const pairs: Pair[] = [];
  const left = new Set(stored.filter(({ deckId }) => guid !== "" || titled.has(deckId)));
  // The last of several is taken first: taking the first away takes long where there are thousands.
  const byHash = groupBy(left, ({ hash }) => hash);
  const changed: WaitingCard[] = [];
  for (const card of coming) {
    const row = byHash.get(card.source.hash)?.pop();
    if (row) pairs.push({ card, row });
    else changed.push(card);
    if (row) left.delete(row);
  }
  if (changed.length === 0) return pairs;
  const termOf = ({ deckId, cardId }: SourceRow) => comparable(titled.get(deckId)?.get(cardId)?.term ?? "");
  const [termsThere, termsHere] = [groupBy(coming, ({ content }) => comparable(content.term)), groupBy(stored, termOf)];
  for (const card of changed) {
    const term = comparable(card.content.term);
    const [row, another] = termsHere.get(term) ?? [];
    if (term !== "" && row && !another && left.has(row) && termsThere.get(term)?.length === 1) pairs.push({ card, row });
  }
  return pairs;
}

/** The stored sources with one of these GUIDs, also those that have other numbers than the cards of this package. */
async function storedWith({ read }: Pick<Store, "read">, uid: string, guids: readonly string[]): Promise<SourceRow[]> {
  const asked = new Set<string>(guids);
  for (const one of guids) for (const nth of [1, 2]) asked.add(numberedGuid(guidAndNumber(one).guid, nth));
  const [stored, counts, nextNumbers]: [SourceRow[], Map<string, number>, Map<string, number>] = [[], new Map(), new Map()];
  for (let wanted = [...asked]; wanted.length > 0;) {
    const rows = await sourcesByGuid(read, uid, wanted);
    stored.push(...rows);
    wanted = [];
    for (const [guid, some] of groupBy(rows, (row) => guidAndNumber(row.guid).guid)) {
      if (some.every((row) => row.guid === guid)) continue;
      // As many further numbers as there are already, until none of them is taken: a crafted number is no count.
      const count = (counts.get(guid) ?? 0) + some.length;
      const from = nextNumbers.get(guid) ?? 3;
      counts.set(guid, count);
      nextNumbers.set(guid, from + count);
      const further = Array.from({ length: count }, (_, at) => numberedGuid(guid, from + at)).filter((one) => !asked.has(one));
      for (const one of further) asked.add(one);
      wanted.push(...further);
    }
  }
  return stored;
}
