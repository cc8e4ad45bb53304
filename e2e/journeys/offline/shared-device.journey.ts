import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { inProject } from "../../../scripts/process/root.mjs";
import { serverIsAway } from "../../kit/checks/watch.ts";
import { keptAddresses, workerIsReady } from "../../kit/screens/app-worker.ts";
import { deviceHas } from "../../kit/screens/device.ts";
import { startJourneyServer } from "../../kit/servers/journey-server.ts";
import { aStudent } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

const hers = /Capitals of Ada|France|Paris/;

/** What the student in front of the screen can read now, also in fields and titles. */
async function expectNothingOfHers(page: Page): Promise<void> {
  // Something stands there: an empty page would show nothing of hers either.
  await expect(page.locator("main, [role=dialog], h1").first()).toBeVisible();
  await expect(page.getByText(hers)).toHaveCount(0);
  expect(await page.title()).not.toMatch(hers);
}

/** The status of a picture, and "unreachable" without a reply. */
function pictureStatus(page: Page, address: string): Promise<number | string> {
  return page.evaluate(
    (path) =>
      fetch(path, { cache: "no-store" }).then(
        ({ status }) => status,
        () => "unreachable",
      ),
    address,
  );
}

test("an ended session locks what a shared device keeps: a second student sees nothing of it, with and without the server, nor by Back", async ({
  openBrowser,
}) => {
  const server = await startJourneyServer({ OFFLINE: "on" });
  try {
    const { page, context, watched } = await openBrowser(server.origin);
    watched.expectConsole(serverIsAway);
    watched.expectConsole(/status of (?:401|404)|ERR_FAILED.*\/api\/media\//);
    const ada = await aStudent(context.request);
    const upload = await context.request.post("/api/media", {
      data: await readFile(inProject("client", "public", "icon-192.png")),
      headers: { "content-type": "image/png" },
    });
    const picture = `/api/media/${((await upload.json()) as { id: string }).id}.png`;
    const deck = await ada.createDeck("Capitals of Ada", [
      ["France", "Paris"],
      [`![A card](${picture.slice("/api/".length)})`, "A card"],
    ]);
    await page.goto("/decks");
    await workerIsReady(page);
    await deviceHas(page, ada.uid, deck.id);
    await expect.poll(() => keptAddresses(page)).toContain(picture);
    await page.getByRole("link", { name: "Capitals of Ada", exact: true }).click();
    await expect(page.getByText("France").first()).toBeVisible();

    // The session ends on the server, not by the student; the browser's own copy of the picture is not what is tested.
    const cookies = await context.cookies();
    await context.clearCookies();
    await (await context.newCDPSession(page)).send("Network.clearBrowserCache");
    await page.goto("/decks");
    await expect(page).not.toHaveURL(/\/decks/);
    await expectNothingOfHers(page);
    // Whose copy the login would open is said by name and picture, and nothing else of it.
    await page.getByRole("button", { name: "Log in" }).first().click();
    await expect(page.getByRole("dialog").getByText(`Last here: ${ada.displayName}`)).toBeVisible();
    await expectNothingOfHers(page);
    await page.keyboard.press("Escape");
    await page.goBack();
    await expectNothingOfHers(page);

    await server.stop();
    const cold = await context.newPage();
    for (const path of ["/decks", `/${deck.id}`, `/${deck.id}/learn/study`, "/on-this-device"]) {
      await cold.goto(path);
      await expectNothingOfHers(cold);
    }
    expect(await pictureStatus(cold, picture)).toBe("unreachable");
    await cold.close();

    await server.start();
    const bob = await aStudent(context.request);
    const rivers = await bob.createDeck("Rivers of Bob", [["Rhine", "North Sea"]]);
    await page.goto("/decks");
    await expect(page.getByRole("link", { name: "Rivers of Bob", exact: true })).toBeVisible();
    await deviceHas(page, bob.uid, rivers.id);
    await server.stop();
    for (const path of ["/decks", "/on-this-device", "/waiting", `/${deck.id}`, `/${deck.id}/edit`]) {
      await page.goto(path);
      await expectNothingOfHers(page);
    }
    expect(await pictureStatus(page, picture)).toBe("unreachable");
    for (let back = 0; back < 6; back += 1) {
      await page.goBack();
      await expectNothingOfHers(page);
    }

    // It was locked, not lost: with her session it opens again, also without the server.
    await server.start();
    await context.clearCookies();
    await context.addCookies(cookies);
    await page.goto("/decks");
    await expect(page.getByRole("link", { name: "Capitals of Ada", exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Rivers of Bob" })).toHaveCount(0);
    await server.stop();
    await page.goto(`/${deck.id}`);
    await expect(page.getByText("France").first()).toBeVisible();
  } finally {
    await server.end();
  }
});

test("two students log out one after the other; who comes third sees nothing of either, with and without the server, nor by Back", async ({
  openBrowser,
}) => {
  const server = await startJourneyServer({ OFFLINE: "on" });
  try {
    const { page, context, watched } = await openBrowser(server.origin);
    watched.expectConsole(serverIsAway);
    watched.expectConsole(/status of (?:401|404)/);
    const paths = ["/decks", "/on-this-device", "/study", "/waiting"];
    const titles = ["Capitals of Ada", "Rivers of Bob"];
    for (const title of titles) {
      const student = await aStudent(context.request);
      const deck = await student.createDeck(title, [["France", "Paris"]]);
      await page.goto("/decks");
      await workerIsReady(page);
      await deviceHas(page, student.uid, deck.id);
      await page.getByRole("link", { name: title, exact: true }).click();
      await expect(page.getByText("France").first()).toBeVisible();
      await page.goto("/decks");
      for (const other of titles.filter((one) => one !== title)) await expect(page.getByText(other)).toHaveCount(0);
      await page.getByRole("button", { name: /Profile menu/ }).click();
      await page.getByRole("menuitem", { name: "Log out" }).click();
      await expect(page).toHaveURL(`${server.origin}/`);
      paths.push(`/${deck.id}`, `/${deck.id}/edit`);
    }
    const expectNothing = async () => {
      await expect(page.locator("main, h1").first()).toBeVisible();
      await expect(page.getByText(/Capitals of Ada|Rivers of Bob|France|Last here/)).toHaveCount(0);
    };
    const look = async () => {
      for (const path of paths) {
        await page.goto(path);
        await expectNothing();
      }
      for (let back = 0; back < 6; back += 1) {
        await page.goBack();
        await expectNothing();
      }
    };
    await look();
    await server.stop();
    await look();
    const kept = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ""));
    expect(kept.filter((name) => name.includes("recollect-device"))).toEqual([]);
    expect((await keptAddresses(page)).filter((path) => path.startsWith("/api/"))).toEqual([]);
  } finally {
    await server.end();
  }
});
