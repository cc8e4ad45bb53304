import { expect, type APIRequestContext, type Locator, type Page } from "@playwright/test";

/** The elements of a study session: the current side with its text, the counts, and the position of the bar. */
export type SessionView = { side: "Front" | "Back"; text: string; left: string; answered: string; bar: string };

/** The visible state of a session. */
export const session = {
  question: (page: Page, term: string): Locator => page.getByRole("group", { name: "Front" }).getByText(term, { exact: true }),
  answer: (page: Page, definition: string): Locator => page.getByRole("group", { name: "Back" }).getByText(definition, { exact: true }),
  undo: (page: Page): Locator => page.getByTitle("Undo (U)"),
  /** its heading says that the session is over, at least for now */
  end: (page: Page): Locator => page.getByRole("heading", { level: 1, name: /^(Done for (now|today)|Nothing to study right now)$/ }),
  offlineNote: (page: Page): Locator => page.getByText(/^You are offline\./),
};

/** Such as '2 new, 1 learning, 0 due, 1 answered'. */
export async function expectFigures(page: Page, figures: string): Promise<void> {
  const shown = page.getByRole("list", { name: "Cards left" }).getByRole("listitem");
  await expect(shown).toHaveText(figures.split(", "));
}

export async function viewOf(page: Page): Promise<SessionView> {
  const face = page.locator("[data-shown-text]");
  await expect(face).toHaveCount(1);
  const bar = page.getByRole("progressbar", { name: "Cards answered in this session" });
  const [new_, learning, due, answered = ""] = await page.getByRole("list", { name: "Cards left" }).getByRole("listitem").allTextContents();
  return {
    side: (await face.getAttribute("aria-label")) === "Back" ? "Back" : "Front",
    text: (await face.textContent()) ?? "",
    left: [new_, learning, due].join(", "),
    answered,
    bar: `${await bar.getAttribute("aria-valuenow")} of ${await bar.getAttribute("aria-valuemax")}`,
  };
}

/** Turns the current card and rates it, by the buttons. */
export async function rate(page: Page, term: string, rating: string): Promise<void> {
  await expect(session.question(page, term)).toBeVisible();
  await page.getByRole("button", { name: "Show answer" }).click();
  await page.getByRole("group", { name: "How well did you know it?" }).getByRole("button", { name: rating }).click();
}

/** The same by the keys: Space, then the rating's number. */
export async function rateByKey(page: Page, term: string, key: string): Promise<void> {
  await expect(session.question(page, term)).toBeVisible();
  // The deck's own page shows its cards as well.
  await expect(page.getByRole("button", { name: "Show answer" })).toBeVisible();
  await page.keyboard.press("Space");
  await expect(page.getByRole("group", { name: "How well did you know it?" })).toBeVisible();
  await page.keyboard.press(key);
}

/** The student's answers of today in the server's log, without undone ones. */
export async function answersToday(request: APIRequestContext): Promise<{ answers: number; right: number }> {
  const { calendar } = await progressOnServer(request);
  const { answers, right } = calendar.at(-1)!;
  return { answers, right };
}

/** In how many days the next cards are due, and how many. Fails if there are none within the next month. */
export async function nextReviews(request: APIRequestContext): Promise<{ inDays: number; due: number }> {
  const { forecast } = await progressOnServer(request);
  const inDays = forecast.findIndex(({ due }, at) => at > 0 && due > 0);
  expect(inDays).toBeGreaterThan(0);
  return { inDays, due: forecast[inDays]!.due };
}

type ProgressOnServer = {
  /** days since 1970 */
  today: number;
  calendar: { answers: number; right: number }[];
  forecast: { day: number; due: number }[];
  cards: Record<string, number>;
  decks: { deckId: number; title: string }[];
};

export async function progressOnServer(request: APIRequestContext): Promise<ProgressOnServer> {
  return read(request, "/api/study/progress");
}

/** The due cards from the server, without the time of the request. */
export async function queueOnServer(request: APIRequestContext, deckId: number): Promise<object> {
  const { now: _, ...queue } = await read<{ now: number }>(request, `/api/study/queue?deckId=${deckId}`);
  return queue;
}

export async function changeSettings(request: APIRequestContext, settings: object): Promise<void> {
  const reply = await request.patch("/api/study/settings", { data: settings });
  expect(reply.ok(), await reply.text()).toBe(true);
}

/** Sends the page's time zone now, as the page would some time after its first question: the study day may be another one then. */
export async function sendTimeZone(page: Page): Promise<void> {
  const timeZone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const reply = await page.request.put("/api/study/time-zone", { data: { timeZone } });
  expect(reply.ok(), await reply.text()).toBe(true);
}

async function read<T>(request: APIRequestContext, path: string): Promise<T> {
  const reply = await request.get(path);
  expect(reply.ok(), await reply.text()).toBe(true);
  return (await reply.json()) as T;
}
