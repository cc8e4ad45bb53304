import type { Locator, Page } from "@playwright/test";
import { screenHeading } from "./screen-heading.ts";

type Cards = readonly (readonly [term: string, definition: string])[];

/** The way through a sitting of Learn, for the cards of its deck; `byTouch` with a finger and an on-screen keyboard. */
export function learnScreen(page: Page, cards: Cards, { byTouch = false } = {}) {
  const place = (): Locator => page.getByText(/ to go$/);
  const answerOf = (text: string) => cards.find(([term]) => text.includes(term))?.[1] ?? "";
  const press = (target: Locator) => (byTouch ? target.tap() : target.click());
  const pressButton = (name: string) => press(page.getByRole("button", { name, exact: true }));

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
      await press(choices.filter(isRight ? { hasText: answer } : { hasNotText: answer }).first());
      await pressButton("Next");
      return question;
    },
    /** Writes an answer, the right one if no other is given, and hands it in. */
    async handIn(answer?: string): Promise<void> {
      await isAt("Write");
      const text = answer ?? answerOf((await screenHeading(page).textContent()) ?? "");
      const field = page.getByPlaceholder("Type your answer here...");
      if (byTouch) {
        await field.tap();
        await page.keyboard.insertText(text);
      } else await field.fill(text);
      await pressButton("Submit Answer");
    },
    /** Writes the right answer and goes on. */
    async write(): Promise<void> {
      await this.handIn();
      await pressButton("Next");
    },
    /** Turns the card and says whether it was known; returns the question. */
    async recall({ isKnown = true } = {}): Promise<string> {
      await isAt("Recall");
      const question = (await page.getByRole("group", { name: "Front" }).textContent()) ?? "";
      await pressButton("Show answer");
      await pressButton(isKnown ? "I knew it" : "Not yet");
      return question;
    },
  };
}

/** Choices wait for the student, so that a journey looks at them. */
export async function withoutAutomaticNext(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem("recollect:auto-advance", "off"));
}
