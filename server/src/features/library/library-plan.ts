import { SAMPLE_ONE_IN } from "./library-sample.ts";

/** Walk through the decks in their order until the page is full; or gather all that match, and sort them. */
export type Way = "walk" | "gather";

/** The way, and about how long it takes in µs. */
export type Plan = { way: Way; cost: number };

/** What one deck costs on the way, in µs, as measured with a million decks. */
export type Costs = { walked: number; gathered: number };

/** Fewer hits than this say too little about where the rest stand. */
const enoughHits = 4;

type Question = {
  /** ranks of the sample's decks that match, ascending */
  hits: Int32Array;
  /** the ranks that the page may come from: `from` up to, not including, `to` */
  from: number;
  to: number;
  /** whether the page goes down the ranks */
  isDescending: boolean;
  limit: number;
  costs: Costs;
};

/** The cheaper way to a page, as far as the sample can tell. */
export function cheaperWay({ hits, from, to, isDescending, limit, costs }: Question): Plan {
  const gathering = Math.max(1, hits.length) * SAMPLE_ONE_IN * costs.gathered;
  if (hits.length < enoughHits) return { way: "gather", cost: gathering };
  const ahead = isDescending ? distancesDown(hits, to) : distancesUp(hits, from);
  const walking = walkLength(ahead, to - from, limit) * costs.walked;
  return walking <= gathering ? { way: "walk", cost: walking } : { way: "gather", cost: gathering };
}

/** How far ahead the next few hits are, counted in decks of the sample. */
function distancesUp(hits: Int32Array, from: number): number[] {
  const first = hits.findIndex((rank) => rank >= from);
  return first === -1 ? [] : Array.from(hits.subarray(first, first + enoughHits), (rank) => rank - from + 1);
}

function distancesDown(hits: Int32Array, to: number): number[] {
  const last = hits.findLastIndex((rank) => rank < to);
  return Array.from(hits.subarray(Math.max(0, last + 1 - enoughHits), last + 1), (rank) => to - rank).reverse();
}

/**
 * About how many decks the walk passes. Hits that stand evenly are met every `spacing` decks; a first hit that is much further
 * off than that is the beginning of a cluster, and everything before it is walked through.
 */
function walkLength(ahead: readonly number[], rest: number, limit: number): number {
  const [first, last] = [ahead[0], ahead.at(-1)];
  if (first === undefined || last === undefined || ahead.length < enoughHits) return rest * SAMPLE_ONE_IN;
  const spacing = Math.max(1, (last - first) / (enoughHits - 1));
  const gap = Math.max(0, first - 2 * spacing);
  return gap * SAMPLE_ONE_IN + spacing * limit;
}
