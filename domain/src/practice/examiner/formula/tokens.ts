import namesTable from "./names.json" with { type: "json" };
import { tableOf } from "../../../words/table-of.ts";

/**
 * A token of a formula. `name` is a variable, one letter with its index or a whole word; `function` applies to the tokens after it.
 * `isIndex`: typed with `_`.
 */
export type Token = { kind: "number" | "name" | "function" | "sign"; text: string; isIndex?: true };

/** A formula with more tokens is compared as text. */
export const mostTokens = 250;

const functions = "arcsin arccos arctan sinh cosh tanh sin cos tan cot sec csc ln log lg exp sqrt abs".split(" ");
const greek = tableOf<string>(namesTable.greek);
const known = [...functions, ...Object.keys(greek)].toSorted((a, b) => b.length - a.length);

/** The tokens of a typed formula; null if it contains a character that formulas do not have, or too many tokens. */
export function tokensOf(text: string): Token[] | null {
  const tokens: Token[] = [];
  const source = text
    .replace(/\*\*/g, "^")
    .replace(/\bsum(?: of)?(?=[\s(])|Σ/g, "∑")
    .replace(/(?<=\p{L})°/gu, "0")
    .replace(/(?<=\d)\s?x\s?(?=\d)/g, "*");
  const pattern =
    /\s+|(\d+(?:[.,]\d+)?|[.]\d+)|(\[[\p{L}\d^+_-]{1,12}\])|(\p{L}+(?:_\{[^{}]{1,12}\}|_?\d+|_\p{L}+)?'{0,3})|([-+*/^()[\]{}|=<>≤≥≠≈±∓√∛!°∞∫∑∂∇%×·⋅∙÷:'])/uy;
  while (pattern.lastIndex < source.length) {
    const start = pattern.lastIndex;
    const match = pattern.exec(source);
    if (!match || tokens.length > mostTokens || pattern.lastIndex === start) return null;
    const [, number, concentration, letters, sign] = match;
    if (number !== undefined) tokens.push({ kind: "number", text: number.replace(",", ".") });
    else if (concentration !== undefined && /\p{Lu}/u.test(concentration))
      tokens.push({ kind: "name", text: concentration.replace(/\^/g, "") });
    else if (concentration !== undefined) tokens.push(...(tokensOf(`(${concentration.slice(1, -1)})`) ?? []));
    else if (letters !== undefined) tokens.push(...names(letters));
    else if (sign !== undefined) tokens.push({ kind: "sign", text: plainSign(sign) });
  }
  return withDifferences(tokens);
}

/** Joins `Δ t` to one name, because a difference is not a product. */
function withDifferences(tokens: readonly Token[]): Token[] {
  return tokens.reduce<Token[]>((all, token) => {
    const before = all.at(-1);
    const isOf = before?.kind === "name" && /^[Δδ]$/.test(before.text) && token.kind === "name" && token.isIndex !== true;
    return isOf ? [...all.slice(0, -1), { ...token, text: before.text + token.text }] : [...all, token];
  }, []);
}

function plainSign(sign: string): string {
  if ("×·⋅∙".includes(sign)) return "*";
  if (sign === "÷" || sign === ":") return "/";
  return { "[": "(", "{": "(", "]": ")", "}": ")" }[sign] ?? sign;
}

/** Splits a run of letters into functions, Greek letters, words, or single letters with an index. */
function names(run: string): Token[] {
  const letters = /^\p{L}+/u.exec(run)?.[0] ?? "";
  const firstPrime = run.length - (/'*$/.exec(run.slice(-mostPrimes))?.[0].length ?? 0);
  const [index, primes] = [run.slice(letters.length, firstPrime), run.slice(firstPrime)];
  const tokens: Token[] = [];
  let rest = letters;
  while (rest !== "") {
    const word = known.find((one) => rest.startsWith(one) || rest.toLowerCase() === one);
    if (word !== undefined) {
      const symbol = greek[word];
      tokens.push(symbol === undefined ? { kind: "function", text: word } : { kind: "name", text: symbol });
      rest = rest.slice(word.length);
      continue;
    }
    const isWord = rest.length >= 4 && /^\p{Lu}?[\p{Ll}]+$/u.test(rest) && /[aeiou]/.test(rest);
    const name = isWord ? rest.toLowerCase() : (Array.from(rest)[0] ?? "");
    tokens.push({ kind: "name", text: name });
    rest = isWord ? "" : rest.slice(name.length);
  }
  const indexed = withIndex(tokens, index.replace(/[_{}]/g, ""));
  const last = indexed.at(-1);
  return primes === "" || !last ? indexed : [...indexed.slice(0, -1), { ...last, kind: "name", text: last.text + primes }];
}

/** Number of primes of a derivative: `y''`. */
const mostPrimes = 10;

/** Digits as an index belong to the name (`q_1`); letters are read like letters without `_`, as they are often typed (`Ek`). */
function withIndex(tokens: Token[], index: string): Token[] {
  const last = tokens.at(-1);
  if (index === "" || !last) return tokens;
  // `sqrt5` and `ln2`: only a logarithm has a base.
  if (last.kind === "function" && last.text !== "log" && /^\d+$/.test(index)) return [...tokens, { kind: "number", text: index }];
  if (last.kind === "function")
    return [...tokens, { kind: "sign", text: "_" }, { kind: /^\d+$/.test(index) ? "number" : "name", text: index }];
  if (/^\d+$/.test(index)) return [...tokens.slice(0, -1), { kind: "name", text: last.text + index }];
  return [...tokens, ...Array.from(index, (letter): Token => ({ kind: "name", text: letter, isIndex: true }))];
}
