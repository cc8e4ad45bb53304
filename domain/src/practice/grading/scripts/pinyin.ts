const marks = ["\u0304", "\u0301", "\u030c", "\u0300"];

/** The tones (1 to 4) of a syllable row written with marks or digits, in order, its bare letters, and how many vowel groups it has. */
export type Pinyin = { letters: string; tones: string; syllables: number };

export function pinyinOf(text: string): Pinyin {
  const apart = text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[\s'’·-]/g, "");
  const tones = Array.from(apart, (sign) => (marks.includes(sign) ? String(marks.indexOf(sign) + 1) : /[1-4]/.test(sign) ? sign : "")).join(
    "",
  );
  const letters = apart.replace(/u\u0308|ü|v|u:/g, "v").replace(/[\u0300-\u036f0-5]/g, "");
  return { letters, tones, syllables: letters.match(/[aeiouv]+/g)?.length ?? 0 };
}
