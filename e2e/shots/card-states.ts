import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { aStudent } from "../kit/students/student.ts";
import type { State } from "./state.ts";

const wide =
  "\\[ \\left( \\sum_{k=1}^n a_k b_k \\right)^2 \\le \\left( \\sum_{k=1}^n a_k^2 \\right) \\left( \\sum_{k=1}^n b_k^2 \\right) + \\int_0^1 f(x)\\,dx \\]";
const cards = [
  ["The Michaelis–Menten equation", "\\[ v = \\frac{V_{max}[S]}{K_m + [S]} \\]"],
  ["Which inequality is this?\n- it has three sums\n- it holds for **all** real numbers", wide],
  [
    'What does this print?\n```js\nconst words = ["a", "b"]; // a comment that is much too long for the width of a phone\nconsole.log(words.map((word) => word.length));\n```',
    "`[1, 1]`",
  ],
  ["{{c1::Glucose::a sugar}} is split into two {{c2::pyruvate}}, C~3~H~3~O~3~^−^", "in ten steps"],
  ["A wrong one: \\(\\frac{1\\)", "1. [a link](https://example.org)\n2. x^2^"],
] as const;

const plainCards = [
  ["Amylase", "splits starch into sugar"],
  ["Lactase", "splits the sugar lactose into two sugars; without lactase, milk is hard to digest for many adults"],
  ["Pepsin", "pepsin cuts proteins in the stomach"],
  ["Lipase", "splits fats"],
] as const;

/** Formulas, code, lists and gaps, on their cards and in the editor. */
export const cardStates: readonly State[] = [
  ...cards.flatMap((_, index) =>
    [false, true].map((isTurned) => ({
      name: `card-${index + 1}-${isTurned ? "back" : "front"}`,
      reach: async (page: Parameters<State["reach"]>[0]) => {
        const student = await aStudent(page.request);
        const deck = await student.createDeck("Everything a card can hold", cards.slice(index, index + 1));
        await page.goto(`/${deck.id}`);
        await expect(page.getByText("Card 1 of 1", { exact: true })).toBeVisible();
        if (isTurned) await page.keyboard.press("Space");
        await page.waitForTimeout(900);
      },
    })),
  ),
  {
    name: "editor-tools",
    reach: async (page) => {
      const student = await aStudent(page.request);
      const deck = await student.createDeck("Enzymes", cards);
      await page.goto(`/${deck.id}/edit`);
      await page.getByRole("textbox", { name: "Definition of card 1" }).click();
      await page.waitForTimeout(900);
    },
  },
  {
    name: "editor-add-many",
    reach: async (page) => {
      const student = await aStudent(page.request);
      const deck = await student.createDeck("Enzymes", cards);
      await page.goto(`/${deck.id}/edit`);
      await page.getByRole("button", { name: "Add many" }).click();
      await page.getByRole("textbox", { name: "Lines" }).fill("France\tParis\nJapan\tTokyo\nKenya\t**Nairobi**\nalone");
      await page.waitForTimeout(500);
    },
  },
  {
    name: "editor-choosing",
    reach: async (page) => {
      const student = await aStudent(page.request);
      const deck = await student.createDeck("Enzymes", plainCards);
      await page.goto(`/${deck.id}/edit`);
      await page.getByRole("button", { name: "Choose cards" }).click();
      await page.getByRole("checkbox", { name: "Choose card 2" }).click();
      await page.getByRole("checkbox", { name: "Choose card 3" }).click();
      await page.getByText("2 cards chosen").waitFor();
    },
  },
  {
    name: "editor-move-many",
    reach: async (page) => {
      const student = await aStudent(page.request);
      await student.createDeck("Another deck", plainCards);
      const deck = await student.createDeck("Enzymes", plainCards);
      await page.goto(`/${deck.id}/edit`);
      await page.getByRole("button", { name: "Choose cards" }).click();
      await page.getByRole("checkbox", { name: "Choose card 2" }).click();
      await page.getByRole("button", { name: "Move or copy…" }).click();
      await page.getByRole("combobox", { name: "To", exact: true }).selectOption("Another deck");
      await page.waitForTimeout(300);
    },
  },
  {
    name: "editor-tags-of-many",
    reach: async (page) => {
      const student = await aStudent(page.request);
      const deck = await student.createDeck("Enzymes", plainCards);
      await page.goto(`/${deck.id}/edit`);
      await page.getByRole("button", { name: "Choose cards" }).click();
      await page.getByRole("checkbox", { name: "Choose card 2" }).click();
      await page.getByRole("button", { name: "Tags…" }).click();
      await page.getByRole("combobox", { name: "Add tags", exact: true }).fill("enzyme");
      await page.waitForTimeout(300);
    },
  },
  {
    name: "editor-find",
    reach: async (page) => {
      const student = await aStudent(page.request);
      const deck = await student.createDeck("Enzymes", plainCards);
      await page.goto(`/${deck.id}/edit`);
      await page.getByLabel("Title").press("Control+h");
      await page.getByLabel("Find", { exact: true }).fill("sugar");
      await page.getByLabel("Replace with").fill("carbohydrate");
      await page.getByText("3 places on 2 sides").waitFor();
    },
  },
  {
    name: "editor-crop",
    reach: async (page) => {
      await aStudent(page.request);
      await page.goto("/create-deck");
      const term = page.getByRole("textbox", { name: "Term of card 1" });
      await term.fill("Which chamber has the thickest wall?");
      await term.press("End");
      await pastePicture(page);
      await page.getByRole("button", { name: "Crop" }).click();
      const corner = page.getByRole("button", { name: "Top left corner" });
      for (let step = 0; step < 20; step += 1) await corner.press("ArrowRight");
      for (let step = 0; step < 15; step += 1) await corner.press("ArrowDown");
    },
  },
  {
    name: "editor-check",
    reach: async (page) => {
      const student = await aStudent(page.request);
      const deck = await student.createDeck("Enzymes", [...plainCards, ["Amylase", "cuts starch"]]);
      await page.goto(`/${deck.id}/edit`);
      await page.getByLabel("Title").fill("Enzymes!");
      await page.getByRole("button", { name: /hints?$/ }).click();
      await page.getByRole("dialog", { name: "Check cards" }).waitFor();
      await page.waitForTimeout(300);
    },
  },
];

/** A landscape that the browser draws, pasted as from the system's clipboard. */
async function pastePicture(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(640, 420);
    const context = canvas.getContext("2d")!;
    const sky = context.createLinearGradient(0, 0, 0, 420);
    sky.addColorStop(0, "#5aa9e6");
    sky.addColorStop(1, "#ffe0b5");
    context.fillStyle = sky;
    context.fillRect(0, 0, 640, 420);
    context.fillStyle = "#2d6a4f";
    context.fillRect(0, 300, 640, 120);
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([await canvas.convertToBlob()], "valley.png", { type: "image/png" }));
    document.activeElement!.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
}
