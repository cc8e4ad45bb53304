import { bare, bareWords, type Reading } from "../question/reading.ts";
import { MARKS, outcome, partialScore, type Outcome } from "../question/verdict.ts";
import { isAnotherWord } from "../rules/another-word.ts";
import { veto } from "../rules/vetoes.ts";
import { elementSymbol } from "../tables/elements.ts";
import { areOpposites } from "../tables/opposites.ts";
import { areRelated, stemmed } from "../tables/related.ts";
import { withoutAccents } from "../text/fold.ts";
import { isFunctionWord } from "../text/function-words.ts";
import { allowedSlips, slipsBetween } from "../text/typos.ts";
import { listIn, matchList } from "./lists.ts";

/** A list: every item, in any order, and nothing else. */
export function asList(reading: Reading): Outcome | null {
  const form = reading.forms[0];
  const items = form ? listIn(form.text) : null;
  if (!items || items.some((item) => /^(?:yes|no)$/.test(item))) return null;
  if (veto(reading.forms[0] ?? reading.answer, reading)?.rule === "negation") return outcome(MARKS.none, "negation");
  const { found, missing, extra } = matchList(items, reading.answer.text, (item, part) => sameItem(item, part, reading));
  if (found.length === 0) return null;
  if (missing.length === 0 && extra.length === 0) return outcome(MARKS.full, "list", { found });
  if (extra.length > items.length / 2 + 1) return outcome(MARKS.none, "lists-everything", { found });
  const share = (found.length - extra.length / 2) / items.length;
  const score = missing.length === 0 ? MARKS.mostPartial : partialScore(share, leastOfAList);
  return outcome(score, "list", { found, missing, ...(extra.length > 0 ? { detail: extra.join(", ") } : {}) });
}

/** The share of a list from which an answer is worth a part. */
const leastOfAList = 0.3;

function sameItem(item: string, part: string, reading: Reading): boolean {
  const { language } = reading;
  const [wanted, given] = [withoutAccents(bare(item)), withoutAccents(bare(part))];
  if (wanted === "" || given === "") return false;
  if (wanted === given || elementSymbol(wanted) === given || elementSymbol(given) === wanted) return true;
  if (areOpposites(wanted, given) || /\d/.test(wanted + given)) return false;
  if (slipsBetween(wanted, given, allowedSlips(wanted.length)) <= allowedSlips(wanted.length))
    return !isAnotherWord(wanted, given, reading);
  const content = (text: string) =>
    bareWords(text)
      .filter((word) => !isFunctionWord(word, language))
      .map(stemmed);
  const [expected, offered] = [content(item), content(part)];
  if (expected.length === 0 || offered.length === 0) return false;
  const isAnswered = (word: (typeof expected)[number]) =>
    offered.some((other) => areRelated(word, other, language) || isInitial(other.word, word.word));
  return expected.every(isAnswered) && offered.length <= expected.length + 1;
}

/** `N.` for Northern, beside another word that is written out. */
function isInitial(short: string, long: string): boolean {
  return short.length === 1 && long.startsWith(short);
}
