import type { Page } from "@playwright/test";
import { serverIsAway } from "../../kit/checks/watch.ts";
import { workerIsReady } from "../../kit/screens/app-worker.ts";
import { answersToday } from "../../kit/screens/session.ts";
import { startJourneyServer } from "../../kit/servers/journey-server.ts";
import { aStudent } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

/** Whether anything that this device keeps of a student has these words. */
async function namesOnDevice(page: Page, words: string): Promise<boolean> {
  return page.evaluate(async (sought) => {
    const databases = (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith("recollect-device-") ? [name] : []));
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error));
      });
    for (const name of databases) {
      const database = await settled(indexedDB.open(name));
      const stores = [...database.objectStoreNames];
      const all = await Promise.all(stores.map((store) => settled(database.transaction(store).objectStore(store).getAll())));
      database.close();
      if (JSON.stringify(all).includes(sought)) return true;
    }
    return false;
  }, words);
}

test("a member joins by the link of the QR code, studies a deck of the group without the server, leaves, and takes the progress along", async ({
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
    const desk = await teachers.newPage();
    await desk.goto(`/groups/${group.id}`);
    await desk.getByRole("button", { name: "Show the QR code" }).click();
    await expect(desk.getByRole("img", { name: /QR code/ })).toBeVisible();
    const link = (await desk.getByText(/\/join\/[A-Z]{8}$/).textContent()) ?? "";
    await page.goto(new URL(link).pathname);
    await page.getByRole("button", { name: "Join this group" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Biology 7b" })).toBeVisible();
    await desk.close();
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
    await cold.getByRole("button", { name: "Show answer" }).click();
    await cold.getByRole("button", { name: "Got it" }).click();
    // The only card is asked again, later in the same session.
    await expect(cold.getByRole("button", { name: "Show answer" })).toBeVisible();

    await server.start();
    await expect.poll(async () => (await answersToday(context.request)).answers, { timeout: 60_000 }).toBe(1);
    await cold.close();
    const back = await context.newPage();
    await back.goto(`/groups/${group.id}`);
    await back.getByRole("button", { name: "Leave the group" }).click();
    await back.getByRole("dialog").or(back.getByRole("alertdialog")).getByRole("button", { name: "Leave the group" }).click();
    await expect.poll(() => back.url()).not.toContain(group.id);
    expect(await answersToday(context.request)).toMatchObject({ answers: 1 });
    await expect.poll(() => namesOnDevice(back, "Cells")).toBe(false);
    await server.stop();
    await back.goto(`/${deck.id}`);
    await expect(back.getByRole("heading", { name: "Failed to load deck. Please try again." })).toBeVisible();
    await expect(back.getByText("Nucleus")).toHaveCount(0);
    await server.start();
    const again = await context.request.post("/api/join", { data: { code: group.code } });
    expect(again.ok(), await again.text()).toBe(true);
    const standings = await context.request.get(`/api/study/decks/${deck.id}/cards`);
    expect(Object.keys(((await standings.json()) as { standings: object }).standings)).toHaveLength(1);
    expect(member.uid).not.toBe(teacher.uid);
  } finally {
    await server.end();
  }
});
