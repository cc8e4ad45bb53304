import { texts } from "./drawn-spans.texts.ts";
import { longestFormula } from "./formula-source.ts";

/** A formula that defines macros may grow with every use of one. */
const definition = /\\(?:[gex]?def|let|futurelet|(?:re|provide)?newcommand|renewcommand)(?![a-zA-Z])/;
const longestWithDefinitions = 200;

/** Each character of chemistry is parsed several times. */
const chemistry = /\\(?:ce|pu)(?![a-zA-Z])/;
const longestChemistry = 400;

/** Each pair of braces makes several nested elements, and each table cell eight siblings. */
const deepestBraces = 60;
const mostCells = 150;

export function definesNames(tex: string): boolean {
  return definition.test(tex);
}

/** Why a formula isn't even tried; null if it is. */
export function whyNotTried(tex: string): string | null {
  const longest = definesNames(tex) ? longestWithDefinitions : chemistry.test(tex) ? longestChemistry : longestFormula;
  if (tex.length > longest) return texts.tooLong;
  let [depth, cells] = [0, 0];
  for (const [token] of tex.matchAll(/\\.|[{}&]/gs)) {
    if (token === "{") depth++;
    if (token === "}") depth--;
    if (token === "&" || token === "\\\\") cells++;
    if (depth > deepestBraces || cells > mostCells) return texts.tooMuch;
  }
  return null;
}
