/** A longer word is cut, in the index as in a search, which has no longer one either: PostgreSQL takes words of 2 kB. */
const longestWord = 200;

/** Scripts that put no spaces between words, and Korean, whose particles stand at the end of a word. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu;

/** Where all of these scripts begin: most texts have no character beyond it, and are not looked through for runs. */
const fromThaiOn = /[\u0e00-\u{10ffff}]/u;

/** Letters and digits with their marks; signs at the end of a name belong to it, as in `c++` and `c#`. */
const words = /[\p{L}\p{N}\p{M}]+[+#]{0,2}/gu;

/** The longest beginning of a text that is read for its words, in characters: one of some MB would keep everybody waiting. */
const longestRead = 50_000;

/** The text, of a long one its beginning. */
export function beginningOf(text: string): string {
  return text.length <= longestRead ? text : text.slice(0, longestRead).toWellFormed();
}

/** A part of a text as searches compare it: a word, or a run of letters in a script without spaces. */
export type TextPart = { text: string; isUnspaced: boolean };

/** The words of a folded text in order; a run of letters without spaces is one part. */
export function* partsIn(text: string): Generator<TextPart> {
  for (const { word, isUnspaced } of wordPlaces(text)) yield { text: comparedWord(word, isUnspaced), isUnspaced };
}

/** A folded word as searches compare it: a long one is cut, and both kinds of Japanese syllables are one. */
export function comparedWord(word: string, isUnspaced: boolean): string {
  return isUnspaced ? withOneKana(word) : shortened(word);
}

/** The text in hiragana where it is in katakana: both are one to searches of words. */
export function withOneKana(text: string): string {
  return text.replace(katakana, (letter) => String.fromCharCode(letter.charCodeAt(0) - katakanaToHiragana));
}

/** Those that have a hiragana in the same place of its own block. */
const katakana = /[\u30a1-\u30f6]/gu;
const katakanaToHiragana = 0x60;

/** The same words of any text, as they are written in it, and where. */
export function* wordPlaces(text: string): Generator<{ at: number; word: string; isUnspaced: boolean }> {
  const mayHaveRuns = fromThaiOn.test(text);
  for (const { 0: word, index } of text.matchAll(words)) {
    if (!mayHaveRuns) {
      yield { at: index, word, isUnspaced: false };
      continue;
    }
    let end = 0;
    for (const run of word.matchAll(unspaced)) {
      if (run.index > end) yield { at: index + end, word: word.slice(end, run.index), isUnspaced: false };
      yield { at: index + run.index, word: run[0], isUnspaced: true };
      end = run.index + run[0].length;
    }
    if (end < word.length) yield { at: index + end, word: word.slice(end), isUnspaced: false };
  }
}

/**
 * The words that a folded text is found by. A run of letters without spaces is found by each letter and by each two adjacent ones. Two words with an
 * apostrophe or a hyphen between them are also one: `don't` is found as `dont`, and `e-mail` as `email`.
 */
export function* wordsIn(text: string): Generator<TextPart> {
  for (const part of wordsAndRunsIn(text)) {
    if (part.isUnspaced) for (const piece of piecesOf(part.text)) yield { text: piece, isUnspaced: true };
    else yield part;
  }
}

/** The same with each run of letters without spaces as a whole. */
export function* wordsAndRunsIn(text: string): Generator<TextPart> {
  let before: { word: string; end: number } | null = null;
  for (const { at, word, isUnspaced } of wordPlaces(text)) {
    yield { text: comparedWord(word, isUnspaced), isUnspaced };
    const isJoined = before !== null && at === before.end + 1 && joints.has(text.charAt(before.end));
    if (isJoined && !isUnspaced) yield { text: shortened(`${before?.word}${word}`), isUnspaced };
    before = isUnspaced ? null : { word, end: at + word.length };
  }
}

const joints: ReadonlySet<string> = new Set(["'", "-"]);

function* piecesOf(run: string): Generator<string> {
  let before = "";
  for (const letter of run) {
    yield letter;
    if (before !== "") yield before + letter;
    before = letter;
  }
}

/** The pieces that a text must have to contain the run: each two adjacent letters, or the only one. */
export function piecesToFind(run: string): string[] {
  const letters = Array.from(run);
  return letters.length === 1 ? letters : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
}

function shortened(word: string): string {
  return word.length <= longestWord ? word : Array.from(word).slice(0, longestWord).join("");
}
