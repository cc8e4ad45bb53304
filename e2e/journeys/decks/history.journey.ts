import { dayMs } from "@recollect/domain/time/units.ts";
import { expectNoBarriers } from "../../kit/checks/barriers.ts";
import { startServerWithClock, type ServerWithClock } from "../../kit/servers/server-with-clock.ts";
import { aStudent, capitals } from "../../kit/students/student.ts";
import { tabTo } from "../../kit/input/tab-to.ts";
import { expect, test } from "../../kit/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

let server: ServerWithClock;

test.beforeAll(async () => {
  server = await startServerWithClock();
});

test.afterAll(() => server.end());

test("a student restores two of yesterday's cards by keyboard; an editor that is open elsewhere saves its own change beside them", async ({
  openBrowser,
}) => {
  const { page, context } = await openBrowser(server.origin, { viewport: { width: 360, height: 800 }, reducedMotion: "reduce" });
  const student = await aStudent(page.request);
  const deck = await student.createDeck("Capitals", [...capitals, ["Peru", "Lima"]]);
  await server.moveClock(dayMs);
  const [france, , , peru] = deck.cards;
  const left = { title: "Capitals", description: "", cards: [{ ...france!, definition: "Lyon" }, peru] };
  const saved = await page.request.put(`/api/users/${student.uid}/decks/${deck.id}`, { data: left, headers: { "if-match": '"1"' } });
  expect(saved.ok(), await saved.text()).toBe(true);
  const editor = await context.newPage();
  await editor.goto(`/${deck.id}/edit`);
  await editor.getByLabel("Title").fill("Capital cities");

  await page.goto(`/${deck.id}`);
  await tabTo(page, page.getByRole("button", { name: "Deck menu" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.type("His");
  await expect(page.getByRole("menuitem", { name: "History" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("list", { name: "Earlier versions" })).toContainText("4 cards · then 1 card changed, 2 removed");
  await expectNoBarriers(page);
  await tabTo(page, page.getByRole("link", { name: /^Compare with now/ }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /^As it was on/ })).toBeFocused();
  await expect(page.getByRole("deletion")).toContainText(["Paris"]);
  await expect(page.getByRole("insertion")).toContainText(["Lyon"]);
  await expectNoBarriers(page);

  for (const term of ["Japan", "Kenya"]) {
    await tabTo(page, page.getByRole("checkbox", { name: `Restore the card ${term}` }));
    await page.keyboard.press("Space");
  }
  const restore = page.getByRole("button", { name: "Restore 2 cards" });
  await restore.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("2 cards restored")).toBeVisible();
  await expect(page).toHaveURL(`/${deck.id}`);
  await expect(page.getByText("Card 1 of 4", { exact: true })).toBeVisible();
  const now = (await (await page.request.get(`/api/users/${student.uid}/decks/${deck.id}`)).json()) as typeof deck;
  expect(now.cards.map(({ id, definition }) => [id, definition])).toEqual(
    deck.cards.map(({ id, definition }) => [id, id === france!.id ? "Lyon" : definition]),
  );

  await editor.getByRole("button", { name: "Save Changes" }).click();
  await expect(editor.getByRole("heading", { name: "Capital cities", level: 1 })).toBeVisible();
  await expect(editor.getByText("Card 1 of 4", { exact: true })).toBeVisible();
});
