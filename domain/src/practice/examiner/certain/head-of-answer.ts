import { outcome, type Outcome } from "../question/outcome.ts";
import type { Reading } from "../question/reading.ts";
import { asksForParts } from "../take-apart/alternatives.ts";
import { folded, withoutAccents } from "../text/fold.ts";
import { isArticle, type Language } from "../text/function-words.ts";
import { wordsOf } from "../text/words.ts";
import words from "./asks-for-one.json" with { type: "json" };

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(" "));
const which = setOf(words.which);
const places = setOf(words["where and when"]);
const ofAll = setOf(words["of all"]);
const names = setOf(words.names);
const notForOne = setOf(words["not for one"]);
const remarks = setOf(words.remarks);
const joints = setOf(words.joints);

const longest = 160;
/** Words of a name without its article. */
const mostOfAName = 4;

/**
 * The name alone on a card that asks for one thing and says something about it: `Lake Baikal` for Lake Baikal (1,642 m), Russia, `the Nile` for the Nile, about
 * 6,650 km, `1945` for in 1945, with the surrender of Japan.
 */
export function headOfAnswer({ question, answer, language }: Reading): Outcome | null {
  const { term, definition } = question;
  if (term.length > longest || definition.length > longest || asksForParts(question) || !asksForOne(term)) return null;
  const end = Math.min(...[", ", " ("].map((sign) => definition.indexOf(sign)).filter((at) => at > 0));
  if (!Number.isFinite(end) || !isRemark(definition.slice(end).trim(), language)) return null;
  const [own, said] = [nameIn(wordsOf(folded(definition.slice(0, end)))), nameIn(answer.words)];
  if (own.length === 0 || own.length > mostOfAName || own.length !== said.length) return null;
  return own.every((word, at) => withoutAccents(word) === withoutAccents(said[at] ?? "")) ? outcome(96, "alternative") : null;
}

/** `Largest planet?`, `Which gas …`, `capital of Peru`, and no definition, reason or number of things. */
function asksForOne(term: string): boolean {
  const asked = wordsOf(folded(term));
  const areSeveral = asked.some(
    (word, at) => notForOne.has(word) || ((word === "which" || word === "what") && isPlural(asked[at + 1] ?? "")),
  );
  if (areSeveral || asked.filter((word) => places.has(word)).length > 1) return false;
  const isOfAll = asked.some((word) => ofAll.has(word) || (word.length > 5 && word.endsWith("est")));
  // `What organ makes insulin?`, but not `What is an organ?`
  const [first = "", second = ""] = asked;
  const isOfAKind = first === "what" && !verbs.has(second);
  return isOfAll || isOfAKind || asked.some((word) => which.has(word) || places.has(word) || names.has(word));
}

/** `Which gases …` */
function isPlural(noun: string): boolean {
  return noun.length > 3 && noun.endsWith("s") && !noun.endsWith("ss");
}

const verbs = new Set("is are was were do does did has have had can could will would happens makes causes".split(" "));

/** Whether what stands behind a name says something about it, and is no further item of a list: `, green, blue`, `(78 %), oxygen (21 %)`. */
function isRemark(behind: string, language: Language): boolean {
  if (behind.startsWith("(")) {
    const after = behind.slice(behind.indexOf(")") + 1).trim();
    // `, Russia`: a place. Every noun of German begins with a capital.
    if (after.startsWith(",")) return language !== "de" && /^,\s\p{Lu}/u.test(after) && !after.includes("(");
    return !joints.has(wordsOf(folded(after))[0] ?? "");
  }
  const parts = behind.slice(1).split(", ");
  const beginning = wordsOf(folded(behind)).slice(0, wordsBeforeAFigure);
  if (parts.filter((part) => /\d/.test(part)).length > 1 || beginning.some((word) => joints.has(word))) return false;
  return remarks.has(beginning[0] ?? "") || beginning.some((word) => /\d/.test(word));
}

/** `longue de 1 006 km` */
const wordsBeforeAFigure = 3;

function nameIn(all: readonly string[]): readonly string[] {
  const start = all.findIndex((word) => !isArticle(word) && !beforeNames.has(word));
  return start < 0 ? [] : all.slice(start);
}

const beforeNames = new Set("in on at im am en nel nella au à".split(" "));
