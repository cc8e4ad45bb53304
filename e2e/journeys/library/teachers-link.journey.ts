import type { Page } from "@playwright/test";
import { aStudent, anEmail, aUsername, capitals, PASSWORD } from "../../kit/students/student.ts";
import { answersToday, session } from "../../kit/screens/session.ts";
import { expect, test } from "../../kit/test.ts";

test("a teacher's link, opened on a phone by a new student, opens the deck, in two tabs at once, and through a network failure", async ({
  openBrowser,
}) => {
  const desk = await openBrowser();
  const teacher = await aStudent(desk.page.request);
  const { id } = await teacher.createDeck("Capitals", capitals);
  await teacher.setVisibility(id, "Public");

  const { context, page, watched } = await openBrowser(undefined, {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 640 },
  });
  watched.expectConsole(/404|ERR_INTERNET_DISCONNECTED/);
  await page.addInitScript(collectShifts);
  await page.goto(`/${id}`);
  await expect(page.getByText(`3 cards by @${teacher.username}`)).toBeVisible();
  expect(await shiftsOf(page), "what is below the note has moved").toBeLessThan(0.02);
  await page.getByRole("button", { name: "Create an account" }).click();
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
