import { aStudent } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

test("search and sort are in the address: a reload, a link and Back show the same", async ({ page, student, openBrowser, watched }) => {
  watched.expectConsole(/404/);
  const { page: other } = await openBrowser();
  const author = await aStudent(other.request);
  const word = `quartz${author.username}`;
  for (const title of ["Alpha", "Gamma", "Beta"]) {
    const deck = await author.createDeck(`${title} ${word}`);
    await author.setVisibility(deck.id, "Public");
  }
  const titles = page.getByRole("list", { name: "Public decks" }).getByRole("heading", { level: 2 });
  const inOrder = ["Gamma", "Beta", "Alpha"].map((title) => `${title} ${word}`);

  await page.goto("/decks");
  await page.getByRole("link", { name: "Library" }).click();
  await page.getByRole("searchbox", { name: "Search library" }).fill(word.toUpperCase());
  await page.getByLabel("Sort").selectOption("Z-A");
  await expect(titles).toHaveText(inOrder);
  await expect(page.getByText("3 decks", { exact: true })).toBeVisible();
  // Their order in the address depends on how quickly they were set.
  const said = { tab: "library", sort: "z-a", search: word.toUpperCase() };
  await expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(said);

  await page.reload();
  await expect(titles).toHaveText(inOrder);
  await page.getByRole("link", { name: `Beta ${word}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Beta ${word}` })).toBeVisible();
  await page.goBack();
  await expect(titles).toHaveText(inOrder);
  await expect(page.getByRole("searchbox", { name: "Search library" })).toHaveValue(word.toUpperCase());
  await aStudent(other.request);
  await other.goto(page.url());
  await expect(other.getByRole("list", { name: "Public decks" }).getByRole("heading", { level: 2 })).toHaveText(inOrder);
  await expect(page.getByRole("button", { name: `Profile menu of ${student.displayName}` })).toBeVisible();
});

test("a word that stands on a card finds the deck, misspelt too, and shows the card with the word marked", async ({
  page,
  student,
  openBrowser,
  watched,
}) => {
  watched.expectConsole(/404/);
  const { page: other } = await openBrowser();
  const author = await aStudent(other.request);
  const word = `q${author.username.replace(/[^a-z]/g, "").slice(0, 12)}wombat`;
  const deck = await author.createDeck(`Animals of ${author.username}`, [["marsupial", `such as the ${word} of the south`]]);
  await author.setVisibility(deck.id, "Public");
  await page.goto(`/decks?tab=library&search=${word.replace("womb", "wobm")}`);
  const entry = page.getByRole("listitem").filter({ hasText: deck.title });
  // The words of cards are indexed soon after the deck was published.
  await expect(async () => {
    await page.reload();
    await expect(entry.locator("mark")).toHaveText(word, { timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await expect(entry).toContainText(`marsupial · such as the ${word} of the south`);
  await expect(page.getByLabel("Sort")).toHaveValue("relevance");
  await entry.getByRole("link", { name: deck.title }).click();
  await expect(page.getByRole("heading", { level: 1, name: deck.title })).toBeVisible();
  expect(student.uid).not.toBe(author.uid);
});

test("opening a deck in the middle of a search is not undone by the search", async ({ page, student, watched }) => {
  watched.expectConsole(/404/);
  const deck = await student.createDeck(`Rivers of ${student.username}`);
  await student.setVisibility(deck.id, "Public");
  await page.goto("/decks?tab=library");
  const link = page.getByRole("link", { name: deck.title });
  await expect(link).toBeVisible();
  // The deck's page is delayed until the search has stopped waiting.
  await page.clock.install();
  const screen = Promise.withResolvers<void>();
  await page.route("**/assets/deck-screen*.js", (route) => screen.promise.then(() => route.continue()));
  await page.getByRole("searchbox", { name: "Search library" }).fill("Rivers");
  await link.click();
  await expect(page).toHaveURL(`/${deck.id}`);
  await page.clock.runFor(1000);
  screen.resolve();
  await expect(page.getByRole("heading", { level: 1, name: deck.title })).toBeVisible();
  await expect(page).toHaveURL(`/${deck.id}`);
});

test("an invalid address gets a message, and changes nothing", async ({ page, student, watched }) => {
  watched.expectConsole(/404|422/);
  const deck = await student.createDeck(`Rivers of ${student.username}`);
  await student.setVisibility(deck.id, "Public");
  await page.goto(`/decks?tab=library&sort=by-magic&search=${student.username}`);
  await expect(page.getByLabel("Sort")).toHaveValue("relevance");
  await expect(page.getByRole("link", { name: deck.title })).toBeVisible();
  await page.goto(`/decks?tab=library&search=${"x".repeat(5000)}`);
  await expect(page.getByRole("alert")).toContainText("A search can have at most 200 characters");
  await page.goto(`/decks?tab=library&search=${encodeURIComponent("%_'\"\\")}`);
  await expect(page.getByRole("heading", { name: "No results found" })).toBeVisible();
  await page.goto(`/users/${encodeURIComponent("Ада Лавлейс")}`);
  await expect(page.getByRole("heading", { name: "User not found" })).toBeVisible();
});
