import { AppError } from "@recollect/domain/errors/failure.ts";

/** How an answer stands: on its way, stored, waiting for a network, or refused by the server for good. */
export type AnswerStanding = "sending" | "stored" | "waiting" | "refused";

/** Whether the student whose answers these are is signed in: `away` while nobody is, `replaced` by another student of this device. */
export type StudentStanding = "here" | "away" | "replaced";

/** The paper on the screen. */
type Paper = {
  /** called with the standings, and again after each change of them */
  onChange: (standings: ReadonlyMap<number, AnswerStanding>) => void;
  /** called with the first answer that the server refuses for good: the time is over, or the test is gone */
  onRefusal: (refusal: AppError) => void;
};

type AnswerSenderDeps = {
  send: (question: number, answer: string) => Promise<void>;
  /** asked before each attempt: a request goes in the name of whoever is signed in */
  student: () => StudentStanding;
  /** called with the first answer that the server refuses for good if the paper, which shows it, is gone by then or goes afterwards */
  onUnseenRefusal: (refusal: AppError) => void;
  /** called with true when there is something to send, and with false when there is nothing any more */
  onBusy?: (isBusy: boolean) => void;
  /** resolves after so many ms, before an answer is sent again */
  wait?: (ms: number) => Promise<void>;
};

/** When an answer that found no network is sent again, in ms. */
const againMs = 2000;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Refusals that no second try changes. All others, such as a lost network or a busy server, pass. */
const isFinal = (failure: unknown): failure is AppError =>
  failure instanceof AppError && /^(?:class-test|group|request|auth\/session)/.test(failure.code);

export type AnswerSender = ReturnType<typeof createAnswerSender>;

/**
 * Sends the answers of a class test one after the other, the last one of each question, until the server has stored it. So an answer that overtakes
 * an earlier one of the same question is impossible, and a broken network costs nothing but time.
 */
export function createAnswerSender({ send, student, onUnseenRefusal, onBusy, wait = sleep }: AnswerSenderDeps) {
  const waiting = new Map<number, string>();
  const standings = new Map<number, AnswerStanding>();
  /** those who wait for everything to be stored, and learn of the next attempt that fails */
  const patient = new Set<() => void>();
  let running: Promise<void> | null = null;
  let isRefused = false;
  let refusal: AppError | null = null;
  let paper: Paper | null = null;

  function set(question: number, standing: AnswerStanding): void {
    standings.set(question, standing);
    paper?.onChange(new Map(standings));
  }

  async function tryLater(question: number): Promise<void> {
    set(question, "waiting");
    for (const giveUp of patient) giveUp();
    patient.clear();
    await wait(againMs);
  }

  async function sendWaiting(): Promise<void> {
    for (let next = firstOf(waiting); next !== null && !isRefused; next = firstOf(waiting)) {
      const [question, answer] = next;
      const standing = student();
      if (standing === "replaced") return stop();
      if (standing === "away") {
        await tryLater(question);
        continue;
      }
      try {
        await send(question, answer);
        if (waiting.get(question) !== answer) continue;
        waiting.delete(question);
        set(question, "stored");
      } catch (failure) {
        if (isFinal(failure)) {
          stop();
          set(question, "refused");
          refusal = failure;
          return paper ? paper.onRefusal(failure) : onUnseenRefusal(failure);
        }
        await tryLater(question);
      }
    }
  }

  /** Sends nothing any more. */
  function stop(): void {
    isRefused = true;
  }

  return {
    /** Takes an answer to be sent, in place of an earlier one to the same question. */
    put(question: number, answer: string): void {
      if (isRefused) return;
      waiting.delete(question);
      waiting.set(question, answer);
      set(question, "sending");
      if (running) return;
      onBusy?.(true);
      running = sendWaiting().finally(() => {
        running = null;
        onBusy?.(false);
      });
    },

    /** The answers that are not stored yet. */
    unsent: (): ReadonlyMap<number, string> => new Map(waiting),

    /** Shows how the answers stand on this paper. Returns the function that ends it, when the paper goes. */
    showOn(shown: Paper): () => void {
      paper = shown;
      shown.onChange(new Map(standings));
      if (refusal) shown.onRefusal(refusal);
      return () => {
        if (paper === shown) paper = null;
        if (refusal) onUnseenRefusal(refusal);
      };
    },

    /** Whether everything is stored, once nothing is on its way any more or an attempt has failed; what is not stored is sent again all the same. */
    async settled(): Promise<boolean> {
      await Promise.race([running, new Promise<void>((resolve) => void patient.add(resolve))]);
      return waiting.size === 0;
    },
  };
}

function firstOf(answers: ReadonlyMap<number, string>): [number, string] | null {
  return answers.entries().next().value ?? null;
}
