import { firstMemory, recallAfter, reviewed, type TrueMemory, type Memory } from "../memory.ts";
import type { Method } from "../methods.ts";

/** The grid of memory states: stabilities on a logarithmic scale from an hour to five years, and the whole difficulties. */
const grid = { stabilities: 48, least: Math.log(0.02), most: Math.log(2000), difficulties: 10 } as const;
const width = (grid.most - grid.least) / (grid.stabilities - 1);

/** The candidate intervals, in days: all at first, then each an eighth longer. */
const waits: number[] = [1];
while ((waits.at(-1) ?? 0) < 700) waits.push(Math.max((waits.at(-1) ?? 0) + 1, Math.round((waits.at(-1) ?? 0) * 1.12)));

/** The discount of later days, by e in so many days: a plan for cards that are kept, not for the last day of the year. */
const horizonDays = 300;

type Of = { scale: number; growth: number };
/** A point between four states of the grid: the lowest of them, and the fractions to the next ones, 0 to 1. */
type Place = { at: number; stability: number; difficulty: number };
type Outcome = { recalled: number; chance: number; right: Place; wrong: Place; rest: number };

/**
 * The best plan for a student whose parameters are all known: the interval after a review that gives the most recall for the fewest answers, where a
 * day of knowing a card is worth `worth` answers. Dynamic programming over the states, by value iteration. Returns the days until the next review.
 */
export function bestPlan(student: Of, worth: number): (known: TrueMemory) => number {
  const outcomes = memories().map((known) => outcomesOf(known, student));
  let values = new Float64Array(outcomes.length);
  const best = new Float64Array(outcomes.length);
  for (let turn = 0, moved = 1; turn < 150 && moved > 1e-3; turn++) {
    const next = new Float64Array(outcomes.length);
    moved = 0;
    for (const [at, some] of outcomes.entries()) {
      let most = -Infinity;
      for (const [nth, { recalled, chance, right, wrong, rest }] of some.entries()) {
        const value = worth * recalled + rest * (-1 + chance * between(values, right) + (1 - chance) * between(values, wrong));
        if (value <= most) continue;
        most = value;
        best[at] = Math.log(waits[nth] ?? 1);
      }
      next[at] = most;
      moved = Math.max(moved, Math.abs(most - (values[at] ?? 0)));
    }
    values = next;
  }
  return (known) => Math.max(1, Math.round(Math.exp(between(best, placeOf(known)))));
}

/** The result of each interval: the days of recall until then, the recall then, and the states after a right and after a wrong answer. */
function outcomesOf(known: TrueMemory, student: Of): Outcome[] {
  const faded = (days: number) => Math.exp(-days / horizonDays);
  let [day, recalled] = [0, 0];
  return waits.map((wait) => {
    for (; day < wait; day++) recalled += faded(day + 0.5) * recallAfter(day + 0.5, known.stability * student.scale);
    return {
      recalled,
      chance: recallAfter(wait, known.stability * student.scale),
      right: placeOf(reviewed(known, wait, true, student)),
      wrong: placeOf(reviewed(known, wait, false, student)),
      rest: faded(wait),
    };
  });
}

function memories(): TrueMemory[] {
  return Array.from({ length: grid.stabilities * grid.difficulties }, (_, at) => ({
    stability: Math.exp(grid.least + Math.floor(at / grid.difficulties) * width),
    difficulty: 1 + (at % grid.difficulties),
  }));
}

function placeOf({ stability, difficulty }: TrueMemory): Place {
  const x = Math.min(Math.max((Math.log(stability) - grid.least) / width, 0), grid.stabilities - 1.001);
  const y = Math.min(Math.max(difficulty - 1, 0), grid.difficulties - 1.001);
  return { at: Math.floor(x) * grid.difficulties + Math.floor(y), stability: x % 1, difficulty: y % 1 };
}

function between(values: Float64Array, { at, stability, difficulty }: Place): number {
  const along = (from: number) => (1 - difficulty) * (values[from] ?? 0) + difficulty * (values[from + 1] ?? 0);
  return (1 - stability) * along(at) + stability * along(at + grid.difficulties);
}

/** The known state of a card after each answer, from its memory itself or from the answers alone. */
export type Watch = (memory: Memory) => (day: number, isRemembered: boolean) => TrueMemory;

/** A method with such a plan, once a day. */
export function plannedMethod(plan: (memory: TrueMemory) => number, watch: Watch): Method {
  return {
    name: "best plan",
    reviewsPerDay: Infinity,
    plan(_id, memory) {
      const knownAfter = watch(memory);
      let isBegun = false;
      return (day, isRemembered) => {
        const known = knownAfter(day, isRemembered);
        // As `onceADay` asks: a new card that was not known is asked once more.
        if (!isBegun && !isRemembered) return day + 10 / 1440;
        isBegun = true;
        return Math.floor(day) + plan(known);
      };
    },
  };
}

/** The memory itself, including chance: no scheduler can know it. */
export const watchMemory: Watch = (memory) => () => {
  const known = memory.state?.();
  if (!known) throw new Error("a memory of another kind has no numbers to plan by");
  return known;
};

/** What the answers reveal if the student's parameters are known exactly. */
export function concluded(student: Of): Watch {
  return () => {
    let [known, last]: [TrueMemory | null, number] = [null, 0];
    return (day, isRemembered) => {
      known = known ? reviewed(known, day - last, isRemembered, student) : firstMemory(isRemembered);
      last = day;
      return known;
    };
  };
}
