import type { Locator, Page } from "@playwright/test";
import { expectNoBarriers } from "../../../kit/checks/barriers.ts";
import { expect, test } from "../../../kit/test.ts";

/** Reduced motion, while axe measures contrasts. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

const term = (page: Page, card = 1) => page.getByRole("textbox", { name: `Term of card ${card}`, exact: true });

/** The side is drawn, not the plain field. */
async function drawn(side: Locator): Promise<Locator> {
  await expect(side).toHaveAttribute("contenteditable", "true");
  return side;
}

/** In the menu above the cards. */
async function choose(page: Page, item: string): Promise<void> {
  await page.getByTitle("More for all cards").click();
  await page.getByRole("menuitem", { name: item }).click();
}

/** What the first card's side is, as text: the switch shows it, and is left as it was. */
async function textOf(page: Page, side: Locator): Promise<string> {
  await choose(page, "Write as text");
  await expect(page.locator("[contenteditable]")).toHaveCount(0);
  const text = await side.inputValue();
  await choose(page, "Write as it looks");
  return text;
}

test("a side is drawn as soon as it has something to draw, and its text stays what was typed", async ({ page, student }) => {
  expect(student.uid).not.toBe("");
  await page.goto("/create-deck");
  await term(page).click();
  await page.keyboard.type("The left {{c1::ventricle::which?}} has **the thickest** wall, \\(V = \\frac{m}{\\rho}\\), and ");
  const side = await drawn(term(page));
  await expect(side).toBeFocused();
  await page.keyboard.type("pumps");
  await expect(side.getByRole("img", { name: "Gap 1" })).toBeVisible();
  await expect(side.getByRole("img", { name: "End of the gap, hint: which?" })).toBeVisible();
  await expect(side.getByRole("img", { name: /^Formula: V = m/ })).toBeVisible();
  await expect(side.locator("strong")).toHaveText("the thickest");
  await expect(side).not.toContainText("**");
  await expect(side).not.toContainText("{{");
  await expectNoBarriers(page);
  expect(await textOf(page, term(page))).toBe(
    "The left {{c1::ventricle::which?}} has **the thickest** wall, \\(V = \\frac{m}{\\rho}\\), and pumps",
  );
});

test("a formula is opened by an arrow key and closed by one, or by Escape", async ({ page, student }) => {
  expect(student.uid).not.toBe("");
  await page.goto("/create-deck");
  await term(page).click();
  await page.keyboard.type("is \\(x^2\\) so");
  const side = await drawn(term(page));
  const formula = side.getByRole("img", { name: /^Formula/ });
  await expect(formula).toBeVisible();
  for (const key of ["ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowLeft"]) await page.keyboard.press(key);
  await expect(formula).toBeHidden();
  await page.keyboard.type("+1");
  await page.keyboard.press("ArrowRight");
  await expect(formula).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(formula).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(formula).toBeVisible();
  await formula.click();
  await page.keyboard.type("-2");
  expect(await textOf(page, term(page))).toBe("is \\(x^2+1-2\\) so");
});

test("one undo takes back typing, a deleted gap and a tool in their order", async ({ page, student }) => {
  expect(student.uid).not.toBe("");
  await page.goto("/create-deck");
  await term(page).click();
  await page.keyboard.type("a {{c1::heart}} beats");
  const side = await drawn(term(page));
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Backspace");
  await expect(side).toHaveText("a heart beats");
  await page.keyboard.press("Control+z");
  await expect(side.getByRole("img", { name: "Gap 1" })).toBeVisible();
  await page.keyboard.press("Control+y");
  await expect(side).toHaveText("a heart beats");
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Control+b");
  await expect(side.locator("strong")).toHaveText("a heart beats");
  await page.keyboard.press("Control+z");
  await expect(side.locator("strong")).toHaveCount(0);
  expect(await textOf(page, term(page))).toBe("a heart beats");
});

test("a side that grows too long to be drawn goes on as text, with the focus and the caret where they were", async ({ page, student }) => {
  expect(student.uid).not.toBe("");
  await page.goto("/create-deck");
  await term(page).click();
  await page.keyboard.type("**bold** ");
  const side = await drawn(term(page));
  await page.keyboard.insertText(`${"word ".repeat(3998)}end`);
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowLeft");
  await page.keyboard.type("in the middle ");
  await expect(page.locator("[contenteditable=true]")).toHaveCount(0);
  await expect(side).toBeFocused();
  expect((await side.inputValue()).slice(-27)).toBe("word word in the middle end".slice(-27));
  await page.keyboard.type("of it ");
  expect((await side.inputValue()).slice(-23)).toBe("in the middle of it end");
});
