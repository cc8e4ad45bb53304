/** How many vowels a reading has, each with what belongs to it. */
export function syllablesOf(text: string): number {
  // Two long vowels side by side are two syllables: `bhāī`.
  return text.match(/[āīūēō]|[aeiouy]+/g)?.length ?? 0;
}

/** Without tone marks, lengths and signs of softness. The letters that `romanised` made stay. */
export function withoutMarks(text: string): string {
  return text
    .normalize("NFD")
    .replace(/(?<![cs])[\u0300-\u036f]|(?<=[cs])(?![\u0302\u0301])[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .replace(/[’'`ʹʾʿ]/g, "");
}

/** Whether all that is marked in a reading is marked so in the other: nothing is, or a part is. */
export function hasNoOtherMark(ours: string, theirs: string): boolean {
  const [own, given] = [Array.from(ours), Array.from(theirs)];
  return own.length === given.length && given.every((letter, place) => letter === own[place] || letter === withoutMarks(letter));
}
