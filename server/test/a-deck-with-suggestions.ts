import type { CardInput } from "@recollect/domain/cards/card.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { CardToCorrect, DeckSuggestions, OwnSuggestion, SuggestedField } from "@recollect/domain/decks/suggestions/suggestion.ts";
import type { Visibility } from "@recollect/domain/decks/visibility.ts";

import { aCampus, jsonOf, type CampusStudent } from "./a-campus.ts";
import type { OpenStore } from "./databases.ts";

type Words = { field?: SuggestedField; base?: string; sentence?: string; cardId?: string };

const twoCards: CardInput[] = [
  { term: "mitosis", definition: "division" },
  { term: "b", definition: "c" },
];

/** Ada's deck, and two readers who may suggest corrections. */
export async function aDeckWithSuggestions(
  openStore: OpenStore,
  { visibility = "Public", cards = twoCards }: { visibility?: Visibility; cards?: CardInput[] } = {},
) {
  const store = await openStore();
  const campus = aCampus(store);
  const [ada, bob, eve] = [await campus.student("ada"), await campus.student("bob"), await campus.student("eve")];
  const deck = await ada.deck({ title: "Cells", cards, visibility });
  const [card] = deck.cards;
  const cardId = card!.id;
  const own = `/api/users/${ada.uid}/decks/${deck.id}`;
  const ofCard = (id = cardId) => `/api/suggestions/${deck.id}/${id}`;
  const suggests = (
    who: CampusStudent,
    text: string,
    { field = "definition", base = card![field] ?? "", sentence = "", cardId: id }: Words = {},
  ) => who.send("POST", ofCard(id), { changes: [{ field, base, text }], sentence });
  const suggested = async (who: CampusStudent, text: string, words: Words = {}) =>
    (await jsonOf<{ own: OwnSuggestion[] }>(suggests(who, text, words), 201)).own.at(-1)!;
  const decides = (id: string, decision: object) => ada.send("PUT", `${own}/suggestions/${id}/decision`, decision);
  return {
    store,
    campus,
    ada,
    bob,
    eve,
    deck,
    cardId,
    own,
    suggests,
    suggested,
    open: () => jsonOf<DeckSuggestions>(ada.get(`${own}/suggestions`)),
    toCorrect: (who: CampusStudent) => jsonOf<CardToCorrect>(who.get(ofCard())),
    decides,
    accepts: (id: string, { text = null, seen = null }: { text?: string | null; seen?: string | null } = {}) =>
      decides(id, { decision: "accept", text, seen }),
    declines: (id: string, sentence = "") => decides(id, { decision: "decline", sentence }),
    allows: (audience: string) => jsonOf<DeckSuggestions>(ada.send("PUT", `${own}/suggestions`, { audience })),
    deckNow: () => jsonOf<Deck>(ada.get(own)),
    /** The author changes a side of the first card. */
    edits: async (text: string, field: SuggestedField = "definition") => {
      const now = await jsonOf<Deck>(ada.get(own));
      const changed = now.cards.map((one, at) => (at === 0 ? { ...one, [field]: text } : one));
      const content = { title: now.title, description: now.description, cards: changed };
      return jsonOf<Deck>(ada.send("PUT", own, content, { "if-match": `"${now.revision}"` }));
    },
  };
}
