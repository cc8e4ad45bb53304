import type { Page } from "@playwright/test";
import { expectNoBarriers } from "../../kit/checks/barriers.ts";
import { tooWide } from "../../kit/checks/overflow.ts";
import { aStudent, anEmail, aUsername, capitals, PASSWORD } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

test("a teacher makes a group on a laptop, and a new student joins on a phone, studies its Private deck, and leaves", async ({
  openBrowser,
}) => {
  const desk = await openBrowser(undefined, { reducedMotion: "reduce" });
  const teacher = await aStudent(desk.page.request);
  const { id } = await teacher.createDeck("Capitals", capitals);
  await desk.page.goto("/groups");
  await desk.page.getByRole("button", { name: "New group" }).click();
  await desk.page.getByRole("textbox", { name: "Name" }).fill("Geography 7b");
  await desk.page.getByRole("button", { name: "Create" }).click();
  await expect(desk.page.getByRole("heading", { level: 1, name: "Geography 7b" })).toBeVisible();
  await desk.page.getByRole("button", { name: "Add a deck" }).click();
  await desk.page.getByRole("button", { name: "Add Capitals" }).click();
  await desk.page.getByRole("button", { name: "Done" }).click();
  await expect(desk.page.getByRole("list", { name: "Decks" }).getByRole("link", { name: "Capitals" })).toBeVisible();
  await desk.page.getByRole("button", { name: "Show the QR code" }).click();
  await expect(desk.page.getByRole("img", { name: /QR code/ })).toBeVisible();
  await expectNoBarriers(desk.page);
  const link = (await desk.page.getByText(/\/join\/[A-Z]{8}$/).textContent()) ?? "";

  const phone = await openBrowser(undefined, {
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
    viewport: { width: 360, height: 640 },
  });
  phone.watched.expectConsole(/404/);
  const { page } = phone;
  await page.goto(new URL(link).pathname);
  await signUp(page);
  await expect(page.getByRole("heading", { level: 1, name: "Join Geography 7b" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "What your teachers see" })).toBeVisible();
  await expectNoBarriers(page);
  expect(await tooWide(page)).toBe(0);
  await page.getByRole("button", { name: "Join this group" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Geography 7b" })).toBeVisible();
  await expectNoBarriers(page);
  expect(await tooWide(page)).toBe(0);
  await expect(desk.page.getByRole("list", { name: "Members" }).getByText("Mira", { exact: true })).toBeVisible();

  await page.getByRole("link", { name: "Capitals" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Capitals" })).toBeVisible();
  await page.getByRole("button", { name: "Deck menu" }).click();
  await expect(page.getByRole("menuitem", { name: "Report this deck" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Copy deck" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Study" }).click();
  await page.getByRole("button", { name: "Show answer" }).click();
  await page.getByRole("button", { name: "Got it" }).click();

  await page.goto("/groups");
  await page.getByRole("link", { name: "Geography 7b" }).click();
  await page.getByRole("button", { name: "Leave the group" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave the group" }).click();
  await expect(page.getByRole("heading", { name: "You are not in a group yet" })).toBeVisible();
  await expect(desk.page.getByText("Nobody has joined yet.")).toBeVisible();
  await page.goto(`/${id}`);
  await expect(page.getByRole("heading", { name: "Capitals" })).toHaveCount(0);
});

async function signUp(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /create an account|get started|sign up/i })
    .first()
    .click();
  await page.getByLabel("Email").fill(anEmail());
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Create account", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Welcome to Recollect!" });
  await dialog.getByLabel("Display name").fill("Mira");
  await dialog.getByLabel("Username").fill(aUsername());
  await expect(dialog.getByText("✓ Username is available")).toBeVisible();
  // After the setup the page starts again.
  const startsAgain = page.waitForEvent("load");
  await dialog.getByRole("button", { name: "Complete Setup" }).click();
  await startsAgain;
  await expect(dialog).toBeHidden();
}
