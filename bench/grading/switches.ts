import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

/** A function that can be switched off: then it returns at once what says nothing. */
export type Switch = { name: string; lines: number };

/**
 * The functions of the examiner's readers, which get their switches while they are loaded: this file must be imported before them. Only
 * functions whose type shows what says nothing have one: null, false, an empty list, or the text that was to be changed.
 */
export const switches: Switch[] = [];

/** The name of the function that is switched off, and the names of those that found something since the list was cleared. */
export const board = { off: "", finders: new Set<string>(), run };
(globalThis as { examinerBoard?: typeof board }).examinerBoard = board;

function run<Result>(name: string, nothing: Result, body: () => Result): Result {
  if (board.off === name) return nothing;
  const result = body();
  const isNothing = result === nothing || (Array.isArray(result) && result.length === 0);
  if (!isNothing) board.finders.add(name);
  return result;
}

const examiner = "/domain/src/practice/examiner/";
const readers = /\/practice\/examiner\/(?:certain|code|date|formula|quantity|script|take-apart)\/[\w-]+\.ts$/;
const declaration = /^(?:export )?function (\w+)\((.*?)\): ([^\n]*?) \{\n(.*?)\n\}$/gms;

/** A table of the examiner that is emptied while it is loaded, after `--without`: its file, then the keys down to the rows that go. */
const [emptied = "", ...keys] = (process.argv[process.argv.indexOf("--without") + 1] ?? "").split(" ");

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (emptied.endsWith(".json") && url.endsWith(examiner + emptied))
      return { ...loaded, source: JSON.stringify(withoutRows(JSON.parse(readFileSync(fileURLToPath(url), "utf8")), keys)) };
    if (!readers.test(url)) return loaded;
    return { ...loaded, source: withSwitches(readFileSync(fileURLToPath(url), "utf8"), url.split(examiner)[1] ?? "") };
  },
});

/** An object with more texts is a dictionary, whose rows go; a text of a smaller one is a list of words, which becomes empty. */
const mostFields = 6;

/** The table with nothing in it, or with nothing under some keys. */
function withoutRows(table: unknown, [key, ...more]: readonly string[]): unknown {
  if (typeof table === "string") return "";
  if (Array.isArray(table)) return [];
  if (typeof table !== "object" || table === null) return table;
  const rows = Object.entries(table);
  if (key === undefined && rows.length > mostFields && rows.every(([, row]) => typeof row === "string")) return {};
  return Object.fromEntries(rows.map(([name, row]) => [name, key === undefined || key === name ? withoutRows(row, more) : row]));
}

function withSwitches(source: string, file: string): string {
  return source.replace(declaration, (whole, name: string, parameters: string, type: string, body: string) => {
    const nothing = nothingOf(type, parameters);
    if (nothing === null) return whole;
    const own = `${file} ${name}`;
    switches.push({ name: own, lines: whole.split("\n").length });
    const head = whole.slice(0, whole.length - body.length - "\n}".length);
    return `${head}return examinerBoard.run(${JSON.stringify(own)}, ${nothing}, () => {\n${body}\n});\n}`;
  });
}

/** What a function returns that finds nothing; null if its type does not show it. */
function nothingOf(type: string, parameters: string): string | null {
  if (type.endsWith("| null")) return "null";
  if (type === "boolean") return "false";
  if (type.endsWith("[]")) return "[]";
  const [, first] = /^\s*(\w+): string/.exec(parameters) ?? [];
  return type === "string" && first !== undefined ? first : null;
}
