import { expectNoBarriers } from "../../kit/checks/barriers.ts";
import { workerIsReady } from "../../kit/screens/app-worker.ts";
import { deviceHas } from "../../kit/screens/device.ts";
import { startJourneyServer } from "../../kit/servers/journey-server.ts";
import { aStudent } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

const phone = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } } as const;

test("on a phone the bar at the bottom leads everywhere, and the arrow leads back to the same place of a list", async ({ openBrowser }) => {
  const { page } = await openBrowser(undefined, phone);
  const student = await aStudent(page.request);
  for (let number = 1; number <= 12; number++) await student.createDeck(`River ${number}`);
  await student.createDeck("Sea 1");
  await page.goto("/decks");
  const bar = page.getByRole("navigation", { name: "Go to" });
  await expect(bar.getByRole("link", { name: "Today" })).toHaveAttribute("aria-current", "page");

  await test.step("a list keeps its search and its scroll position", async () => {
    await page.getByPlaceholder("Search decks").fill("river");
    const deck = page.getByRole("link", { name: "River 2", exact: true });
    await deck.scrollIntoViewIfNeeded();
    await expect(page.getByRole("link", { name: "Sea 1" })).toHaveCount(0);
    // A search is in the address once typing has paused.
    await expect(page).toHaveURL(/search=river/);
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(500);
    await deck.tap();
    await expect(page.getByText("Card 1 of 3", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Practice test", exact: true }).tap();
    await expect(page.getByText("3 cards available")).toBeVisible();
    await page.getByRole("button", { name: "Return" }).tap();
    await expect(page.getByText("Card 1 of 3", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Return" }).tap();
    await expect(page.getByPlaceholder("Search decks")).toHaveValue("river");
    await expect.poll(() => page.evaluate(() => window.scrollY), { timeout: 30_000 }).toBe(scrolled);
  });

  await test.step("sessions, tests and the editor have the whole height", async () => {
    await page.getByRole("link", { name: "River 2", exact: true }).tap();
    await page
      .getByRole("link", { name: "Study", exact: true })
      .or(page.getByRole("link", { name: /^Study \d/ }))
      .first()
      .tap();
    await expect(page.getByRole("button", { name: "Show answer" })).toBeVisible();
    await expect(bar).toHaveCount(0);
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
    await page.getByRole("link", { name: "End session" }).tap();
    await expect(bar).toBeVisible();
    await bar.getByRole("link", { name: "New" }).tap();
    await expect(page.getByRole("button", { name: "Create", exact: true })).toBeVisible();
    await expect(bar).toHaveCount(0);
    await page.getByRole("button", { name: "Return" }).tap();
    await expect(page.getByRole("heading", { name: "My Decks" })).toBeVisible();
  });

  await test.step("the other places", async () => {
    await bar.getByRole("link", { name: "Browse" }).tap();
    await expect(page.getByRole("heading", { name: "Library" })).toBeVisible();
    await bar.getByRole("link", { name: "Progress" }).tap();
    await expect(page.getByRole("heading", { level: 1, name: "Progress" })).toBeVisible();
    await bar.getByRole("link", { name: "Me" }).tap();
    await expect(page.getByText("Member since")).toBeVisible();
    await bar.getByRole("link", { name: "Today" }).tap();
    await expect(page.getByRole("heading", { name: "My Decks" })).toBeVisible();
  });
});

test("the last line of a page and its focused link are above the bar", async ({ openBrowser }) => {
  const { page } = await openBrowser(undefined, phone);
  const student = await aStudent(page.request);
  for (let number = 1; number <= 6; number++) await student.createDeck(`River ${number}`);
  await page.goto("/decks");
  const last = page.getByRole("link", { name: "River 1", exact: true });
  await last.focus();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const bar = await page.getByRole("navigation", { name: "Go to" }).boundingBox();
  const deck = await last.boundingBox();
  expect((deck?.y ?? 0) + (deck?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeCloseTo(phone.viewport.height, 0);
});

test("by keyboard alone the command menu opens a card of a deck that this device keeps, and does what it lists", async ({
  openBrowser,
}) => {
  const server = await startJourneyServer({ OFFLINE: "on" });
  try {
    const { page } = await openBrowser(server.origin);
    const student = await aStudent(page.request);
    const deck = await student.createDeck("Rivers of Europe", [
      ["Seine", "flows through Paris"],
      ["Danube", "flows through Vienna"],
    ]);
    await page.goto("/decks");
    await workerIsReady(page);
    await deviceHas(page, student.uid, deck.id);
    const field = page.getByRole("combobox", { name: "Find" });
    const chosen = page.getByRole("option", { selected: true });

    await page.keyboard.press("Control+k");
    await field.fill("vienna");
    await expect(chosen).toContainText("Danube");
    await expectNoBarriers(page);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Card 2 of 2", { exact: true })).toBeVisible();

    await page.keyboard.press("Control+k");
    await field.fill("paris");
    await expect(chosen).toContainText("Seine");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Card 1 of 2", { exact: true })).toBeVisible();

    await page.keyboard.press("Control+k");
    await field.fill("new deck");
    await expect(chosen).toContainText("New deck");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Create", exact: true })).toBeVisible();
    await page.close();
  } finally {
    await server.end();
  }
});
