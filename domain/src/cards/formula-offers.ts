import { tableOf } from "../words/table-of.ts";
import { sideLayout } from "./text/side-layout.ts";

/** Something typed that may be meant as a formula: its place, and the formula. */
export type FormulaOffer = { from: number; to: number; typed: string; tex: string };

/** Signs typed for others. `<-` alone is no arrow: a word may be quoted by it. */
const arrows = tableOf<string>({
  "<->": "\\leftrightarrow",
  "<=>": "\\Leftrightarrow",
  "->": "\\to",
  "=>": "\\Rightarrow",
  "<=": "\\le",
  ">=": "\\ge",
  "!=": "\\ne",
  "+-": "\\pm",
});

/** Long enough for what is offered; nothing before it is read. */
const longest = 40;

const sign = /(?<=^|[\s(])(?:<->|<=>|->|=>|<=|>=|!=|\+-)$/;
const fraction = /(?<![\p{L}\p{N}/.,^_$\\-])(?<!(?<!:):)(\d{1,4}|[a-zA-Z])\/(\d{1,4}|[a-zA-Z])$/u;
const power = /(?<![\p{L}\p{N}/.,^_$\\-])(?<!(?<!:):)(\(?[\p{L}\p{N}+-]{1,12}\)?)\^(-?\d{1,4}|[a-zA-Z]|\((?:[\p{L}\p{N}+-]{1,12})\))$/u;
const index = /(?<![\p{L}\p{N}/.,^_$\\-])(?<!(?<!:):)([a-zA-Z])_(\d{1,3}|[a-zA-Z])$/u;
const root = /(?<![\p{L}\p{N}\\$])sqrt\(([\p{L}\p{N}+\-^*/ ]{1,20})\)$/u;

/**
 * The formula that the text right before the caret may be: `x^2`, `1/2`, `a_1`, `sqrt(x)`, `->`. It is only ever offered: a date or a word stays
 * as it is unless the student takes it. Null within a formula, code or a link, and where a letter or a figure follows.
 */
export function formulaOffer(text: string, at: number, gaps: boolean): FormulaOffer | null {
  if (/^[\p{L}\p{N}/^_$]/u.test(text.slice(at, at + 2))) return null;
  const before = text.slice(Math.max(0, at - longest), at);
  const found = foundIn(before);
  if (found === null) return null;
  const from = at - found.typed.length;
  const isInside = sideLayout(text, { gaps }).some(
    (part) => ["formula", "code", "fence", "link", "picture", "sound"].includes(part.kind) && part.from < at && from < part.to,
  );
  return isInside ? null : { from, to: at, ...found };
}

function foundIn(before: string): { typed: string; tex: string } | null {
  const [typed] = sign.exec(before) ?? [];
  if (typed !== undefined) return { typed, tex: arrows[typed] as string };
  const asFraction = fraction.exec(before);
  if (asFraction) return { typed: asFraction[0], tex: `\\frac{${asFraction[1]}}{${asFraction[2]}}` };
  const asPower = power.exec(before);
  if (asPower) return { typed: asPower[0], tex: `${asPower[1]}^${braced(asPower[2] as string)}` };
  const asIndex = index.exec(before);
  if (asIndex) return { typed: asIndex[0], tex: `${asIndex[1]}_${braced(asIndex[2] as string)}` };
  const asRoot = root.exec(before);
  return asRoot ? { typed: asRoot[0], tex: `\\sqrt{${asRoot[1]}}` } : null;
}

function braced(exponent: string): string {
  const bare = exponent.replace(/^\((.*)\)$/, "$1");
  return bare.length === 1 ? bare : `{${bare}}`;
}

/** The text with the offer taken, and the caret behind the formula. */
export function withOffer(text: string, { from, to, tex }: FormulaOffer): { text: string; from: number; to: number } {
  const formula = `\\(${tex}\\)`;
  const caret = from + formula.length;
  return { text: text.slice(0, from) + formula + text.slice(to), from: caret, to: caret };
}
