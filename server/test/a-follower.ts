import type { CardInput } from "@recollect/domain/cards/card.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { FollowedChanges, FollowedWithChanges, Following, TakingInput } from "@recollect/domain/decks/following/following.ts";
import type { OwnEdits } from "@recollect/domain/decks/following/own-edits.ts";
import { makePatch } from "@recollect/domain/decks/make-patch.ts";

import { createCardIds } from "../src/features/decks/saving/card-ids.ts";
import { jsonOf, type CampusStudent } from "./a-campus.ts";

const newId = createCardIds();

/** What a student does with a deck that follows another one. */
export function aFollower(student: CampusStudent) {
  const own = (id: number) => `/api/users/${student.uid}/decks/${id}`;
  const deck = (id: number) => jsonOf<Deck>(student.get(own(id)));
  const changes = (id: number) => jsonOf<FollowedChanges>(student.get(`${own(id)}/following/changes`));
  const sendTaking = (id: number, { revision, ...taking }: TakingInput & { revision: number }) =>
    student.send("POST", `${own(id)}/following/taking`, taking, { "if-match": `"${revision}"` });
  return {
    deck,
    changes,
    sendTaking,
    sendFollow: (id: number, headers?: Record<string, string>) => student.send("POST", `/api/library/${id}/followers`, undefined, headers),
    follow: (id: number) => jsonOf<Deck>(student.send("POST", `/api/library/${id}/followers`), 201),
    edits: (id: number) => jsonOf<OwnEdits>(student.get(`${own(id)}/following/edits`)),
    authorCard: (id: number, cardId: string) => student.get(`${own(id)}/following/cards/${cardId}`),
    left: async (id: number) => {
      const following = await jsonOf<Following>(student.get(`${own(id)}/following`));
      return following.state === "open" ? following.left : [];
    },
    keep: (id: number, cardId: string) => student.send("PUT", `${own(id)}/following/left/${cardId}`),
    withChanges: async () => (await jsonOf<FollowedWithChanges>(student.get(`/api/users/${student.uid}/following`))).deckIds,
    following: (id: number) => jsonOf<Following>(student.get(`${own(id)}/following`)),
    /** Looks at the changes, and takes them. */
    async take(id: number, { theirs = [], wanted = [] }: Partial<TakingInput> = {}): Promise<Deck> {
      const { sourceRevision, revision } = await changes(id);
      return jsonOf<Deck>(sendTaking(id, { sourceRevision, revision, theirs, wanted }));
    },
    /** Saves what `edit` makes of the deck, as the editor does. */
    async edit(id: number, edit: (deck: Deck) => { title?: string; cards?: readonly CardInput[] }): Promise<Deck> {
      const before = await deck(id);
      const { title, description, cards } = { ...before, ...edit(before) };
      return jsonOf<Deck>(student.send("PATCH", own(id), makePatch(before, { title, description, cards }, newId)));
    },
  };
}

/** The cards with one of them changed. */
export function withCard(deck: Deck, at: number, change: Partial<CardInput>): CardInput[] {
  return deck.cards.map((card, index) => (index === at ? { ...card, ...change } : card));
}
