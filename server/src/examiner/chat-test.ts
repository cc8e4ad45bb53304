import type { AskedCard } from "@recollect/domain/practice/asked-cards.ts";
import type { ChoiceQuestion } from "@recollect/domain/practice/multiple-choice.ts";
import { questionsPrompt } from "@recollect/domain/practice/reading/prompts.ts";
import { readQuestions } from "@recollect/domain/practice/reading/read-reply.ts";
import { withOurAnswers } from "@recollect/domain/practice/reading/with-our-answers.ts";

import { callsOf } from "./calls.ts";
import type { AskChatService } from "./chat-service.ts";
import type { TestOrder } from "./examiner.ts";
import { newDelimiter } from "./delimiter.ts";

/** The number of a test's concurrent calls, and the number of failures in a row after which the service counts as down. */
const callsAtOnce = 3;
const failuresToStop = 3;

type Options = { signal: AbortSignal; callMs: number; /** hears how many cards are done */ onProgress: (doneCount: number) => void };

/** `questions` has one for each of the built-in ones, better where the service helped. The failures are those of the calls. */
type Outcome = { questions: ChoiceQuestion[]; succeeded: number; failures: unknown[] };

/**
 * Asks the service for the questions of a test, one chunk of cards per call, and replaces the built-in ones by them. Does not throw on
 * purpose.
 */
export async function askForQuestions(
  ask: AskChatService,
  { cards, seed }: TestOrder,
  builtIn: readonly ChoiceQuestion[],
  { signal, callMs, onProgress }: Options,
): Promise<Outcome> {
  const chunks = callsOf(cards);
  const questionsById = new Map(builtIn.map((question) => [question.cardId, question]));
  const cardsOfTerm = Map.groupBy(cards, termKey);
  const failures: unknown[] = [];
  let succeeded = 0;
  let failedInARow = 0;
  let doneCount = cards.length - chunks.flat().length;

  async function askFor(chunk: readonly AskedCard[]): Promise<void> {
    const reply = await ask(questionsPrompt(chunk, newDelimiter()), { signal, timeLimitMs: callMs, failure: "api/generation-failed" });
    const questions = withOurAnswers({
      // The chunk comes first: a reply counts its cards from there. The service must also know the other cards with the same term.
      cards: [...chunk, ...namesakesOf(chunk)],
      items: readQuestions(reply),
      builtIn: chunk.flatMap(({ id }) => questionsById.get(id) ?? []),
      seed: `${seed} ${chunk[0]?.id ?? ""}`,
    });
    for (const question of questions) questionsById.set(question.cardId, question);
  }

  function namesakesOf(chunk: readonly AskedCard[]): AskedCard[] {
    const own = new Set(chunk);
    const terms = new Set(chunk.map(termKey));
    return [...terms].flatMap((term) => cardsOfTerm.get(term) ?? []).filter((card) => !own.has(card));
  }

  await sideBySide(chunks, { most: callsAtOnce, goesOn: () => failedInARow < failuresToStop && !signal.aborted }, async (chunk) => {
    try {
      await askFor(chunk);
      succeeded += 1;
      failedInARow = 0;
    } catch (error) {
      failures.push(error);
      failedInARow += 1;
    }
    doneCount += chunk.length;
    onProgress(doneCount);
  });
  return { questions: builtIn.map((question) => questionsById.get(question.cardId) ?? question), succeeded, failures };
}

function termKey({ term }: AskedCard): string {
  return term.trim().toLowerCase();
}

/**
 * Runs the work for each item in order, at most `most` at a time, until `goesOn` returns false. Waits for the work that it began; the work
 * handles its own failures.
 */
async function sideBySide<T>(
  items: readonly T[],
  { most, goesOn }: { most: number; goesOn: () => boolean },
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < items.length && goesOn()) {
      const index = next;
      next += 1;
      await work(items[index] as T, index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, lane));
}
