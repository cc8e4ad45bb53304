import type { CodeToken } from "./tokens.ts";

/** Replaces names that the code itself declares (parameters, loop variables) by their order, so that any other name is equal. */
export function withOwnNames(tokens: readonly CodeToken[], isFixedName: (word: string) => boolean): CodeToken[] {
  const own = new Map<string, string>();
  for (const [place, { kind, text }] of tokens.entries()) {
    if (kind !== "word" || own.has(text)) continue;
    const isLoop = tokens[place - 1]?.text === "for" && tokens[place + 1]?.text === "in";
    const isArrow = tokens[place + 1]?.text === "=>";
    const isLambda = tokens[place - 1]?.text === "lambda";
    const isNamedByQuestion = isFixedName(text.toLowerCase());
    // The question cannot fix the name of a variable of a loop or a lambda, but it can fix that of a parameter.
    if (isLoop || isLambda || (!isNamedByQuestion && (isArrow || isParameter(tokens, place)))) own.set(text, `own ${own.size}`);
  }
  return tokens.map((token) => (token.kind === "word" ? { ...token, text: own.get(token.text) ?? token.text } : token));
}

/** Whether a name is between the brackets after `def f` or `function f`. */
function isParameter(tokens: readonly CodeToken[], place: number): boolean {
  for (let at = place - 1; at > 1 && at > place - 20; at--) {
    const text = tokens[at]?.text;
    if (text === "(") return /^(?:def|function)$/.test(tokens[at - 2]?.text ?? "") || tokens[at - 1]?.text === "function";
    if (text === ")" || text === ":") return false;
  }
  return false;
}
