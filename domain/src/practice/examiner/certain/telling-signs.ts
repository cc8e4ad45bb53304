import { isCodeCard } from "../code/as-code.ts";
import type { Reading } from "../question/reading.ts";
import { type Outcome, wrong } from "../question/outcome.ts";
import { alternativesIn } from "../take-apart/alternatives.ts";
import { unifiedSource } from "../text/fold.ts";

/** Limit in UTF-16 code units; a longer text is a sentence, in which a sign is seldom the answer. */
const longest = 60;

/** A prime after a symbol or a bracket: `f'`, `x'y`, `(xy)'`; in `l'eau`, `it's` and `'a'` it is an apostrophe. */
const prime = /(?<![\p{L}'])\p{L}{1,2}'+(?![\p{L}'])|(?<![\p{L}'])\p{L}'(?=[^'\P{L}sdmt](?!\p{L}))|\)'/u;
/** A negation before a symbol: `¬A`, `~(p`. */
const negation = /[¬~][\s(]*\p{L}/u;
/** A star after a symbol: `A*`; in `*A*` it marks the letter. */
const star = /(?<![\p{L}*])\p{L}{1,2}\*(?![\p{L}\p{N}(*])/u;
/** Nothing but a symbol with a plus, as in `B+`. */
const plus = /^\p{L}{1,2}\+$/u;

/** Signs between symbols that make another statement: `p ∨ q` and `p ∧ q`. */
const relation = /[∧∨⊕⊻∪∩⊂⊃⊆⊇∈∉∖]/u;

/** Equations and reactions have readers of their own. */
const equation = /[=→←↔⇌⇒⇔]|->/;

/**
 * The letters of a text with those signs that make another thing of a symbol, `f'` of `f` and `¬A` of `A`; empty for a text without such signs. Brackets
 * count where a sign belongs to what they hold: `(x'y)'` is not `x'y'`.
 */
export function tellingSigns(text: string): string {
  if (text.length > longest) return "";
  const plain = unifiedSource(text)
    .replace(/(?<=(?<![\p{L}"'])\p{L})"/gu, "''")
    .replace(/(?<![\p{L}\p{N})])[~!](?=[\s(]*\p{L})/gu, "¬");
  if (equation.test(plain)) return "";
  const isSymbolic = relation.test(plain) && !/\p{L}{3}/u.test(plain);
  if (!isSymbolic && ![prime, negation, star, plus].some((sign) => sign.test(plain))) return "";
  const signs = plain.replace(isSymbolic ? /\s/g : /[^\p{L}\p{N}'¬*+()]/gu, "");
  return /¬\(|\)'/.test(signs) ? signs : signs.replace(/[()]/g, "");
}

function lettersOf(text: string): string {
  return unifiedSource(text.slice(0, longest + 1))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** An answer with the card's letters and other signs is another thing: `f(x)` for `f'(x)`, `A` for `A*`. */
export function otherTellingSigns({ question }: Reading): Outcome | null {
  if (isCodeCard(question) || equation.test(question.definition)) return null;
  const said = tellingSigns(question.answer.trim());
  const own = [question.definition.trim(), ...alternativesIn(question.definition)];
  const wanted = own.filter((text) => text.length <= longest && lettersOf(text) === lettersOf(question.answer));
  const isOther = wanted.length > 0 && wanted.every((text) => tellingSigns(text) !== said);
  return isOther ? wrong("formula", question.definition) : null;
}
