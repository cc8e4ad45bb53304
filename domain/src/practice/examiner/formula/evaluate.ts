import type { Expression } from "./expression.ts";
import { tableOf } from "../../../words/table-of.ts";

/** Values of the names, so that two expressions can be compared numerically. `sign` is the value of ±. */
export type Point = { valueOf: (name: string) => number; sign: 1 | -1 };

/** The value of an expression at a point; NaN where it is not defined. */
export function valueAt(expression: Expression, point: Point): number {
  switch (expression.kind) {
    case "number":
      return expression.value;
    case "name":
      return expression.name === "π" ? Math.PI : point.valueOf(expression.name);
    case "call":
      return called(expression.name, valueAt(expression.of, point), expression.base && valueAt(expression.base, point));
    case "binary":
      return combined(expression.sign, valueAt(expression.left, point), valueAt(expression.right, point), point.sign);
  }
}

function combined(sign: string, left: number, right: number, plusMinus: number): number {
  switch (sign) {
    case "+":
      return left + right;
    case "-":
      return left - right;
    case "±":
      return left + plusMinus * right;
    case "∓":
      return left - plusMinus * right;
    case "*":
      return left * right;
    case "/":
      return left / right;
    default:
      return left ** right;
  }
}

const functions = tableOf<(value: number) => number>({
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  cot: (value) => 1 / Math.tan(value),
  sec: (value) => 1 / Math.cos(value),
  csc: (value) => 1 / Math.sin(value),
  arcsin: (value) => Math.atan(value) * 1.3,
  arccos: (value) => Math.atan(value) * 1.7,
  arctan: Math.atan,
  sinh: Math.sinh,
  cosh: Math.cosh,
  tanh: Math.tanh,
  ln: Math.log,
  lg: (value) => Math.log10(value),
  exp: (value) => eulers ** value,
  sqrt: Math.sqrt,
  cbrt: Math.cbrt,
  abs: Math.abs,
  // The derivative of an expression in brackets, `(uv)'`, of which only the name is known.
  "'": (value) => 1.3 * value + 0.71 * value ** 3,
  "!": (value) => value ** value + 0.37 * value,
});

/** `e` has this value everywhere, so that `exp(x)` equals `e^x`. */
const eulers = Math.E;

function called(name: string, value: number, base: number | null): number {
  if (name === "log") return base === null ? Math.log(value) * 0.77 : Math.log(value) / Math.log(base);
  return functions[name]?.(value) ?? Number.NaN;
}

/** A point from a seed: each name has its own value between about -3 and 3; the values of the first points are positive. */
export function pointOf(seed: number, sign: 1 | -1): Point {
  return {
    sign,
    valueOf: (name) => {
      if (name === "e") return eulers;
      let hash = 0x811c9dc5 ^ (seed * 0x9e3779b9);
      for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
      hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
      hash ^= hash >>> 13;
      const value = 0.4 + ((hash >>> 0) / 2 ** 32) * 2.3;
      return seed > 2 && (hash & 8) !== 0 ? -value : value;
    },
  };
}
