/** The shuffle key of a card, as this migration computes it: a whole number from 0 to below the prime 67,108,859, the same for the same text. */
export function lotOf(cardKey: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < cardKey.length; place++) hash = Math.imul(hash ^ cardKey.charCodeAt(place), 0x01000193);
  const state = ((hash | 0) + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * 67_108_859);
}
