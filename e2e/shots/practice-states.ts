import type { Page } from "@playwright/test";
import { deckWithPictures } from "../kit/students/deck-with-pictures.ts";
import { aStudent } from "../kit/students/student.ts";
import { takeTest } from "../kit/students/tests-taken.ts";
import type { State } from "./state.ts";
import { screenHeading } from "../kit/screens/screen-heading.ts";

const organelles = [
  ["Golgi apparatus", "Packages **proteins** for export out of the cell"],
  ["Mitochondrion", "Makes `ATP` by oxidative phosphorylation; has its *own* DNA"],
  ["Lysosome", "Digests worn-out parts of the cell with enzymes"],
  ["Ribosome", "Builds proteins from amino acids"],
  ["Smooth endoplasmic reticulum", "Makes lipids and breaks down poisons"],
] as const;

const rivers = ["Nile", "Amazon", "Danube", "Rhine", "Volga", "Ganges", "Mekong", "Congo", "Niger", "Indus", "Loire", "Elbe"].map(
  (river, at) => [river, `River number ${at + 1}`] as const,
);

/** A new student at the first question of a test of a deck of five. */
async function begin(page: Page, test: "multiple-choice" | "open-ended", cards: readonly (readonly [string, string])[] = organelles) {
  const student = await aStudent(page.request);
  const deck = await student.createDeck("Cell biology: organelles", cards);
  await page.goto(`/${deck.id}/learn/test/${test}`);
  await page.getByText(`Question 1 of ${cards.length}`).waitFor();
  await page.evaluate(() => localStorage.setItem("recollect:auto-advance", "off"));
  await page.reload();
  await page.getByText(`Question 1 of ${cards.length}`).waitFor();
}

/** The right choice, or the first wrong one. */
async function pick(page: Page, isRight: boolean) {
  const term = (await screenHeading(page).textContent()) ?? "";
  const definition = organelles.find(([known]) => term.includes(known))?.[1].replaceAll(/[*`]/g, "") ?? "";
  const choices = page.getByRole("main").getByRole("listitem").getByRole("button");
  const right = choices.filter({ hasText: definition });
  await (isRight ? right : choices.filter({ hasNotText: definition }).first()).click();
}

async function next(page: Page) {
  await page.getByRole("button", { name: /^(Next|Next Question|View Results)$/ }).click();
}

async function submit(page: Page, answer: string) {
  await page.getByPlaceholder("Type your answer here...").fill(answer);
  await page.getByRole("button", { name: "Submit Answer" }).click();
  await page.getByRole("region", { name: /^(Correct|Partly|Incorrect|Could not be marked)$/ }).waitFor();
}

/** Every state of both tests that looks different. */
export const practiceStates: readonly State[] = [
  {
    name: "mixed-start",
    reach: async (page) => {
      const student = await aStudent(page.request);
      await page.goto(`/${(await student.createDeck("Rivers", rivers)).id}/learn/test/mixed`);
      await page.getByRole("button", { name: "Begin the test" }).waitFor();
    },
  },
  {
    name: "mixed-paper",
    reach: async (page) => {
      const student = await aStudent(page.request);
      await page.goto(`/${(await student.createDeck("Rivers", rivers)).id}/learn/test/mixed`);
      await page.getByLabel("Time limit").selectOption("20");
      await page.getByRole("button", { name: "Begin the test" }).click();
      await page.getByRole("radio", { name: "True" }).first().check();
    },
  },
  {
    name: "mixed-true-false",
    reach: async (page) => {
      const student = await aStudent(page.request);
      await page.goto(`/${await deckWithPictures(page, student)}/learn/test/mixed`);
      for (const name of ["Multiple choice", "Matching", "Written answers"]) await page.getByRole("checkbox", { name }).uncheck();
      await page.getByRole("button", { name: "Begin the test" }).click();
      await page.getByRole("radio", { name: "True" }).first().check();
      await page.getByRole("main").getByRole("img").first().scrollIntoViewIfNeeded();
    },
  },
  {
    name: "mixed-results",
    reach: async (page) => {
      const student = await aStudent(page.request);
      await page.goto(`/${(await student.createDeck("Rivers", rivers)).id}/learn/test/mixed`);
      await page.getByRole("button", { name: "Begin the test" }).click();
      await page.getByRole("radio", { name: "True" }).first().check();
      await page.getByLabel("Your answer").first().fill("River number 4");
      await page.getByRole("button", { name: "Hand in" }).first().click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Hand in" }).click();
      await page.getByRole("heading", { name: "Test Complete!" }).waitFor();
    },
  },
  {
    name: "test-chooser-history",
    reach: async (page) => {
      const student = await aStudent(page.request);
      const deck = await student.createDeck("Rivers", rivers);
      for (const wrong of [9, 6, 7, 4, 2])
        await takeTest(
          page.request,
          deck.id,
          rivers.slice(0, wrong).map(([river]) => river),
        );
      await page.goto(`/${deck.id}/learn/test`);
      await page.getByRole("img", { name: "Score over time" }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: "multiple-choice-open",
    reach: (page) => begin(page, "multiple-choice"),
  },
  {
    name: "multiple-choice-right",
    reach: async (page) => {
      await begin(page, "multiple-choice");
      for (const question of [2, 3]) {
        await pick(page, true);
        await next(page);
        await page.getByText(`Question ${question} of 5`).waitFor();
      }
      await pick(page, true);
      await page.getByText("Streak bonus: +20 points!").waitFor();
    },
  },
  {
    name: "multiple-choice-wrong",
    reach: async (page) => {
      await begin(page, "multiple-choice");
      await pick(page, false);
      await page.getByText("Incorrect").waitFor();
    },
  },
  {
    name: "multiple-choice-results",
    reach: async (page) => {
      await begin(page, "multiple-choice");
      for (let question = 1; question <= 5; question++) {
        await page.getByText(`Question ${question} of 5`).waitFor();
        await pick(page, question !== 2);
        await next(page);
      }
      await page.getByText("Test Complete!").waitFor();
    },
  },
  {
    name: "multiple-choice-failed",
    reach: async (page) => {
      await page.route("**/api/practice/multiple-choice", (route) =>
        route.fulfill({
          status: 502,
          json: { error: { code: "api/no-questions", message: "The AI service made no questions. Please try again." } },
        }),
      );
      const student = await aStudent(page.request);
      await page.goto(`/${(await student.createDeck("Rivers")).id}/learn/test/multiple-choice`);
      await page.getByText("No questions available").waitFor();
    },
  },
  {
    name: "multiple-choice-making",
    reach: async (page) => {
      await page.route("**/api/practice/multiple-choice", () => new Promise(() => {}));
      const student = await aStudent(page.request);
      await page.goto(`/${(await student.createDeck("Rivers")).id}/learn/test/multiple-choice`);
      await page.getByText("Generating your test...").waitFor();
    },
  },
  {
    name: "open-ended-open",
    reach: async (page) => {
      await begin(page, "open-ended");
      await page.getByPlaceholder("Type your answer here...").fill("It packages proteins, and then");
    },
  },
  {
    name: "open-ended-right",
    reach: async (page) => {
      await begin(page, "open-ended");
      await submit(page, "Packages proteins for export out of the cell");
    },
  },
  {
    name: "open-ended-wrong",
    reach: async (page) => {
      await begin(page, "open-ended");
      await submit(page, "It digests worn-out parts with enzymes");
    },
  },
  {
    name: "open-ended-failed",
    reach: async (page) => {
      await page.route("**/api/practice/evaluations", (route) =>
        route.fulfill({
          status: 429,
          json: { error: { code: "api/rate-limit", message: "Rate limit exceeded. Please try again in a moment." } },
        }),
      );
      await begin(page, "open-ended");
      await submit(page, "Packages proteins for export");
    },
  },
  {
    name: "open-ended-results",
    reach: async (page) => {
      await begin(page, "open-ended");
      for (const answer of ["Packages proteins for export out of the cell", "It makes ATP", "nothing", "Builds proteins", "fats"]) {
        await submit(page, answer);
        await next(page);
      }
      await page.getByText("Test Complete!").waitFor();
    },
  },
];
