/** What somebody is to a deck that several people write. */
export type DeckRole = "owner" | "co-author" | "invited";

/** Somebody who writes a deck beside its owner, or was asked to. `name` is an author label. */
export type CoAuthor = {
  uid: string;
  name: string;
  /** null until the invitation is accepted, in ms since 1970 */
  acceptedAt: number | null;
};

/** What those who write a deck learn of each other: that somebody saved it, or where somebody writes. Nothing of it is stored. */
export type WritersNews = { deckId: number } & ({ saved: /** the deck's revision */ number } | { writer: Writer });

/** Somebody who writes a deck at the moment. `cardId`: null beside the cards; `isHere`: false when they close the editor. */
export type Writer = { uid: string; name: string; cardId: string | null; isHere: boolean };

/** A deck's co-authors, as the person with this role sees them: the owner sees all, co-authors each other, and an invited person nobody. */
export type CoAuthors = {
  deckId: number;
  title: string;
  ownerId: string;
  /** the owner's label */
  author: string;
  role: DeckRole;
  people: CoAuthor[];
};
