import type { Locator, Page } from "@playwright/test";
import { screenHeading } from "./screen-heading.ts";

type Cards = readonly (readonly [term: string, definition: string])[];

/** The way through a sitting of Learn, for the cards of its deck. */
export function learnScreen(page: Page, cards: Cards) {
  const place = (): Locator => page.getByText(/ to go$/);
  const answerOf = (text: string) => cards.find(([term]) => text.includes(term))?.[1] ?? "";

  async function isAt(stage: "Choose" | "Write" | "Recall"): Promise<void> {
    await place().waitFor();
    await page.getByText(stage, { exact: true }).first().waitFor();
  }

  return {
    place,
    isAt,
    /** Chooses, right or wrong, and goes on; returns the question. */
    async choose({ isRight = true } = {}): Promise<string> {
      await isAt("Choose");
      const question = (await screenHeading(page).textContent()) ?? "";
      const answer = answerOf(question);
      const choices = page.getByRole("main").getByRole("listitem").getByRole("button");
      await choices
        .filter(isRight ? { hasText: answer } : { hasNotText: answer })
        .first()
        .click();
      await page.getByRole("button", { name: "Next", exact: true }).click();
      return question;
    },
    /** Writes the right answer and goes on. */
    async write(): Promise<void> {
      await isAt("Write");
      const answer = answerOf((await screenHeading(page).textContent()) ?? "");
      await page.getByPlaceholder("Type your answer here...").fill(answer);
      await page.getByRole("button", { name: "Submit Answer" }).click();
      await page.getByRole("button", { name: "Next", exact: true }).click();
    },
    /** Turns the card and says that it was known. */
    async recall(): Promise<void> {
      await isAt("Recall");
      await page.getByRole("button", { name: "Show answer" }).click();
      await page.getByRole("button", { name: "I knew it" }).click();
    },
  };
}

/** Choices wait for the student, so that a journey looks at them. */
export async function withoutAutomaticNext(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem("recollect:auto-advance", "off"));
}
