import type { KeptTestKind } from "@recollect/domain/practice/kept-test.ts";
import type { Outcomes } from "@recollect/domain/practice/history/compare-tests.ts";
import type { ChoiceRun } from "@recollect/domain/practice/multiple-choice.ts";
import type { OpenRun } from "@recollect/domain/practice/open-ended.ts";
import { outcomesOfChoices, outcomesOfWritten } from "@recollect/domain/practice/outcomes-of-runs.ts";
import { isDeviceKept } from "../../device/store/is-device-kept.ts";
import { cutOffOf } from "../../lib/requests/cut-off.ts";
import { waitingEnds, waitingTests, type WaitingEnd } from "./finished-tests.ts";
import { onTestSent } from "./sent-tests.ts";

/** A finished run of one of the two tests. */
export type FinishedRun = { kind: "multiple-choice"; run: ChoiceRun } | { kind: "open-ended"; run: OpenRun };

type Place = {
  uid: string;
  deckId: number;
  /** called when the server has it, if this tab sends it */
  onSent: () => void;
};

type KeepInput = {
  id: string;
  kind: KeptTestKind;
  /** null for a test of this device */
  testId: string | null;
  answers: Outcomes;
  picks: WaitingEnd["picks"];
};

/** Keeps a finished run until the server can be reached; `failure` is why it could not be sent. False where that has another reason than the network. */
export function keepRun({ kind, run }: FinishedRun, picks: WaitingEnd["picks"], place: Place, failure?: unknown): Promise<boolean> {
  const answers = kind === "open-ended" ? outcomesOfWritten(run) : outcomesOfChoices(run);
  return keepFinished({ id: run.id, kind, testId: run.testId, answers, picks }, place, failure);
}

/** The same for a test of any kind. False also where this browser keeps nothing, or refuses storage. */
export async function keepFinished(
  { id, kind, testId, answers, picks }: KeepInput,
  { uid, deckId, onSent }: Place,
  failure?: unknown,
): Promise<boolean> {
  if (!isDeviceKept() || (failure !== undefined && cutOffOf(failure) !== "network")) return false;
  const now = Date.now();
  const kept =
    testId === null
      ? waitingTests.keep(uid, deckId, { id, kind, startedAt: now, finishedAt: now, answers })
      : waitingEnds.keep(uid, { deckId, testId, picks });
  const isKept = await kept.then(
    () => true,
    () => false,
  );
  if (isKept) {
    const stop = onTestSent((sentId) => {
      if (sentId !== (testId ?? id)) return;
      stop();
      onSent();
    });
  }
  return isKept;
}
