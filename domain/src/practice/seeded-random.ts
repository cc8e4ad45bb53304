/** A random generator that gives the same numbers for the same seed, from 0 to below 1 (mulberry32, public domain). */
export function seededRandom(seed: number | string): () => number {
  let state = typeof seed === "number" ? Math.trunc(seed) | 0 : hashOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** FNV-1a over the text's code units. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place++) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  return hash | 0;
}
