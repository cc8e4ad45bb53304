import type { Page } from "@playwright/test";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import { expectNoBarriers } from "../../kit/checks/barriers.ts";
import { tooWide } from "../../kit/checks/overflow.ts";
import { tabTo } from "../../kit/input/tab-to.ts";
import { aStudent } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

const cards = [
  ["mitosis", "division of a cell"],
  ["osmosis", "water moves"],
] as const;

const aPhone = { hasTouch: true, isMobile: true, reducedMotion: "reduce", viewport: { width: 360, height: 640 } } as const;

const notices = (page: Page) => page.getByRole("region", { name: "Notices" });

/** Opens the form under the answer of the deck's first card, and waits until it knows the card. */
async function openForm(page: Page, deck: Pick<Deck, "id">) {
  await page.goto(`/${deck.id}`);
  await page.getByRole("button", { name: "Flip card" }).click();
  await page.getByRole("button", { name: "Suggest a correction" }).click();
  const dialog = page.getByRole("dialog", { name: "Suggest a correction" });
  await expect(dialog.getByText("The author sees your name.")).toBeVisible();
  return dialog;
}

test("two readers suggest the same words, one from a test; the author takes them by keyboard, and both are told", async ({
  openBrowser,
}) => {
  const desk = await openBrowser();
  const author = await aStudent(desk.page.request);
  const deck = await author.createDeck("Cells", cards);
  await author.setVisibility(deck.id, "Public");
  await desk.page.goto("/decks");

  const phone = await openBrowser(undefined, aPhone);
  // A deck of others is looked for among the own ones first.
  phone.watched.expectConsole(/404/);
  await aStudent(phone.page.request);
  const dialog = await openForm(phone.page, deck);
  await dialog.getByLabel("Back").fill("division of a nucleus");
  await dialog.getByLabel("Why").fill("The book says so.");
  await expectNoBarriers(phone.page);
  expect(await tooWide(phone.page)).toBe(0);
  await dialog.getByRole("button", { name: "Send to the author" }).click();
  await expect(dialog).toBeHidden();

  const other = await openBrowser();
  other.watched.expectConsole(/404/);
  await aStudent(other.page.request);
  await other.page.goto(`/${deck.id}/learn/test/open-ended`);
  const question = other.page.getByRole("heading", { name: /mitosis/ });
  const box = other.page.getByPlaceholder("Type your answer here...");
  await box.waitFor();
  if (!(await question.isVisible())) {
    await box.fill("water moves");
    await other.page.getByRole("button", { name: "Submit Answer" }).click();
    await other.page.getByRole("button", { name: "Next Question" }).click();
    await question.waitFor();
  }
  await box.fill("division of a nucleus");
  await other.page.getByRole("button", { name: "Submit Answer" }).click();
  await other.page.getByRole("button", { name: "I was right" }).click();
  await other.page.getByRole("button", { name: "Suggest a correction" }).click();
  const form = other.page.getByRole("dialog", { name: "Suggest a correction" });
  await expect(form.getByLabel("Back")).toHaveValue("division of a nucleus");
  await form.getByRole("button", { name: "Send to the author" }).click();
  await expect(form).toBeHidden();

  await expect(notices(desk.page).getByText("A reader suggests other words for a card of your deck “Cells”.")).toBeVisible();
  await notices(desk.page).getByRole("link", { name: "Look at the suggestion" }).click();
  const list = desk.page.getByRole("list", { name: "Open suggestions" });
  await expect(list.getByText("suggest this", { exact: false })).toBeVisible();
  await expect(list.getByText("The book says so.")).toBeVisible();
  await expect(list.locator("ins")).toHaveText("nucleus");
  await expectNoBarriers(desk.page);
  await tabTo(desk.page, desk.page.getByRole("button", { name: "Accept: division of a nucleus", exact: true }));
  await desk.page.keyboard.press("Enter");
  await expect(desk.page.getByText("No open suggestions")).toBeVisible();
  await expect(desk.page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(notices(desk.page)).toBeHidden();

  // A notice does not push a running test down: it waits until the test is left.
  await expect(notices(other.page)).toBeHidden();
  await other.page.goto("/decks");
  for (const { page } of [phone, other])
    await expect(notices(page).getByText(/took your words for a card of “Cells”: “division of a nucleus”/)).toBeVisible();
  await phone.page.goto(`/${deck.id}`);
  await phone.page.getByRole("button", { name: "Flip card" }).click();
  await expect(phone.page.getByRole("group", { name: "Back" }).getByText("division of a nucleus")).toBeVisible();
  await desk.page.goto(`/${deck.id}/history`);
  await expect(desk.page.getByText(/with words of @.+, @/)).toBeVisible();
});

test("a word that the author changed meanwhile is asked about, live; without a network what was written stays", async ({ openBrowser }) => {
  const desk = await openBrowser();
  const author = await aStudent(desk.page.request);
  const deck = await author.createDeck("Cells", cards);
  await author.setVisibility(deck.id, "Public");
  await desk.page.goto(`/${deck.id}/suggestions`);
  await expect(desk.page.getByText("No open suggestions")).toBeVisible();

  const reader = await openBrowser();
  reader.watched.expectConsole(/404|Failed to load|ERR_INTERNET_DISCONNECTED/);
  await aStudent(reader.page.request);
  const dialog = await openForm(reader.page, deck);
  await dialog.getByLabel("Back").fill("division of a nucleus");
  await reader.context.setOffline(true);
  await dialog.getByRole("button", { name: "Send to the author" }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await expect(dialog.getByLabel("Back")).toHaveValue("division of a nucleus");
  await reader.context.setOffline(false);
  await dialog.getByRole("button", { name: "Send to the author" }).click();
  await expect(dialog).toBeHidden();

  await expect(desk.page.getByRole("button", { name: "Accept: division of a nucleus", exact: true })).toBeVisible();
  const change = { id: deck.cards[0]?.id, field: "definition", from: cards[0][1], to: "one cell becomes two" };
  const patch = { base: deck.revision, cards: [change], added: [], removed: [], order: null };
  expect((await desk.page.request.patch(`/api/users/${author.uid}/decks/${deck.id}`, { data: patch })).ok()).toBe(true);
  await expect(desk.page.getByText("You have changed these words since the suggestion was made.", { exact: false })).toBeVisible();
  await expect(desk.page.getByRole("term")).toHaveText(["When it was suggested", "Now", "Suggested"]);
  await expectNoBarriers(desk.page);
  await desk.page.getByRole("button", { name: /^Edit and accept/ }).click();
  await expect(desk.page.getByLabel("The words for the card")).toBeFocused();
  await desk.page.keyboard.press("End");
  await desk.page.keyboard.type(": one cell becomes two");
  await desk.page.getByRole("button", { name: "Accept these words" }).click();
  await expect(desk.page.getByText("No open suggestions")).toBeVisible();
  await reader.page.reload();
  await reader.page.getByRole("button", { name: "Flip card" }).click();
  await expect(reader.page.getByRole("group", { name: "Back" }).getByText("division of a nucleus: one cell becomes two")).toBeVisible();

  await desk.page.getByLabel("Who may suggest corrections").selectOption("Nobody");
  await expect(desk.page.getByLabel("Who may suggest corrections")).toBeEnabled();
  await reader.page.getByRole("button", { name: "Suggest a correction" }).click();
  await expect(reader.page.getByText("The author takes no suggestions for this deck.")).toBeVisible();
});
