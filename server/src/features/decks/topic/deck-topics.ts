import { languagesOfSides, likelyLanguages } from "@recollect/domain/decks/languages/guessed-languages.ts";
import { languagesIn } from "@recollect/domain/decks/languages/languages.ts";
import { guessedTopic } from "@recollect/domain/decks/topic/guessed-topic.ts";
import { noTopic, topicIn, topicProblem, type DeckTopic, type TopicChoice } from "@recollect/domain/decks/topic/topic.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { canEdit, canListDecks, type Viewer } from "@recollect/domain/permissions/decks.ts";

import { cardsOfBeginning } from "../../../access/cards-of-beginning.ts";
import type { Store } from "../../../store/store.ts";
import type { DeckAddress } from "../deck/deck-address.ts";
import { findTopicSource, saveTopic } from "./topic.store.ts";

/** How much of the cards a guess looks at, in characters. */
const sampleLength = 12_000;

export type DeckTopics = ReturnType<typeof createDeckTopics>;

/** What an own deck is about and for whom: the author chooses, and the Library is filtered by it. */
export function createDeckTopics({ store }: { store: Pick<Store, "read" | "write"> }) {
  return {
    /** The topic, and the likely one for a choice. Throws `database/permission-denied`, `deck/not-in-collection`. */
    async read(viewer: Viewer, { uid, id }: DeckAddress): Promise<TopicChoice> {
      if (!canListDecks(viewer, { uid })) throw new AppError("database/permission-denied");
      const deck = await findTopicSource(store.read, { ownerId: uid, id }, sampleLength + 1);
      if (!deck) throw new AppError("deck/not-in-collection");
      const cards = cardsOfBeginning(deck.cards, sampleLength);
      const chosen = deck.languages === null ? null : languagesIn(JSON.parse(deck.languages) as unknown);
      const languages = languagesOfSides(chosen, likelyLanguages(cards));
      const tags = [...new Set(cards.flatMap((card) => card.tags ?? []))];
      const topic = deck.topic === null ? null : topicIn(JSON.parse(deck.topic) as unknown);
      return { topic: topic ?? noTopic, guess: guessedTopic({ title: deck.title, description: deck.description, tags, cards, languages }) };
    },

    /**
     * Sets the topic. Neither the deck's revision nor the moment of its last change is another one, since no list of decks shows it. Throws
     * `deck/not-yours-to-edit`, `deck/bad-topic`, `deck/not-in-collection`.
     */
    async set(viewer: Viewer, { uid, id }: DeckAddress, { subject, level }: DeckTopic): Promise<DeckTopic> {
      if (!canEdit(viewer, { ownerId: uid })) throw new AppError("deck/not-yours-to-edit");
      const problem = topicProblem({ subject, level });
      if (problem) throw new AppError(problem);
      await store.write(async (tx) => {
        if (!(await saveTopic(tx.db, { ownerId: uid, id }, JSON.stringify({ subject, level }))))
          throw new AppError("deck/not-in-collection");
        tx.announce({ kind: "deck", uid, deckId: id });
      });
      return { subject, level };
    },
  };
}
