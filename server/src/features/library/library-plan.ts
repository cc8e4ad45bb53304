import { SAMPLE_ONE_IN } from "./library-sample.ts";

/** Walk through the decks in their order until the page is full; or gather all matches and sort them. */
export type Way = "walk" | "gather";

/** The way, and about how long it takes in µs. */
export type Plan = { way: Way; cost: number };

/** What one deck costs on the way, in µs, as measured with a million decks. */
export type Costs = { walked: number; gathered: number };

/** Fewer hits than this say too little about the distribution. */
const enoughHits = 4;

type Question = {
  /** ranks of the sample's decks that match, ascending */
  hits: Int32Array;
  /** the ranks that the page may come from: `from` up to, not including, `to` */
  from: number;
  to: number;
  /** whether the page goes down the ranks */
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

/** How far ahead the next two hits are, counted in decks of the sample. */
function distancesUp(hits: Int32Array, from: number): number[] {
  const first = hits.findIndex((rank) => rank >= from);
  return first === -1 ? [] : Array.from(hits.subarray(first, first + 2), (rank) => rank - from + 1);
}

function distancesDown(hits: Int32Array, to: number): number[] {
  const last = hits.findLastIndex((rank) => rank < to);
  return Array.from(hits.subarray(Math.max(0, last - 1), last + 1), (rank) => to - rank).reverse();
}

/**
 * An estimate of how many decks the walk passes, rather too high than too low. Each hit stands for as many decks as the sample leaves out,
 * more than a page. A single hit can be a stray, so the second decides where the page is full; in the mean of cases that is well before.
 */
function walkLength(ahead: readonly number[], rest: number): number {
  return (ahead[1] === undefined ? rest : ahead[1] / 2) * SAMPLE_ONE_IN;
}
