import type { Page } from "@playwright/test";
import { uploadedPicture } from "../kit/screens/mask-editor.ts";
import { aStudent } from "../kit/students/student.ts";
import type { State } from "./state.ts";

const masks = [
  "hide all",
  "1 box 0.1 0.1 0.3 0.3: left atrium",
  "2 ellipse 0.55 0.15 0.3 0.25: aorta",
  "3 polygon 0.2,0.6 0.45,0.6 0.5,0.75 0.32,0.9: septum",
  "0 words 0.6 0.85 0.06: seen from the front",
];

/** A deck of one card; returns its id. */
async function aDeckOf(page: Page, card: (picture: string) => object): Promise<number> {
  const { uid } = await aStudent(page.request);
  await page.goto("/decks");
  const cards = [card(`![A heart](media/${await uploadedPicture(page)}.png)`)];
  const reply = await page.request.post(`/api/users/${uid}/decks`, { data: { title: "Anatomy", description: "", cards } });
  const { id } = (await reply.json()) as { id: number };
  return id;
}

/** A session of one card, at its question. */
async function studying(page: Page, card: (picture: string) => object): Promise<void> {
  await page.goto(`/${await aDeckOf(page, card)}/learn/study`);
  await page.getByRole("group", { name: "Front" }).waitFor();
}

const maskedPicture = (page: Page) => page.getByRole("img", { name: /^A heart/ }).first();
const answerField = (page: Page) => page.getByRole("textbox", { name: "Your answer" });

const masked = (picture: string) => ({ term: picture, definition: "four chambers", masks });
const typed = () => ({ term: "Hund", definition: "dog", typeAnswer: true });

/** Masks over a picture in their editor and in a session, and a card whose answer is typed. */
export const maskStates: readonly State[] = [
  {
    name: "mask-editor",
    reach: async (page) => {
      await page.goto(`/${await aDeckOf(page, masked)}/edit`);
      await page.getByLabel("Title").click();
      const look = page.getByRole("button", { name: "See card 1" });
      if (await look.isVisible()) await look.click();
      await page.getByRole("button", { name: /^Draw masks over the picture of card 1/ }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Mask 2, ellipse: aorta" }).press("ArrowRight");
    },
  },
  { name: "mask-question", reach: (page) => studying(page, masked), shows: maskedPicture },
  {
    name: "mask-answer",
    shows: maskedPicture,
    reach: async (page) => {
      await studying(page, masked);
      await page.getByRole("button", { name: "Show answer" }).click();
      await page.getByRole("img", { name: /left atrium$/ }).waitFor();
      await page.waitForTimeout(900);
    },
  },
  { name: "typed-question", reach: (page) => studying(page, typed), shows: answerField },
  {
    name: "typed-answer",
    reach: async (page) => {
      await studying(page, typed);
      const answer = answerField(page);
      await answer.fill("dogg");
      await answer.press("Enter");
      await page.getByRole("group", { name: "Back" }).waitFor();
      await page.waitForTimeout(900);
    },
  },
];
