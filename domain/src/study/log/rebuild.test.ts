import { describe, expect, test } from "vitest";
import { shuffled } from "../../decks/shuffle.ts";
import { seededRandom } from "../../practice/seeded-random.ts";
import { anAnswer, anEntry, aRandomLog, aScheduling, someTime } from "../../../test/log-samples.ts";
import { newCard } from "../schedule/card-state.ts";
import { dayMs } from "../../time/units.ts";
import { cardKeyOf, type Entry } from "./entry.ts";
import { inLogOrder } from "./log.ts";
import { afterEntry, isNext, rebuilt, rebuiltCard, untouched } from "./rebuild.ts";
import { stateAfterAnswer } from "../schedule/scheduler.ts";

const minute = 60_000;
const learned = [anAnswer({ id: "1" }), anAnswer({ id: "2", at: someTime + 10 * minute })];
const known = rebuiltCard(learned);

/** The states as a server computes them: each entry is applied on arrival, or its card is rebuilt. */
function lived(log: readonly Entry[]) {
  const cards = new Map<string, { entries: Entry[]; progress: typeof untouched; last: Entry | null }>();
  for (const entry of log) {
    const key = cardKeyOf(entry);
    const { entries, progress, last } = cards.get(key) ?? { entries: [], progress: untouched, last: null };
    const all = [...entries, entry];
    const isSimple =
      isNext(entry, last) &&
      entry.kind !== "undo" &&
      entry.kind !== "plan" &&
      !entries.some((other) => other.kind === "undo" && other.undoes === entry.id);
    const after = isSimple ? afterEntry(progress, entry) : rebuiltCard(all);
    cards.set(key, { entries: all, progress: after, last: all.toSorted(inLogOrder).at(-1) ?? null });
  }
  return new Map([...cards].map(([key, { progress }]) => [key, progress]));
}

describe("the states of the cards", () => {
  test("rebuilt from the log equal those computed on arrival, bit by bit, in any order of arrival", () => {
    const random = seededRandom("rebuilding");
    for (let round = 0; round < 100; round++) {
      const log = aRandomLog(random, 60);
      const whole = rebuilt(log);
      expect(lived(log)).toEqual(whole);
      expect(lived(shuffled(log, random))).toEqual(whole);
      expect(rebuilt([...shuffled(log, random), ...log])).toEqual(whole);
      expect(rebuilt(JSON.parse(JSON.stringify(log)) as Entry[])).toEqual(whole);
    }
  });

  test("include every answer of two devices, in any order of arrival", () => {
    const random = seededRandom("devices");
    for (let round = 0; round < 100; round++) {
      const log = Array.from({ length: 20 }, (_, number) =>
        anAnswer({ id: `e${number}`, at: someTime + Math.floor(random() * 40) * 6 * 3_600_000 }),
      );
      const phone = log.filter(() => random() < 0.5);
      const laptop = log.filter((entry) => !phone.includes(entry));
      const state = rebuiltCard([...phone, ...laptop]);
      expect(rebuiltCard([...laptop, ...phone])).toEqual(state);
      expect(state.card.reps).toBe(20);
    }
  });

  test("are one for each card of each deck", () => {
    const log = [anAnswer({ id: "1" }), anAnswer({ id: "2", cardId: "d" }), anAnswer({ id: "3", deckKey: "v/1" })];
    expect([...rebuilt(log).keys()]).toEqual(["u/1/c", "u/1/d", "v/1/c"]);
    expect(rebuilt([])).toEqual(new Map());
  });

  test("depend on the settings stored with each answer, not on later ones", () => {
    const strict = anAnswer({ id: "3", at: known.card.due, scheduling: { ...aScheduling, retention: 0.97 } });
    const loose = { ...strict, scheduling: { ...aScheduling, retention: 0.7 } };
    expect(rebuiltCard([...learned, strict]).card.scheduledDays).toBeLessThan(rebuiltCard([...learned, loose]).card.scheduledDays);
    expect(rebuiltCard([...learned, strict]).card).toEqual(stateAfterAnswer(known.card, strict, strict.scheduling));
  });

  test("are right for a student who flies west: each answer has its own zone", () => {
    const at = known.card.due;
    const inTokyo = anAnswer({ id: "3", at, scheduling: { ...aScheduling, dayShiftMs: 5 * 3_600_000 } });
    const inHawaii = anAnswer({ id: "4", at: at + minute, scheduling: { ...aScheduling, dayShiftMs: -14 * 3_600_000 } });
    expect(rebuiltCard([...learned, inTokyo, inHawaii]).card.reps).toBe(4);
  });
});

describe("undo", () => {
  test("restores exactly the state before the answer, for any answer to any card", () => {
    const random = seededRandom("undoing");
    for (let round = 0; round < 200; round++) {
      const log = aRandomLog(random, 25);
      const before = rebuilt(log);
      const at = log.at(-1)!.at + Math.floor(random() * 5 * dayMs);
      const answer = anAnswer({ id: "last", at, rating: random() < 0.5 ? "again" : "easy" });
      const undo = anEntry({ kind: "undo", id: "undo", at: at + 1, undoes: "last" });
      const after = rebuilt([...log, answer, undo]);
      expect(after.get("u/1/c")).toEqual(before.get("u/1/c") ?? untouched);
      expect(rebuilt([...log, answer]).get("u/1/c")).not.toEqual(before.get("u/1/c") ?? untouched);
    }
  });

  test("of the only answer makes the card new again", () => {
    expect(rebuiltCard([learned[0]!, anEntry({ kind: "undo", id: "u", undoes: "1" })])).toEqual(untouched);
  });

  test("of an answer in the middle replays the later ones", () => {
    const again = anAnswer({ id: "3", at: known.card.due, rating: "again" });
    const later = anAnswer({ id: "4", at: known.card.due + dayMs });
    const undo = anEntry({ kind: "undo", id: "5", at: known.card.due + 2 * dayMs, undoes: "3" });
    expect(rebuiltCard([...learned, again, later, undo])).toEqual(rebuiltCard([...learned, later]));
  });

  test("that was sent twice, from two tabs, removes one answer", () => {
    const undo = anEntry({ kind: "undo", id: "u", at: someTime + 11 * minute, undoes: "2" });
    const other = anEntry({ kind: "undo", id: "v", at: someTime + 12 * minute, undoes: "2" });
    expect(rebuiltCard([...learned, undo, other, undo])).toEqual(rebuiltCard([learned[0]!]));
  });
});

describe("burying and suspending", () => {
  test("a buried card is away until its time and can be unburied; its memory state stays", () => {
    const bury = anEntry({ kind: "bury", id: "3", at: someTime + dayMs, until: someTime + 2 * dayMs });
    expect(rebuiltCard([...learned, bury])).toEqual({ ...known, buriedUntil: someTime + 2 * dayMs });
    expect(rebuiltCard([...learned, bury, anEntry({ kind: "unbury", id: "4", at: someTime + dayMs + 1 })])).toEqual(known);
  });

  test("a suspended card stays away until it is resumed", () => {
    const suspend = anEntry({ kind: "suspend", id: "3", at: someTime + dayMs });
    expect(rebuiltCard([...learned, suspend])).toEqual({ ...known, isSuspended: true });
    expect(rebuiltCard([...learned, suspend, anEntry({ kind: "resume", id: "4", at: someTime + 2 * dayMs })])).toEqual(known);
  });

  test("a card that is restarted is new", () => {
    expect(rebuiltCard([...learned, anEntry({ kind: "start-over", id: "3", at: someTime + dayMs })]).card).toEqual(newCard);
  });
});

describe("an answer in a practice test", () => {
  const test1 = { source: "multiple-choice", weight: 0.5 } as const;

  test("counts if the card is due", () => {
    expect(rebuiltCard([...learned, anAnswer({ id: "3", at: known.card.due, ...test1 })]).card.reps).toBe(3);
  });

  test("does not count if another device turns out to have reviewed the card before", () => {
    const inTest = anAnswer({ id: "4", at: known.card.due + 20 * minute, ...test1 });
    const onPhone = anAnswer({ id: "3", at: known.card.due });
    expect(rebuiltCard([...learned, inTest, onPhone])).toEqual(rebuiltCard([...learned, onPhone]));
  });

  test("never counts for a new card, nor for one that is buried or suspended", () => {
    expect(rebuiltCard([anAnswer({ ...test1 })])).toEqual(untouched);
    const suspend = anEntry({ kind: "suspend", id: "3", at: someTime + dayMs });
    expect(rebuiltCard([...learned, suspend, anAnswer({ id: "4", at: known.card.due, ...test1 })]).card).toEqual(known.card);
  });
});

test("an entry is the next one if it is after the last one", () => {
  const [first, second] = learned as [Entry, Entry];
  expect(isNext(first, null)).toBe(true);
  expect(isNext(second, first)).toBe(true);
  expect(isNext(first, second)).toBe(false);
  expect(isNext(second, second)).toBe(false);
});
