import { expect, type Page } from "@playwright/test";
import { aStudent } from "../kit/students/student.ts";
import type { State } from "./state.ts";
import { screenHeading } from "../kit/screens/screen-heading.ts";

const organelles = [
  ["Golgi apparatus", "Packages **proteins** for export out of the cell"],
  ["Mitochondrion", "Makes `ATP` by oxidative phosphorylation; has its *own* DNA"],
  ["Lysosome", "Digests worn-out parts of the cell with enzymes"],
  ["Ribosome", "Builds proteins from amino acids"],
  ["Smooth endoplasmic reticulum", "Makes lipids and breaks down poisons"],
] as const;

type Settings = Record<string, unknown>;

/** A new student at the first card of a deck of five. */
async function begin(
  page: Page,
  settings: Settings = {},
  title = "Cell biology: organelles",
  cards: readonly (readonly [string, string])[] = organelles,
) {
  const student = await aStudent(page.request);
  const deck = await student.createDeck(title, cards);
  if (Object.keys(settings).length > 0) {
    const saved = await page.request.patch("/api/study/settings", { data: settings });
    expect(saved.ok(), await saved.text()).toBe(true);
  }
  await page.goto(`/${deck.id}/learn/study`);
  await page.getByRole("button", { name: "Show answer" }).waitFor();
  return { student, deck };
}

async function turn(page: Page) {
  await page.getByRole("button", { name: "Show answer" }).click();
  await page.getByRole("group", { name: "How well did you know it?" }).waitFor();
}

async function rate(page: Page, label: string) {
  await turn(page);
  await page.getByRole("button", { name: label }).click();
  await page.getByRole("group", { name: "How well did you know it?" }).waitFor({ state: "detached" });
}

async function end(page: Page) {
  while (await page.getByRole("button", { name: "Show answer" }).isVisible()) {
    await rate(page, "Got it");
  }
  // What comes when is worded by the browser, in the page's language.
  await page.getByRole("button", { name: "Show answer" }).waitFor({ state: "detached" });
  await screenHeading(page).waitFor();
}

/** Every state of a study session that looks different. */
export const studyStates: readonly State[] = [
  { name: "study-question", reach: async (page) => void (await begin(page)) },
  {
    name: "study-answer",
    reach: async (page) => {
      await begin(page);
      await rate(page, "Got it");
      await turn(page);
    },
  },
  {
    name: "study-answer-four",
    reach: async (page) => {
      await begin(page, { fourRatings: true });
      await rate(page, "Good");
      await turn(page);
    },
  },
  {
    name: "study-all-long-title",
    reach: async (page) => {
      const title = "The capitals that everybody mixes up, from Canberra and Ottawa to Bern, and what was there before them";
      const { student } = await begin(page, {}, title);
      await student.createDeck("مفردات عربية", [["**كتاب** جديد", "a new book 📚"]]);
      await page.goto("/study");
      await turn(page);
    },
  },
  {
    name: "study-long-text",
    reach: async (page) => {
      await begin(page, {}, "Long", [["word ".repeat(2000), "The answer"]]);
    },
  },
  {
    name: "study-offline",
    reach: async (page) => {
      await begin(page);
      await page.route("**/api/study/**", (route) => route.abort());
      await rate(page, "Got it");
      await rate(page, "Again");
      await turn(page);
      await page.getByText("You are offline").waitFor();
    },
  },
  {
    name: "study-short-offline",
    reach: async (page) => {
      const cards = Array.from({ length: 50 }, (_, at) => [`Term ${at}`, `Definition ${at}`] as const);
      await begin(page, { learningSteps: [], newPerDay: 50 }, "Fifty", cards);
      await page.route("**/api/study/**", (route) => route.abort());
      while (await page.getByRole("button", { name: "Show answer" }).isVisible()) await rate(page, "Got it");
      await page.getByText("No more cards on this device").waitFor();
    },
  },
  {
    name: "study-menu",
    reach: async (page) => {
      await begin(page);
      await page.getByRole("button", { name: "Card menu" }).click();
      await page.getByRole("menuitem", { name: "Edit card" }).waitFor();
    },
  },
  {
    name: "study-end",
    reach: async (page) => {
      await begin(page);
      await end(page);
    },
  },
  {
    name: "study-end-limit",
    reach: async (page) => {
      await begin(page, { newPerDay: 3, learningSteps: [45] });
      await rate(page, "Again");
      await rate(page, "Got it");
      await rate(page, "Got it");
      await page.getByText("comes back in").waitFor();
      await page.getByText(/more wait for (tomorrow|later today)/).waitFor();
    },
  },
  {
    name: "study-nothing",
    reach: async (page) => {
      await aStudent(page.request);
      await page.goto("/study");
      await page.getByText("Nothing to study right now").waitFor();
    },
  },
  {
    name: "study-failed",
    reach: async (page) => {
      const student = await aStudent(page.request);
      const deck = await student.createDeck("Rivers");
      await page.route("**/api/study/queue*", (route) =>
        route.fulfill({
          status: 429,
          json: { error: { code: "api/rate-limit", message: "Rate limit exceeded. Please try again in a moment." } },
        }),
      );
      await page.goto(`/${deck.id}/learn/study`);
      await page.getByText("Your cards could not be loaded").waitFor();
    },
  },
];
