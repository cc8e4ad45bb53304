import type { Deck, DeckSummary } from "../decks/deck.ts";
import type { Day } from "../study/day.ts";
import type { Progress } from "../study/schedule/due.ts";
import type { MemoryModel } from "../study/schedule/memory-model.ts";
import type { LeftToday } from "../study/session/daily-limits.ts";
import type { StudySettings } from "../study/settings.ts";

/** A student's study day, as a device needs it to choose cards and to schedule them without a network. Times are ms since 1970. */
export type DeviceDay = {
  now: number;
  dayEndsAt: number;
  settings: StudySettings;
  /** what is left of the day's limits */
  left: LeftToday;
  /** future exams, by deck */
  exams: readonly (readonly [deckKey: string, day: Day])[];
  /** those over several decks, whose new cards they share; absent for none, and in what an earlier server sent */
  plans?: readonly DevicePlan[];
  /** new cards of today, by deck */
  newToday: readonly (readonly [deckKey: string, count: number])[];
  memories: { own: MemoryModel | null; byDeck: readonly (readonly [deckKey: string, model: MemoryModel])[] };
};

/** An exam over several decks, also some that a device does not keep, with the number of new prompts of each at that moment. */
export type DevicePlan = { day: Day; decks: readonly (readonly [deckKey: string, newCards: number])[] };

/** The state of a studied prompt; null if it was forgotten. */
export type DeviceState = { cardId: string; progress: Progress | null };

/** A deck of another student, and the bytes of its cards. `updatedAt` is another one after each change. */
export type SharedDeckLine = { id: number; title: string; updatedAt: number; bytes: number };

/**
 * One line of what a device keeps of a student, so that the app works without a network. The server sends what changed since the device's cursor, in
 * this order: `reset`, `list`, `deck`, `left-out`, `states`, `shared`, `day`, `cursor`. Lines of other kinds are of a newer server, and are passed over.
 */
export type DeviceLine =
  /** what follows is all of it: what was kept so far and is not in it is forgotten with the last line */
  | { kind: "reset" }
  /** all own decks, newest first; a kept deck that is not among them was deleted */
  | { kind: "list"; decks: readonly DeckSummary[] }
  /** an own deck; those that exceed the size that the device asked for are in the list alone */
  | { kind: "deck"; deck: Deck }
  /** decks that have changed, and exceed the size now: the device's copies are old */
  | { kind: "left-out"; ids: readonly number[] }
  /** states of cards of a deck, own or of another student */
  | { kind: "states"; deckOwnerId: string; deckId: number; cards: readonly DeviceState[] }
  /**
   * All decks of others that the student may read and has taken: saved, starred or begun ones, those of the student's groups, and those that the student
   * writes. The device asks for their cards itself, as any reader does. A kept deck that is not among them was withdrawn, or the student left its
   * group; so is a group that is not among `groups`.
   */
  | { kind: "shared"; decks: readonly SharedDeckLine[]; groups: readonly string[] }
  | { kind: "day"; day: DeviceDay }
  /** the last line: without it the stream broke off, and the cursor of the device stays */
  | { kind: "cursor"; cursor: string };

/** What a device has already: all changes up to `change`, since it was filled at `filledAt` (ms since 1970). The server knows the ids that it gave. */
export type DeviceCursor = { change: number; filledAt: number; id: string };

export function cursorText({ change, filledAt, id }: DeviceCursor): string {
  return `${change}.${filledAt}.${id}`;
}

/** Null for a text that is no cursor. */
export function cursorIn(text: string): DeviceCursor | null {
  const [, change, filledAt, id] = /^(\d{1,15})\.(\d{1,15})\.([\w-]{1,36})$/.exec(text) ?? [];
  if (change === undefined || filledAt === undefined || id === undefined) return null;
  return { change: Number(change), filledAt: Number(filledAt), id };
}
