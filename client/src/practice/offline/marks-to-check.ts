import { textDatabase } from "../../lib/browser/text-database.ts";
import type { GivenAnswer } from "../practice-api.ts";

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
  /** the test, if the server began it: there the mark counts too */
  testId?: string | null;
  /** whether it is no entry of the log, but in a test alone */
  isInTestOnly?: boolean;
};

/** A browser where sending always fails keeps no more of a kind for a student; the oldest stay as they were marked. */
const mostRecords = 500;

const database = textDatabase(() => indexedDB, "marks");

/** What a device keeps of a kind for each student until the server can be reached. */
export function recordsOf<Kept>(prefixOf: (uid: string) => string) {
  return {
    /** Rejects where the browser refuses storage. */
    add: (uid: string, key: string, record: Kept): Promise<void> =>
      database.change({ texts: [[prefixOf(uid) + key, JSON.stringify(record)]] }),
    /** With their keys. */
    async all(uid: string): Promise<(readonly [key: string, record: Kept])[]> {
      const all = await database.read(prefixOf(uid)).catch(() => []);
      return all.slice(-mostRecords).map(([key, text]) => [key, JSON.parse(text) as Kept] as const);
    },
    async remove(key: string): Promise<void> {
      await database.change({ keys: [key] }).catch(() => {});
    },
    async forget(uid: string): Promise<void> {
      const all = await database.read(prefixOf(uid)).catch(() => []);
      await database.change({ keys: all.map(([key]) => key) }).catch(() => {});
    },
  };
}

const markPrefix = (uid: string) => `${uid}:`;

/** Whether anything of a student's tests waits for the server: answers to mark, wordings, or whole tests. */
export async function doTestsWait(uid: string): Promise<boolean> {
  const all = await database.read().catch(() => []);
  return all.some(([key]) => key.includes(uid));
}

const marks = recordsOf<MarkToCheck>(markPrefix);
const markKey = ({ runId, index }: Pick<MarkToCheck, "runId" | "index">) => `${runId}-${index}`;

/** Answers that the server marks again when it can be reached. Where the browser refuses storage, their marks stay as they are. */
export const marksToCheck = {
  ...marks,
  add: (uid: string, mark: MarkToCheck): Promise<void> => marks.add(uid, markKey(mark), mark).catch(() => {}),
  /** The student has counted the answer as right: there is no better mark. */
  settle: (uid: string, place: Pick<MarkToCheck, "runId" | "index">): Promise<void> => marks.remove(markPrefix(uid) + markKey(place)),
};

const wordings = recordsOf<GivenAnswer>((uid) => `wording:${uid}:`);

/** Wordings that a student counted as right without a network; the server stores them when it can be reached. */
export const wordingsToSend = {
  ...wordings,
  /** One record for each wording of a card. Rejects where the browser refuses storage. */
  add: (uid: string, wording: GivenAnswer): Promise<void> =>
    wordings.add(uid, `${wording.deckId}:${wording.cardId}:${wording.answer}`, wording),
};
