import type { Page } from "@playwright/test";
import { axeWidths, expectNoBarriers } from "../../kit/checks/barriers.ts";
import { changeVisibility, choose } from "../../kit/input/deck-menu.ts";
import { changeVisibilityByKey, chooseByKey } from "../../kit/input/deck-menu-by-key.ts";
import { tooWide } from "../../kit/checks/overflow.ts";
import { aStudent } from "../../kit/students/student.ts";
import { answerAnything, openPatientTest } from "../../kit/screens/practice.ts";
import { tabTo } from "../../kit/input/tab-to.ts";
import { expect, test } from "../../kit/test.ts";
import { screenHeading } from "../../kit/screens/screen-heading.ts";
import { writeAsText } from "../../kit/input/write-as-text.ts";

test.beforeEach(({ context }) => writeAsText(context));

const drawnFormula = (page: Page, side: "Front" | "Back") => page.getByRole("group", { name: side, exact: true }).locator(".katex math");

/** The names of the scripts that a page has loaded so far. */
const scripts = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType("resource").flatMap(({ name }) => /([\w-]+)\.js$/.exec(name)?.[1] ?? []));

const libraries = /^(katex|highlighted|mhchem)/;

test("a mathematics deck: written with formulas, studied, tested, shared, copied, withdrawn", async ({ page, student, openBrowser }) => {
  expect(student.uid).not.toBe("");
  await page.goto("/create-deck");
  await page.getByLabel("Title").fill("Analysis");
  const term = page.getByRole("textbox", { name: "Term of card 1" });
  await term.fill("The derivative of $\\sin x$");
  await expect(page.getByRole("toolbar")).toBeVisible();
  await term.selectText();
  await page.keyboard.press("ControlOrMeta+x");
  await page.keyboard.press("ControlOrMeta+v");
  await page.getByRole("button", { name: "Make them formulas" }).click();
  await expect(term).toHaveValue("The derivative of \\(\\sin x\\)");
  const definition = page.getByRole("textbox", { name: "Definition of card 1" });
  await definition.fill("\\cos x");
  await definition.selectText();
  await page.keyboard.press("ControlOrMeta+m");
  await expect(definition).toHaveValue("\\(\\cos x\\)");
  await expect(page.getByRole("complementary", { name: "Preview" }).locator(".katex math")).toHaveCount(2);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(definition).toHaveValue("\\cos x");
  await page.keyboard.press("ControlOrMeta+y");
  await expect(definition).toHaveValue("\\(\\cos x\\)");
  for (const [index, [asked, answer]] of [
    ["The integral of \\(\\frac{1}{x}\\)", "\\(\\ln|x| + C\\)"],
    [
      "A wrong formula \\(\\frac{1\\)",
      "\\[ \\sum_{n=0}^\\infty \\frac{x^n}{n!} = e^x = \\lim_{n\\to\\infty}\\left(1+\\frac{x}{n}\\right)^n \\]",
    ],
  ].entries()) {
    await page.getByRole("textbox", { name: `Term of card ${index + 2}` }).fill(asked!);
    await page.getByRole("textbox", { name: `Definition of card ${index + 2}` }).fill(answer!);
  }
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Analysis", level: 1 })).toBeVisible();
  const address = page.url();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${address}/learn/study`);
  for (const side of ["Front", "Back"] as const) {
    await expect(drawnFormula(page, side)).toBeVisible();
    await expect.poll(() => tooWide(page)).toBe(0);
    if (side === "Front") await page.keyboard.press("Space");
  }
  await page.goto(address);
  for (const card of [1, 2, 3]) {
    await expect(page.getByText(`Card ${card} of 3`, { exact: true })).toBeVisible();
    if (card < 3) await page.keyboard.press("ArrowRight");
  }
  await expect(page.getByRole("group", { name: "Front", exact: true })).toContainText("expected '}'");
  await page.keyboard.press("Space");
  await expect(drawnFormula(page, "Back")).toBeVisible();
  await expect.poll(() => tooWide(page)).toBe(0);

  const id = Number(new URL(address).pathname.slice(1));
  await openPatientTest(page, id);
  await expect(page.getByRole("heading", { level: 1 }).locator(".katex").first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^A\./ }).locator(".katex").first()).toBeVisible();
  await expect.poll(() => tooWide(page)).toBe(0);
  expect((await scripts(page)).some((name) => libraries.test(name))).toBe(true);
  await answerAnything(page);

  await page.goto(address);
  await changeVisibility(page, "Public");
  const other = await openBrowser();
  // A deck of another student is looked up among own ones first.
  other.watched.expectConsole(/404/);
  await aStudent(other.page.request);
  await other.page.goto(address);
  await expect(other.page.getByRole("heading", { level: 1, name: "Analysis", exact: true })).toBeVisible();
  await expect(drawnFormula(other.page, "Front")).toBeVisible();
  await choose(other.page, "Copy to my decks");
  await expect(other.page.getByRole("heading", { level: 1, name: "Analysis (Copy)", exact: true })).toBeVisible();
  await expect(drawnFormula(other.page, "Front")).toBeVisible();
  const copy = new URL(other.page.url()).pathname;
  await changeVisibility(page, "Private");
  await other.page.goto(address);
  await expect(other.page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await other.page.goto(`${copy}/learn/study`);
  await expect(drawnFormula(other.page, "Front")).toBeVisible();
});

test("plain cards load no code for formulas or highlighting; a card with them loads its own", async ({ page, student }) => {
  const plain = await student.createDeck("Plain");
  const code = await student.createDeck("Code", [["```js\nlet a = 1;\n```", "b"]]);
  for (const path of [`/${plain.id}`, `/${plain.id}/learn/study`]) {
    await page.goto(path);
    await expect(page.getByRole("group", { name: "Front", exact: true })).toBeVisible();
    await page.keyboard.press("Space");
    await expect(page.getByRole("group", { name: "Back", exact: true })).toBeVisible();
    expect((await scripts(page)).filter((name) => libraries.test(name))).toEqual([]);
  }
  await page.goto(`/${code.id}`);
  await expect(page.getByRole("group", { name: "Front", exact: true }).locator("pre span").first()).toBeVisible();
  expect((await scripts(page)).filter((name) => name.startsWith("katex"))).toEqual([]);
});

test("a deck of gaps by keyboard alone: written, studied, tested, shared, copied, withdrawn", async ({ page, student, openBrowser }) => {
  expect(student.uid).not.toBe("");
  await page.goto("/create-deck");
  await tabTo(page, page.getByLabel("Title"));
  await page.keyboard.type("Rome");
  await tabTo(page, page.getByRole("textbox", { name: "Term of card 1" }));
  await page.keyboard.type("Rome was founded in 753");
  await expect(page.getByRole("toolbar")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+Shift+ArrowLeft");
  await page.keyboard.press("ControlOrMeta+Shift+c");
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.press("ControlOrMeta+Shift+ArrowRight");
  await page.keyboard.press("ControlOrMeta+Shift+c");
  await expect(page.getByRole("textbox", { name: "Term of card 1" })).toHaveValue("{{c2::Rome}} was founded in {{c1::753}}");
  await tabTo(page, page.getByRole("button", { name: "Create", exact: true }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Rome", level: 1 })).toBeVisible();

  await tabTo(page, page.getByRole("link", { name: "Study" }));
  await page.keyboard.press("Enter");
  const front = page.getByRole("group", { name: "Front", exact: true });
  await expect(front).toContainText("Rome was founded in blank[…]");
  await expect(page.getByText("Front: Rome was founded in […]")).toBeAttached();
  await page.keyboard.press("Space");
  await expect(page.getByRole("group", { name: "Back", exact: true }).locator("mark")).toHaveText("753");
  await expect(page.getByText("Back: Rome was founded in 753")).toBeAttached();
  await page.keyboard.press("2");
  await expect(page.getByRole("list", { name: "Cards left" })).toContainText("1 answered");

  const address = page.url().replace(/\/learn.*$/, "");
  await page.goto(`${address}/learn/test/open-ended`);
  const answers: Record<string, string> = { "was founded in 753": "Rome", "Rome was founded in": "753" };
  await expect(page.getByPlaceholder("Type your answer here...")).toBeFocused();
  const question = await screenHeading(page).textContent();
  await page.keyboard.type(Object.entries(answers).find(([words]) => question?.includes(words))?.[1] ?? "");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("heading", { name: "Correct", exact: true })).toBeFocused();

  await page.goto(address);
  await changeVisibilityByKey(page, "P", "Public");
  const { page: other, watched } = await openBrowser();
  // A deck of another student is looked up among own ones first.
  watched.expectConsole(/404/);
  await aStudent(other.request);
  await other.goto(address);
  await expect(other.getByRole("heading", { level: 1, name: "Rome" })).toBeVisible();
  await chooseByKey(other, "Copy to my decks");
  await expect(other.getByRole("heading", { level: 1, name: "Rome (Copy)" })).toBeVisible();
  await changeVisibilityByKey(page, "Pr", "Private");
  await tabTo(other, other.getByRole("link", { name: "Study" }));
  await other.keyboard.press("Enter");
  await expect(other.getByRole("group", { name: "Front", exact: true })).toContainText("Rome was founded in blank[…]");
  await other.goto(address);
  await expect(other.getByRole("heading", { name: "Page not found" })).toBeVisible();
});

test("a long side with a formula can be read to its end on a phone, in the viewer and in study", async ({ page, student }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const lines = Array.from({ length: 40 }, (_, at) => `line ${at + 1}`).join("\n");
  const deck = await student.createDeck("Long", [[`Euler's \\(e^x\\)\n${lines}`, "answer"]]);
  for (const address of [`/${deck.id}`, `/${deck.id}/learn/study`]) {
    await page.goto(address);
    await expect(drawnFormula(page, "Front")).toBeVisible();
    const face = page.getByRole("group", { name: "Front", exact: true });
    const ends = () =>
      face.evaluate((shown) => {
        shown.scrollTop = shown.scrollHeight;
        const text = shown.firstElementChild!;
        return [shown.scrollTop > 0, text.scrollHeight - text.clientHeight];
      });
    await expect.poll(ends).toEqual([true, 0]);
  }
});

for (const width of axeWidths) {
  test.describe(`at ${width} px axe finds nothing on`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: "reduce" } });

    test("a card with every kind of content, its editor with the tools, and many cards at once", async ({ page, student }) => {
      const everything =
        "A {{c1::gap::hint}}, [a link](https://example.org), \\(x^2\\), \\(\\frac{1\\) and H~2~O\n- an item\n- `code`\n```js\nlet a = 1; // b\n```";
      const deck = await student.createDeck("Everything", [[everything, everything]]);
      await page.goto(`/${deck.id}`);
      await expect(drawnFormula(page, "Front").first()).toBeVisible();
      await expectNoBarriers(page);
      await page.keyboard.press("Space");
      await expect(page.getByRole("group", { name: "Back", exact: true })).toBeVisible();
      await expectNoBarriers(page);
      await page.goto(`/${deck.id}/edit`);
      await page.getByRole("textbox", { name: "Term of card 1" }).click();
      await expect(page.getByRole("toolbar")).toBeVisible();
      await expectNoBarriers(page);
      await page.getByRole("button", { name: "Add many" }).click();
      await page.getByRole("textbox", { name: "Lines" }).fill("a\tb\nc\td\ne");
      await expect(page.getByText("2 cards, with a tab between their sides. 1 line has one side only and is left out.")).toBeVisible();
      await expectNoBarriers(page);
      await page.getByRole("button", { name: "Add 2 cards" }).click();
      await expect(page.getByRole("textbox", { name: "Term of card 3" })).toHaveValue("c");
    });
  });
}
