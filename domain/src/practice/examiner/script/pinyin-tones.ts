/** How pinyin matches a word: equal, without its tones, or not at all. */
export type PinyinVerdict = "same" | "unmarked" | "different";

const marks = ["\u0304", "\u0301", "\u030c", "\u0300"];

/**
 * Compares pinyin with `péng yǒu`, in marks or digits, with or without spaces. Tones of later syllables may be missing, as in `péngyou`, if
 * at least half of them are there; with fewer the answer counts as unmarked.
 */
export function comparePinyinBySyllables(expected: string, given: string): PinyinVerdict {
  const syllables = expected.split(" ").map(spelt);
  const said = spelt(given.replace(/[\s'’·-]/g, ""));
  if (syllables.map(({ letters }) => letters).join("") !== said.letters) return "different";
  let end = 0;
  const pairs = syllables.map(({ letters, tones }) => {
    const start = end;
    end += letters.length;
    const own = said.tones.filter(({ place }) => place > start && place <= end);
    return { expected: tones[0]?.tone ?? 0, given: own[0]?.tone ?? 0, isMany: own.length > 1 };
  });
  if (pairs.some((pair) => pair.isMany || (pair.given !== 0 && pair.given !== pair.expected))) return "different";
  const [first] = pairs;
  const marked = pairs.filter((pair) => pair.given !== 0).length;
  const isFirstThere = first !== undefined && first.given === first.expected;
  return isFirstThere && marked > 0 && marked * 2 >= pairs.length ? "same" : "unmarked";
}

/** The letters of pinyin without marks, with `v` for ü, and its tones (1 to 4), each with the number of letters before it. */
export function spelt(text: string): { letters: string; tones: { tone: number; place: number }[] } {
  const plain = text
    .toLowerCase()
    .normalize("NFD")
    .replace(/u(?=[\u0300-\u030c]*\u0308)|u:/g, "v")
    .replace(/\u0308/g, "");
  let letters = "";
  const tones: { tone: number; place: number }[] = [];
  for (const sign of plain) {
    const tone = marks.indexOf(sign) + 1 || (/[1-4]/.test(sign) ? Number(sign) : 0);
    if (tone > 0) tones.push({ tone, place: letters.length });
    else if (/[a-z]/.test(sign)) letters += sign;
  }
  return { letters, tones };
}
