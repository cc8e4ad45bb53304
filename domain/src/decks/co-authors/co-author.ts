/** What somebody is to a deck that several people write. */
export type DeckRole = "owner" | "co-author" | "invited";

/** Somebody who writes a deck beside its owner, or was asked to. `name` is an author label. */
export type CoAuthor = {
  uid: string;
  name: string;
  /** null until the invitation is accepted, in ms since 1970 */
  acceptedAt: number | null;
};

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
