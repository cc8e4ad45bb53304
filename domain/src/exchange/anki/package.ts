import type { CardState } from "../../study/schedule/card-state.ts";

/** A note type of a collection: what a card of it asks and answers. */
export type AnkiNoteType = {
  id: number;
  name: string;
  isCloze: boolean;
  fields: readonly string[];
  templates: readonly { name: string; question: string; answer: string }[];
};

export type AnkiNote = {
  id: number;
  guid: string;
  noteTypeId: number;
  /** s since 1970 */ changedAt: number;
  tags: readonly string[];
  fields: readonly string[];
};

/** A card of a collection, as its row holds it; `deckId` is the deck it belongs to, also while a filtered deck borrows it. */
export type AnkiCard = {
  id: number;
  ord: number;
  deckId: number;
  /** 0 new, 1 learning, 2 review, 3 relearning */
  type: number;
  /** -3 and -2 buried, -1 suspended, 1 learning, 2 review, 3 learning over days */
  queue: number;
  /** days since the collection began, or s since 1970 */
  due: number;
  /** days */
  interval: number;
  /** permille */
  ease: number;
  reps: number;
  lapses: number;
  data: string;
};

/** Where one prompt stood, and the answers that led there by study day: day, answers, right ones. */
export type PackageProgress = {
  card: CardState;
  isSuspended: boolean;
  isBuried: boolean;
  days: readonly (readonly [day: number, answers: number, right: number])[];
};

/** A prompt of a card by the ending of its key, and the Anki card that it was. */
export type PackagePrompt = { ending: string; ankiCardId: number };

/** A note's card as it comes in. Media stand in the texts under the names that `packageMedia` allots. */
export type PackageCard = {
  term: string;
  definition: string;
  extra: string;
  bothWays: boolean;
  /** What it is known by when the same package comes again. */
  guid: string;
  ord: number;
  noteTypeId: number;
  deckId: number;
  prompts: readonly PackagePrompt[];
};
