import { describe, expect, test } from "vitest";
import { anExam, aProgress, today } from "../../../../test/study/a-study.ts";
import { aDeckToStudy, aStudySummary } from "../../../../test/study/a-study-summary.ts";
import { endWords, figuresOf, forecastWords, limitWords, stepWords } from "./end-words.ts";

const minute = 60_000;
/** on this device's clock, when the study day is still `today` */
const afterMidnight = new Date(new Date(1970, 0, today + 2).setHours(1, 30));
const settings = { newPerDay: 20, reviewsPerDay: 200 };
const forecast = (...dues: number[]) => dues.map((due, at) => ({ day: today + at, due }));
/** New cards are counted by the progress; the summary names the decks with cards that are due later. */
const progress = (newCards: number, ...dues: number[]) => ({ ...aProgress({ cards: { new: newCards } }), forecast: forecast(...dues) });
const summary = (...dues: [deckId: number, due: number][]) =>
  aStudySummary({ hasMore: true, decks: dues.map(([deckId, due]) => aDeckToStudy({ deckId, due })) });

describe("the session's results", () => {
  test("are given as figures, without zeros", () => {
    expect(figuresOf({ answers: 1204, newCards: 3, reviews: 1001, right: 1000, tookMs: 61 * minute })).toEqual([
      { label: "new cards learned", figure: "3" },
      { label: "reviews", figure: "1,001" },
      { label: "answers right", figure: "1,000 of 1,204" },
      { label: "studied", figure: "61 min" },
    ]);
    expect(
      figuresOf({ answers: 1, newCards: 1, reviews: 0, right: 0, tookMs: 29_999 }).map(({ label, figure }) => `${figure} ${label}`),
    ).toEqual(["1 new card learned", "0 of 1 answer right", "<1 min studied"]);
  });

  test("are empty without answers", () => {
    expect(figuresOf({ answers: 0, newCards: 0, reviews: 0, right: 0, tookMs: 0 })).toEqual([]);
  });
});

describe("the time of a step", () => {
  test.each([
    [0, "a minute"],
    [minute, "a minute"],
    [minute + 1, "2 minutes"],
    [59 * minute, "59 minutes"],
    [60 * minute, "an hour"],
    [150 * minute, "3 hours"],
  ])("in %i ms is written as %s", (ms, words) => {
    expect(stepWords(ms)).toBe(`The next card comes back in ${words}.`);
  });
});

describe("the coming days", () => {
  test.each([
    [forecast(9, 14), "Tomorrow: 14 cards."],
    [forecast(0, 1), "Tomorrow: 1 card."],
    [forecast(0, 0, 0, 5), "In 3 days: 5 cards."],
    [forecast(0, 0, 1), "In 2 days: 1 card."],
    [forecast(3, 0, 0), null],
  ])("%#", (days, words) => {
    expect(forecastWords(days)).toBe(words);
  });

  test.each([
    [forecast(9, 14), "Later today: 14 cards."],
    [forecast(0, 0, 1), "Tomorrow: 1 card."],
    [forecast(0, 0, 0, 5), "In 2 days: 5 cards."],
  ])("between midnight and four have the calendar's names: %#", (days, words) => {
    expect(forecastWords(days, afterMidnight)).toBe(words);
  });
});

test("the next cards include the new ones that an exam's plan has for the day", () => {
  const days = [{ due: 0 }, { due: 0, newCards: 5 }, { due: 3, newCards: 5 }].map((one, at) => ({ day: today + at, ...one }));
  expect(forecastWords(days)).toBe("Tomorrow: 5 cards.");
  expect(forecastWords([days[0]!, { day: today + 1, due: 0 }, days[2]!])).toBe("In 2 days: 8 cards.");
});

describe("the day's limits", () => {
  const left = (newCards: number, dues: [number, number][], change = {}) =>
    limitWords({ progress: progress(newCards), summary: summary(...dues), deckId: 7, settings, ...change });

  test("are mentioned if they hold cards back, and only then", () => {
    expect(left(34, [])).toEqual(["The day's 20 new cards are done; 34 more wait for tomorrow."]);
    expect(left(1, [[7, 31]])).toEqual([
      "The day's 20 new cards are done; 1 more waits for tomorrow.",
      "The day's 200 reviews are done; 31 more wait for tomorrow.",
    ]);
    expect(left(0, [[7, 0]])).toEqual([]);
  });

  test("have no number of new cards after all decks: an exam's plan may allow fewer", () => {
    const ofAll = { deckId: null };
    expect(left(6, [[7, 3]], ofAll)).toEqual([
      "Today's new cards are done. 6 more are left for the coming days.",
      "The day's 200 reviews are done; 3 more wait for tomorrow.",
    ]);
  });

  test("leave cards for later today if it is past midnight", () => {
    expect(left(34, [[7, 31]], { progress: progress(34, 0), now: afterMidnight })).toEqual([
      "The day's 20 new cards are done; 34 more wait for later today.",
      "The day's 200 reviews are done; 31 more wait for later today.",
    ]);
  });

  test("don't include a new card that the student buried until tomorrow", () => {
    expect(left(1, [], { summary: aStudySummary({ hasMore: false }) })).toEqual([]);
  });

  test("of one are in the singular", () => {
    expect(left(2, [[7, 2]], { settings: { newPerDay: 1, reviewsPerDay: 1 } })).toEqual([
      "The day's new card is done; 2 more wait for tomorrow.",
      "The day's review is done; 2 more wait for tomorrow.",
    ]);
  });

  test("of none are called the student's own setting", () => {
    expect(left(2, [[7, 1]], { settings: { newPerDay: 0, reviewsPerDay: 0 } })).toEqual([
      "2 new cards wait: your study settings allow none a day.",
      "1 review waits: your study settings allow none a day.",
    ]);
  });

  test("count only the deck that is studied, and leave its new cards to its exam's plan", () => {
    const ofOne = { deckId: 7, progress: { ...progress(3), exam: anExam() } };
    const dues: [number, number][] = [
      [7, 4],
      [8, 50],
    ];
    expect(left(3, dues, ofOne)).toEqual([
      "That's today's share for your exam. 3 new cards are left for the coming days.",
      "The day's 200 reviews are done; 4 more wait for tomorrow.",
    ]);
  });
});

describe("at the end", () => {
  const known = { progress: progress(0, 0, 4), summary: aStudySummary() };

  test("a step of today comes before tomorrow's cards", () => {
    expect(endWords({ inMs: 25 * minute, deckId: null, settings, ...known })[0]).toBe("The next card comes back in 25 minutes.");
    expect(endWords({ inMs: null, deckId: null, settings, ...known })[0]).toBe("Tomorrow: 4 cards.");
  });

  test("nothing is shown before it is known, and that nothing is planned only if that is so", () => {
    const end = { inMs: null, deckId: null, settings };
    expect(endWords({ ...end, progress: undefined, summary: undefined })).toEqual([]);
    const nothing = ["No cards are planned yet. What you add to your decks comes up here."];
    expect(endWords({ ...end, progress: progress(0, 0), summary: aStudySummary() })).toEqual(nothing);
    const none = { newPerDay: 0, reviewsPerDay: 200 };
    expect(endWords({ ...end, settings: none, progress: progress(9, 0), summary: summary() })).toEqual([
      "9 new cards wait: your study settings allow none a day.",
    ]);
  });
});
