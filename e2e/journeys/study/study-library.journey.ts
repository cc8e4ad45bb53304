import { choose } from "../../kit/input/deck-menu.ts";
import { expectFigures, progressOnServer, rateByKey, session } from "../../kit/screens/session.ts";
import { aStudent } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

test("a reader saves and studies another student's deck, until its author makes it Private: then it says so, and shows no content", async ({
  page,
  student: author,
  openBrowser,
}) => {
  const deck = await author.createDeck("Shared capitals");
  await author.setVisibility(deck.id, "Public");
  const { page: reader, watched } = await openBrowser();
  watched.expectConsole(/404.*\/api\/(users|library|study)\//);
  await aStudent(reader.request);
  await reader.goto(`/${deck.id}`);
  await reader.getByRole("button", { name: "Save Shared capitals" }).click();
  await expect(reader.getByRole("button", { name: "Remove Shared capitals from saved" })).toBeVisible();
  await choose(reader, "Study");
  await rateByKey(reader, "France", "2");
  await expectFigures(reader, "2 new, 1 learning, 0 due, 1 answered");
  // A deck with progress belongs to the sessions of all decks; one that was only opened does not.
  await reader.goto("/decks");
  await expect(reader.getByRole("link", { name: "Study now (3)" })).toBeVisible();
  await expect(reader.getByRole("region", { name: "Today" })).toContainText(/1 to review, 2 new.*1 day.*Today counts/);
  const ofOthers = reader.getByRole("list", { name: "Decks of others" });
  await expect(ofOthers.getByRole("link", { name: "1 due in Shared capitals" })).toBeVisible();
  await reader.getByRole("link", { name: "Study now (3)" }).click();
  await expect(reader.getByText("From Shared capitals")).toBeVisible();
  expect((await progressOnServer(reader.request)).decks).toMatchObject([{ deckId: deck.id, title: "Shared capitals" }]);
  await reader.goto(`/${deck.id}/learn/study`);
  await expect(session.question(reader, "Japan")).toBeVisible();

  await author.setVisibility(deck.id, "Private");
  await reader.keyboard.press("Space");
  await reader.keyboard.press("2");
  await expect(
    reader.getByText("This deck is not shared with you any more. Your answers are kept, in case it is shared again."),
  ).toBeVisible();
  await expect(reader).toHaveURL("/decks");
  await expect(reader.getByText("No decks yet")).toBeVisible();
  await expect(ofOthers).toContainText("No longer shared");
  // Japan's too, whose answer arrived when the deck was Private already.
  await expect(ofOthers).toContainText("What you learned (2 cards) is kept");

  expect((await progressOnServer(reader.request)).decks).toEqual([]);
  const paths = ["/api/study/queue", "/api/study/summary", "/api/study/progress"];
  const told = await Promise.all(paths.map(async (path) => (await reader.request.get(path)).text()));
  for (const text of told) expect(text).not.toMatch(/Shared capitals|Tokyo|Kenya/);
  for (const path of [`/api/study/queue?deckId=${deck.id}`, `/api/study/progress?deckId=${deck.id}`])
    expect((await reader.request.get(path)).status()).toBe(404);
  await reader.goto("/study");
  await expect(session.end(reader)).toHaveText("Nothing to study right now");
  await reader.goto(`/${deck.id}/learn/study`);
  await expect(reader.getByText("Page not found")).toBeVisible();

  // For its author it is unchanged; the reader's progress is restored with it.
  await page.goto(`/${deck.id}/learn/study`);
  await expectFigures(page, "3 new, 0 learning, 0 due, 0 answered");
  await author.setVisibility(deck.id, "Unlisted");
  await reader.goto(`/${deck.id}/learn/study`);
  await expectFigures(reader, "1 new, 2 learning, 0 due, 0 answered");
  await reader.goto("/decks");
  await expect(ofOthers.getByRole("link", { name: "Shared capitals", exact: true })).toBeVisible();
});
