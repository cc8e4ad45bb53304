import { pointOf, valueAt } from "./evaluate.ts";
import { expressionOf, type Expression } from "./expression.ts";
import { areNamesOfOne, isName, mentions } from "./names-of-one.ts";
import { tokensOf } from "./tokens.ts";
import { inOneCase, inOtherLetters, oneSign, powersTyped, renamed, withoutConstant, type Side, type Statement } from "./variants.ts";
import { tableOf } from "../../../words/table-of.ts";

/**
 * The result of comparing two formulas; null if one of them cannot be parsed. `constant`: an added constant is missing; `sign`: only one of
 * ±; `bound`: < for ≤ or vice versa.
 */
export type FormulaVerdict = "same" | "constant" | "sign" | "bound" | "different" | null;

/** The relations of a formula, and each with its sides exchanged. */
const relations = tableOf<string>({ "=": "=", "≈": "=", "≠": "≠", "<": ">", ">": "<", "≤": "≥", "≥": "≤" });

/** The strict relation for each inclusive one, and vice versa. */
const otherBound = tableOf<string>({ "<": "≤", "≤": "<", ">": "≥", "≥": ">" });

/** Compares an answer's formula with the card's, in all usual letters and notations. */
export function compareExpressions(expected: string, given: string): FormulaVerdict {
  const [one, other] = [statementOf(expected), statementOf(given)];
  if (!one || !other) return null;
  const variants = [
    other,
    ...renamed(one, other),
    ...powersTyped(one, other),
    ...inOneCase(one, other),
    ...(isLaw(one) ? inOtherLetters(one, other) : []),
  ];
  if (variants.some((variant) => isSameStatement(one, variant))) return "same";
  if (withoutConstant(one).some((variant) => isSameStatement(variant, other))) return "constant";
  if (oneSign(one).some((variant) => isSameStatement(variant, other))) return "sign";
  const relation = otherBound[other.relation ?? ""];
  return relation !== undefined && isSameStatement(one, { ...other, relation }) ? "bound" : "different";
}

function statementOf(text: string): Statement | null {
  const tokens = tokensOf(text.replace(/<=/g, "≤").replace(/>=/g, "≥").replace(/!=/g, "≠"));
  if (!tokens || tokens.length === 0) return null;
  const places = tokens.flatMap(({ kind, text: sign }, place) => (kind === "sign" && sign in relations ? [place] : []));
  if (places.length > 1) return null;
  const [place] = places;
  if (place === undefined) return readable({ relation: null, sides: [tokens] });
  return readable({ relation: tokens[place]?.text ?? "=", sides: [tokens.slice(0, place), tokens.slice(place + 1)] });
}

function readable(statement: Statement): Statement | null {
  return statement.sides.every((side) => expressionOf(side, false) !== null) ? statement : null;
}

/** Whether two statements are equal, with their sides in either order, solved for any name, with or without the name on the left. */
function isSameStatement(expected: Statement, given: Statement): boolean {
  const [a, b] = expected.sides;
  const [c, d] = given.sides;
  if (!a || !c) return false;
  if (!b || !d) {
    const [bare, named] = b ? [given, expected] : [expected, given];
    if (!named.sides[1]) return areSame(a, c);
    // For an identity, `(a + b)² = …`, the right side is enough: the question gives the left one.
    if (named === expected && isIdentity(named) && !isSameText(a, c) && areSame(named.sides[1], c)) return true;
    return (
      named.relation === "=" &&
      (isName(named.sides[0]) || isVariance(named.sides[0]) || isReciprocal(named) || isDerivative(named.sides[0])) &&
      areSame(named.sides[1], bare.sides[0] ?? [])
    );
  }
  const turned = relations[given.relation ?? ""];
  if (expected.relation === given.relation && areSame(a, c) && areSame(b, d)) return true;
  if (expected.relation === turned && areSame(a, d) && areSame(b, c)) return true;
  if (expected.relation !== "=" || given.relation !== "=") return false;
  return areSolved([a, b], [c, d]) || (areNamesOfOne(a, c, b) && areSame(b, d));
}

/** `1/f = …`: the reciprocal of a name that does not occur on the right. */
function isReciprocal({ sides: [left = [], right = []] }: Statement): boolean {
  const [one, over, ...name] = left;
  return one?.text === "1" && over?.text === "/" && isName(name) && name.length > 0 && !mentions(right, name);
}

/** `σ² = …`: the name of a variance. */
function isVariance(side: Side | undefined): boolean {
  return side !== undefined && /^[σs]\^2$/.test(side.map(({ text }) => text).join(""));
}

/** `(uv)' = …`: the name of a derivative. */
function isDerivative(side: Side | undefined): boolean {
  return side !== undefined && side.at(-1)?.text === "'" && side.length <= 12;
}

/** Whether both sides are equal for all values of the names. */
function isIdentity({ relation, sides: [left, right] }: Statement): boolean {
  return relation === "=" && left !== undefined && right !== undefined && !isName(left) && areSame(left, right, "where both are defined");
}

/** Whether a statement holds for any letters: an identity, a rule for derivatives, an inequality that is always true. */
function isLaw(statement: Statement): boolean {
  const [left = [], right] = statement.sides;
  if (right === undefined) return false;
  if (isIdentity(statement) || statement.sides.some((side) => side.some(({ text }) => text.endsWith("'")))) return true;
  if (statement.relation !== "≤" && statement.relation !== "≥") return false;
  const [one, other] = [expressionOf(left, false), expressionOf(right, false)];
  const holds = (x: number, y: number) => (statement.relation === "≤" ? x <= y + 1e-9 : x >= y - 1e-9);
  return one !== null && other !== null && agreesEverywhere(one, other, holds, "where both are defined");
}

function isSameText(a: Side, b: Side): boolean {
  return a.map(({ text }) => text).join("") === b.map(({ text }) => text).join("");
}

const seeds = [1, 2, 3, 4, 5];

/** Whether both expressions have equal values at several points, in one of their possible readings. */
function areSame(a: Side, b: Side, where: "everywhere" | "where both are defined" = "everywhere"): boolean {
  return readings(a).some((one) => readings(b).some((other) => agreesEverywhere(one, other, near, where)));
}

/** `F = ma` and `a = F/m`, `a² + b² = c²` and `c = √(a² + b²)`: one follows from the other. */
function areSolved(one: readonly [Side, Side], other: readonly [Side, Side]): boolean {
  const [left, right, first, second] = [one[0], one[1], other[0], other[1]].map((side) => expressionOf(side, false));
  if (!left || !right || !first || !second) return false;
  const both = (sign: string, a: Expression, b: Expression): Expression => ({ kind: "binary", sign, left: a, right: b });
  const isSame = (a: Expression, b: Expression) => agreesEverywhere(a, b, near, "where both are defined");
  // The values of an identity's sides prove nothing.
  if (isSame(left, right) || isSame(first, second)) return false;
  const isPlainProduct = (side: Side) => !side.some(({ text }) => /^[+±∓=-]$/.test(text));
  const differ = (a: Expression, b: Expression) => agreesEverywhere(a, b, (x, y) => near(x, y) || near(x, -y));
  const ratio = (a: Expression, b: Expression) => agreesEverywhere(a, b, (x, y) => near(x, y) || near(x, 1 / y));
  if ([...one, ...other].every(isPlainProduct) && ratio(both("/", left, right), both("/", first, second))) return true;
  if (differ(both("-", left, right), both("-", first, second))) return true;
  if ([...one, ...other].some((side) => side.some(({ text }) => text === "±" || text === "∓"))) return false;
  return isSolutionOf(other, [left, right]) || isSolutionOf(one, [first, second]);
}

/** Whether `x = …`, and no other value, solves an equation for all values of its other names. */
function isSolutionOf([name, value]: readonly [Side, Side], [left, right]: readonly [Expression, Expression]): boolean {
  const [token] = name;
  const solved = expressionOf(value, false);
  if (name.length !== 1 || token?.kind !== "name" || !solved || mentions(value, name)) return false;
  return [1, 2, -1, -2].every((seed) => {
    const point = pointOf(seed, 1);
    const at = valueAt(solved, point);
    const holds = (tried: number) => {
      const there = { ...point, valueOf: (other: string) => (other === token.text ? tried : point.valueOf(other)) };
      const [x, y] = [valueAt(left, there), valueAt(right, there)];
      return Number.isFinite(x) && near(x, y);
    };
    return holds(at) && !holds(at + 1);
  });
}

function agreesEverywhere(
  a: Expression,
  b: Expression,
  agree: (x: number, y: number) => boolean,
  where: "everywhere" | "where both are defined" = "everywhere",
): boolean {
  let compared = 0;
  for (const seed of seeds) {
    for (const sign of [1, -1] as const) {
      const point = pointOf(seed, sign);
      const [x, y] = [valueAt(a, point), valueAt(b, point)];
      if (Number.isFinite(x) !== Number.isFinite(y) && where === "everywhere") return false;
      if (!Number.isFinite(x) || !Number.isFinite(y)) continue;
      if (!agree(x, y)) return false;
      compared++;
    }
  }
  return compared >= 4;
}

function near(x: number, y: number): boolean {
  return Math.abs(x - y) <= 1e-7 * Math.max(1e-3, Math.abs(x), Math.abs(y));
}

function readings(side: Side): Expression[] {
  return [expressionOf(side, false), expressionOf(side, true)].filter((reading) => reading !== null);
}
