import { tableOf } from "../../../words/table-of.ts";
import { syllablesOf, withoutMarks } from "./marks.ts";

/** Common romanisations that follow none of a language's systems. */
export const habits = tableOf<(expected: string, given: string) => [string, string][]>({
  // With German letters: `Chruschtschow`.
  ru: (expected, given) => [[expected, germanised(given)]],
  uk: (expected, given) => [[expected, germanised(given)]],
  bg: (expected, given) => [[expected, germanised(given)]],
  // An unvoiced first consonant, `Pusan` and `kimchi`, in words of several syllables; in shorter ones it may be another word.
  ko: (expected, given) => (syllablesOf(expected) > 1 ? [[voiceless(expected), voiceless(given)]] : []),
  // Without silent aspiration, and with final consonants as they are spelled: `kop khun`, `khob khun`.
  th: (expected, given) => (syllablesOf(withoutMarks(expected)) > 1 ? [[asHeard(expected), asHeard(given)]] : []),
});

function germanised(text: string): string {
  if (!/sch|w|j/i.test(text)) return text;
  // `ŝ` and `ĉ` protect what was replaced from being replaced again.
  return text
    .replace(/schtsch/g, "ŝ")
    .replace(/tsch/g, "ĉ")
    .replace(/sch/g, "ś")
    .replace(/ch/g, "kh")
    .replace(/ŝ/g, "shch")
    .replace(/ĉ/g, "ch")
    .replace(/ś/g, "sh");
}

function voiceless(text: string): string {
  const letters = tableOf<string>({ g: "k", d: "t", b: "p", j: "ch" });
  return text
    .replace(/^(?:g(?!g)|d(?!d)|b(?!b)|j(?!j))/, (first) => letters[first] ?? first)
    .replace(/ch'/g, "ch")
    .replace(/c(?=[aeiou])/g, "ch");
}

function asHeard(text: string): string {
  return text
    .replace(/ee|ii/g, "i")
    .replace(/oo/g, "u")
    .replace(/([kpt])h/g, "$1")
    .replace(/bp/g, "p")
    .replace(/dt/g, "t")
    .replace(/s(?=d)/g, "")
    .replace(/d(?=d)|t(?=d)/g, "")
    .replace(/b(?![aeiou])/g, "p")
    .replace(/d(?![aeiou])/g, "t")
    .replace(/g(?![aeiou])/g, "k")
    .replace(/y(?![aeiou])/g, "i");
}
