import type { Expression } from "./expression.ts";

/** One addend of a side, or one factor: `way` is -1 where it is taken away, or divided by. */
type Part = { of: Expression; way: 1 | -1 };
type Equation = readonly [Expression, Expression];
type Agree = (a: Expression, b: Expression) => boolean;

/** How many parts of an equation are compared with how many of the other. */
const mostParts = 12;

/**
 * Whether an equation is another with its addends, or its factors, moved between the sides: `1 - sin² x = cos² x`. Of equations that hold
 * for every value this is all that tells one from another, since what the sides come to differs in none of them.
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
