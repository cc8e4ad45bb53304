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
  {
    name: "progress-exams",
    reach: async (page) => {
      await sharedExam(page);
      await page.goto("/progress");
      await page.getByRole("region", { name: "Exams" }).getByRole("listitem").first().waitFor();
      await page.getByRole("region", { name: "Exams" }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: "progress-shared-exam",
    reach: async (page) => {
      const deckId = await sharedExam(page);
      await page.goto(`/progress?deck=${deckId}`);
      await page.getByRole("list", { name: "Decks of the exam" }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: "progress-shared-exam-dialog",
    reach: async (page) => {
      await sharedExam(page);
      await page.goto("/progress");
      const exams = page.getByRole("region", { name: "Exams" });
      await exams.getByRole("listitem").first().waitFor();
      await exams.getByRole("button").last().click();
      await page.getByRole("dialog").getByRole("checkbox").first().waitFor();
    },
  },
];

/** A student after three months, with an exam over four decks; returns the number of the deck that was begun. */
async function sharedExam(page: Page): Promise<number> {
  const student = await aStudent(page.request);
  const cards = Array.from({ length: 120 }, (_, at) => [`Membrane ${at + 1}`, "what passes it"] as const);
  const begun = await student.createDeck(longTitle, cards);
  await studyForASeason(page.request, student.uid, begun);
  const deckIds = [begun.id];
  for (const title of ["Genes", "Plants", "Ökologie und Verhalten"]) deckIds.push((await student.createDeck(title, cards.slice(0, 30))).id);
  await page.request.put("/api/study/exams/midterm", { data: { name: "Biology midterm", day: inDays(30), deckIds } });
  return begun.id;
}

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
