import deniersTable from "./deniers.json" with { type: "json" };
import { setsOf } from "../text/word-sets.ts";
import type { Language } from "../text/function-words.ts";

/** Words of negation. French `ne` is left out, because its `pas` is counted. */
const deniers = setsOf(deniersTable.rows);

/** Scripts that write negation inside a word. */
const deniedInside = /[不没沒無无非未]|ない|ません|なかっ|ずに|않|없|못하|아니|ไม่|ไร้/u;

/** Whether a word negates its neighbours. */
export function isDenier(word: string, language: Language): boolean {
  return (deniers.get(language)?.has(word) ?? false) || deniedInside.test(word);
}
