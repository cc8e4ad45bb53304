import { isChemical } from "./elements.ts";

/** Whether a card's text is a formula, an equation, a ratio or code rather than words. `unifiedText` has its capitals. */
export function isSymbolic(unifiedText: string, rawText: string): boolean {
  if (unifiedText === "" || unifiedText.length > 200) return false;
  if (/^\s*`[^`]+`\s*$/.test(rawText)) return true;
  if (isChemical(unifiedText)) return /\d/.test(unifiedText) || /[A-Z].*[A-Z]/.test(unifiedText);
  const words = unifiedText.replace(/(?<=(?:^|[^\p{L}])\p{L})_\{?\p{L}+\}?/gu, "").match(/\p{L}{3,}/gu) ?? [];
  if (
    words.some(
      (word) =>
        !functions.has(word.toLowerCase()) && !isProduct(word, words, unifiedText) && /^\p{Lu}?\p{Ll}{3,}$|^\p{Lu}{4,}$/u.test(word),
    )
  )
    return false;
  if (/[^\p{Script=Latin}\p{Script=Greek}\p{N}\p{S}\p{P}\s\u0304\u0305]/u.test(unifiedText)) return false;
  return (
    /[\d=+*/^<>|√∑∫·×÷]|^\(?\p{L}[^!?\p{L}]{0,8}!$/u.test(unifiedText) ||
    /\p{L}\s?\(/u.test(unifiedText) ||
    isDifference.test(unifiedText) ||
    hasFunction.test(unifiedText)
  );
}

/** `a-(b-c)`: a letter less something in brackets. */
const isDifference = /(?<!\p{L})\p{L}\s?-\s?\(/u;

/** A function before what it is taken of: `sin x`, `log log n`, `ln 2`. In `to log in` it is a word. */
const hasFunction =
  /(?<!\p{L})(?:sin|cos|tan|cot|sec|csc|log|ln|exp|sqrt|lim|max|min|mod|sinh|cosh|tanh)\s?(?:[\d({[|√∞π]|\p{L}(?!\p{L}|'s)|(?:sin|cos|tan|log|ln)(?!\p{L}))/iu;

/** `mgh` in `E = mgh`, `2πrh`: a few adjacent letters to the right of an equals sign, or with a Greek one among them. */
function isProduct(word: string, words: readonly string[], text: string): boolean {
  if (word.length > mostFactors) return false;
  if (/\p{Script=Greek}/u.test(word) && /\p{Script=Latin}/u.test(word)) return true;
  return words.length === 1 && !/[aeiou]/.test(word) && /^\s*[Δ∆]?\p{L}(?:_?[\p{L}\d]{1,4})?\s*=\s*[^\p{L}]*\p{L}+[^\p{L}]*$/u.test(text);
}

/** Number of letters; longer runs are words. */
const mostFactors = 4;

/** Whether two formulas are equal, ignoring spaces, product signs, brackets around a single factor, and the order of factors and sides. */
export function sameFormula(expected: string, given: string): boolean {
  return expected.length <= longest && given.length <= longest && normal(expected) === normal(given);
}

/** Limit in UTF-16 code units. */
const longest = 1000;

const functions = new Set("sin cos tan cot sec csc log ln exp sqrt lim max min mod sinh cosh tanh".split(" "));

function normal(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/\btimes\b/g, "*")
    .replace(/\bequals?\b/g, "=")
    .replace(/\bplus\b/g, "+")
    .replace(/\bminus\b/g, "-")
    .replace(/\*\*/g, "^")
    .replace(/(?<=[\d\s)])\s?[x×]\s?(?=[\d\s(])/g, "*")
    .replace(/\s+/g, "")
    .replace(/[_.;]+$/g, "")
    .replace(/_/g, "")
    .replace(/(\d+)\/(\d+)(?![\d/])/g, (_, top: string, bottom: string) => String(Number(top) / Number(bottom)))
    .replace(/\.0+(?=$|\D)/g, "")
    .replace(/[*·⋅×∙]/g, "")
    .replace(/\(([^()+-]*)\)/g, "$1")
    .replace(/\(([^()+-]*)\)/g, "$1");
  return plain.split("=").toSorted().join("=");
}
