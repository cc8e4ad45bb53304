/** The number of syllables in a reading: groups of vowels. */
export function syllablesOf(text: string): number {
  // Two adjacent long vowels are two syllables: `bhāī`.
  return text.match(/[āīūēō]|[aeiouy]+/g)?.length ?? 0;
}

/** A reading without tone marks, lengths and soft signs. The letters that `romanised` uses stay. */
export function withoutMarks(text: string): string {
  return text
    .normalize("NFD")
    .replace(/(?<![cs])[\u0300-\u036f]|(?<=[cs])(?![\u0302\u0301])[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .replace(/[’'`ʹʾʿ]/g, "");
}

/** Whether every mark of the given reading is also in ours; marks may be missing. */
export function hasNoOtherMark(ours: string, theirs: string): boolean {
  const [own, given] = [Array.from(ours), Array.from(theirs)];
  return own.length === given.length && given.every((letter, place) => letter === own[place] || letter === withoutMarks(letter));
}

/** Whether all signs of one text stand in another one in their order, with or without others between them. */
export function standsWithin(some: string, all: string): boolean {
  let place = -1;
  return Array.from(some).every((sign) => (place = all.indexOf(sign, place + 1)) >= 0);
}
