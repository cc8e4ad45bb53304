import { formulaTokens, withoutComments } from "./formula-dialect.ts";
import { accents, doubleStruck, fences, functions, looks, signs, signsBetween, withUnread } from "./formula-signs.ts";

/** A formula's TeX, or a blank that hides a part of it. */
export type FormulaText = string | { blank: string };

/** Deeper nesting is flattened. */
const deepest = 20;

/**
 * A formula as a line of plain text, where it can't be rendered: `\frac{a+b}{c}` as (a+b)/c, `x^2` as x², a name as its character. It never
 * throws, and takes linear time.
 */
export function readableFormula(parts: readonly FormulaText[]): string {
  const tokens = parts.flatMap((part): FormulaText[] => (typeof part === "string" ? formulaTokens(part) : [part]));
  return tidy(reader(withoutComments(tokens))());
}

/** Environments whose first argument is about their columns. */
const withColumns = new Set(["array", "darray", "alignat", "alignat*", "alignedat"]);

function reader(tokens: readonly FormulaText[]): () => string {
  let at = 0;

  /** Up to and including `end`; an unclosed square bracket ends with the braces around it. */
  function upTo(end: "}" | "]" | null, depth: number): string {
    let output = "";
    while (at < tokens.length && !isAt(end)) output += one(depth);
    if (tokens[at] === end) at += 1;
    return output;
  }

  function isAt(end: "}" | "]" | null): boolean {
    return tokens[at] === end || (end === "]" && tokens[at] === "}");
  }

  function one(depth: number): string {
    const next = tokens[at++];
    if (next === undefined) return "";
    if (typeof next !== "string") return next.blank;
    if (next === "{") return depth < deepest ? upTo("}", depth + 1) : "";
    if (next === "^") return script(argument(depth), "^");
    if (next === "_") return script(argument(depth), "_");
    if (next === "&" || next === "~") return " ";
    if (next === "'") return "′";
    if (next === "}" || next === "$") return "";
    return next.startsWith("\\") ? command(next.slice(1), depth) : next;
  }

  function argument(depth: number): string {
    skipSpace();
    return depth >= deepest || tokens[at] === "}" ? "" : tidy(one(depth + 1));
  }

  /** An optional argument in square brackets. */
  function option(depth: number): string {
    skipSpace();
    if (tokens[at] !== "[" || depth >= deepest) return "";
    at += 1;
    return tidy(upTo("]", depth + 1));
  }

  function skipSpace(): void {
    while (isNext(/^\s$/)) at += 1;
  }

  function isNext(pattern: RegExp): boolean {
    const next = tokens[at];
    return typeof next === "string" && pattern.test(next);
  }

  function command(name: string, depth: number): string {
    if (/^[dtc]?frac$/.test(name)) return `${over(argument(depth))}/${under(argument(depth))}`;
    if (/^[dt]?binom$/.test(name)) return `(${argument(depth)} over ${argument(depth)})`;
    if (name === "sqrt") return root(option(depth), argument(depth));
    if (accents.has(name)) return withAccent(argument(depth), accents.get(name) ?? "");
    if (name === "mathbb") return argument(depth).replace(/./gu, (letter) => doubleStruck.get(letter) ?? letter);
    if (name === "begin") return begin(argument(depth), depth);
    if (name === "end") return fences[argument(depth)]?.[1] ?? "";
    if (name === "x" || name === "\\") return name === "\\" ? "; " : name;
    if (withUnread.test(name)) return argument(depth).slice(0, 0);
    if (looks.test(name)) return delimiter(name);
    if (/^(?:text|math|operatorname|mbox|hbox|boxed|boldsymbol|bm|underline|cancel|ce)/.test(name))
      return withSpaces(argument(depth), name);
    if (functions.test(name)) return ` ${name}${isNext(/^[\s^_(]$/) ? "" : " "}`;
    if (signsBetween.has(name)) return ` ${signsBetween.get(name)} `;
    if (/^[,;:!>\s]$/.test(name)) return name === "!" ? "" : " ";
    if (/^q?quad$/.test(name)) return " ";
    const sign = signs.get(name);
    // The space after a letter only ends its name, as in `\Delta x`.
    if (sign !== undefined && /[\p{L}∂∇∀∃]/u.test(sign)) skipSpace();
    return sign ?? name;
  }

  function begin(environment: string, depth: number): string {
    if (withColumns.has(environment)) argument(depth);
    return fences[environment]?.[0] ?? "";
  }

  /** After `\left` and `\right` a dot means no bracket. */
  function delimiter(name: string): string {
    if (/^(?:left|right|middle)$/.test(name) && tokens[at] === ".") at += 1;
    return "";
  }

  return () => upTo(null, 0);
}

function script(text: string, sign: "^" | "_"): string {
  const small = sign === "^" ? raised(text) : lowered(text);
  return small ?? (text.length > 1 && !isBracketed(text) ? `${sign}(${text})` : `${sign}${text}`);
}

function over(text: string): string {
  return isBracketed(text) || /^-?[^\s+\-−=<>/;]*$/.test(text) ? text : `(${text})`;
}

function under(text: string): string {
  return isBracketed(text) || /^(?:\d[\d.,]*[\p{No}⁺⁻]*|\p{L}[\p{L}\p{M}\p{No}′°⁺⁻₊₋]*|\p{L}_\p{L}|.?)$/u.test(text) ? text : `(${text})`;
}

function root(degree: string, text: string): string {
  if (degree === "3" || degree === "4") return `${degree === "3" ? "∛" : "∜"}${under(text)}`;
  return `${raised(degree) ?? `(${degree})`}√${under(text)}`;
}

function withAccent(text: string, accent: string): string {
  return /^.$/u.test(text) ? (text + accent).normalize() : text;
}

function withSpaces(words: string, name: string): string {
  return name.startsWith("operatorname") ? ` ${words} ` : words;
}

function isBracketed(text: string): boolean {
  return /^\([^()]*\)$|^\[[^[\]]*\]$/.test(text);
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/([([]) /g, "$1")
    .replace(/ ([)\],;])/g, "$1")
    .trim();
}

const high = pairs("0⁰1¹2²3³4⁴5⁵6⁶7⁷8⁸9⁹+⁺-⁻−⁻=⁼(⁽)⁾aᵃbᵇcᶜdᵈeᵉfᶠgᵍhʰiⁱjʲkᵏlˡmᵐnⁿoᵒpᵖrʳsˢtᵗuᵘvᵛwʷxˣyʸzᶻTᵀβᵝγᵞδᵟ′′°°∘°**");
const low = pairs("0₀1₁2₂3₃4₄5₅6₆7₇8₈9₉+₊-₋−₋=₌(₍)₎aₐeₑhₕiᵢjⱼkₖlₗmₘnₙoₒpₚrᵣsₛtₜuᵤvᵥxₓβᵦγᵧρᵨφᵩχᵪ");

/** A text in superscript characters, as `x²`; null if one of its characters has none. */
export function raised(text: string): string | null {
  return inSmall(text, high);
}

/** A text in subscript characters, as `H₂O`; null if one of its characters has none. */
export function lowered(text: string): string | null {
  return inSmall(text, low);
}

function inSmall(text: string, letters: ReadonlyMap<string, string>): string | null {
  const small = Array.from(text.replace(/\s/g, ""), (one) => letters.get(one));
  return small.includes(undefined) ? null : small.join("");
}

function pairs(signsText: string): ReadonlyMap<string, string> {
  const characters = Array.from(signsText);
  return new Map(characters.flatMap((one, at) => (at % 2 === 0 ? [[one, characters[at + 1] ?? ""] as const] : [])));
}
