import { areContrasts } from "../knowledge/contrasts.ts";
import { outcome, type Outcome, wrong } from "../question/outcome.ts";
import type { Reading } from "../question/reading.ts";
import { withoutAccents } from "../text/fold.ts";
import { isArticle } from "../text/function-words.ts";
import { stem } from "../text/stems.ts";
import { wordsOf } from "../text/words.ts";
import words from "./verb-words.json" with { type: "json" };

const pronouns = new Set(words.pronouns.split(" "));
const tenses = new Set(words.tenses.split(" "));
/** Endings of persons and tenses in Romance languages and German. */
const endings = new Set(words.endings.split(" "));

/** A longer text is a sentence, in which the form of a verb is seldom the answer. */
const mostWords = 2;
const longestTerm = 60;
const shortestStem = 2;
/** In a longer form one wrong letter may be a slip. */
const longestWithoutSlips = 6;

/** On a card that asks for a form of a verb: another tense or person is wrong, `hablo` for hablé or `they go` for they went; the form without its pronoun is right. */
export function otherVerbForm({ question, forms, answer, language }: Reading): Outcome | null {
  const said = apart(answer.words);
  for (const { words: whole, raw } of forms) {
    const own = apart(whole);
    if (own.rest.length === 0 || own.rest.length > mostWords || own.rest.length !== said.rest.length) continue;
    const isOfAPronoun = own.pronoun !== null && (language === "en" || !isArticle(own.pronoun));
    if (!isOfAPronoun && !asksForAForm(question.term)) continue;
    const differ = own.rest.flatMap((word, at) =>
      plain(word) === plain(said.rest[at] ?? "") ? [] : [[plain(word), plain(said.rest[at] ?? "")] as const],
    );
    const isOfOther = own.pronoun !== null && said.pronoun !== null && areContrasts(own.pronoun, said.pronoun, true);
    if (differ.length === 0 && own.pronoun !== null && said.pronoun === null) return outcome(98, "word-form");
    if ((!isOfOther && differ.length === 0) || !differ.every(([a, b]) => areForms(a, b, language))) continue;
    // `sono andata` for sono andato: a woman says so.
    if (!isOfOther && own.rest.length > 1 && differ.every(([a, b]) => differInGender(a, b))) continue;
    return wrong("ending-missing", raw);
  }
  return null;
}

function apart(all: readonly string[]): { pronoun: string | null; rest: readonly string[] } {
  const [first = "", ...rest] = all;
  return pronouns.has(first) && rest.length > 0 ? { pronoun: first, rest } : { pronoun: null, rest: all };
}

/** `I spoke`, `(ellos) fueron`, `tener, yo`, `ser (imperfecto)`. */
function asksForAForm(term: string): boolean {
  if (term.length > longestTerm || term.includes("?")) return false;
  const asked = wordsOf(term.toLowerCase());
  return asked.length > 1 && (pronouns.has(asked[0] ?? "") || pronouns.has(asked.at(-1) ?? "") || asked.some((word) => tenses.has(word)));
}

function plain(word: string): string {
  return withoutAccents(word);
}

function areForms(a: string, b: string, language: string): boolean {
  // `runing` is a slip; and a word alone may be taken for English.
  if (differInGender(a, b) || (language === "en" && stem(a) === stem(b) && a.slice(-2) !== b.slice(-2))) return true;
  // `jugo` for juego: in so short a form a slip can't be told from a form made by the wrong rule.
  if (language !== "en" && a[0] === b[0] && Math.max(a.length, b.length) <= longestWithoutSlips) return true;
  const most = Array.from(a).findIndex((letter, at) => letter !== b[at]);
  const shared = most < 0 ? a.length : most;
  for (let at = shared; at >= shortestStem; at--) if (endings.has(a.slice(at)) && endings.has(b.slice(at))) return true;
  return false;
}

/** `andato` and `andata`, `sortis` and `sorties`. */
export function differInGender(a: string, b: string): boolean {
  return genders.some((pair) => pair.some((ending, at) => a.endsWith(ending) && a.slice(0, a.length - ending.length) + pair[1 - at] === b));
}

const genders = [
  ["o", "a"],
  ["os", "as"],
  ["i", "e"],
  ["", "e"],
  ["s", "es"],
] as const;
