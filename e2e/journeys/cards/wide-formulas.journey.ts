import type { Locator, Page } from "@playwright/test";
import { expectNoBarriers } from "../../kit/checks/barriers.ts";
import { expect, test } from "../../kit/test.ts";

const sum = "\\left( \\sum_{k=1}^n a_k b_k \\right)^2";
const displayed = `\\[ ${[sum, sum, sum, sum].join(" + ")} \\]`;
// TeX can't break it.
const inline = `The matrix \\(\\begin{pmatrix} ${"1000 & ".repeat(16)} 1 \\end{pmatrix}\\) is wide`;

test.use({ viewport: { width: 360, height: 740 } });

const wide = (page: Page) => page.locator("[data-shown-text]").getByRole("group", { name: "Wide formula" });

const scrolledPx = (element: Locator) => element.evaluate((one) => Math.abs(one.scrollLeft));

for (const [what, text] of [
  ["A displayed formula", displayed],
  ["A formula within a line", inline],
  ["A formula in a long text", `${inline}\n\n${"Words that fill lines. ".repeat(700)}`],
] as const)
  test(`${what} that is wider than its card is reached and scrolled by keyboard`, async ({ page, student }) => {
    const deck = await student.createDeck("Wide", [
      [text, "The end"],
      ["Narrow \\(x^2\\)", "\\[ x^2 \\]"],
    ]);
    await page.goto(`/${deck.id}`);
    await expect(wide(page)).toHaveCount(1);
    await expectNoBarriers(page);
    await page.locator("[data-shown-text]").focus();
    await page.keyboard.press("Tab");
    await expect(wide(page)).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => scrolledPx(wide(page))).toBeGreaterThan(10);
    await expect(page.getByText("Card 1 of 2", { exact: true })).toBeVisible();

    // Elsewhere the arrow keys turn to the next card, and a formula that fits is no stop of the Tab key.
    await page.locator("[data-shown-text]").focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByText("Card 2 of 2", { exact: true })).toBeVisible();
    await expect(page.locator(".katex").first()).toBeVisible();
    await expect(page.getByRole("group", { name: "Wide formula", includeHidden: true })).toHaveCount(0);
  });

test("a formula stops being reached once the page is wide enough for it", async ({ page, student }) => {
  const deck = await student.createDeck("Wide", [[`\\[ ${sum} + ${sum} \\]`, "The end"]]);
  await page.goto(`/${deck.id}`);
  await expect(wide(page)).toHaveCount(1);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(wide(page)).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(wide(page)).toHaveCount(1);
});

test("a choice with a wide formula has no barrier", async ({ page, student }) => {
  const deck = await student.createDeck("Wide", [
    ["one", displayed],
    ["two", inline],
    ["three", `${inline} too`],
    ["four", `\\[ ${sum} + ${sum} + ${sum} - 4 \\]`],
  ]);
  await page.goto(`/${deck.id}/learn/test/multiple-choice`);
  await expect(page.getByText("Question 1 of 4")).toBeVisible();
  await expect(page.locator("main .katex").first()).toBeVisible();
  await expectNoBarriers(page);
});
