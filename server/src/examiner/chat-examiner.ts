import { AppError } from "@recollect/domain/errors/app-error.ts";
import { examinerError } from "@recollect/domain/practice/examiner-error.ts";
import { isCertainlyRight } from "@recollect/domain/practice/examiner/question/outcome.ts";
import { answerAlonePrompt, evaluationPrompt } from "@recollect/domain/practice/reading/prompts.ts";
import { isStatement, readEvaluation } from "@recollect/domain/practice/reading/read-reply.ts";
import { builtIn as builtInEvaluation, isDoubtful, trustedEvaluation } from "@recollect/domain/practice/reading/trusted-evaluation.ts";

import type { Log } from "../process/log/log.ts";
import type { BuiltInExaminer } from "./built-in-examiner.ts";
import { callsOf } from "./calls.ts";
import type { AskChatService } from "./chat-service.ts";
import { askForQuestions } from "./chat-test.ts";
import type { Examiner } from "./examiner.ts";
import { newDelimiter, newKindsOfAnswer } from "./delimiter.ts";

/** The maximum waits: for a call's questions, for a whole test, for an evaluation. Small models on small machines are slow. */
export type TimeLimits = { callMs: number; testMs: number; evaluationMs: number };
export const timeLimits: TimeLimits = { callMs: 120_000, testMs: 300_000, evaluationMs: 45_000 };

type ChatExaminerDeps = {
  /** the model's name */
  name: string;
  /** null if the service has no key: each use fails with `api/config-missing` */
  ask: AskChatService | null;
  builtIn: BuiltInExaminer;
  log: Log;
  limits?: TimeLimits;
};

/**
 * The examiner with a chat service, which it trusts with little: the answer to every question is the card's own text, every card is asked once even
 * if the service leaves it out, and no wording of an answer can raise its score: a mark for an answer in which the rules find nothing of the card stands
 * only if the service, asked about the answer alone, says that it speaks of a subject.
 */
export function createChatExaminer({ name, ask, builtIn, log, limits = timeLimits }: ChatExaminerDeps): Examiner {
  const reportFailure = (calls: number, error: unknown) =>
    log({ level: "warn", message: "the chat service failed", calls, ...describeFailure(error) });

  return {
    kind: "chat",
    name,
    callsFor: (cards) => callsOf(cards).length,

    async multipleChoice(order, { sender, signal, onProgress }) {
      if (!ask) throw examinerError("api/config-missing");
      const total = order.cards.length;
      onProgress(0, total);
      const ours = await builtIn.multipleChoice(order, { sender, signal, onProgress: () => {} });
      const { questions, succeeded, failures } = await askForQuestions(ask, order, ours.questions, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(limits.testMs)]),
        callMs: limits.callMs,
        onProgress: (doneCount) => onProgress(doneCount, total),
      });
      if (failures.length > 0 && !signal.aborted) reportFailure(failures.length, failures[0]);
      if (failures.length > 0 && succeeded === 0) throw failures[0];
      return { questions, tooFew: ours.tooFew };
    },

    getReady: (question, sender) => builtIn.getReady(question, sender),
    withAlternatives: (wordings, orderer) => builtIn.withAlternatives(wordings, orderer),
    helpWithWord: (written, orderer) => builtIn.helpWithWord(written, orderer),

    async evaluate(question, { sender, signal, feedbackLanguage }) {
      if (!ask) throw examinerError("api/config-missing");
      const ours = await builtIn.grade(question, { sender, signal });
      if (isCertainlyRight(ours)) return { isCorrect: ours.isCorrect, score: ours.score, feedback: ours.feedback, reason: ours.reason };
      const asking = { signal, timeLimitMs: limits.evaluationMs, failure: "api/evaluation-failed" } as const;
      try {
        const reply = await ask(evaluationPrompt(question, newDelimiter(), languageNameOf(feedbackLanguage)), asking);
        const theirs = trustedEvaluation(readEvaluation(reply), ours, question);
        if (!isDoubtful(theirs, ours)) return theirs;
        const kinds = newKindsOfAnswer();
        const second = await ask(answerAlonePrompt(question.answer, newDelimiter(), kinds), asking);
        return isStatement(second, kinds) ? theirs : builtInEvaluation(ours);
      } catch (error) {
        if (!signal.aborted) reportFailure(1, error);
        throw error;
      }
    },
  };
}

/** The log line of a failure: its code, and the connection's error in a few words. Never a student's text. */
function describeFailure(error: unknown): { code: string; reason: string } {
  if (!(error instanceof AppError)) return { code: "unknown", reason: nameOf(error) };
  const { code, cause } = error;
  const isAboutTheConnection = cause instanceof Error && ["AI_APICallError", "TimeoutError", "Refusal"].includes(cause.name);
  return { code, reason: isAboutTheConnection ? cause.message.slice(0, 200) : nameOf(cause) };
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : "none";
}

/** The English name of a language, as the prompt is English: 'German'. */
function languageNameOf(tag: string | null | undefined): string | null {
  return tag ? (new Intl.DisplayNames(["en"], { type: "language" }).of(tag) ?? null) : null;
}
