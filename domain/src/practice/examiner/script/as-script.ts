import { articlesContradict } from "../text/function-words.ts";
import { bare, leadingArticle, type Reading } from "../question/reading.ts";
import { countsAsCorrect, MARKS } from "../question/marks.ts";
import { type Outcome, outcome, wrong } from "../question/outcome.ts";
import { compact, folded } from "../text/fold.ts";
import { inOneAlphabet } from "../text/one-alphabet.ts";
import { slipsBetween } from "../text/typos.ts";
import { bySound } from "./by-sound.ts";
import { standsWithin } from "./marks.ts";
import { plainSpelling } from "./native.ts";
import { simplified } from "./simplified.ts";
import { koreanSounds } from "./korean-sounds.ts";
import { compareReadings } from "./readings.ts";
import { asSaid, plainRomaji, romajiOf } from "./romaji.ts";
import { isOtherVerbForm } from "./verb-forms.ts";

/** Limit in UTF-16 code units; a longer card is a sentence. */
const longestWord = 60;

/** What separates the words that a card accepts. */
const separators = / ?[/;,、，|] ?/;

const notLatin = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
const latin = /\p{Script=Latin}/u;
/** Scripts in which one character more or less makes another word, so that no slip is allowed. */
const unforgiving =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Khmer}\p{Script=Myanmar}\p{M}\p{Cf}\sー]+$/u;

/**
 * Grades a word in its own script, with its readings in brackets: the word, any of its readings, or a romanisation in any common system.
 * Missing tones cost a part if they distinguish words; other tones, or another character, make another word.
 */
export function asScript(reading: Reading): Outcome | null {
  const { question, answer } = reading;
  const definition = question.definition.trim();
  if (definition.length > longestWord || !notLatin.test(definition) || answer.text === "" || answer.text.length > longestWord) return null;
  const words = folded(definition.replace(/\([^()]*\)/g, " ")).trim();
  if (latin.test(words) || !notLatin.test(words) || /\d/.test(words)) return null;
  const inBrackets = readingsIn(definition);
  const own = asWord(words, inBrackets, reading);
  if (own !== null && countsAsCorrect(own.score)) return own;
  const word = { text: words, raw: definition.replace(/\([^()]*\)/g, " ").trim(), inBrackets };
  const sounding = bySound(word, reading, (readings) => asWord(words, readings, { ...reading, spelledIn: "ja" }));
  return sounding !== null && sounding.score > (own?.score ?? 0) ? sounding : own;
}

function asWord(words: string, readings: readonly string[], reading: Reading): Outcome | null {
  const { question, answer } = reading;
  const { inSigns, inLetters } = inTwoScripts(answer.text);
  if (inSigns !== "" && inLetters !== "") {
    const [native, sound] = [inScript(words, readings, inSigns, reading), inLatin(words, readings, inLetters, reading)];
    if (native?.rule === "reading") return sound === null || sound.score > 0 ? native : sound;
  }
  const given = answer.text.replace(/\([^()]*\)/g, " ").trim() || answer.text;
  return latin.test(given) && !notLatin.test(given.replace(/[\s\d]/g, ""))
    ? inLatin(words, readings, question.answer, reading)
    : inScript(words, readings, given, reading);
}

/** `東京 Tokyo` and `Tokyo (東京)` in their two scripts; both parts are empty for other texts. */
function inTwoScripts(text: string): { inSigns: string; inLetters: string } {
  const none = { inSigns: "", inLetters: "" };
  const [letter, sign] = [text.search(latin), text.search(notLatin)];
  if (letter < 0 || sign < 0) return none;
  const place = Math.max(letter, sign);
  const [before, after] = [text.slice(0, place), text.slice(place)];
  const first = before.replace(/[\s,/:=(-]+$/, "");
  const isApart = first.length < before.length && (place === letter || /[(,/:=-]/.test(before.slice(first.length)));
  const [inSigns, inLetters] = place === letter ? [first, after] : [after.replace(/\)$/, ""), first];
  return isApart && /^[\p{Script=Latin}\p{M}\s'’-]+$/u.test(inLetters) && !/[\p{Script=Latin}()]/u.test(inSigns)
    ? { inSigns, inLetters }
    : none;
}

function inScript(words: string, readings: readonly string[], given: string, reading: Reading): Outcome | null {
  const { spelledIn: language, lexicon, question } = reading;
  const plain = (text: string) => compact(plainSpelling(simplified(bare(text), language), language));
  const accepted = [words, ...words.split(separators), ...readings.map(folded).filter((text) => notLatin.test(text))];
  const [plainGiven, plainAccepted] = [plain(given), accepted.map(plain)];
  const [own, said] = [leadingArticle(words), leadingArticle(given)];
  const isOtherGender = own !== null && said !== null && articlesContradict(own, said, language);
  if (plainAccepted.includes(plainGiven))
    return isOtherGender ? outcome(60, "article", { found: [given], detail: words }) : outcome(MARKS.full, "reading");
  const sounds = romajiOf(given);
  // In kana a long vowel is a character of its own, which `Tokyo` leaves out.
  const isSounded =
    sounds !== null && language === "ja" && readings.some((text) => plainRomaji(text.toLowerCase()) === plainRomaji(sounds));
  if (isSounded) return outcome(MARKS.full, "reading");
  // `사랑해요` for 사랑해: the polite form.
  if (plainAccepted.some((text) => `${text}요` === plainGiven)) return outcome(98, "reading");
  if (plainAccepted.some((text) => isOtherVerbForm(text, plainGiven, reading))) return outcome(98, "reading");
  // `лошад` for лошадь: not a word, so the student meant this one.
  const isUnsoftened = language === "ru" && `${given}ь` === words && lexicon.isWord(given, "ru") === false;
  // `בית` for הבית, the house: without the article.
  const isWithoutArticle = language === "he" && plain(words) === `ה${plain(given)}` && /^the\s/i.test(question.term);
  if (isUnsoftened || isWithoutArticle) return outcome(50, "ending-missing", { missing: [words] });
  if (isOtherInflection(words, given)) return wrong("other-sign", words);
  if (language === "ja" && plainAccepted.some((text) => lacksAnEnding(text, plainGiven)))
    return outcome(50, "ending-missing", { missing: [words] });
  // Each of several alternatives, `まいとし / まいねん`, is as strict as one.
  return [...words.split(separators), given].every((text) => unforgiving.test(text) && isOneWord(text))
    ? outcome(MARKS.none, "other-sign")
    : null;
}

/** `уголь` for угол: in an alphabet another ending, or a shortened word, makes another word; a slip inside a long word does not. */
function isOtherInflection(words: string, given: string): boolean {
  const cyrillic = /^\p{Script=Cyrillic}+$/u;
  if (!cyrillic.test(words) || !cyrillic.test(given) || words === given) return false;
  if (words.length - given.length > 2 && words.startsWith(given)) return true;
  return slipsBetween(words, given, 2) <= 2 && words.slice(-1) !== given.slice(-1);
}

const kana = /[\p{Script=Hiragana}ー]/gu;
/** Number of kana that identify a word in kana. */
const leastKana = 4;

/** `食べ` for 食べる, `ありがとう` for ありがとうございます: the word without its ending, or with a part of it. */
function lacksAnEnding(words: string, given: string): boolean {
  const [ours, theirs] = [words, given].map((text) => text.replace(kana, ""));
  if (ours !== theirs || given.length >= words.length) return false;
  if (ours === "") return words.startsWith(given) && given.length >= leastKana;
  return standsWithin(given, words);
}

function isOneWord(text: string): boolean {
  return !/\s/.test(text.trim()) && text.length <= 8;
}

function inLatin(words: string, readings: readonly string[], answer: string, { spelledIn, others }: Reading): Outcome | null {
  const given = inOneAlphabet(answer.trim())
    .toLowerCase()
    .normalize("NFC")
    .replace(/[.!?]+$/, "");
  const own = readings.filter((text) => latin.test(text)).flatMap((text) => [text, ...withoutItsDots(text, words)]);
  const sound =
    spelledIn === "ja"
      ? [words, ...readings].flatMap((text) => asSaid(folded(text)).map(romajiOf)).filter((text) => text !== null && text !== "")
      : spelledIn === "ko"
        ? words.split(separators).flatMap(koreanSounds)
        : [];
  const isName = own.some((text) => /^\p{Lu}/u.test(text));
  const verdicts = [...own, ...sound].map((text) =>
    compareReadings(text?.toLowerCase() ?? "", asSigned(given, text ?? "", words), spelledIn),
  );
  if (verdicts.length === 0) return null;
  if (verdicts.includes("same")) return outcome(MARKS.full, "reading");
  const isOthers = () =>
    others.some(({ definition }) =>
      readingsIn(definition).some((text) => compareReadings(text.toLowerCase(), given, spelledIn) === "same"),
    );
  if (verdicts.includes("misspelt"))
    return isOthers() ? outcome(MARKS.none, "other-sign") : outcome(94, "spelling", { detail: own[0] ?? "" });
  if (verdicts.includes("unmarked"))
    return isName ? outcome(95, "reading") : outcome(60, "tones-missing", { missing: [own[0] ?? sound[0] ?? ""] });
  return wrong("other-sign", own[0] ?? "");
}

/** `мышь` is `mysh` in some systems and `mysh'` in others: where the card's reading leaves the sign out, the answer may write it. */
function asSigned(given: string, reading: string, words: string): string {
  const withoutSigns = (text: string) => text.replaceAll(softSigns, "");
  return /[ьъ]/.test(words) && withoutSigns(reading) === reading ? withoutSigns(given) : given;
}

const softSigns = /[’'`ʹʺ″"”]/g;

/** `Khrushchev` for Хрущёв: `ё` is usually written without its dots. */
function withoutItsDots(reading: string, words: string): string[] {
  return words.includes("ё") ? [reading.replace(/[yij]o/g, "e"), reading.replace(/[yij]o/g, "o")] : [];
}

function readingsIn(definition: string): string[] {
  if (definition.length > longestWord) return [];
  return Array.from(definition.matchAll(/\(([^()]*)\)/g), (match) => (match[1] ?? "").split(/\s*[,;/]\s*/)).flat();
}
