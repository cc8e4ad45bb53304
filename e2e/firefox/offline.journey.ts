import { expect, request, test } from "@playwright/test";
import { workerIsReady } from "../kit/screens/app-worker.ts";
import { deviceHas } from "../kit/screens/device.ts";
import { answersToday, changeSettings } from "../kit/screens/session.ts";
import { startJourneyServer } from "../kit/servers/journey-server.ts";
import { aStudent } from "../kit/students/student.ts";
import { aProfile, openFirefox, type Tab } from "./firefox.ts";

const count = 6;

async function shows(tab: Tab, text: string | RegExp): Promise<void> {
  await expect.poll(() => tab.text()).toMatch(text);
}

/** Turns the current card and says that it was known. */
async function rate(tab: Tab, at: number): Promise<void> {
  await shows(tab, `Term ${at}`);
  await shows(tab, "Show answer");
  await tab.press(" ");
  await shows(tab, "Got it");
  await tab.press("2");
}

test("with the server stopped, Firefox starts, opens the app, studies and is killed; back with the server every answer counts once", async () => {
  const server = await startJourneyServer({ OFFLINE: "on" });
  const profile = aProfile();
  const student = await request.newContext({ baseURL: server.origin });
  let firefox = await openFirefox(profile.folder);
  try {
    const { uid, createDeck } = await aStudent(student);
    await changeSettings(student, { learningSteps: [] });
    const deck = await createDeck(
      "Six",
      Array.from({ length: count }, (_, at) => [`Term ${at}`, `Definition ${at}`] as const),
    );
    const { cookies } = await student.storageState();
    for (const { name, value } of cookies) await firefox.setCookie({ name, value, origin: server.origin });
    const first = await firefox.openTab();
    await first.goto(`${server.origin}/decks`);
    await workerIsReady(first);
    await deviceHas(first, uid, deck.id);
    await firefox.quit();
    await server.stop();

    firefox = await openFirefox(profile.folder);
    const cold = await firefox.openTab();
    for (const path of ["/decks", `/${deck.id}`, "/progress"]) {
      await cold.goto(server.origin + path);
      await shows(cold, /Six|Offline/);
    }
    await cold.goto(`${server.origin}/decks`);
    await shows(cold, /Offline, as of \d{1,2}:\d\d/);
    await cold.goto(`${server.origin}/${deck.id}/learn/study`);
    for (const at of [0, 1, 2]) await rate(cold, at);
    await shows(cold, "Term 3");
    await firefox.kill();

    firefox = await openFirefox(profile.folder);
    const second = await firefox.openTab();
    await second.goto(`${server.origin}/decks`);
    await shows(second, "Study now (3)");
    await second.click("link", "Study now (3)");
    await rate(second, 3);
    await shows(second, "Term 4");
    await server.start();
    await rate(second, 4);
    await rate(second, 5);
    await shows(second, "Done for today");
    await expect.poll(() => answersToday(student), { timeout: 60_000 }).toEqual({ answers: count, right: count });
    await second.goto(`${server.origin}/decks`);
    await shows(second, "Six");
    await expect.poll(() => second.text()).not.toMatch(/Offline, as of/);
  } finally {
    await firefox.quit();
    profile.remove();
    await student.dispose();
    await server.end();
  }
});
