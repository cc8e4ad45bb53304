import { textDatabase } from "../../lib/browser/text-database.ts";

/** A written answer that was marked without the dictionaries, and counts as `score` in the study log. */
export type MarkToCheck = {
  deckId: number;
  deckKey: string;
  /** the key of the question */
  cardId: string;
  answer: string;
  score: number;
  tookMs: number;
  /** the answer's place in the log: see `answerEntryId` */
  runId: string;
  index: number;
};

/** A browser where the check always fails keeps no more of a student; the oldest stay as they were marked. */
const mostMarks = 500;

const database = textDatabase(() => indexedDB, "marks");
const prefixOf = (uid: string) => `${uid}:`;

/** Answers that the server marks again when it can be reached. Where the browser refuses storage, their marks stay as they are. */
export const marksToCheck = {
  async add(uid: string, mark: MarkToCheck): Promise<void> {
    await database.change({ texts: [[`${prefixOf(uid)}${mark.runId}-${mark.index}`, JSON.stringify(mark)]] }).catch(() => {});
  },
  /** With their keys. */
  async all(uid: string): Promise<(readonly [key: string, mark: MarkToCheck])[]> {
    const all = await database.read(prefixOf(uid)).catch(() => []);
    return all.slice(-mostMarks).map(([key, text]) => [key, JSON.parse(text) as MarkToCheck] as const);
  },
  async remove(key: string): Promise<void> {
    await database.change({ keys: [key] }).catch(() => {});
  },
  async forget(uid: string): Promise<void> {
    const all = await database.read(prefixOf(uid)).catch(() => []);
    await database.change({ keys: all.map(([key]) => key) }).catch(() => {});
  },
};
