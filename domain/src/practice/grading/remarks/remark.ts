import type { Reading } from "../question/reading.ts";
import { folded, withoutAccents } from "../text/fold.ts";
import { wordsOf } from "../text/words.ts";

/** Limits of an answer that is read, and of a card's name, in UTF-16 code units. */
const longestRead = 400;
const longestName = 60;
/** Words of comparison, negation or other times: such a remark may mention other things. */
const ofOthers =
  /\b(?:not|never|no|unlike|than|like|instead|whereas|while|although|though|but|once|formerly|former|until|used to|empire|colony|belonged)\b|n't\b/;

/**
 * What an answer adds after the card's answer, in lower case: `, which lies in Africa` in `the Nile, which lies in Africa`. Null if it adds
 * nothing, or also speaks of another thing.
 */
export function remarkOf({ question, answer, forms }: Reading): string | null {
  const name = plainName(question.definition);
  if (name === null && /^\d[\d.,]*$/.test(question.definition.trim()))
    return afterANumber(question.definition.trim(), answer.text.slice(0, longestRead));
  if (name === null) return clauseAdded(answer.text.slice(0, longestRead), forms[0]?.words ?? []);
  const said = withoutAccents(answer.text.slice(0, longestRead));
  const end = endOf(name, said) ?? endOf(name.split(" ").at(-1) ?? "", said);
  if (end === null) return null;
  const remark = said.slice(end);
  return remark.trim().includes(" ") && !ofOthers.test(remark) ? remark : null;
}

/** A remark after the card's number: `, which is acidic`. */
function afterANumber(number: string, said: string): string | null {
  const place = said.indexOf(number);
  const remark = place < 0 ? "" : said.slice(place + number.length);
  return /^[,;(]?\s?(?:which|it|that|an?)\b/.test(remark.trim()) && !ofOthers.test(remark) ? remark : null;
}

/** A clause that an answer to a longer card adds after a comma: `…, it comes from the liver`. Null if it repeats words of the card. */
function clauseAdded(said: string, own: readonly string[]): string | null {
  const [, clause = ""] = /^.{12,}?[,;]\s(?:and\s)?((?:(?:it|they|which|that)\s)[^,;]+)$/su.exec(said) ?? [];
  const words = wordsOf(clause);
  const isOwn = words.filter((word) => word.length > 3 && own.includes(word)).length > 1;
  return clause === "" || isOwn || ofOthers.test(clause) ? null : ` ${clause}`;
}

/** The card's answer if it is a short name, without articles and brackets; else null. */
function plainName(definition: string): string | null {
  if (definition.length > longestName) return null;
  const name = withoutAccents(folded(definition.replace(/\s*\([^()]*\)\s*$/, ""))).replace(/^(?:the|an?) /, "");
  return /^\p{L}[\p{L}'’. -]{2,}$/u.test(name) && name.split(" ").length <= mostWords ? name : null;
}

const mostWords = 4;

function endOf(name: string, said: string): number | null {
  const place = said.indexOf(name);
  if (name.length < shortestName || place < 0) return null;
  const end = place + name.length;
  return /[\p{L}\p{N}'’-]/u.test(said[place - 1] ?? " ") || /[\p{L}\p{N}'’-]/u.test(said[end] ?? " ") ? null : end;
}

const shortestName = 3;
