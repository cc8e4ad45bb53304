import type { Expression } from "./expression.ts";

/** One summand or factor of a side; `way` is -1 if it is subtracted or a divisor. */
type Part = { of: Expression; way: 1 | -1 };
type Equation = readonly [Expression, Expression];
type Agree = (a: Expression, b: Expression) => boolean;

/** Limit of the parts of an equation that are compared. */
const mostParts = 12;

/**
 * Whether an equation is another one with its summands, or its factors, moved between the sides: `1 - sin² x = cos² x`. Identities can only
 * be compared in this way, since both sides of any identity have equal values.
 */
export function isMoved(one: Equation, other: Equation, agree: Agree): boolean {
  return (["+-", "*/"] as const).some((signs) => {
    const [ours, theirs] = [partsOf(one, signs), partsOf(other, signs)];
    if (ours.length !== theirs.length || ours.length > mostParts) return false;
    return pairUp(ours, theirs, agree) || pairUp(ours, theirs.map(turned), agree);
  });
}

function partsOf([left, right]: Equation, signs: "+-" | "*/"): Part[] {
  return [...split(left, signs), ...split(right, signs).map(turned)];
}

function split(expression: Expression, signs: "+-" | "*/"): Part[] {
  if (expression.kind !== "binary" || !signs.includes(expression.sign)) return [{ of: expression, way: 1 }];
  const right = split(expression.right, signs);
  const all = [...split(expression.left, signs), ...(expression.sign === signs[1] ? right.map(turned) : right)];
  const neutral = signs === "+-" ? 0 : 1;
  return all.filter(({ of }) => of.kind !== "number" || of.value !== neutral);
}

function turned({ of, way }: Part): Part {
  return { of, way: way === 1 ? -1 : 1 };
}

function pairUp(ours: readonly Part[], theirs: readonly Part[], agree: Agree): boolean {
  const left = [...theirs];
  return ours.every(({ of, way }) => {
    const at = left.findIndex((part) => part.way === way && agree(of, part.of));
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
}
