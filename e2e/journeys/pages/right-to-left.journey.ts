import type { Locator, Page } from "@playwright/test";
import { namesIn } from "../../kit/browsers/language-names.ts";
import { speakOn } from "../../kit/browsers/spoken-names.ts";
import { englishOn } from "../../kit/checks/english.ts";
import { tooWide } from "../../kit/checks/overflow.ts";
import { swipe } from "../../kit/input/swipe.ts";
import { aStudent } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";
import { screenHeading } from "../../kit/screens/screen-heading.ts";

const arabic = { locale: "ar-EG", reducedMotion: "reduce", hasTouch: true } as const;

const boxOf = async (element: Locator) => {
  await expect(element).toBeVisible();
  const box = await element.boundingBox();
  if (!box) throw new Error("The element is not drawn");
  return { ...box, right: box.x + box.width, middle: box.y + box.height / 2 };
};

/** An element drawn with a factor of -1 is mirrored. */
const isMirrored = (element: Locator) => element.evaluate((one) => getComputedStyle(one).scale.startsWith("-1"));

async function arabicStudent(page: Page) {
  speakOn(page, namesIn("ar"));
  const student = await aStudent(page.request);
  return { student, deck: await student.createDeck("Capitals") };
}

test("a student changes to Arabic and studies an English deck from right to left", async ({ page, student }) => {
  const deck = await student.createDeck("Capitals");
  await page.goto("/decks");
  await page.getByRole("button", { name: /^Profile menu/ }).click();
  await page.getByRole("menuitem", { name: "Language" }).click();
  await page.getByRole("radio", { name: "العربية" }).check();
  await page.getByRole("button", { name: "OK", exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  speakOn(page, namesIn("ar"));
  await page.goto(`/${deck.id}/learn/study`);
  const front = page.getByRole("group", { name: "Front" });
  await expect(front.getByText("France", { exact: true })).toBeVisible();
  // The card's English stays from left to right, in the middle of an Arabic page.
  const side = front.getByText("France", { exact: true }).locator("xpath=ancestor-or-self::*[@dir='auto'][1]");
  expect(await side.evaluate((element) => getComputedStyle(element).direction)).toBe("ltr");
  await page.getByRole("button", { name: "Show answer", exact: true }).click();
  await expect(page.getByRole("group", { name: "Back" }).getByText("Paris", { exact: true })).toBeVisible();
  const ratings = page.getByRole("button", { name: /^(Again|Got it)/ });
  const [first, last] = [await boxOf(ratings.first()), await boxOf(ratings.last())];
  expect(first.x).toBeGreaterThan(last.x);
  expect(await englishOn(page, "ar")).toEqual([]);
  expect(await tooWide(page)).toBe(0);
  await ratings.last().click();
  await expect(front.getByText("Japan", { exact: true })).toBeVisible();
  // On another device the account has its language.
  expect((await (await page.request.get(`/api/users/${student.uid}`)).json()).language).toBe("ar");
});

test("cards, arrows, swipes and the bar go from right to left", async ({ openBrowser }) => {
  const { page } = await openBrowser(undefined, arabic);
  const { deck } = await arabicStudent(page);
  await page.goto(`/${deck.id}`);
  const front = page.getByRole("group", { name: "Front" });
  await expect(front).toHaveText("France");
  const [previous, next] = [
    page.getByRole("button", { name: "Previous", exact: true }),
    page.getByRole("button", { name: "Next", exact: true }),
  ];
  expect((await boxOf(next)).x).toBeLessThan((await boxOf(previous)).x);
  expect(await isMirrored(next.locator("svg"))).toBe(true);

  await page.keyboard.press("ArrowLeft");
  await expect(front).toHaveText("Japan");
  await page.keyboard.press("ArrowRight");
  await expect(front).toHaveText("France");
  await swipe(page, front, 120);
  await expect(front).toHaveText("Japan");
  await swipe(page, front, -120);
  await expect(front).toHaveText("France");

  const bar = page.getByRole("progressbar").first();
  const [track, filled] = [await boxOf(bar), await boxOf(bar.locator("div"))];
  expect(Math.abs(filled.right - track.right)).toBeLessThan(1.5);
  expect(filled.x).toBeGreaterThan(track.x + 10);
});

test("cards slide in from the side that the next one comes from", async ({ openBrowser }) => {
  const { page } = await openBrowser(undefined, { locale: "ar", reducedMotion: "no-preference" });
  const { deck } = await arabicStudent(page);
  await page.goto(`/${deck.id}`);
  await expect(page.getByRole("group", { name: "Front" })).toHaveText("France");
  // So slow that its beginning is seen on a busy machine too.
  await page.addStyleTag({ content: "[data-slide] { animation-duration: 600s !important; }" });
  await page.keyboard.press("ArrowLeft");
  const sliding = page.locator('[data-slide="forward"]');
  await expect(sliding).toHaveCount(1);
  const shiftPx = await sliding.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).m41);
  expect(shiftPx).toBeLessThan(-40);
});

test("in a session a swipe to the left is Good, and one to the right is Again", async ({ openBrowser }) => {
  const { page } = await openBrowser(undefined, arabic);
  const { deck } = await arabicStudent(page);
  await page.goto(`/${deck.id}/learn/study`);
  const front = page.getByRole("group", { name: "Front" });
  for (const [card, byPx] of [
    ["France", -120],
    ["Japan", 120],
  ] as const) {
    await expect(front.getByText(card, { exact: true })).toBeVisible();
    await page.keyboard.press("Space");
    const sent = page.waitForRequest((request) => request.url().endsWith("/api/study/entries") && request.method() === "POST");
    await swipe(page, page.getByRole("group", { name: "Back" }), byPx);
    const { entries } = (await sent).postDataJSON() as { entries: { rating: string }[] };
    expect(entries.at(-1)?.rating).toBe(byPx < 0 ? "good" : "again");
  }
});

test("tabs, menus and lists of tools are walked by arrows in the reading direction", async ({ openBrowser }) => {
  const { page } = await openBrowser(undefined, { locale: "ar", reducedMotion: "reduce" });
  speakOn(page, namesIn("ar"));
  await page.goto("/");
  await page.getByRole("button", { name: "Get Started", exact: true }).click();
  const tabs = page.getByRole("tab");
  await tabs.first().focus();
  expect((await boxOf(tabs.first())).x).toBeGreaterThan((await boxOf(tabs.last())).x);
  await page.keyboard.press("ArrowLeft");
  await expect(tabs.last()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(tabs.first()).toBeFocused();

  const { deck } = await arabicStudent(page);
  await page.goto(`/${deck.id}`);
  const menu = page.getByRole("button", { name: "Deck menu", exact: true });
  // The open menu's own button may have taken this one's place.
  const button = await boxOf(menu);
  await menu.click();
  const items = await boxOf(page.getByRole("menu"));
  expect(Math.abs(items.x - button.x) < 40 || items.x >= button.right - 1, "the menu opens towards the text").toBe(true);
});

test("charts are mirrored, with their words in place", async ({ openBrowser }) => {
  const { page } = await openBrowser(undefined, { locale: "ar", reducedMotion: "reduce" });
  await arabicStudent(page);
  await page.goto("/progress");
  await expect(screenHeading(page)).toBeVisible();
  const drawing = page.locator("svg[data-drawing]").first();
  await expect(drawing).toBeVisible();
  expect(await isMirrored(drawing)).toBe(true);
  for (const word of await drawing.locator("text").all()) expect(await isMirrored(word)).toBe(true);
});

test("a card of the editor is dragged up and down, and its grip is on the side where lines begin", async ({ openBrowser }) => {
  const { page } = await openBrowser(undefined, { locale: "ar", reducedMotion: "reduce", viewport: { width: 1280, height: 900 } });
  const { deck } = await arabicStudent(page);
  await page.goto(`/${deck.id}/edit`);
  const grip = (card: number) => page.getByRole("button", { name: `Move card ${card}`, exact: true });
  const term = (card: number) => page.getByLabel(`Term of card ${card}`);
  await expect(term(1)).toHaveValue("France");
  expect((await boxOf(term(1))).x).toBeGreaterThan((await boxOf(page.getByLabel("Definition of card 1"))).x);
  const [from, to] = [await boxOf(grip(1)), await boxOf(grip(2))];
  await page.mouse.move(from.x + from.width / 2, from.middle);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, from.middle + 20, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.middle + 30, { steps: 12 });
  await page.mouse.up();
  await expect(term(2)).toHaveValue("France");
  await expect(term(1)).toHaveValue("Japan");
});

test("two students with two languages at once on one server never see each other's", async ({ openBrowser }) => {
  const opened = await Promise.all(
    (["de", "ar", "pl", "en"] as const).map(async (tag) => ({ tag, ...(await openBrowser(undefined, { locale: tag })) })),
  );
  const titles = { de: "Recollect-Anleitung", ar: "دليل Recollect", pl: "Samouczek Recollect", en: "Recollect Tutorial" };
  await Promise.all(
    opened.map(async ({ tag, page }) => {
      const { uid } = await aStudent(page.request);
      for (let round = 0; round < 3; round++) {
        await page.goto("/decks");
        // By the page itself, which says its language.
        const title = await page.evaluate(async (of) => {
          const reply = await fetch(`/api/users/${of}/tutorials`, { method: "POST" });
          return ((await reply.json()) as { title: string }[])[0]?.title;
        }, uid);
        expect(title).toBe(titles[tag]);
        await expect(page.locator("html")).toHaveAttribute("lang", tag);
        await expect(page.getByText(titles[tag])).toBeVisible();
        if (tag !== "en") expect(await englishOn(page, tag)).toEqual([]);
      }
    }),
  );
});
