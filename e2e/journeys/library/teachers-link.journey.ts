import type { Page } from "@playwright/test";
import { expectNoBarriers } from "../../kit/checks/barriers.ts";
import { tooWide } from "../../kit/checks/overflow.ts";
import { smallTargets } from "../../kit/checks/small-targets.ts";
import { aStudent, anEmail, aUsername, capitals, PASSWORD } from "../../kit/students/student.ts";
import { answersToday, session } from "../../kit/screens/session.ts";
import { expect, test } from "../../kit/test.ts";

test("a teacher's link, opened on a phone by a visitor, is read, practised and signed up from; then the deck is open at the same card, in two tabs at once, and through a network failure", async ({
  openBrowser,
}) => {
  const desk = await openBrowser();
  const teacher = await aStudent(desk.page.request);
  const { id } = await teacher.createDeck("Capitals", capitals);
  await teacher.setVisibility(id, "Unlisted");

  const { context, page, watched } = await openBrowser(undefined, {
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
    viewport: { width: 360, height: 640 },
  });
  watched.expectConsole(/404|ERR_INTERNET_DISCONNECTED/);
  await page.addInitScript(collectShifts);
  await page.goto(`/${id}`);
  await expect(page.getByText(`3 cards by @${teacher.username}`)).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.getByRole("group", { name: "Front" })).toBeVisible();
  expect(await shiftsOf(page), "what is on the page has moved").toBeLessThan(0.02);
  await expectNoBarriers(page);
  expect([await tooWide(page), await smallTargets(page)]).toEqual([0, []]);
  for (const width of [480, 768, 1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const box = await page.getByRole("group", { name: "Front" }).boundingBox();
    expect(box?.height, `the text of a card in a window of ${width}`).toBeGreaterThan(150);
  }
  await page.getByRole("button", { name: "Flip card" }).click();
  await expect(page.getByRole("group", { name: "Back" })).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Card 2 of 3")).toBeVisible();

  await page.getByRole("link", { name: "Try a practice round" }).click();
  for (let question = 1; question <= capitals.length; question += 1) {
    await expect(page.getByText(`Question ${question} of ${capitals.length}`)).toBeVisible();
    if (question === 1) await expectNoBarriers(page);
    await page.getByRole("main").getByRole("listitem").first().getByRole("button").click();
  }
  await expect(page.getByRole("heading", { name: "Test Complete!" })).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole("link", { name: "Back to Deck" }).click();
  await expect(page.getByText("Card 2 of 3")).toBeVisible();
  await expect(page.getByRole("link", { name: "Try a practice round" })).toBeHidden();

  await page.getByRole("button", { name: "Sign up to study it" }).click();
  await page.getByLabel("Email").fill(anEmail());
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Create account", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Welcome to Recollect!" });
  await dialog.getByLabel("Display name").fill("Mira");
  await dialog.getByLabel("Username").fill(aUsername());
  await expect(dialog.getByText("✓ Username is available")).toBeVisible();
  await dialog.getByRole("button", { name: "Complete Setup" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Capitals" })).toBeVisible();
  await expect(page).toHaveURL(`/${id}`);
  await expect(page.getByText("Card 2 of 3")).toBeVisible();

  const second = await context.newPage();
  await Promise.all([page.reload(), second.goto(`/${id}`)]);
  for (const tab of [page, second]) await expect(tab.getByRole("heading", { level: 1, name: "Capitals" })).toBeVisible();
  await second.close();

  await page.getByRole("link", { name: "Study" }).click();
  const turn = page.getByRole("button", { name: "Show answer" });
  await expect(turn).toBeVisible();
  await context.setOffline(true);
  await turn.click();
  await page.getByRole("button", { name: "Again" }).click();
  await expect(session.offlineNote(page)).toBeVisible();
  await session.undo(page).click();
  await page.getByRole("button", { name: "Got it" }).click();
  await context.setOffline(false);
  await expect.poll(() => answersToday(page.request)).toEqual({ answers: 1, right: 1 });
});

/** Runs in the page: sums up how much of it has moved by itself. */
function collectShifts(): void {
  const shifts = { sum: 0 };
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.sum += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: "layout-shift", buffered: true });
}

/** As browsers compute it (CLS), once the current frame was reported. */
async function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const read = () => resolve((window as unknown as { shifts: { sum: number } }).shifts.sum);
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(read)));
      }),
  );
}
