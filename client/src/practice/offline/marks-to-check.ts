import { isDeviceKept } from "../../device/store/is-device-kept.ts";
import type { GivenAnswer } from "../practice-api.ts";
import { mayGoOnHere } from "./may-go-on-here.ts";
import { recordsOf } from "./kept-records.ts";

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

const markPrefix = (uid: string) => `${uid}:`;

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

/** Keeps a wording until it can be sent. Throws `failure` where the server can be asked, or this device keeps nothing. */
export async function keepWording(uid: string, wording: GivenAnswer, failure: unknown): Promise<void> {
  if (!mayGoOnHere(failure, wording.deckId) || !isDeviceKept()) throw failure;
  await wordingsToSend.add(uid, wording).catch(() => {
    throw failure;
  });
}
