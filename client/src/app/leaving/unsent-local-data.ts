import { drafts } from "../../decks/editor/drafts/draft-storage.ts";
import { showBadge } from "../../lib/browser/app-badge.ts";
import { hasWaitingSaves } from "../../decks/waiting/store/has-waiting-saves.ts";
import type { Draft } from "../../decks/editor/drafts/draft.ts";
import { forgetLines } from "../../decks/editor/drafts/unsent-lines.ts";
import { forgetPlaces } from "../../decks/viewer/place/stored-place.ts";
import { waitingEnds, waitingTests } from "../../practice/offline/finished-tests.ts";
import { doTestsWait } from "../../practice/offline/marks-database.ts";
import { marksToCheck, wordingsToSend } from "../../practice/offline/marks-to-check.ts";
import { forgetRuns } from "../../practice/runs/run-storage.ts";
import { forgetTestOptions } from "../../practice/options/remembered-options.ts";
import { forgetDismissed } from "../../practice/suggestions/dismissed.ts";
import { carryOver, forgetEntries, readPlaces } from "../../study/outbox/stored-entries.ts";
import type { OutboxPlace } from "../../study/outbox/own-outbox.ts";

/** A student's data that exists only in this browser; `mayBeMore`: the browser does not let it be read now. */
export type UnsentData = {
  answers: number;
  /** decks with unsaved changes */
  drafts: number;
  /** cards with an empty side that a save left out */
  unfinishedCards: number;
  mayBeMore: boolean;
};

/** How long logging out waits for answers to be sent, in ms. */
const sendMs = 5000;

/** Sends what can be sent, then returns what is left. */
export async function sendAndCount(uid: string): Promise<UnsentData> {
  if ((await carryOver(uid)) !== 0) await sendEntries(uid, new Promise<void>((resolve) => setTimeout(resolve, sendMs)));
  const { entries, isWhole } = await readPlaces(uid);
  const ofTests = await sendAndCountTests(uid);
  const [openDrafts, saves] = [await drafts.all(uid).catch(() => null), await sendAndCountSaves(uid)];
  const ofDrafts = await countDrafts(openDrafts ?? []);
  return {
    // Answers of tests wait as entries too, unless only the test itself is left.
    answers: Math.max(entries.length, ofTests),
    drafts: ofDrafts.drafts + (saves ?? 0),
    unfinishedCards: ofDrafts.unfinishedCards,
    // Where the browser has no databases, nothing is in them.
    mayBeMore: "indexedDB" in globalThis && (!isWhole || openDrafts === null || saves === null),
  };
}

async function countDrafts(all: readonly Draft[]): Promise<Pick<UnsentData, "drafts" | "unfinishedCards">> {
  if (all.length === 0) return { drafts: 0, unfinishedCards: 0 };
  const { cardsLeftOut } = await import("../../decks/editor/drafts/cards-left-out.ts");
  const leftOut = all.map((draft) => cardsLeftOut(draft));
  return { drafts: leftOut.filter((cards) => cards === 0).length, unfinishedCards: leftOut.reduce((sum, cards) => sum + cards, 0) };
}

/** A second outbox for the same entries, for a limited time: the server counts each entry once, however often it is sent. */
async function sendEntries(uid: string, timeOver: Promise<void>): Promise<void> {
  const place: OutboxPlace = { uid, recovered: Promise.resolve(0), outbox: null, stop: null, isClosed: false, accepted: [] };
  const send = async () => {
    const { startOutbox } = await import("../../study/outbox/own-outbox.ts");
    await startOutbox(place).flush();
  };
  // What is not sent keeps waiting; the student is asked.
  await Promise.race([send().catch(() => {}), timeOver]);
  place.isClosed = true;
  place.stop?.();
}

/** The answers of tests and the accepted wordings that still wait on this device, after what can be sent was. */
async function sendAndCountTests(uid: string): Promise<number> {
  const count = async () => {
    const tests = (await waitingTests.all(uid)).map(([, { test }]) => test.answered);
    const ends = (await waitingEnds.all(uid)).map(([, { picks = [] }]) => Math.max(1, picks.length));
    const wordings = await wordingsToSend.all(uid);
    return [...tests, ...ends].reduce((sum, answers) => sum + answers, wordings.length);
  };
  if ((await count()) === 0 && !(await doTestsWait(uid))) return 0;
  const timeOver = new AbortController();
  const send = async () => (await import("../../practice/offline/marked-again.ts")).markAgain(uid, timeOver.signal);
  // What is not sent keeps waiting; the student is asked.
  await Promise.race([send().catch(() => {}), new Promise((resolve) => setTimeout(resolve, sendMs))]);
  timeOver.abort();
  return count();
}

/** Decks with unsent changes on this device, after everything that can be sent was sent; null if the browser does not say. */
async function sendAndCountSaves(uid: string): Promise<number | null> {
  if (!hasWaitingSaves.get(uid)) return 0;
  const [{ sendWaiting }, { waitingSaves }] = await Promise.all([
    import("../../decks/waiting/send-waiting.ts"),
    import("../../decks/waiting/store/waiting-saves.ts"),
  ]);
  // What is not sent keeps waiting; the student is asked.
  await Promise.race([sendWaiting(uid, () => {}).catch(() => {}), new Promise((resolve) => setTimeout(resolve, sendMs))]);
  return waitingSaves.list(uid).then(
    ({ length }) => length,
    () => null,
  );
}

/** Removes a student's data from this browser, so that the next person finds nothing. The databases are emptied side by side: a slow one delays no other. */
export async function forgetStudent(uid: string): Promise<void> {
  showBadge(0);
  forgetDismissed(uid);
  forgetPlaces(uid);
  forgetTestOptions(uid);
  forgetLines(uid);
  const otherData = Promise.all([
    drafts.discardAll(uid).catch(() => {}),
    forgetEntries(uid),
    forgetRuns(uid),
    marksToCheck.forget(uid),
    wordingsToSend.forget(uid),
    waitingTests.forget(uid),
    waitingEnds.forget(uid),
    import("../../decks/waiting/store/waiting-saves.ts").then(({ waitingSaves }) => waitingSaves.discardAll(uid)).catch(() => {}),
    import("../../media/waiting/waiting-files.ts").then(({ waitingFiles }) => waitingFiles.discardAll(uid)).catch(() => {}),
  ]);
  // Also where the app keeps nothing: it may have, before the operator switched that off.
  const device = import("../../device/store/device-store.ts").then(({ forgetDevice }) => forgetDevice(uid, otherData));
  await Promise.all([otherData, device.catch(() => {})]);
}
