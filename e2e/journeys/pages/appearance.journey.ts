import { type Page } from "@playwright/test";
import { expect, test } from "../../kit/test.ts";

const nearlyWhite = "rgb(242, 243, 248)";
const darkNavy = "rgb(11, 17, 34)";

test("a student chooses day, and every tab and every later visit has it", async ({ page, context, student }) => {
  const otherTab = await context.newPage();
  await otherTab.goto("/decks");
  await page.goto("/decks");
  await expect.poll(() => groundOf(page)).toBe(darkNavy);

  await page.getByRole("button", { name: `Profile menu of ${student.displayName}` }).click();
  const menu = page.getByRole("menu");
  await expect(menu.getByRole("menuitemradio", { name: "Night" })).toBeChecked();
  await menu.getByRole("menuitemradio", { name: "Day" }).click();
  await expect(menu.getByRole("menuitemradio", { name: "Day" })).toBeChecked();
  await expect.poll(() => groundOf(page)).toBe(nearlyWhite);
  await expect.poll(() => groundOf(otherTab)).toBe(nearlyWhite);

  await page.goto("/progress", { waitUntil: "commit" });
  await page.locator("#root").waitFor({ state: "attached" });
  expect(await page.locator("html").getAttribute("data-scheme")).toBe("day");
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute("content", "#f2f3f8");
});

test("with the system's choice the page follows the device", async ({ page, student }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/decks");
  await expect.poll(() => groundOf(page)).toBe(darkNavy);
  await page.getByRole("button", { name: `Profile menu of ${student.displayName}` }).click();
  await page.getByRole("menuitemradio", { name: "System" }).click();
  await expect.poll(() => groundOf(page)).toBe(nearlyWhite);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => groundOf(page)).toBe(darkNavy);
});

test("with reduced motion a size changes at once, with everything inside", async ({ page, student }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await student.createDeck("Physics");
  await page.goto("/decks");
  await expect(page.getByRole("link", { name: "Physics", exact: true })).toBeVisible();
  const onTheirWay = await page.evaluate(() => {
    document.body.style.fontSize = "40px";
    // Reading the computed style starts transitions.
    const { fontSize } = getComputedStyle(document.querySelector("main")!);
    return { fontSize, transitions: document.getAnimations().filter((one) => one instanceof CSSTransition).length };
  });
  expect(onTheirWay).toEqual({ fontSize: "40px", transitions: 0 });
});

test("in forced colours only the current tab looks chosen", async ({ page, student }) => {
  await student.createDeck("Physics");
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/decks?tab=library");
  const lines = (name: string) =>
    page.getByRole("link", { name, exact: true }).evaluate((tab) => {
      const { textDecorationLine, borderBottomColor } = getComputedStyle(tab);
      return { textDecorationLine, isFrameVisible: borderBottomColor !== getComputedStyle(document.body).backgroundColor };
    });
  expect(await lines("Library")).toEqual({ textDecorationLine: "underline", isFrameVisible: true });
  expect(await lines("Decks")).toEqual({ textDecorationLine: "none", isFrameVisible: false });
});

function groundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}
