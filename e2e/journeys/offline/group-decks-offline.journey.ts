import { serverIsAway, workerIsReady } from "../../kit/screens/app-worker.ts";
import { startJourneyServer } from "../../kit/servers/journey-server.ts";
import { aStudent } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

test("with the server stopped, a member reads and studies a deck of the group from the device; leaving the group removes it", async ({
  openBrowser,
}) => {
  const server = await startJourneyServer({ OFFLINE: "on" });
  try {
    const [{ page, context, watched }, { context: teachers }] = [await openBrowser(server.origin), await openBrowser(server.origin)];
    watched.expectConsole(serverIsAway);
    watched.expectConsole(/status of 404/);
    const teacher = await aStudent(teachers.request);
    const deck = await teacher.createDeck("Cells", [["Nucleus", "Keeps the genome"]]);
    const made = await teachers.request.post("/api/groups", { data: { name: "Biology 7b", about: "" } });
    const group = (await made.json()) as { id: string; code: string };
    await teachers.request.post(`/api/groups/${group.id}/decks`, { data: { deckId: deck.id } });

    const member = await aStudent(context.request);
    const joined = await context.request.post("/api/join", { data: { code: group.code } });
    expect(joined.ok(), await joined.text()).toBe(true);
    await page.goto("/on-this-device");
    await workerIsReady(page);
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole("listitem").filter({ hasText: "Keep Cells on this device" })).toContainText("Kept, 1 kB");
    }).toPass({ timeout: 60_000 });
    await page.goto(`/groups/${group.id}`);
    await expect(page.getByRole("link", { name: "Cells" }).first()).toBeVisible();

    await server.stop();
    await page.close();
    const tab = await context.newPage();
    await tab.goto(`/groups/${group.id}`);
    await tab.getByRole("link", { name: "Cells" }).first().click();
    await expect(tab.getByText("Nucleus").first()).toBeVisible();
    await expect(tab.getByRole("status").filter({ hasText: /^Offline, as of/ })).toBeVisible();
    await tab.close();
    const cold = await context.newPage();
    await cold.goto(`/${deck.id}/learn/study`);
    await expect(cold.getByText("Nucleus").first()).toBeVisible();
    await cold.close();

    await server.start();
    const back = await context.newPage();
    await back.goto(`/groups/${group.id}`);
    await back.getByRole("button", { name: "Leave the group" }).click();
    await back.getByRole("dialog").or(back.getByRole("alertdialog")).getByRole("button", { name: "Leave the group" }).click();
    await expect.poll(() => back.url()).not.toContain(group.id);
    await server.stop();
    await back.goto(`/${deck.id}`);
    await expect(back.getByRole("heading", { name: "Failed to load deck. Please try again." })).toBeVisible();
    await expect(back.getByText("Nucleus")).toHaveCount(0);
    expect(member.uid).not.toBe(teacher.uid);
  } finally {
    await server.end();
  }
});
