/** A token of code. The `text` of a string is its content without the quotes. */
export type CodeToken = { kind: "string" | "word" | "number" | "sign"; text: string };

/** Code with more tokens is compared as text. */
export const mostTokens = 400;

const operators = "<<= >>= === !== **= //= ... <=> ** // << >> == != <= >= && || ++ -- += -= *= /= %= |= &= -> => ?? ?. := <> </ />"
  .split(" ")
  .toSorted((a, b) => b.length - a.length);

/** The tokens of a piece of code, or null if there are more than 400. Single and double quotes are equal, unless `isStrict`. */
export function codeTokens(code: string, isStrict = false): CodeToken[] | null {
  const tokens: CodeToken[] = [];
  let place = 0;
  while (place < code.length) {
    const rest = code.slice(place, place + 400);
    const space = /^\s+/.exec(rest)?.[0];
    if (space !== undefined) {
      place += space.length;
      continue;
    }
    if (tokens.length >= mostTokens) return null;
    const token = tokenAt(rest);
    const isCharacter = isStrict && token.token.kind === "string" && rest.startsWith("'");
    tokens.push(isCharacter ? { ...token.token, text: `'${token.token.text}` } : token.token);
    place += token.length;
  }
  return tokens;
}

function tokenAt(rest: string): { token: CodeToken; length: number } {
  // A template literal without placeholders is a string like any other.
  const string = /^"((?:[^"\\]|\\.)*)"|^'((?:[^'\\]|\\.)*)'|^`([^`$\\]*)`/s.exec(rest);
  if (string) return { token: { kind: "string", text: string[1] ?? string[2] ?? string[3] ?? "" }, length: string[0].length };
  const number = /^0x[\da-f]+|^\d+(?:\.\d+)?(?:e[-+]?\d+)?/i.exec(rest)?.[0];
  if (number !== undefined)
    return { token: { kind: "number", text: number.replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "") }, length: number.length };
  const word = /^[\p{L}_$@][\p{L}\p{M}\p{N}_$]*/u.exec(rest)?.[0];
  if (word !== undefined) return { token: { kind: "word", text: word }, length: word.length };
  const operator = operators.find((one) => rest.startsWith(one)) ?? Array.from(rest)[0] ?? "";
  return { token: { kind: "sign", text: operator }, length: operator.length };
}
