import type { Page } from "@playwright/test";
import { beginDeck } from "../kit/students/begin-deck.ts";
import { aStudent, capitals, type Student } from "../kit/students/student.ts";
import type { State } from "./state.ts";

/** The decks page with due cards, links to it from elsewhere, and the study settings. */
export const dueStates: readonly State[] = [
  {
    name: "decks-due",
    reach: async (page) => {
      const student = await aStudent(page.request);
      await student.createDeck("Torts: negligence and friends");
      await beginStudying(
        page,
        student,
        "The capitals that everybody mixes up, from Canberra and Ottawa to Bern, and what was there before them",
        24,
      );
      await beginStudying(page, student, "Español", 3);
      await page.goto("/decks");
      await page.getByText("24 due").waitFor();
    },
  },
  {
    name: "decks-done",
    reach: async (page) => {
      await (await aStudent(page.request)).createDeck("Torts: negligence and friends");
      await page.request.patch("/api/study/settings", { data: { newPerDay: 0 } });
      await page.goto("/decks");
      await page.getByText("Done for today").waitFor();
    },
  },
  {
    name: "decks-not-counted",
    reach: async (page) => {
      await (await aStudent(page.request)).createDeck("Torts: negligence and friends");
      await page.route("**/api/study/summary", (route) => route.fulfill({ status: 404, json: {} }));
      await page.goto("/decks");
      await page.getByRole("link", { name: "Study now" }).waitFor();
    },
  },
  { name: "study-settings", reach: openSettings },
  {
    name: "study-settings-advanced",
    reach: async (page) => {
      await openSettings(page);
      await page.getByText("Advanced").click();
      await page.getByLabel("Longest interval").scrollIntoViewIfNeeded();
    },
  },
  {
    name: "study-settings-wrong",
    reach: async (page) => {
      await openSettings(page);
      await page.getByLabel("New cards a day").fill("-3");
      await page.getByText("Advanced").click();
      await page.getByLabel("Relearning steps").fill("1 day");
      await page.getByRole("button", { name: "Save Changes" }).click();
      await page.getByText("A daily limit must be").waitFor();
    },
  },
];

/** A deck with so many cards that are being learned. */
async function beginStudying(page: Page, student: Student, title: string, count: number): Promise<void> {
  const cards = Array.from({ length: count }, (_, at) => [`${capitals[at % 3]?.[0]} ${at}`, "somewhere"] as const);
  const deck = await student.createDeck(title, cards);
  await beginDeck(page.request, student.uid, deck);
}

async function openSettings(page: Page): Promise<void> {
  await aStudent(page.request);
  await page.goto("/decks");
  await page.getByRole("button", { name: /^Profile menu/ }).click();
  await page.getByRole("menuitem", { name: "Study settings" }).click();
  await page.getByRole("slider", { name: "Desired retention" }).waitFor();
}
