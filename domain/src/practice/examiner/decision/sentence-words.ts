import { wordSet } from "../text/word-sets.ts";
import wordsTable from "./sentence-words.json" with { type: "json" };

/** Words that a sentence may have or leave out: articles, and the `to` and `it is` of a definition. */
export const articles = wordSet(wordsTable.articles);

/** Words beside the function words that give what stands on their two sides different parts: `mass per volume`. */
export const connectors = wordSet(wordsTable.connectors);
