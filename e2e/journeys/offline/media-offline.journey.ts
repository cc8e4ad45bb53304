import { readFile } from "node:fs/promises";
import { inProject } from "../../../scripts/process/root.mjs";
import { serverIsAway } from "../../kit/checks/watch.ts";
import { keptAddresses, workerIsReady } from "../../kit/screens/app-worker.ts";
import { deviceHas } from "../../kit/screens/device.ts";
import { startJourneyServer } from "../../kit/servers/journey-server.ts";
import { aStudent } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

test("with the server stopped a kept deck has its pictures, whole and in pieces; 'On this device' says so, and logging out removes them", async ({
  openBrowser,
}) => {
  const server = await startJourneyServer({ OFFLINE: "on" });
  try {
    const { page, context, watched } = await openBrowser(server.origin);
    watched.expectConsole(serverIsAway);
    const student = await aStudent(page.request);
    const picture = await readFile(inProject("client", "public", "icon-192.png"));
    const upload = await page.request.post("/api/media", { data: picture, headers: { "content-type": "image/png" } });
    expect(upload.status(), await upload.text()).toBe(201);
    const name = `${((await upload.json()) as { id: string }).id}.png`;
    const deck = await student.createDeck("Pictures", [[`![A card](media/${name})`, "A card"]]);
    await page.goto("/decks");
    await workerIsReady(page);
    await deviceHas(page, student.uid, deck.id);
    await expect.poll(() => keptAddresses(page)).toContain(`/api/media/${name}`);
    await page.goto("/on-this-device");
    await expect(page.getByRole("switch", { name: "Keep Pictures on this device" })).toBeChecked();
    await expect(page.getByText(/Pictures and sounds: [1-9]\d* kB/)).toBeVisible();
    await server.stop();
    await page.close();

    const tab = await context.newPage();
    // What the browser itself remembers of the picture is not what is tested.
    await (await context.newCDPSession(tab)).send("Network.clearBrowserCache");
    await tab.goto(`/${deck.id}`);
    const shown = tab.getByRole("img", { name: "A card" }).first();
    await expect(shown).toBeVisible();
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(192);
    const piece = await tab.evaluate(async (address) => {
      const reply = await fetch(address, { headers: { range: "bytes=1-3" } });
      return [reply.status, reply.headers.get("content-range"), await reply.text()];
    }, `/api/media/${name}`);
    expect(piece).toEqual([206, expect.stringMatching(/^bytes 1-3\/\d{4}$/), "PNG"]);

    await server.start();
    await tab.goto("/decks");
    await expect(tab.getByRole("link", { name: "Pictures", exact: true })).toBeVisible();
    await tab.getByRole("button", { name: /Profile menu/ }).click();
    await tab.getByRole("menuitem", { name: "Log out" }).click();
    await expect(tab).toHaveURL(`${server.origin}/`);
    await expect
      .poll(async () => (await keptAddresses(tab)).filter((path) => path.includes("media-account") || path.includes("/api/")))
      .toEqual([]);
  } finally {
    await server.end();
  }
});
