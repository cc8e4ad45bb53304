import { serverIsAway } from "../../kit/checks/watch.ts";
import { workerIsReady } from "../../kit/screens/app-worker.ts";
import { deviceHas } from "../../kit/screens/device.ts";
import { startJourneyServer } from "../../kit/servers/journey-server.ts";
import { aStudent } from "../../kit/students/student.ts";
import { studentWithoutServer } from "../../kit/students/student-without-server.ts";
import { expect, test } from "../../kit/test.ts";
import { screenHeading } from "../../kit/screens/screen-heading.ts";

test("with the server stopped, My Decks and a deck open from the device, and say so; back with the server, the page says nothing", async ({
  openBrowser,
}) => {
  const server = await startJourneyServer({ OFFLINE: "on" });
  try {
    const { decks, context, tab } = await studentWithoutServer({ server, openBrowser }, async (student) => [
      await student.createDeck("Capitals"),
    ]);
    const [deck] = decks;
    await tab.goto("/decks");
    await expect(tab.getByRole("link", { name: "Capitals", exact: true })).toBeVisible();
    await expect(tab.getByRole("status").filter({ hasText: /^Offline, as of \d{1,2}:\d\d/ })).toBeVisible();
    await tab.getByRole("link", { name: "Capitals", exact: true }).click();
    await expect(tab.getByRole("heading", { level: 1, name: "Capitals" })).toBeVisible();
    await expect(tab.getByText("France").first()).toBeVisible();
    await tab.close();

    const other = await context.newPage();
    await other.goto(`/${deck.id}`);
    await expect(other.getByText("France").first()).toBeVisible();
    await server.start();
    await other.reload();
    await expect(other.getByText("France").first()).toBeVisible();
    await expect(other.getByText(/^Offline, as of/)).toBeHidden();
  } finally {
    await server.end();
  }
});

test("after logging out nothing of the student is left on the device, not even without the server", async ({ openBrowser }) => {
  const server = await startJourneyServer({ OFFLINE: "on" });
  try {
    const { page, context, watched } = await openBrowser(server.origin);
    watched.expectConsole(serverIsAway);
    const student = await aStudent(page.request);
    const deck = await student.createDeck("Capitals");
    await page.goto("/decks");
    await workerIsReady(page);
    await deviceHas(page, student.uid, deck.id);
    await page.getByRole("button", { name: /Profile menu/ }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await expect(page).toHaveURL(`${server.origin}/`);
    await expect
      .poll(() =>
        page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? "").filter((name) => name.includes("device"))),
      )
      .toEqual([]);
    await server.stop();
    await page.close();
    const tab = await context.newPage();
    await tab.goto(`/${deck.id}`);
    await expect(screenHeading(tab)).toBeVisible();
    await expect(tab.getByText("Capitals")).toBeHidden();
    await expect(tab.getByText("France")).toBeHidden();
  } finally {
    await server.end();
  }
});
