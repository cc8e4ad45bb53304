import type { Page } from "@playwright/test";
import { smallTargets } from "../../kit/checks/small-targets.ts";
import { tooWide } from "../../kit/checks/overflow.ts";
import { beginDeck } from "../../kit/students/begin-deck.ts";
import { aStudent } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

async function expectTargets(page: Page): Promise<void> {
  // Animations move targets while they run.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
  expect.soft(await smallTargets(page)).toEqual([]);
  expect.soft(await tooWide(page)).toBe(0);
}

test("on a phone everything that a finger presses is at least 44 px high and wide", async ({ openBrowser }) => {
  const { page } = await openBrowser(undefined, { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  await page.goto("/");
  await page.getByRole("button", { name: "Get Started" }).tap();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectTargets(page);

  const student = await aStudent(page.request);
  const deck = await student.createDeck("Rivers");
  await beginDeck(page.request, student.uid, deck);
  await student.createDeck("Seas");
  await page.goto("/decks");
  await expect(page.getByRole("link", { name: "Rivers", exact: true })).toBeVisible();
  for (const name of ["Delete deck Seas", "Delete deck Rivers"]) {
    await page.getByRole("button", { name }).scrollIntoViewIfNeeded();
    await expectTargets(page);
  }
  await page.getByRole("button", { name: "Delete deck Seas" }).tap();
  // Until the question is there, the button looks pressed, which is a little smaller.
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectTargets(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete deck" }).tap();
  await expect(page.getByText("Deck moved to your trash")).toBeVisible();
  await expectTargets(page);
  await page.goto("/trash");
  await expect(page.getByRole("button", { name: "Restore Seas" })).toBeVisible();
  await expectTargets(page);

  await page.goto(`/${deck.id}`);
  await expect(page.getByText("Card 1 of 3", { exact: true })).toBeVisible();
  await expectTargets(page);
  await page.getByRole("button", { name: "Deck menu" }).tap();
  await expect(page.getByRole("menu")).toBeVisible();
  await expectTargets(page);

  await page.goto(`/${deck.id}/learn/study`);
  await expect(page.getByRole("button", { name: "Show answer" })).toBeVisible();
  await expectTargets(page);
  await page.goto(`/${deck.id}/learn/test/open-ended`);
  await expect(page.getByPlaceholder("Type your answer here...")).toBeVisible();
  await expectTargets(page);

  await page.goto(`/${deck.id}/edit`);
  await page.getByRole("textbox", { name: "Definition of card 1" }).tap();
  await expect(page.getByRole("button", { name: "Bold" })).toBeVisible();
  await expectTargets(page);
});
