import type { Candidate, Kind } from "./candidate.ts";

/** How many neighbours by length are considered on either side, and how many candidates a shared word may add. */
const neighbours = 16;
const mostByWord = 4;
const commonestWord = 60;

/** Candidates, indexed so that those similar to an answer are found without reading all. */
export type Pool = {
  /** by kind, from the shortest to the longest */
  byLength: ReadonlyMap<Kind, readonly Candidate[]>;
  byStem: ReadonlyMap<string, readonly Candidate[]>;
  /** every candidate, from the shortest to the longest */
  all: readonly Candidate[];
};

export function poolOf(candidates: readonly Candidate[]): Pool {
  const all = candidates.toSorted((a, b) => a.length - b.length);
  const byLength = new Map<Kind, Candidate[]>();
  const byStem = new Map<string, Candidate[]>();
  for (const candidate of all) {
    push(byLength, candidate.kind, candidate);
    for (const stem of new Set([...candidate.stems, ...candidate.otherSide])) push(byStem, stem, candidate);
  }
  return { byLength, byStem, all };
}

/** An answer's rank by length among candidates of its kind; among all if its kind has fewer than four. */
export function rankOf(answer: Candidate, pool: Pool): { place: number; of: number } {
  const rivals = rivalsOf(answer, pool);
  return { place: placeByLength(rivals, answer.length), of: rivals.length };
}

/** At most about 100 candidates similar to an answer: by kind and length, and by topic. */
export function near(answer: Candidate, pool: Pool): Candidate[] {
  const nearby = new Set<Candidate>();
  addAround(nearby, rivalsOf(answer, pool), answer.length);
  if (nearby.size < neighbours) addAround(nearby, pool.all, answer.length);
  for (const stem of [...answer.otherSide, ...answer.stems].slice(0, 12)) {
    const sharing = pool.byStem.get(stem) ?? [];
    if (sharing.length > commonestWord) continue;
    const start = Math.max(0, placeByLength(sharing, answer.length) - mostByWord / 2);
    for (const candidate of sharing.slice(start, start + mostByWord)) nearby.add(candidate);
  }
  return [...nearby];
}

function rivalsOf(answer: Candidate, pool: Pool): readonly Candidate[] {
  const ofKind = pool.byLength.get(answer.kind) ?? [];
  return ofKind.length >= 4 ? ofKind : pool.all;
}

function addAround(nearby: Set<Candidate>, sortedCandidates: readonly Candidate[], length: number): void {
  const place = placeByLength(sortedCandidates, length);
  for (const candidate of sortedCandidates.slice(Math.max(0, place - neighbours), place + neighbours)) nearby.add(candidate);
}

/** The first index whose candidate is at least as long, by binary search. */
function placeByLength(sortedCandidates: readonly Candidate[], length: number): number {
  let low = 0;
  let high = sortedCandidates.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sortedCandidates[middle]?.length ?? 0) < length) low = middle + 1;
    else high = middle;
  }
  return low;
}

function push<K>(map: Map<K, Candidate[]>, key: K, candidate: Candidate): void {
  const list = map.get(key);
  if (list) list.push(candidate);
  else map.set(key, [candidate]);
}
