import type { CoAuthors } from "@recollect/domain/decks/co-authors/co-author.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { DeckPatch } from "@recollect/domain/decks/deck-patch.ts";
import { makePatch } from "@recollect/domain/decks/make-patch.ts";

import { aCampus, jsonOf, type CampusStudent } from "./a-campus.ts";
import { cards } from "./a-deck.ts";
import type { OpenStore } from "./databases.ts";

let made = 0;
export const newCardId = () => `device${String((made += 1)).padStart(6, "0")}`;

/** Invites somebody to a deck of the owner, who accepts. */
export async function makeCoAuthor(owner: CampusStudent, other: CampusStudent, name: string, { id }: { id: number }): Promise<void> {
  await jsonOf(owner.send("POST", `/api/co-authors/${id}`, { username: name }), 201);
  await jsonOf(other.send("PUT", `/api/co-authors/${id}/acceptance`));
}

/** Ada's Private deck of three cards, with Bob as a co-author, and Eve who is not asked. */
export async function aCoAuthoredDeck(openStore: OpenStore) {
  const store = await openStore();
  const campus = aCampus(store);
  const [ada, bob, eve] = [await campus.student("ada"), await campus.student("bob"), await campus.student("eve")];
  const { id } = await ada.deck({ cards: cards(3) });
  const own = `/api/users/${ada.uid}/decks/${id}`;
  const address = `/api/co-authors/${id}`;
  await makeCoAuthor(ada, bob, "bob", { id });
  const read = (who: CampusStudent) => jsonOf<Deck>(who.get(own));
  const send = (who: CampusStudent, patch: DeckPatch) => who.send("PATCH", own, patch);
  return {
    store,
    campus,
    ada,
    bob,
    eve,
    id,
    own,
    address,
    read,
    send,
    invite: (username: string, who = ada) => who.send("POST", address, { username }),
    people: (who = ada) => jsonOf<CoAuthors>(who.get(address)),
    /** Saves another definition of the card at this place. */
    async writes(who: CampusStudent, at: number, definition: string, base?: Deck) {
      const deck = base ?? (await read(who));
      return send(who, makePatch(deck, { ...deck, cards: deck.cards.with(at, { ...deck.cards[at]!, definition }) }, newCardId));
    },
  };
}
