import { AppError } from "@recollect/domain/errors/failure.ts";

/** How an answer stands: on its way, stored, waiting for a network, or refused by the server for good. */
export type AnswerStanding = "sending" | "stored" | "waiting" | "refused";

type AnswerSenderDeps = {
  send: (question: number, answer: string) => Promise<void>;
  /** called after each change of the standings */
  onChange: (standings: ReadonlyMap<number, AnswerStanding>) => void;
  /** called with the first answer that the server refuses for good: the time is over, or the test is gone */
  onRefusal: (refusal: AppError) => void;
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
export function createAnswerSender({ send, onChange, onRefusal, wait = sleep }: AnswerSenderDeps) {
  const waiting = new Map<number, string>();
  const standings = new Map<number, AnswerStanding>();
  let running: Promise<void> | null = null;
  let isRefused = false;

  function set(question: number, standing: AnswerStanding): void {
    standings.set(question, standing);
    onChange(new Map(standings));
  }

  async function sendWaiting(): Promise<void> {
    for (let next = firstOf(waiting); next !== null && !isRefused; next = firstOf(waiting)) {
      const [question, answer] = next;
      try {
        await send(question, answer);
        if (waiting.get(question) !== answer) continue;
        waiting.delete(question);
        set(question, "stored");
      } catch (failure) {
        if (isFinal(failure)) {
          isRefused = true;
          set(question, "refused");
          onRefusal(failure);
          return;
        }
        set(question, "waiting");
        await wait(againMs);
      }
    }
  }

  return {
    /** Takes an answer to be sent, in place of an earlier one to the same question. */
    put(question: number, answer: string): void {
      if (isRefused) return;
      waiting.delete(question);
      waiting.set(question, answer);
      set(question, "sending");
      running ??= sendWaiting().finally(() => (running = null));
    },

    /** Whether everything is stored, once nothing is on its way any more. */
    async settled(): Promise<boolean> {
      await running;
      return waiting.size === 0;
    },

    /** Sends nothing any more: the test is left. */
    stop(): void {
      isRefused = true;
    },
  };
}

function firstOf(answers: ReadonlyMap<number, string>): [number, string] | null {
  return answers.entries().next().value ?? null;
}
