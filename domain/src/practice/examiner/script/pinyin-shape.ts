const tones = /[\u0304\u0301\u030c\u0300]/g;
const initials = new Set(",b p m f d t n l g k h j q x zh ch sh r z c s y w".split(/[ ,]/));
const finals = new Set("a o e ai ei ao ou i ia ie iao iu io u ua uo uai ui ue v ve".split(" "));
/** What may stand between two vowels: the end of one syllable and the beginning of the next. */
const between = /^(?:ng|n|r)?(.*)$/;
/** Consonants after which `o` stands alone; after others it is `ong`. */
const beforeO = new Set(",b p m f l w y".split(/[ ,]/));

/**
 * Whether a text in Latin letters is pinyin with its tones: each part is a possible syllable, and at least half of them have a tone mark. `Tōkyō` is not,
 * since there is no syllable `kyo`.
 */
export function isPinyinWithTones(text: string): boolean {
  const signs = text
    .toLowerCase()
    .normalize("NFD")
    .replace(/u(?=\p{M}*\u0308)/gu, "v")
    .replace(/\u0308/g, "");
  return signs.split(/[\s'’·-]+/).every((word) => word === "" || isWordWithTones(word)) && signs.search(tones) >= 0;
}

function isWordWithTones(word: string): boolean {
  const plain = word.replace(tones, "");
  const marks = word.length - plain.length;
  const parts = plain.split(/([aeiouv]+)/);
  const vowels = parts.filter((_, place) => place % 2 === 1);
  if (!/^[a-z]+$/.test(plain) || vowels.length === 0 || marks * 2 < vowels.length) return false;
  return vowels.every((vowel, place) => {
    const [before = "", after = ""] = [parts[place * 2], parts[place * 2 + 2]];
    const initial = place === 0 ? before : initialIn(before);
    const isLast = place === vowels.length - 1;
    const isPossible = initial !== null && initials.has(initial) && finals.has(vowel);
    const isOpen = vowel !== "o" || beforeO.has(initial ?? "") || after.startsWith("ng");
    return isPossible && isOpen && (!isLast || /^(?:ng|n|r)?$/.test(after));
  });
}

const toneMarks = ["\u0304", "\u0301", "\u030c", "\u0300", ""];

/** Pinyin with its tones in digits, `ni3 hao3` or `lu:4`, with marks in their place; null for any other text. */
export function numberedPinyinWithMarks(text: string): string | null {
  let marked = "";
  for (const sign of text.toLowerCase().replaceAll("u:", "ü").replaceAll("v", "ü")) {
    const mark = toneMarks["12345".indexOf(sign)];
    if (mark === undefined) marked += sign;
    else {
      const vowel = lastVowel(marked);
      if (vowel < 0) return null;
      marked = `${marked.slice(0, vowel + 1)}${mark}${marked.slice(vowel + 1)}`;
    }
  }
  const words = marked.split(" ");
  const withTones = words.filter((word) => toneMarks.some((mark) => mark !== "" && word.includes(mark)));
  const isPinyin =
    withTones.length > 0 && withTones.every(isPinyinWithTones) && words.every((word) => /^[\p{Script=Latin}\p{M}'’-]+$/u.test(word));
  return isPinyin ? marked.normalize("NFC") : null;
}

/** The place of the last vowel of the last syllable; -1 if it has none or a tone stands there already. */
function lastVowel(text: string): number {
  const place = Math.max(...Array.from("aeiouü", (vowel) => text.lastIndexOf(vowel)));
  return toneMarks.some((mark) => mark !== "" && text.slice(place).includes(mark)) ? -1 : place;
}

/** The consonants that begin a syllable, of those between two vowels; null if they are impossible. */
function initialIn(consonants: string): string | null {
  if (initials.has(consonants)) return consonants;
  const rest = between.exec(consonants)?.[1] ?? consonants;
  return initials.has(rest) ? rest : null;
}
