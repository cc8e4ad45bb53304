import { codeSpans } from "./code-spans.ts";

/** A card on one line. */
export type Pair = { term: string; definition: string; bothWays: boolean };

const bullet = /^\s*[-*+]\s+/;
/** `std::vector` and `Foo::bar()`: a name in a program, which is no card unless the notes are the plugin's. */
const lastWord = /(?<!\w)\w+$/;
const nameAfter = /^~?[a-z_]\w*/;

/**
 * The card of a line: `term :: definition`, `term::definition`, and `:::` for both ways; null without one. Two colons in code separate nothing,
 * nor do those inside a name of a program, unless all notes are `ofPlugin`.
 */
export function pairOfColons(line: string, ofPlugin: boolean): Pair | null {
  let at = line.indexOf("::");
  if (at < 0) return null;
  const isCode = codeSpans(line);
  const text = line.replace(bullet, "");
  const start = line.length - text.length;
  for (; at >= 0; at = line.indexOf("::", endOfColons(line, at))) {
    const end = endOfColons(line, at);
    if (end - at > 3 || isCode(at)) continue;
    const [before, after] = [line.slice(start, at), line.slice(end)];
    if (before.trim() === "" || after.trim() === "") return null;
    const isName =
      !ofPlugin && end - at === 2 && /[A-Za-z_]/.test(lastWord.exec(before.slice(-100))?.[0] ?? "") && nameAfter.test(after.slice(0, 100));
    if (isName) continue;
    return { term: before.trim(), definition: after.trim(), bothWays: end - at === 3 };
  }
  return null;
}

function endOfColons(line: string, from: number): number {
  let at = from;
  while (line[at] === ":") at += 1;
  return at;
}

/** `- term: definition`; null without one. A colon in code separates nothing. */
export function pairOfItem(line: string): Pair | null {
  if (!bullet.test(line)) return null;
  const isCode = codeSpans(line);
  const start = line.length - line.replace(bullet, "").length;
  for (let at = line.indexOf(":", start + 1); at >= 0; at = line.indexOf(":", at + 1)) {
    if (!/\s/.test(line.charAt(at + 1)) || isCode(at)) continue;
    const definition = line.slice(at + 1).trim();
    return definition === "" ? null : { term: line.slice(start, at).trim(), definition, bothWays: false };
  }
  return null;
}
