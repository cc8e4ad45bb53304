import type { CodeToken } from "./tokens.ts";

/** Replaces names that the code itself declares (parameters, loop variables) by their order, so that any other name is equal. */
export function withOwnNames(tokens: readonly CodeToken[], isFixedName: (word: string) => boolean): CodeToken[] {
  const own = new Map<string, string>();
  for (const [place, { kind, text }] of tokens.entries()) {
    if (kind !== "word" || own.has(text)) continue;
    const isLoop = tokens[place - 1]?.text === "for" && tokens[place + 1]?.text === "in";
    const isArrow = tokens[place + 1]?.text === "=>";
    const isLambda = tokens[place - 1]?.text === "lambda";
    // The question cannot fix the name of a variable of a loop or a lambda, but it can fix that of a parameter.
    if (isLoop || isLambda || (isArrow && !isFixedName(text.toLowerCase()))) own.set(text, `own ${own.size}`);
  }
  return tokens.map((token) => (token.kind === "word" ? { ...token, text: own.get(token.text) ?? token.text } : token));
}
