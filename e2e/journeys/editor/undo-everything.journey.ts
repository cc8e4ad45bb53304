import type { Page } from "@playwright/test";
import { expect, test } from "../../kit/test.ts";

const term = (page: Page, card: number) => page.getByRole("textbox", { name: `Term of card ${card}`, exact: true });
const definition = (page: Page, card: number) => page.getByRole("textbox", { name: `Definition of card ${card}`, exact: true });

/** What the form shows: each side's words with its pictures, the title, and the tags. Without the focus, which opens signs. */
async function shown(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    // A side is drawn, or plain again, a frame later.
    for (let frame = 0; frame < 4; frame += 1) await new Promise((done) => requestAnimationFrame(done));
    const fields = [...document.querySelectorAll<HTMLElement>('[name="title"], [data-side]')];
    return fields.map((field) => {
      if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) return field.value;
      const pictures = [...field.querySelectorAll<HTMLInputElement>('[data-hosted="picture"] input:not([type=file])')];
      const marks = [...field.querySelectorAll("strong")].map(({ textContent }) => textContent);
      const words = [...field.querySelectorAll(".cm-line")].map((line) => {
        const copy = line.cloneNode(true) as HTMLElement;
        for (const tile of copy.querySelectorAll("[data-hosted]")) tile.remove();
        return copy.textContent;
      });
      return JSON.stringify({ words, marks, pictures: pictures.map(({ value }) => value) });
    });
  });
}

async function pastePicture(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(80, 60);
    canvas.getContext("2d")!.fillRect(0, 0, 80, 60);
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([await canvas.convertToBlob()], "heart.png", { type: "image/png" }));
    document.activeElement!.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
}

test("texts, marks, gaps, pictures, cards, their order and a replaced text are undone to the start and redone to the end", async ({
  page,
  student,
}) => {
  const deck = await student.createDeck("Organs", [
    ["heart", "pumps blood"],
    ["lung", "takes in oxygen"],
    ["liver", "cleans blood"],
  ]);
  await page.goto(`/${deck.id}/edit`);
  await expect(term(page, 3)).toHaveValue("liver");
  const tile = page.getByRole("group", { name: /^Picture/ });

  const acts: Record<string, () => Promise<void>> = {
    "words are typed": async () => {
      await term(page, 1).click();
      await page.keyboard.press("End");
      await page.keyboard.type(" of a mammal");
    },
    "all is made bold": async () => {
      await term(page, 1).click();
      // The keys of the tools work once these are loaded, and so does the drawn side.
      await expect(page.getByRole("toolbar", { name: "Writing tools for the term of card 1" })).toBeVisible();
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.press("ControlOrMeta+b");
      await expect(term(page, 1)).toHaveAttribute("contenteditable", "true");
    },
    "a gap is typed": async () => {
      await term(page, 2).click();
      await page.keyboard.press("End");
      await page.keyboard.type(" has {{c1::two}} halves");
      await expect(term(page, 2)).toHaveAttribute("contenteditable", "true");
    },
    "a picture is pasted": async () => {
      await definition(page, 1).click();
      await page.keyboard.press("End");
      await pastePicture(page);
      await expect(tile).toHaveCount(1);
    },
    "the picture is described": async () => {
      await tile.getByLabel("Description of the picture").fill("cut open");
    },
    "the picture is moved": async () => {
      await tile.getByRole("button", { name: "Move up" }).click();
    },
    "a card is moved": async () => {
      await page.getByRole("button", { name: "Move card 3", exact: true }).focus();
      for (const key of ["Space", "ArrowUp", "ArrowUp", "Space"]) await page.keyboard.press(key);
    },
    "a text is replaced everywhere": async () => {
      await definition(page, 1).focus();
      await page.keyboard.press("Control+h");
      const dialog = page.getByRole("dialog", { name: "Find and replace" });
      await dialog.getByLabel("Find", { exact: true }).fill("blood");
      await dialog.getByLabel("Replace with", { exact: true }).fill("the blood");
      await dialog.getByRole("button", { name: /^Replace on/ }).click();
      await expect(dialog).toBeHidden();
    },
    "a card is deleted": async () => {
      await page.getByRole("button", { name: "Delete card 2", exact: true }).click();
    },
    "a card is added": async () => {
      await term(page, 1).focus();
      await page.keyboard.press("ControlOrMeta+Enter");
    },
    "the title is changed": async () => {
      await page.getByLabel("Title", { exact: true }).fill("Organs of mammals");
    },
  };

  const start = await shown(page);
  const after: string[][] = [start];
  for (const [name, act] of Object.entries(acts)) {
    await test.step(name, act);
    const now = await shown(page);
    expect(now, name).not.toEqual(after.at(-1));
    after.push(now);
  }
  const [end] = after.slice(-1);

  const seen = new Set<string>();
  for (let step = 0; step < 60; step += 1) {
    seen.add(JSON.stringify(await shown(page)));
    await page.keyboard.press("ControlOrMeta+z");
    if (await page.getByText("Nothing to undo.").count()) break;
  }
  expect(await shown(page)).toEqual(start);
  // Every act was a step, or several, of the one history.
  expect(after.filter((state) => !seen.has(JSON.stringify(state)))).toEqual([]);

  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press("ControlOrMeta+Shift+z");
    if (await page.getByText("Nothing to redo.").count()) break;
  }
  await expect.poll(() => shown(page)).toEqual(end);
});
