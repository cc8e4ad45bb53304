import { expect, type APIRequestContext } from "@playwright/test";

type Question = { cardId: string; question: string; answer: string; choices: string[] };

/** Takes a multiple-choice test of a deck over HTTP; the questions whose text holds one of these words are answered wrongly. */
export async function takeTest(request: APIRequestContext, deckId: number, wrong: readonly string[]): Promise<void> {
  const made = await request.post("/api/practice/multiple-choice", { data: { deckId } });
  expect(made.ok(), await made.text()).toBe(true);
  const { testId, questions } = (await made.json()) as { testId: string; questions: Question[] };
  const picks = questions.map(({ cardId, question, answer, choices }) => {
    const isWrong = wrong.some((word) => question.includes(word));
    return { cardId, choice: isWrong ? (choices.find((choice) => choice !== answer) ?? "") : answer };
  });
  const ended = await request.post("/api/practice/results", { data: { deckId, testId, picks } });
  expect(ended.ok(), await ended.text()).toBe(true);
}
