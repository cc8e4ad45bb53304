import { expect, type Page } from "@playwright/test";
import { rocks } from "../screens/match.ts";
import type { Student } from "./student.ts";

/** What the two masks of the deck hide. */
export const maskLabels = ["left atrium", "right ventricle"] as const;

/** Four cards of words, one with a picture of a lake, and one with two masks over a picture of a heart; returns the deck's number. */
export async function deckWithPictures(page: Page, student: Student): Promise<number> {
  await page.goto("/decks");
  const [lake, heart] = [await drawnPicture(page, "#2a6f97"), await drawnPicture(page, "#b23a48")];
  const cards = [
    ...rocks.slice(0, 4).map(([term, definition]) => ({ term, definition })),
    { term: `![A lake](media/${lake}.png)`, definition: "still water" },
    {
      term: `![A heart](media/${heart}.png)`,
      definition: "",
      masks: [`1 box 0.1 0.1 0.3 0.3: ${maskLabels[0]}`, `2 ellipse 0.6 0.5 0.3 0.3: ${maskLabels[1]}`],
    },
  ];
  const reply = await page.request.post(`/api/users/${student.uid}/decks`, { data: { title: "Rocks and more", description: "", cards } });
  expect(reply.status(), await reply.text()).toBe(201);
  return ((await reply.json()) as { id: number }).id;
}

/** A picture of one color with a light square in it, uploaded by the page; returns its id in texts. */
export async function drawnPicture(page: Page, color: string): Promise<string> {
  return page.evaluate(async (fill) => {
    const canvas = new OffscreenCanvas(400, 300);
    const context = canvas.getContext("2d")!;
    context.fillStyle = fill;
    context.fillRect(0, 0, 400, 300);
    context.fillStyle = "#e9c46a";
    context.fillRect(40, 30, 120, 90);
    const body = await canvas.convertToBlob({ type: "image/png" });
    const reply = await fetch("/api/media", { method: "POST", body, headers: { "Content-Type": "image/png" } });
    return ((await reply.json()) as { id: string }).id;
  }, color);
}
