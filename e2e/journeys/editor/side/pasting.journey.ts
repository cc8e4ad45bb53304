import type { Page } from "@playwright/test";
import { expect, test } from "../../../kit/test.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const term = (page: Page) => page.getByRole("textbox", { name: "Term of card 1", exact: true });

type Copied = { html: string; plain: string };

/** As each program puts it on the clipboard, shortened to what matters. */
const copied = {
  "Google Docs": {
    html: '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400;">The </span><span style="font-weight:700;">left ventricle</span><span style="font-weight:400;"> pumps</span></p><ul><li dir="ltr"><p dir="ltr"><span style="font-style:italic;">aorta</span></p></li><li dir="ltr"><p><span>valve</span></p></li></ul></b>',
    plain: "The left ventricle pumps\naorta\nvalve",
  },
  Word: {
    html: "<html><body><!--StartFragment--><p class=MsoNormal>The <b>left ventricle</b> pumps</p><p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span></span><i>aorta</i></p><p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>valve</p><!--EndFragment--></body></html>",
    plain: "The left ventricle pumps\r\n·aorta\r\n·valve\r\n",
  },
  Wikipedia: {
    html: '<p>The <b>left ventricle</b> is a <a href="https://en.wikipedia.org/wiki/Muscle">muscle</a><sup id="cite_ref-1" class="reference"><a href="https://en.wikipedia.org/wiki/Heart#cite_note-1">[1]</a></sup>.</p>',
    plain: "The left ventricle is a muscle[1].",
  },
} satisfies Record<string, Copied>;

const formatted: Record<keyof typeof copied, string> = {
  "Google Docs": "The **left ventricle** pumps\n- *aorta*\n- valve",
  Word: "The **left ventricle** pumps\n- *aorta*\n- valve",
  Wikipedia: "The **left ventricle** is a [muscle](https://en.wikipedia.org/wiki/Muscle).",
};

/** By the system's clipboard and Ctrl+V. */
async function paste(page: Page, { html, plain }: Copied): Promise<void> {
  await page.evaluate(
    async ([rich, text]) =>
      navigator.clipboard.write([
        new ClipboardItem({ "text/html": new Blob([rich], { type: "text/html" }), "text/plain": new Blob([text], { type: "text/plain" }) }),
      ]),
    [html, plain] as const,
  );
  await page.keyboard.press("ControlOrMeta+v");
}

async function textOf(page: Page): Promise<string> {
  await page.getByTitle("More for all cards").click();
  await page.getByRole("menuitem", { name: "Write as text" }).click();
  await expect(page.locator("[contenteditable]")).toHaveCount(0);
  const text = await term(page).inputValue();
  await page.getByTitle("More for all cards").click();
  await page.getByRole("menuitem", { name: "Write as it looks" }).click();
  return text;
}

for (const program of ["Google Docs", "Word", "Wikipedia"] as const) {
  test(`${program}: the text is pasted as it is, and its formatting is offered, in plain and in drawn sides`, async ({ page, student }) => {
    expect(student.uid).not.toBe("");
    const plain = copied[program].plain.replaceAll("\r\n", "\n");
    await page.goto("/create-deck");
    await term(page).click();
    await paste(page, copied[program]);
    await expect(term(page)).toHaveValue(plain);
    await page.getByRole("button", { name: "Keep the formatting" }).click();
    await expect(term(page)).toHaveAttribute("contenteditable", "true");
    expect(await textOf(page)).toBe(formatted[program]);

    // Into a drawn side, over what is chosen there.
    await term(page).click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("a **b** c");
    await page.keyboard.press("Shift+ArrowLeft");
    await paste(page, copied[program]);
    await expect(term(page)).toContainText("left ventricle");
    expect(await textOf(page)).toBe(`a **b** ${plain}`);
    await page.getByRole("button", { name: "Keep the formatting" }).click();
    expect(await textOf(page)).toBe(`a **b** ${formatted[program]}`);
    await term(page).click();
    await page.keyboard.press("ControlOrMeta+z");
    expect(await textOf(page)).toBe(`a **b** ${plain}`);
    await term(page).click();
    await page.keyboard.press("ControlOrMeta+z");
    expect(await textOf(page)).toBe("a **b** c");
  });
}

test("Excel: cells are pasted as text with tabs, and their rows are offered as cards", async ({ page, student }) => {
  expect(student.uid).not.toBe("");
  await page.goto("/create-deck");
  await term(page).click();
  await page.keyboard.type("**x** ");
  await expect(term(page)).toHaveAttribute("contenteditable", "true");
  // Lines are looked at once the tools are loaded.
  await expect(page.getByRole("toolbar", { name: "Writing tools for the term of card 1" })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+a");
  await paste(page, {
    html: "<table><tr><td><b>France</b></td><td>Paris</td></tr><tr><td>Japan</td><td>Tokyo</td></tr></table>",
    plain: "France\tParis\r\nJapan\tTokyo\r\n",
  });
  await expect(page.getByText("2 lines look like cards of their own.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Keep the formatting" })).toHaveCount(0);
  expect(await textOf(page)).toBe("France\tParis\nJapan\tTokyo\n");
});
