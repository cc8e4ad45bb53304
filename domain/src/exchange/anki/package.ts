import type { EarlierAnswer } from "../../study/log/entry.ts";
import type { CardState } from "../../study/schedule/card-state.ts";

/** A note type of a collection. */
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

/** A card of a collection; `deckId` is its home deck, also while a filtered deck has it. */
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
  /** 0 none, 1 to 7 a color */
  flag: number;
};

/** A prompt's progress, its answers by study day (day, answers, right ones), and one by one. */
export type PackageProgress = {
  card: CardState;
  isSuspended: boolean;
  isBuried: boolean;
  days: readonly (readonly [day: number, answers: number, right: number])[];
  /** the last of its answers one by one, oldest first */
  answers?: readonly EarlierAnswer[] | undefined;
};

/** A prompt of a card by the suffix of its key, and its Anki card. */
type PackagePrompt = { ending: string; ankiCardId: number };

/** A note as a card. Media have the names that they get here, not those of the package (`package-media.ts`). */
export type PackageCard = {
  term: string;
  definition: string;
  extra: string;
  bothWays: boolean;
  /** empty for none, as most cards have */
  masks: readonly string[];
  typeAnswer: boolean;
  /** recognizes the note when the same package is imported again */
  guid: string;
  ord: number;
  noteTypeId: number;
  deckId: number;
  prompts: readonly PackagePrompt[];
};
