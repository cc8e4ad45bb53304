import type { Page } from "@playwright/test";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import { expectNoBarriers } from "../../kit/checks/barriers.ts";
import { tooWide } from "../../kit/checks/overflow.ts";
import { choose } from "../../kit/input/deck-menu.ts";
import { screenHeading } from "../../kit/screens/screen-heading.ts";
import { aStudent, type Student } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

const aPhone = { hasTouch: true, isMobile: true, reducedMotion: "reduce", viewport: { width: 360, height: 640 } } as const;

const notices = (page: Page) => page.getByRole("region", { name: "Notices" });
const side = (page: Page, row: number, label: "term" | "definition") => page.locator(`[data-index="${row}"] [data-side="${label}"]`);
const save = (page: Page) => page.getByRole("button", { name: "Save Changes" }).click();

/** Ada's Private deck, which Bob was invited to write; both by requests. */
async function invited(ada: Page, bob: Page): Promise<{ author: Student; editor: Student; deck: Deck }> {
  const [author, editor] = [await aStudent(ada.request), await aStudent(bob.request)];
  const deck = await author.createDeck("Rivers", [
    ["Rhine", "North Sea"],
    ["Danube", "Black Sea"],
    ["Nile", "Mediterranean"],
  ]);
  const reply = await ada.request.post(`/api/co-authors/${deck.id}`, { data: { username: editor.username } });
  expect(reply.ok(), await reply.text()).toBe(true);
  return { author, editor, deck };
}

test("Ada invites Bob by his username; he accepts on his phone, finds the deck among his, and both write at once", async ({
  openBrowser,
}) => {
  const { page: ada } = await openBrowser();
  const phone = await openBrowser(undefined, aPhone);
  const bob = phone.page;
  // A deck of others is looked for among the own ones first.
  phone.watched.expectConsole(/404/);
  const [author, editor] = [await aStudent(ada.request), await aStudent(bob.request)];
  const deck = await author.createDeck("Rivers", [
    ["Rhine", "North Sea"],
    ["Danube", "Black Sea"],
  ]);

  await test.step("the invitation", async () => {
    await ada.goto(`/${deck.id}`);
    await choose(ada, "Co-authors");
    await expect(screenHeading(ada)).toHaveText("Co-authors of Rivers");
    await ada.getByLabel("Username").fill(editor.username);
    await ada.getByRole("button", { name: "Invite" }).click();
    await expect(ada.getByRole("list", { name: "Co-authors" })).toContainText(`@${editor.username} · invited`);
    await expect(ada.getByLabel("Username")).toHaveValue("");
    await expectNoBarriers(ada);
  });

  await test.step("Bob accepts, and finds the deck among his", async () => {
    await bob.goto("/decks");
    await expect(notices(bob)).toContainText(`@${author.username} invites you to write the deck “Rivers” together.`);
    await notices(bob).getByRole("link", { name: "Look at the invitation" }).click();
    await expect(bob.getByText(`@${author.username} invites you to write this deck together.`)).toBeVisible();
    await expectNoBarriers(bob);
    expect(await tooWide(bob)).toBe(0);
    await bob.getByRole("button", { name: "Accept" }).click();
    await expect(bob.getByText(`You write this deck with @${author.username}.`)).toBeVisible();
    await expect(ada.getByRole("list", { name: "Co-authors" })).not.toContainText("invited");
    await bob.goto("/decks");
    await expect(bob.getByRole("list", { name: "Decks of others" })).toContainText("you edit it");
    await expectNoBarriers(bob);
    expect(await tooWide(bob)).toBe(0);
    await bob.getByRole("button", { name: "Edit Rivers" }).click();
    await expect(screenHeading(bob)).toHaveText("Edit deck");
  });

  await test.step("both write at once: no word is lost, and the history names both", async () => {
    await ada.goto(`/${deck.id}/edit`);
    await side(ada, 0, "definition").fill("The North Sea at Rotterdam");
    await side(bob, 1, "definition").fill("The Black Sea");
    await save(ada);
    await expect(ada).toHaveURL(`/${deck.id}`);
    await save(bob);
    await expect(bob).toHaveURL(`/${deck.id}`);
    const now = (await (await ada.request.get(`/api/users/${author.uid}/decks/${deck.id}`)).json()) as Deck;
    expect(now.cards.map(({ definition }) => definition)).toEqual(["The North Sea at Rotterdam", "The Black Sea"]);
    await ada.goto(`/${deck.id}/history`);
    const versions = ada.getByRole("list", { name: "Earlier versions" });
    await expect(versions.getByRole("listitem")).toHaveText([new RegExp(`by @${editor.username}`), /by you/]);
    await expectNoBarriers(ada);
  });
});

test("a field that both changed asks with both texts", async ({ openBrowser }) => {
  const { page: ada } = await openBrowser();
  const { page: bob, watched } = await openBrowser();
  watched.expectConsole(/404|409/);
  const { author, deck } = await invited(ada, bob);
  expect((await bob.request.put(`/api/co-authors/${deck.id}/acceptance`)).ok()).toBe(true);
  await bob.goto(`/${deck.id}/edit`);
  await side(bob, 0, "definition").fill("Bob's sea");
  const change = { id: deck.cards[0]?.id, field: "definition", from: "North Sea", to: "Ada's sea" };
  const patch = { base: 1, cards: [change], added: [], removed: [], order: null };
  expect((await ada.request.patch(`/api/users/${author.uid}/decks/${deck.id}`, { data: patch })).ok()).toBe(true);
  await save(bob);
  const dialog = bob.getByRole("dialog");
  await expect(dialog).toContainText("Ada's sea");
  await expect(dialog).toContainText("Bob's sea");
});

test("Bob is removed while he writes: what he typed stays, and he saves it as a deck of his own", async ({ openBrowser }) => {
  const { page: ada } = await openBrowser();
  const { page: bob, watched } = await openBrowser();
  watched.expectConsole(/403|404/);
  const { deck, editor } = await invited(ada, bob);
  expect((await bob.request.put(`/api/co-authors/${deck.id}/acceptance`)).ok()).toBe(true);
  await bob.goto(`/${deck.id}/edit`);
  await side(bob, 0, "definition").fill("Words that took an hour");

  await ada.goto(`/${deck.id}/co-authors`);
  await ada.getByRole("button", { name: `Remove @${editor.username}` }).click();
  await ada
    .getByRole("alertdialog")
    .getByRole("button", { name: `Remove @${editor.username}` })
    .click();
  await expect(ada.getByRole("list", { name: "Co-authors" })).toBeHidden();

  await save(bob);
  await expect(bob.getByText("You can't edit this deck any more.")).toBeVisible();
  await expect(bob.getByText("What you wrote is still here.")).toBeVisible();
  await expect(side(bob, 0, "definition")).toContainText("Words that took an hour");
  await expectNoBarriers(bob);
  await bob.getByRole("button", { name: "Save as a new deck" }).click();
  await expect(screenHeading(bob)).toHaveText("Rivers");
  await expect(bob).not.toHaveURL(`/${deck.id}`);
});

test("each sees where the other writes and what the other saved; the row with the focus keeps its text", async ({ openBrowser }) => {
  const { page: ada } = await openBrowser();
  const { page: bob, watched } = await openBrowser();
  watched.expectConsole(/404/);
  const { author, editor, deck } = await invited(ada, bob);
  expect((await bob.request.put(`/api/co-authors/${deck.id}/acceptance`)).ok()).toBe(true);

  await test.step("who is there, and in which row", async () => {
    await ada.goto(`/${deck.id}/edit`);
    await expect(side(ada, 0, "term")).toBeVisible();
    await bob.goto(`/${deck.id}/edit`);
    await expect(ada.getByText(`Writing with you: @${editor.username}`)).toBeVisible({ timeout: 30_000 });
    await expect(bob.getByText(`Writing with you: @${author.username}`)).toBeVisible({ timeout: 30_000 });
    await side(bob, 1, "definition").click();
    await expect(ada.locator('[data-index="1"]').getByText(`Writing here: @${editor.username}`)).toBeVisible({ timeout: 30_000 });
    await expectNoBarriers(ada);
  });

  await test.step("what Bob saves appears, but not under Ada's hands", async () => {
    await side(ada, 0, "definition").fill("The North Sea at Rotterdam");
    await side(bob, 1, "definition").fill("The Black Sea");
    await side(bob, 0, "term").fill("The Rhine");
    await save(bob);
    await expect(bob).toHaveURL(`/${deck.id}`);
    await expect(side(ada, 1, "definition")).toHaveText("The Black Sea", { timeout: 30_000 });
    await expect(side(ada, 0, "term")).toHaveText("Rhine");
    await expect(ada.getByText("Writing with you:")).toBeHidden({ timeout: 60_000 });
    await side(ada, 2, "term").click();
    await expect(side(ada, 0, "term")).toHaveText("The Rhine");
    await expect(side(ada, 0, "definition")).toHaveText("The North Sea at Rotterdam");
  });

  await test.step("Ada saves without a question, and nothing is lost", async () => {
    await save(ada);
    await expect(ada).toHaveURL(`/${deck.id}`);
    const now = (await (await ada.request.get(`/api/users/${author.uid}/decks/${deck.id}`)).json()) as Deck;
    expect(now.cards.map(({ term, definition }) => [term, definition])).toEqual([
      ["The Rhine", "The North Sea at Rotterdam"],
      ["Danube", "The Black Sea"],
      ["Nile", "Mediterranean"],
    ]);
  });
});
