import { changeVisibility, choose } from "../../kit/input/deck-menu.ts";
import { aStudent, aUsername } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

const rivers = [
  ["Rhine", "North Sea"],
  ["Danube", "Black Sea"],
] as const;

test("publish, find, open, copy, edit the copy: the original stays unchanged", async ({ page: ada, student, openBrowser }) => {
  const { page: grace, watched } = await openBrowser();
  watched.expectConsole(/404/);
  const reader = await aStudent(grace.request);
  const title = `Rivers of ${student.username}`;
  const deck = await student.createDeck(title, rivers);

  await test.step("Ada publishes her deck, which is hers in the Library", async () => {
    await ada.goto(`/${deck.id}`);
    await changeVisibility(ada, "Public");
    await ada.goto("/decks?tab=library");
    await ada.getByRole("searchbox", { name: "Search library" }).fill(student.username);
    await expect(ada.getByRole("listitem").filter({ hasText: title })).toContainText(`by @${student.username} (you)`);
  });

  await test.step("Grace finds it by a part of its title and opens it", async () => {
    await grace.goto("/decks?tab=library");
    await grace.getByRole("searchbox", { name: "Search library" }).fill(title.slice(3).toUpperCase());
    await expect(grace.getByRole("list", { name: "Public decks" }).getByRole("listitem")).toHaveCount(1);
    await grace.getByRole("link", { name: title }).click();
    await expect(grace.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(grace.getByRole("link", { name: `@${student.username}` })).toHaveAttribute("href", `/users/${student.username}`);
    await expect(grace.getByRole("group", { name: "Front" })).toHaveText("Rhine");
  });

  await test.step("she can't use Ada's functions", async () => {
    await grace.getByRole("button", { name: "Deck menu" }).click();
    await expect(grace.getByRole("menuitem")).toHaveText([
      "View author",
      "Copy to my decks",
      "Follow this deck",
      "Study",
      "Learn",
      "Match",
      "Exam date",
      "Practice test",
      "Shuffle cards",
      "First card",
      "Last card",
      "Add to folder",
      "Tags",
      "Print",
      "Export",
      "Back to decks",
      "Report this deck",
    ]);
    await grace.keyboard.press("Escape");
    const address = new URL(grace.url()).pathname;
    await grace.goto(`${address}/edit`);
    await expect(grace.getByRole("heading", { name: "Access Denied" })).toBeVisible();
    await expect(grace.getByText("You can only edit your own decks.")).toBeVisible();
    await grace.goBack();
  });

  await test.step("she copies it and edits the copy, which is Private and hers", async () => {
    await choose(grace, "Copy to my decks");
    await expect(grace.getByText("Copied to your decks")).toBeVisible();
    await expect(grace.getByRole("heading", { level: 1, name: `${title} (Copy)` })).toBeVisible();
    await expect(grace).not.toHaveURL(`/${deck.id}`);
    await expect(grace.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await choose(grace, "Edit deck");
    await grace.getByLabel("Definition of card 1").fill("The sea at Rotterdam");
    await grace.getByRole("button", { name: "Delete card 2" }).click();
    await grace.getByRole("button", { name: "Save Changes" }).click();
    await expect(grace.getByText("Card 1 of 1", { exact: true })).toBeVisible();
    const copies = await (await grace.request.get(`/api/users/${reader.uid}/decks`)).json();
    expect(copies).toMatchObject([
      { title: `${title} (Copy)`, visibility: "Private", copiedFrom: { originalId: deck.id, originalAuthor: `@${student.username}` } },
    ]);
  });

  await test.step("Ada's deck is as it was", async () => {
    await ada.goto(`/${deck.id}`);
    await expect(ada.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
    await expect(ada.getByText("Card 1 of 2", { exact: true })).toBeVisible();
    await ada.keyboard.press("Space");
    await expect(ada.getByRole("group", { name: "Back" })).toHaveText("North Sea");
    const now = await (await ada.request.get(`/api/users/${student.uid}/decks/${deck.id}`)).json();
    expect(now).toMatchObject({ cards: deck.cards, title });
  });
});

test("a reply that is lost makes no second copy", async ({ page, student, openBrowser, watched }) => {
  watched.expectConsole(/404|ERR_FAILED|ERR_CONNECTION/);
  const { page: other } = await openBrowser();
  const author = await aStudent(other.request);
  const deck = await author.createDeck("Rivers", rivers);
  await author.setVisibility(deck.id, "Unlisted");
  await page.goto(`/${deck.id}`);
  await page.route("**/api/library/*/copies", async (route) => {
    await route.fetch();
    await route.abort("failed");
  });
  await choose(page, "Copy to my decks");
  await expect(page.getByRole("alert")).toContainText("Failed to copy deck. Please try again.");
  await expect(page.getByRole("group", { name: "Front" })).toHaveText("Rhine");
  await page.unroute("**/api/library/*/copies");
  await choose(page, "Copy to my decks");
  await expect(page.getByRole("heading", { level: 1, name: "Rivers (Copy)" })).toBeVisible();
  const decks = await (await page.request.get(`/api/users/${student.uid}/decks`)).json();
  expect(decks).toHaveLength(1);
});

test("an unlisted deck opens by its link for visitors and every student, and is listed nowhere", async ({
  page: ada,
  student,
  openBrowser,
}) => {
  const { page: grace, watched } = await openBrowser();
  watched.expectConsole(/404/);
  const deck = await student.createDeck(`Secret rivers of ${student.username}`, rivers);
  await ada.goto(`/${deck.id}`);
  await changeVisibility(ada, "Unlisted");

  await grace.goto(`/${deck.id}`);
  await expect(grace.getByRole("button", { name: "Sign up to study it" })).toBeVisible();
  await aStudent(grace.request);
  await grace.goto(`/${deck.id}`);
  await expect(grace.getByRole("heading", { level: 1, name: deck.title })).toBeVisible();
  await expect(grace.getByRole("group", { name: "Front" })).toHaveText("Rhine");

  await grace.goto(`/decks?tab=library&search=${student.username}`);
  await expect(grace.getByRole("heading", { name: "No results found" })).toBeVisible();
  await grace.goto(`/users/${student.username}`);
  await expect(grace.getByRole("heading", { name: "No public decks" })).toBeVisible();
  await expect(grace.getByText("This user hasn't shared any decks publicly")).toBeVisible();
});

test("a deck that is made Private is gone for all others at once", async ({ page: ada, student, openBrowser }) => {
  const { page: grace, watched } = await openBrowser();
  watched.expectConsole(/404/);
  await aStudent(grace.request);
  const deck = await student.createDeck(`Rivers of ${student.username}`, rivers);
  await student.setVisibility(deck.id, "Public");
  await ada.goto(`/${deck.id}`);
  await grace.goto(`/decks?tab=library&search=${student.username}`);
  await grace.getByRole("link", { name: deck.title }).click();
  await expect(grace.getByRole("group", { name: "Front" })).toHaveText("Rhine");

  await changeVisibility(ada, "Private");

  await test.step("a reader who has it open is told at the next request", async () => {
    await choose(grace, "Copy to my decks");
    await expect(grace.getByText("This deck was deleted, or is no longer shared.")).toBeVisible();
    await expect(grace).toHaveURL("/decks");
    await expect(grace.getByText("No decks yet")).toBeVisible();
  });

  await test.step("its address is that of a missing deck", async () => {
    await grace.goto(`/${deck.id}`);
    await expect(grace).toHaveURL("/404");
    await expect(grace.getByRole("heading", { name: "Page not found" })).toBeVisible();
    const answers = await Promise.all([deck.id, 1_600_000_000_000].map((id) => grace.request.get(`/api/library/${id}`)));
    const [withdrawn, neverUsed] = await Promise.all(
      answers.map(async (answer) => ({ status: answer.status(), body: await answer.json() })),
    );
    expect(withdrawn).toEqual(neverUsed);
    expect(withdrawn?.status).toBe(404);
  });

  await test.step("and the Library and the profile don't list it", async () => {
    await grace.goto(`/decks?tab=library&search=${student.username}`);
    await expect(grace.getByRole("heading", { name: "No results found" })).toBeVisible();
    await grace.goto(`/users/${student.username}`);
    await expect(grace.getByRole("heading", { name: "No public decks" })).toBeVisible();
  });
});

test("an open deck that is withdrawn is left by itself, without the reader's action", async ({ page: ada, student, openBrowser }) => {
  const { page: grace, watched } = await openBrowser();
  watched.expectConsole(/404/);
  await aStudent(grace.request);
  const deck = await student.createDeck("Rivers", rivers);
  await student.setVisibility(deck.id, "Unlisted");
  await grace.clock.install();
  await grace.goto(`/${deck.id}`);
  await expect(grace.getByRole("group", { name: "Front" })).toHaveText("Rhine");
  await ada.goto(`/${deck.id}`);
  await changeVisibility(ada, "Private");
  await grace.clock.runFor("01:10");
  await expect(grace.getByText("This deck was deleted, or is no longer shared.")).toBeVisible();
  await expect(grace).toHaveURL("/decks");
});

test("an author with a new name is found under it, and the old one is reserved", async ({ page: ada, student, openBrowser, watched }) => {
  const { page: grace, watched: alsoWatched } = await openBrowser();
  for (const { expectConsole } of [watched, alsoWatched]) expectConsole(/404/);
  const reader = await aStudent(grace.request);
  const deck = await student.createDeck("Rivers", rivers);
  await student.setVisibility(deck.id, "Public");
  const newName = aUsername();
  await grace.goto(`/${deck.id}`);
  const oldLink = await grace.getByRole("link", { name: `@${student.username}` }).getAttribute("href");

  await test.step("Ada renames herself on her profile, whose address follows", async () => {
    await ada.goto(`/users/${student.username.toUpperCase()}`);
    await ada.getByRole("button", { name: "Edit profile" }).click();
    const dialog = ada.getByRole("dialog", { name: "Edit Profile" });
    await dialog.getByLabel("Username").fill(newName);
    await expect(dialog.getByText("✓ Username is available")).toBeVisible();
    await dialog.getByRole("button", { name: "Save Changes" }).click();
    await expect(ada).toHaveURL(`/users/${newName}`);
    await expect(ada.getByText(`@${newName}`).first()).toBeVisible();
  });

  await test.step("the deck links to the new address, and so does the old one", async () => {
    await grace.reload();
    await grace.getByRole("link", { name: `@${newName}` }).click();
    await expect(grace).toHaveURL(`/users/${newName}`);
    await expect(grace.getByRole("link", { name: /Rivers/ })).toHaveAttribute("href", `/${deck.id}`);
    await grace.goto(oldLink ?? "");
    await expect(grace).toHaveURL(`/users/${newName}`);
    await expect(grace.getByText(`@${newName}`).first()).toBeVisible();
  });

  await test.step("Grace may not take the old name: its link stays Ada's", async () => {
    const taken = await grace.request.patch(`/api/users/${reader.uid}`, { data: { username: student.username } });
    expect(taken.status(), await taken.text()).toBe(409);
    await ada.goto(oldLink ?? "");
    await expect(ada).toHaveURL(`/users/${newName}`);
    await expect(ada.getByRole("button", { name: "Edit profile" })).toBeVisible();
  });
});
