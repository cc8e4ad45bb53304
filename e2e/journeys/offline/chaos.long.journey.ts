import type { BrowserContext, Locator, Page } from "@playwright/test";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { DeviceLine } from "@recollect/domain/device/device-lines.ts";
import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";
import { hourMs } from "@recollect/domain/time/units.ts";
import { serverIsAway } from "../../kit/checks/watch.ts";
import { workerIsReady } from "../../kit/screens/app-worker.ts";
import { deviceHas, keptDeck } from "../../kit/screens/device.ts";
import { answersToday, changeSettings } from "../../kit/screens/session.ts";
import { startJourneyServer } from "../../kit/servers/journey-server.ts";
import { aStudent } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

const fates = ["well", "offline", "killed tab", "killed server", "slow network", "clock set back", "full disk"] as const;
type Fate = (typeof fates)[number];

const rounds = 5;
/** In this round both devices are offline and write into the same field. */
const collision = 2;

type Device = { context: BrowserContext; name: string };

/** What a student saw kept in all rounds. */
type Seen = {
  /** answers after which the next screen was shown */
  answers: number;
  /** answers whose tab was killed before it: they may have been kept */
  inDoubt: number;
  texts: string[];
};

/** The fates of both devices in each round, the same for a seed; a killed server is both devices'. */
function fatesOf(seed: string): Fate[][] {
  const random = seededRandom(seed);
  const one = () => fates[Math.floor(random() * fates.length)] ?? "well";
  return Array.from({ length: rounds }, (_, round) => (round === collision ? ["offline", "offline"] : [one(), one()]));
}

for (const seed of ["sleeper"])
  test(`after five rounds of trouble on two devices nothing is lost or doubled, and both agree with the server (${seed})`, async ({
    openBrowser,
  }) => {
    test.setTimeout(600_000);
    const server = await startJourneyServer({ OFFLINE: "on" });
    try {
      const opened = [await openBrowser(server.origin), await openBrowser(server.origin)];
      for (const { watched } of opened) {
        watched.expectConsole(serverIsAway);
        watched.expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_ABORTED|status of 409|preload/);
      }
      const [first, second] = opened as [(typeof opened)[0], (typeof opened)[0]];
      const student = await aStudent(first.context.request);
      await second.context.addCookies(await first.context.cookies());
      await changeSettings(first.context.request, { learningSteps: [], newPerDay: 200 });
      const cards = Array.from({ length: 30 }, (_, at) => [`Term ${String(at + 1).padStart(2, "0")}`, `Definition ${at + 1}`] as const);
      // An open session follows what the other device answers: in a round each studies another deck.
      const decks = [await student.createDeck("Trouble", cards), await student.createDeck("More trouble", cards)] as [Deck, Deck];
      const devices = await Promise.all(
        opened.map(async ({ page, context }, at): Promise<Device> => {
          await page.goto("/decks");
          await workerIsReady(page);
          for (const { id } of decks) await deviceHas(page, student.uid, id);
          await page.close();
          return { context, name: `device ${at + 1}` };
        }),
      );

      const seen: Seen = { answers: 0, inDoubt: 0, texts: [] };
      for (const [round, both] of fatesOf(seed).entries()) {
        if (both.includes("killed server")) await server.kill();
        const plays = devices.map((device, at) => {
          const studied = decks[(at + round) % 2]!.id;
          return play({ device, at, round, fate: both[at] ?? "well", studied, edited: decks[0].id, seen });
        });
        await Promise.all(plays);
        if (both.includes("killed server")) await server.start();
      }

      // Everything arrives once: what was seen as kept, and no more than what was typed.
      const request = first.context.request;
      const tabs = await Promise.all(devices.map(({ context }) => context.newPage()));
      await Promise.all(tabs.map((tab) => tab.goto("/waiting")));
      const kept = async () => (await answersToday(request)).answers;
      await expect.poll(kept, { timeout: 120_000 }).toBeGreaterThanOrEqual(seen.answers);
      const onServer = async (id: number) => (await (await request.get(`/api/users/${student.uid}/decks/${id}`)).json()) as Deck;
      const textsLeft = async () => {
        const places = [
          JSON.stringify((await onServer(decks[0].id)).cards),
          ...(await Promise.all(tabs.map((tab) => tab.locator("main").innerText()))),
        ];
        return seen.texts.filter((text) => !places.some((place) => place.includes(text)));
      };
      await expect.poll(textsLeft, { timeout: 120_000 }).toEqual([]);
      // One of the two texts of the same field stands, and the other one waits for a choice.
      const choices = async () => {
        const counts = await Promise.all(tabs.map((tab) => tab.getByRole("radio", { name: /^Mine/ }).count()));
        return counts.reduce((sum, count) => sum + count, 0);
      };
      await expect.poll(choices).toBe(1);

      // All three agree.
      await Promise.all(tabs.map((tab) => tab.goto("/decks")));
      const statesOnServer = async (id: number) => {
        const lines = (await (await request.get(`/api/device?uid=${student.uid}`)).text()).trim().split("\n");
        const all = lines.map((line) => JSON.parse(line) as DeviceLine);
        const ofDeck = all.flatMap((line) => (line.kind === "states" && line.deckId === id ? line.cards : []));
        return Object.fromEntries(ofDeck.map(({ cardId, progress }) => [cardId, progress]));
      };
      for (const [tab, id] of tabs.flatMap((one) => decks.map((deck) => [one, deck.id] as const)))
        await expect(async () => {
          const here = await keptDeck(tab, student.uid, id);
          expect(here.cards).toEqual((await onServer(id)).cards);
          expect(here.states).toEqual(await statesOnServer(id));
        }).toPass({ timeout: 120_000 });
      expect(await kept()).toBeLessThanOrEqual(seen.answers + seen.inDoubt);
    } finally {
      await server.end();
    }
  });

/** Both decks by their numbers. */
type Play = { device: Device; at: number; round: number; fate: Fate; studied: number; edited: number; seen: Seen };

/** A student answers two cards and changes one on a device, while this befalls it. */
async function play({ device: { context, name }, at, round, fate, studied, edited, seen }: Play): Promise<void> {
  const tab = await context.newPage();
  const browser = await context.newCDPSession(tab);
  if (fate === "offline") await context.setOffline(true);
  if (fate === "clock set back") await tab.clock.install({ time: Date.now() - hourMs });
  if (fate === "slow network") {
    await browser.send("Network.enable");
    await browser.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
  }
  await tab.goto(`/${studied}/learn/study`);
  if (fate === "full disk") await browser.send("Storage.overrideQuotaForOrigin", { origin: new URL(tab.url()).origin, quotaSize: 1 });
  for (let answer = 0; answer < 2; answer += 1) {
    await answerOne(tab);
    seen.answers += 1;
  }
  if (fate === "killed tab") {
    seen.inDoubt += 1;
    await turnAndRate(tab);
    return tab.close({ runBeforeUnload: false });
  }
  const text = `${name} in round ${round + 1}`;
  const card = round === collision ? 1 : 2 + 2 * round + at;
  await tab.goto(`/${edited}/edit`);
  const definition = tab.getByLabel(`Definition of card ${card}`, { exact: true });
  await definition.fill(text);
  await tab.getByRole("button", { name: "Save Changes" }).click();
  if (fate === "full disk") {
    // Where an earlier change waits, this one has to wait as well: there is no room, which is said, and the text stays in its field.
    const noRoom = tab.getByText("This device has no room for the change.", { exact: false });
    await expect(noRoom.or(tab.getByRole("heading", { level: 1, name: "Trouble" }))).toBeVisible();
    await browser.send("Storage.overrideQuotaForOrigin", { origin: new URL(tab.url()).origin });
    if (await noRoom.isVisible()) {
      await expect(definition).toHaveValue(text);
      await tab.getByRole("button", { name: "Save Changes" }).click();
    }
  }
  await expect(tab).toHaveURL(`/${edited}`);
  seen.texts.push(text);
  await tab.close();
  if (fate === "offline") await context.setOffline(false);
}

/** Turns the card in view, and returns its question. */
async function turn(tab: Page): Promise<string> {
  const front = tab.getByRole("group", { name: "Front" }).getByText(/^Term \d\d$/);
  let term = "";
  // What the other device changed meanwhile is read, and its card is asked anew: it is turned once more.
  await expect(async () => {
    await expect(front).toBeVisible();
    term = (await front.textContent()) ?? "";
    await tab.getByRole("button", { name: "Show answer" }).click({ timeout: 5000 });
    await expect(knewIt(tab)).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  return term;
}

function knewIt(tab: Page): Locator {
  return tab.getByRole("group", { name: "How well did you know it?" }).getByRole("button", { name: "Got it" });
}

/** Turns the card in view and rates it; also when it is asked anew between the two. Returns its question. */
async function turnAndRate(tab: Page): Promise<string> {
  let term = "";
  await expect(async () => {
    term = await turn(tab);
    await knewIt(tab).click({ timeout: 5000 });
  }).toPass({ timeout: 120_000 });
  return term;
}

/** An answer is safe when the next question is shown. */
async function answerOne(tab: Page): Promise<void> {
  const term = await turnAndRate(tab);
  await expect(tab.getByRole("group", { name: "Front" }).filter({ hasNotText: term })).toBeVisible();
}
