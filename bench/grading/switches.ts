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

/** The name of the function that is switched off, and the names of those that were called since the list was cleared. */
export const board = { off: "", called: new Set<string>() };
(globalThis as { examinerBoard?: typeof board }).examinerBoard = board;

const examiner = "/domain/src/practice/examiner/";
const readers = /\/practice\/examiner\/(?:certain|code|date|formula|quantity|script|take-apart)\/[\w-]+\.ts$/;
const declaration = /^(?:export )?function (\w+)\((.*?)\): ([^\n]*?) \{\n/gms;

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

/** The table with nothing in it, or with nothing under some keys: texts and lists become empty. */
function withoutRows(table: unknown, [key, ...more]: readonly string[]): unknown {
  if (typeof table === "string") return "";
  if (Array.isArray(table)) return [];
  if (typeof table !== "object" || table === null) return table;
  return Object.fromEntries(
    Object.entries(table).map(([name, rows]) => [name, key === undefined || key === name ? withoutRows(rows, more) : rows]),
  );
}

function withSwitches(source: string, file: string): string {
  return source.replace(declaration, (head, name: string, parameters: string, type: string, at: number) => {
    const nothing = nothingOf(type, parameters);
    if (nothing === null) return head;
    const own = `${file} ${name}`;
    switches.push({ name: own, lines: linesOf(source.slice(at)) });
    const key = JSON.stringify(own);
    return `${head}  if (examinerBoard.called.add(${key}) && examinerBoard.off === ${key}) return ${nothing};\n`;
  });
}

function linesOf(source: string): number {
  return source.slice(0, source.indexOf("\n}\n") + 2).split("\n").length;
}

/** What a function returns that finds nothing; null if its type does not show it. */
function nothingOf(type: string, parameters: string): string | null {
  if (type.endsWith("| null")) return "null";
  if (type === "boolean") return "false";
  if (type.endsWith("[]")) return "[]";
  const [, first] = /^\s*(\w+): string/.exec(parameters) ?? [];
  return type === "string" && first !== undefined ? first : null;
}
