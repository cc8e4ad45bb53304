import type { Token } from "./tokens.ts";

export type Expression =
  | { kind: "number"; value: number }
  | { kind: "name"; name: string }
  | { kind: "call"; name: string; of: Expression; base: Expression | null }
  | { kind: "binary"; sign: string; left: Expression; right: Expression };

/** Maximum nesting of brackets. */
const deepest = 30;

/**
 * Parses tokens to an expression; null if they make none. `isTight`: a product without a sign binds before a division (`1/2x` is `1/(2x)`).
 * Both readings are usual, so a comparison tries both.
 */
export function expressionOf(tokens: readonly Token[], isTight: boolean): Expression | null {
  let place = 0;
  let depth = 0;
  const peek = () => tokens[place];
  const isSign = (text: string) => peek()?.kind === "sign" && peek()?.text === text;
  const takes = (...signs: string[]): string | null => {
    const sign = signs.find(isSign);
    if (sign !== undefined) place++;
    return sign ?? null;
  };
  const binary = (sign: string, left: Expression, right: Expression): Expression => ({ kind: "binary", sign, left, right });

  function sum(): Expression | null {
    if (++depth > deepest) return null;
    let left = product();
    while (left) {
      const sign = takes("+", "-", "±", "∓");
      if (sign === null) break;
      const right = product();
      left = right && binary(sign, left, right);
    }
    depth--;
    return left;
  }

  function product(): Expression | null {
    const first = takes("-", "+", "±", "∓");
    let left = isTight ? run() : factor();
    while (left) {
      const sign = takes("*", "/");
      if (sign === null && (isTight || !startsFactor())) break;
      const right = isTight && sign !== null ? run() : factor();
      left = right && binary(sign ?? "*", left, right);
    }
    if (!left || first === null || first === "+") return left;
    return first === "-" ? binary("-", zero, left) : binary(first, zero, left);
  }

  /** Factors without a product sign between them. */
  function run(): Expression | null {
    let left = factor();
    while (left && startsFactor()) {
      const right = factor();
      left = right && binary("*", left, right);
    }
    return left;
  }

  function startsFactor(): boolean {
    const token = peek();
    return token !== undefined && (token.kind !== "sign" || ["(", "√", "∛", "∞", "∫", "∑", "∂", "∇"].includes(token.text));
  }

  function factor(): Expression | null {
    let base = atom();
    for (let sign = base && takes("!", "'"); base && sign !== null; sign = takes("!", "'"))
      base = { kind: "call", name: sign, of: base, base: null };
    if (base && takes("°")) base = binary("*", base, { kind: "number", value: Math.PI / 180 });
    if (base && takes("%")) base = binary("*", base, { kind: "number", value: 0.01 });
    if (!base || !takes("^")) return base;
    const power = exponent();
    return power && binary("^", base, power);
  }

  function exponent(): Expression | null {
    if (takes("-")) {
      const power = exponent();
      return power && binary("-", zero, power);
    }
    return takes("+") ? exponent() : factor();
  }

  function atom(): Expression | null {
    const token = peek();
    if (token === undefined) return null;
    place++;
    if (token.kind === "number") return { kind: "number", value: valueOf(token.text) };
    if (token.kind === "name") return { kind: "name", name: token.text };
    if (token.kind === "function") return call(token.text);
    if (token.text === "√" || token.text === "∛") return call(token.text === "√" ? "sqrt" : "cbrt");
    if (["∞", "∫", "∑", "∂", "∇"].includes(token.text)) return { kind: "name", name: token.text };
    const closing = { "(": ")", "|": "|" }[token.text];
    if (closing === undefined) return null;
    const inner = sum();
    if (!inner || !takes(closing)) return null;
    return closing === "|" ? { kind: "call", name: "abs", of: inner, base: null } : inner;
  }

  function call(name: string): Expression | null {
    if (++depth > deepest) return null;
    const base = takes("_") ? atom() : null;
    const power = takes("^") ? exponent() : null;
    const of = isSign("(") || isSign("|") || name === "sqrt" ? atomOrRun(name) : run();
    depth--;
    if (!of) return null;
    const called: Expression = { kind: "call", name, of, base };
    return power ? binary("^", called, power) : called;
  }

  /** A root without brackets applies to one factor, or with the tight reading to all adjacent factors. */
  function atomOrRun(name: string): Expression | null {
    return name === "sqrt" && isTight && !isSign("(") ? run() : atom();
  }

  const whole = sum();
  return place === tokens.length ? whole : null;
}

const zero: Expression = { kind: "number", value: 0 };

/** Reads `0.333` and `0.67` as thirds, which have no exact decimal. */
function valueOf(digits: string): number {
  if (/^0?\.3{2,}$/.test(digits)) return 1 / 3;
  return /^0?\.6{1,}[67]$/.test(digits) ? 2 / 3 : Number(digits);
}
