import { SAMPLE_ONE_IN } from "./library-sample.ts";

/** `walk` scans the decks in order until the page is full; `gather` collects all matches and sorts them. */
export type Way = "walk" | "gather";

/** The chosen way, and its estimated cost in µs. */
export type Plan = { way: Way; cost: number };

/** The cost of one deck in µs, as measured with a million decks. */
export type Costs = { walked: number; gathered: number };

/** Fewer hits do not show the distribution. */
const enoughHits = 4;

type Question = {
  /** ranks of the matching decks in the sample, ascending */
  hits: Int32Array;
  /** the ranks from which the page may come: `from` inclusive, `to` exclusive */
  from: number;
  to: number;
  /** whether the page scans the ranks downwards */
  isDescending: boolean;
  costs: Costs;
};

/** The cheaper way to a page, estimated from the sample. */
export function cheaperWay({ hits, from, to, isDescending, costs }: Question): Plan {
  const gathering = Math.max(1, hits.length) * SAMPLE_ONE_IN * costs.gathered;
  if (hits.length < enoughHits) return { way: "gather", cost: gathering };
  const ahead = isDescending ? distancesDown(hits, to) : distancesUp(hits, from);
  const walking = walkLength(ahead, to - from) * costs.walked;
  return walking <= gathering ? { way: "walk", cost: walking } : { way: "gather", cost: gathering };
}

/** The distances to the next two hits, in decks of the sample. */
function distancesUp(hits: Int32Array, from: number): number[] {
  const first = hits.findIndex((rank) => rank >= from);
  return first === -1 ? [] : Array.from(hits.subarray(first, first + 2), (rank) => rank - from + 1);
}

function distancesDown(hits: Int32Array, to: number): number[] {
  const last = hits.findLastIndex((rank) => rank < to);
  return Array.from(hits.subarray(Math.max(0, last - 1), last + 1), (rank) => to - rank).reverse();
}

/**
 * An estimate of how many decks the scan passes, too high rather than too low. Each hit represents as many decks as the sample leaves out,
 * which is more than a page. A single hit may be an outlier, so the second decides where the page is full; on average that is well before
 * it.
 */
function walkLength(ahead: readonly number[], rest: number): number {
  return (ahead[1] === undefined ? rest : ahead[1] / 2) * SAMPLE_ONE_IN;
}
