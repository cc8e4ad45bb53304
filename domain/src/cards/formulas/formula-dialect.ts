import { tableOf } from "../../words/table-of.ts";

/** A command, an escaped sign, or a single sign. */
const token = /\\[A-Za-z]+|\\[\s\S]|[\s\S]/gu;

export function formulaTokens(tex: string): string[] {
  return tex.match(token) ?? [];
}

/**
 * A formula's TeX as the renderer needs it, so that it looks as in Anki: a percent sign is text and doesn't hide what follows it (`50% of x`);
 * environments that are only allowed on lines of their own are drawn within a line as well; their lines get no numbers.
 */
export function texToDraw(tex: string, { isDisplayed }: { isDisplayed: boolean }): string {
  return withKnownEnvironments(withPercentSigns(tex), isDisplayed);
}

/**
 * The tokens without comments. A percent sign begins a comment only where it begins one of several lines, or where it ends a line after `{`,
 * `\\` or the name of an environment, which is how authors hide a line break. If nothing but comments is written, they are text.
 */
export function withoutComments<Other>(tokens: readonly (string | Other)[]): readonly (string | Other)[] {
  if (!tokens.includes("%") || !tokens.includes("\n")) return tokens;
  const lines = linesOf(tokens).filter((line) => !isComment(line));
  return lines.every((line) => line.every(isSpace)) ? tokens : lines.flatMap(withoutHiddenEnd);
}

/** The lines, each with its line break. */
function linesOf<Other>(tokens: readonly (string | Other)[]): (string | Other)[][] {
  const lines: (string | Other)[][] = [[]];
  for (const next of tokens) {
    lines.at(-1)?.push(next);
    if (next === "\n") lines.push([]);
  }
  return lines;
}

function isComment(line: readonly unknown[]): boolean {
  return line.find((next) => !isSpace(next)) === "%";
}

function withoutHiddenEnd<Other>(line: (string | Other)[]): (string | Other)[] {
  const [before, percent, end] = line.slice(-3);
  if (end !== "\n" || percent !== "%") return line;
  const hidesTheEnd = before === "{" || before === "\\\\" || (before === "}" && endsWithEnvironment(line.slice(0, -3)));
  return hidesTheEnd ? line.slice(0, -2) : line;
}

/** Whether the tokens end with `\begin{name` or `\end{name`. */
function endsWithEnvironment(tokens: readonly unknown[]): boolean {
  const open = tokens.lastIndexOf("{");
  return open > 0 && (tokens[open - 1] === "\\begin" || tokens[open - 1] === "\\end");
}

function isSpace(next: unknown): boolean {
  return typeof next === "string" && /^\s$/.test(next);
}

function withPercentSigns(tex: string): string {
  if (!tex.includes("%")) return tex;
  let verbatim: "no" | "begins" | { until: string } = "no";
  let output = "";
  for (const next of withoutComments<never>(formulaTokens(tex))) {
    output += next === "%" && typeof verbatim === "string" ? "\\%" : next;
    if (typeof verbatim === "object") verbatim = next === verbatim.until ? "no" : verbatim;
    else if (verbatim === "begins") verbatim = next === "*" ? verbatim : { until: next };
    else if (next === "\\verb") verbatim = "begins";
  }
  return output;
}

/** How an environment is drawn within a line, without its star. */
const withinLine = tableOf<string>({
  align: "aligned",
  alignat: "alignedat",
  gather: "gathered",
  equation: "gathered",
  split: "aligned",
});

/** The environments that the renderer numbers, unless they have a star. */
const numbered = new Set(["align", "alignat", "gather", "equation"]);

const environment = /\\\\|\\(begin|end)\s*\{(align|alignat|gather|equation|split|multline|eqnarray)\*?\}/g;

function withKnownEnvironments(tex: string, isDisplayed: boolean): string {
  return tex.replace(environment, (source, edge?: "begin" | "end", name?: string) => {
    if (edge === undefined || name === undefined) return source;
    if (name === "eqnarray") return edge === "begin" ? "\\begin{darray}{rcl}" : "\\end{darray}";
    if (name === "multline") return `\\${edge}{gathered}`;
    if (!isDisplayed) return `\\${edge}{${withinLine[name] ?? name}}`;
    return numbered.has(name) ? `\\${edge}{${name}*}` : source;
  });
}
