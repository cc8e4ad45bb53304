import type { Page } from "@playwright/test";
import { dayMs } from "@recollect/domain/time/units.ts";
import { aStudent } from "../kit/students/student.ts";
import { studyForASeason } from "../kit/students/study-history.ts";
import type { State } from "./state.ts";

const longTitle = "Everything about the transport of substances through membranes, from diffusion to the sodium-potassium pump ".repeat(2);

/** The progress page, of all decks and of one, before the first answer and after three months. */
export const progressStates: readonly State[] = [
  {
    name: "progress",
    reach: async (page) => {
      await season(page);
      await page.goto("/progress");
      await page.getByRole("img", { name: "Reviews a day" }).waitFor();
    },
  },
  {
    name: "progress-below",
    reach: async (page) => {
      await season(page);
      await page.goto("/progress");
      await page.getByRole("img", { name: "The next 30 days" }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: "progress-insights",
    reach: async (page) => {
      await season(page);
      await page.goto("/progress");
      await page.getByRole("img", { name: "The next 30 days" }).scrollIntoViewIfNeeded();
      await page.getByRole("region", { name: "Time of day" }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: "progress-table",
    reach: async (page) => {
      await season(page);
      await page.goto("/progress");
      await page.getByText("Show as a table: Reviews a day").click();
    },
  },
  {
    name: "progress-empty",
    reach: async (page) => {
      await aStudent(page.request);
      await page.goto("/progress");
      await page.getByText("Your progress begins").waitFor();
    },
  },
  {
    name: "progress-exam",
    reach: async (page) => {
      const deckId = await season(page);
      await page.request.put(`/api/study/decks/${deckId}/exam`, { data: { day: inDays(30) } });
      await page.goto(`/progress?deck=${deckId}`);
      await page.getByText("This fits").waitFor();
    },
  },
  {
    name: "progress-exam-dialog",
    reach: async (page) => {
      const deckId = await season(page);
      await page.goto(`/progress?deck=${deckId}`);
      await page.getByRole("button", { name: "Set exam date" }).click();
      await page.getByLabel("Day of the exam").fill(inDays(2));
      await page.getByRole("button", { name: "Save" }).click();
      await page.getByRole("button", { name: "Done" }).waitFor();
    },
  },
];

/** A student after three months with one deck; returns the deck's number. */
async function season(page: Page): Promise<number> {
  const student = await aStudent(page.request);
  const cards = Array.from({ length: 240 }, (_, at) => [`Membrane ${at + 1}`, "what passes it"] as const);
  const deck = await student.createDeck(longTitle, cards);
  await studyForASeason(page.request, student.uid, deck);
  return deck.id;
}

function inDays(days: number): string {
  return new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
}
