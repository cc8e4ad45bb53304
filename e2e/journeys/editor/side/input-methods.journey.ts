import type { CDPSession, Page } from "@playwright/test";
import { devices } from "@playwright/test";
import { expect, test } from "../../../kit/test.ts";

const term = (page: Page) => page.getByRole("textbox", { name: "Term of card 1", exact: true });

/** What an input method shows while keys are pressed, and the word that is taken at the end. */
const words = {
  Japanese: { shown: ["k", "か", "かn", "かん", "かんj", "かんじ", "漢字"], taken: "漢字" },
  Korean: { shown: ["ㅎ", "하", "한"], taken: "한" },
  Chinese: { shown: ["n", "ni", "ni h", "ni hao"], taken: "你好" },
  "a dead key": { shown: ["´"], taken: "é" },
} as const;
type Word = { shown: readonly string[]; taken: string };

async function compose(session: CDPSession, { shown, taken }: Word): Promise<void> {
  for (const text of shown) await session.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
  await session.send("Input.insertText", { text: taken });
}

/** In the menu above the cards. */
async function textOf(page: Page): Promise<string> {
  await page.getByTitle("More for all cards").click();
  await page.getByRole("menuitem", { name: "Write as text" }).click();
  await expect(page.locator("[contenteditable]")).toHaveCount(0);
  const text = await term(page).inputValue();
  await page.getByTitle("More for all cards").click();
  await page.getByRole("menuitem", { name: "Write as it looks" }).click();
  return text;
}

async function left(page: Page, times: number): Promise<void> {
  for (let step = 0; step < times; step += 1) await page.keyboard.press("ArrowLeft");
}

for (const [language, word] of Object.entries(words)) {
  test(`${language}: composed words stand where the caret was, in plain and in drawn sides, and are undone one by one`, async ({
    page,
    student,
  }) => {
    expect(student.uid).not.toBe("");
    await page.goto("/create-deck");
    const session = await page.context().newCDPSession(page);
    await term(page).click();
    // A plain field.
    await page.keyboard.type("a ");
    await compose(session, word);
    await compose(session, word);
    await expect(term(page)).toHaveValue(`a ${word.taken}${word.taken}`);
    await page.keyboard.press("ControlOrMeta+z");
    await expect(term(page)).toHaveValue(`a ${word.taken}`);
    await page.keyboard.press("ControlOrMeta+z");
    await expect(term(page)).toHaveValue("a ");

    // A drawn side: at its end, in a gap and in bold words.
    await page.keyboard.type("{{c1::gap}} **bold** ");
    await expect(term(page)).toHaveAttribute("contenteditable", "true");
    await compose(session, word);
    await compose(session, word);
    await expect(term(page)).toContainText(`bold ${word.taken}${word.taken}`);
    await page.keyboard.press("ControlOrMeta+z");
    await expect.poll(() => textOf(page)).toBe(`a {{c1::gap}} **bold** ${word.taken}`);
    await term(page).click();
    await page.keyboard.press("ControlOrMeta+Home");
    for (let step = 0; step < 4; step += 1) await page.keyboard.press("ArrowRight");
    await compose(session, word);
    await page.keyboard.press("ControlOrMeta+End");
    await left(page, word.taken.length + 3);
    await compose(session, word);
    expect(await textOf(page)).toBe(`a {{c1::g${word.taken}ap}} **bold${word.taken}** ${word.taken}`);
  });
}

test("a word that begins to be composed beside a gap in the making keeps its field until it is taken", async ({ page, student }) => {
  expect(student.uid).not.toBe("");
  await page.goto("/create-deck");
  const session = await page.context().newCDPSession(page);
  await term(page).fill("{{c1::");
  await compose(session, words.Japanese);
  await page.keyboard.type("}} ");
  await expect(term(page)).toHaveAttribute("contenteditable", "true");
  expect(await textOf(page)).toBe("{{c1::漢字}} ");
});

test.describe("on Android", () => {
  const { userAgent } = devices["Pixel 7"];
  test.use({ userAgent, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("words are composed letter by letter, replaced by the keyboard's suggestion and by the spelling check", async ({
    page,
    student,
  }) => {
    expect(student.uid).not.toBe("");
    await page.goto("/create-deck");
    const session = await page.context().newCDPSession(page);
    await term(page).tap();
    await page.keyboard.type("**The** ");
    await expect(term(page)).toHaveAttribute("contenteditable", "true");
    const write = async (word: string) => {
      await compose(session, { shown: Array.from(word, (_, at) => word.slice(0, at + 1)), taken: word });
      await session.send("Input.insertText", { text: " " });
    };
    await write("left");
    await write("ventrikle");
    await expect(term(page)).toContainText("The left ventrikle");
    // The keyboard marks the word before the caret again, and another one takes its place.
    await session.send("Input.imeSetComposition", {
      text: "ventricle",
      selectionStart: 9,
      selectionEnd: 9,
      replacementStart: 13,
      replacementEnd: 22,
    });
    await session.send("Input.insertText", { text: "ventricle" });
    await expect(term(page)).toContainText("ventricle");
    // The spelling check replaces a word that was tapped.
    await term(page).evaluate((side) => {
      const walker = document.createTreeWalker(side, NodeFilter.SHOW_TEXT);
      let node = walker.nextNode();
      while (node && !node.textContent?.includes("left")) node = walker.nextNode();
      const from = node!.textContent!.indexOf("left");
      const range = { startContainer: node!, startOffset: from, endContainer: node!, endOffset: from + 4 };
      const dataTransfer = new DataTransfer();
      dataTransfer.setData("text/plain", "right");
      side.dispatchEvent(
        new InputEvent("beforeinput", {
          inputType: "insertReplacementText",
          dataTransfer,
          targetRanges: [new StaticRange(range)],
          bubbles: true,
          cancelable: true,
        }),
      );
    });
    await expect(term(page)).toContainText("The right ventricle");
    expect(await textOf(page)).toBe("**The** right ventricle ");
  });
});
