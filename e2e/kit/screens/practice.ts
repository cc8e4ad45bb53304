import { wholeNumber } from "@recollect/domain/words/number-words.ts";
import type { Page } from "@playwright/test";
import { expect } from "../test.ts";
import { screenHeading } from "./screen-heading.ts";

/** Cards without marks, so that a choice's text is the card's own. */
export const elements = [
  ["Hydrogen", "The lightest element; its atom has one proton"],
  ["Helium", "A noble gas that fills balloons"],
  ["Carbon", "The element that all life on earth is built of"],
  ["Oxygen", "The gas that we need to breathe"],
] as const;

const terms: readonly string[] = elements.map(([term]) => term);

/** The number keys of the right choice and of a wrong one, at the current question. */
export async function keysOfChoices(page: Page): Promise<{ right: string; wrong: string }> {
  const question = (await screenHeading(page).textContent()) ?? "";
  const definition = elements.find(([term]) => question.includes(term))?.[1] ?? "";
  const choices = await page.getByRole("main").getByRole("listitem").allTextContents();
  const at = choices.findIndex((choice) => choice.includes(definition));
  expect(at, `${question} has its answer among ${choices.join(" | ")}`).toBeGreaterThanOrEqual(0);
  return { right: String(at + 1), wrong: String(at === 0 ? 2 : 1) };
}

export async function expectQuestion(page: Page, number: number, of: number = terms.length): Promise<void> {
  await expect(page.getByText(`Question ${wholeNumber(number)} of ${wholeNumber(of)}`, { exact: true })).toBeVisible();
}

/** A counter in the test's header, such as Points. */
export function counter(page: Page, name: string) {
  return page.locator("dl > div", { has: page.getByText(name, { exact: true }) }).getByRole("definition");
}

export async function submitAnswer(page: Page, answer: string): Promise<void> {
  await page.getByPlaceholder("Type your answer here...").fill(answer);
  await page.getByRole("button", { name: "Submit Answer" }).click();
}

/** Opens a multiple-choice test that waits after each answer. */
export async function openPatientTest(page: Page, deckId: number): Promise<void> {
  await page.evaluate(() => localStorage.setItem("recollect:auto-advance", "off"));
  await page.goto(`/${deckId}/learn/test/multiple-choice`);
}

/** Picks the first choice, right or wrong, and waits for the verdict. */
export async function answerAnything(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^A\./ }).click();
  await expect(page.getByRole("status").getByText(/^(Correct!|Incorrect)/)).toBeVisible();
}
