import type { Page } from "@playwright/test";
import { expectNoBarriers } from "../../kit/checks/barriers.ts";
import { tooWide } from "../../kit/checks/overflow.ts";
import { answersToday, changeSettings, rateByKey, session } from "../../kit/screens/session.ts";
import { startJourneyServer } from "../../kit/servers/journey-server.ts";
import { studentWithoutServer } from "../../kit/students/student-without-server.ts";
import { expect, test } from "../../kit/test.ts";

type Saved = { id: number; title: string; revision: number; cards: { id: string; term: string; definition: string }[] };

const kept = "Saved on this device, waiting for a network.";
const note = (page: Page) => page.getByRole("status").filter({ hasText: "saved on this device only" });

test("with the server stopped a deck is edited, the tab is closed, and after the return the student chooses between two texts of one field", async ({
  openBrowser,
}) => {
  const server = await startJourneyServer({ OFFLINE: "on" });
  try {
    const site = await studentWithoutServer({ server, openBrowser }, async (student) => [await student.createDeck("Capitals")]);
    const { student, context, tab: editing } = site;
    const [deck] = site.decks;
    site.watched.expectConsole(/status of 409/);
    await editing.goto(`/${deck.id}/edit`);
    await editing.getByLabel("Title").fill("Capital cities");
    await editing.getByLabel("Definition of card 1").fill("mine");
    await editing.getByRole("button", { name: "Save Changes" }).click();
    await expect(editing).toHaveURL(`/${deck.id}`);
    await expect(editing.getByRole("heading", { level: 1, name: "Capital cities" })).toBeVisible();
    await expect(editing.getByRole("status").filter({ hasText: kept }).first()).toBeVisible();
    await editing.close();

    // Cold, and still without the server: the deck is as it was edited, also in its list and in a session.
    const cold = await context.newPage();
    await cold.goto("/decks");
    await expect(cold.getByRole("link", { name: "Capital cities", exact: true })).toBeVisible();
    await expect(note(cold)).toBeVisible();
    await cold.goto(`/${deck.id}/learn/study`);
    await expect(cold.getByRole("button", { name: "Show answer" })).toBeVisible();
    await cold.keyboard.press("Space");
    await expect(cold.getByRole("group", { name: "Back" })).toHaveText("mine");
    await cold.close();

    await server.start();
    const path = `${server.origin}/api/users/${student.uid}/decks/${deck.id}`;
    const [card] = deck.cards;
    const theirs = { id: card!.id, field: "definition", from: card!.definition, to: "theirs" };
    const other = await context.request.patch(path, { data: { base: 1, cards: [theirs], added: [], removed: [], order: null } });
    expect(other.ok(), await other.text()).toBe(true);

    const back = await context.newPage();
    await back.goto("/decks");
    await expect(note(back)).toBeVisible({ timeout: 30_000 });
    await back.getByRole("link", { name: "Look at them" }).click();
    await expect(back.getByText("1 text was changed here and elsewhere. Choose which to keep.")).toBeVisible();
    const read = async () => (await (await context.request.get(path)).json()) as Saved;
    // What only one side changed is saved already.
    await expect.poll(async () => (await read()).title).toBe("Capital cities");
    expect((await read()).cards[0]?.definition).toBe("theirs");
    await expectNoBarriers(back);
    await back.setViewportSize({ width: 360, height: 740 });
    expect(await tooWide(back)).toBe(0);
    const field = back.getByRole("group", { name: /^Definition/ });
    await expect(field.getByRole("radio", { name: /^Mine.*mine$/ })).toBeVisible();
    await expect(field.getByRole("radio", { name: /^Theirs.*theirs$/ })).toBeVisible();
    await field.getByRole("radio", { name: /^Both/ }).check();
    await back.getByRole("button", { name: "Save what I chose" }).click();
    await expect(back.getByRole("heading", { name: "Nothing is waiting" })).toBeVisible();
    await expect.poll(async () => (await read()).cards[0]?.definition).toBe("theirs\nmine");
  } finally {
    await server.end();
  }
});

test("a deck that is made and studied with the server stopped is there once afterwards, with its answers", async ({ openBrowser }) => {
  const server = await startJourneyServer({ OFFLINE: "on" });
  try {
    const site = await studentWithoutServer({ server, openBrowser }, async (owner, request) => {
      await changeSettings(request, { learningSteps: [] });
      return [await owner.createDeck("Capitals")];
    });
    const { student, context, tab: making } = site;
    await making.goto("/create-deck");
    await making.getByLabel("Title").fill("Rivers");
    await making.getByLabel("Term of card 1").fill("Rhine");
    await making.getByLabel("Definition of card 1").fill("North Sea");
    await making.getByRole("button", { name: "Create", exact: true }).click();
    await expect(making.getByRole("heading", { level: 1, name: "Rivers" })).toBeVisible();
    await expect(making.getByText("This new deck is saved on this device, waiting for a network.")).toBeVisible();
    await making.goto(`${new URL(making.url()).pathname}/learn/study`);
    await rateByKey(making, "Rhine", "2");
    // An answer is safe when the next screen is shown, with its picture.
    await expect(session.end(making)).toBeVisible();
    await expect
      .poll(() => making.locator("main img").evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0)))
      .toEqual([true]);
    await making.close();

    const cold = await context.newPage();
    await cold.goto("/decks");
    await cold.getByRole("link", { name: "Rivers", exact: true }).click();
    await expect(cold.getByRole("heading", { level: 1, name: "Rivers" })).toBeVisible();
    await server.start();
    const decks = async () =>
      (await (await context.request.get(`${server.origin}/api/users/${student.uid}/decks`)).json()) as { id: number; title: string }[];
    await expect
      .poll(async () => (await decks()).map(({ title }) => title).toSorted(), { timeout: 60_000 })
      .toEqual(["Capitals", "Rivers"]);
    // The page moves to the number that the server gave.
    const rivers = (await decks()).find(({ title }) => title === "Rivers");
    await expect(cold).toHaveURL(`/${rivers!.id}`);
    await expect.poll(() => answersToday(context.request), { timeout: 60_000 }).toEqual({ answers: 1, right: 1 });
  } finally {
    await server.end();
  }
});
