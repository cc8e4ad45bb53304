import { shuffled } from "../../decks/shuffle.ts";
import { folded } from "../../practice/examiner/text/fold.ts";
import { seededRandom } from "../../practice/seeded-random.ts";

/** A question as the test keeps it, with its right answer: only the server has it before the end. */
export type KeptQuestion = {
  /** the key of the card's prompt */
  readonly key: string;
  readonly term: string;
  readonly question: string;
  readonly answer: string;
  /** of a multiple-choice test, the right one among them; null for a written one */
  readonly choices: readonly string[] | null;
  /** the language that is expected of a written answer; null if the deck has none */
  readonly language: string | null;
};

/** A question as a student gets it: nothing in it tells the right choice. `at` and `choice` are numbers in the test's own order. */
export type PaperQuestion = {
  at: number;
  key: string;
  question: string;
  choices: { choice: number; text: string }[] | null;
  /** the student's answer, for a choice its number; null for none */
  given: string | null;
};

type PaperOwner = { testId: string; uid: string };

/** The questions in this student's own order, each with its choices in an own order: the same whenever and wherever the test goes on. */
export function paperOf(
  questions: readonly KeptQuestion[],
  { testId, uid }: PaperOwner,
  givenAnswers: ReadonlyMap<number, string>,
): PaperQuestion[] {
  const order = shuffled([...questions.keys()], seededRandom(`${testId} ${uid}`));
  return order.flatMap((at): PaperQuestion[] => {
    const kept = questions[at];
    if (!kept) return [];
    const { key, question, choices } = kept;
    const numbered = choices?.map((text, choice) => ({ choice, text })) ?? null;
    return [
      {
        at,
        key,
        question,
        choices: numbered && shuffled(numbered, seededRandom(`${testId} ${uid} ${at}`)),
        given: givenAnswers.get(at) ?? null,
      },
    ];
  });
}

/** The number of a choice as it is stored and sent, such as `2`; null if the question has no such choice. */
export function choiceNumber({ choices }: Pick<KeptQuestion, "choices">, typed: string): number | null {
  if (choices === null || !/^\d{1,3}$/.test(typed)) return null;
  const choice = Number(typed);
  return choice < choices.length && String(choice) === typed ? choice : null;
}

/** Answers of one form are one wording: they are marked alike, and a teacher can count all of them as right at once. */
export function wordingOf({ choices }: Pick<KeptQuestion, "choices">, answer: string): string {
  return choices === null ? folded(answer) : answer;
}

/** The answer as people read it: a choice by its text. */
export function answerText({ choices }: Pick<KeptQuestion, "choices">, answer: string): string {
  return choices === null ? answer : (choices[Number(answer)] ?? "");
}

/** The text of a test, which is bounded, in UTF-16 code units. */
export function lengthOfQuestions(questions: readonly KeptQuestion[]): number {
  return questions.reduce((sum, { term, question, answer, choices }) => {
    const ofChoices = choices?.reduce((length, text) => length + text.length, 0) ?? 0;
    return sum + term.length + question.length + answer.length + ofChoices;
  }, 0);
}
