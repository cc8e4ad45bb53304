import { lastResults } from "./last-results.ts";
import { irregular } from "./irregular-forms.ts";

/** The stem of an English word. Strips the common suffixes only, so that equal stems mean forms of one word. */
export const stem = lastResults(
  (word) => {
    const known = irregular.get(word) ?? prefixedStem(word);
    if (known !== undefined || !/^[a-z]{4,30}$/.test(word)) return known ?? word;
    return withoutE(withoutVerbEnding(withoutPlural(word)));
  },
  0,
  2000,
);

/** Irregular verbs with a prefix: `undone` → `undo`, `withdrew` → `withdraw`. */
function prefixedStem(word: string): string | undefined {
  const [, prefix = "", verb = ""] = prefixed.exec(word) ?? [];
  const root = verb === "" ? undefined : irregular.get(verb);
  return root === undefined ? undefined : prefix + root;
}

const prefixed = /^(un|over|under|out|re|fore|with|mis)([a-z]{2,12})$/;

function withoutPlural(word: string): string {
  if (word.endsWith("ies")) return word.slice(0, -3) + "y";
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) && !word.endsWith("is") ? word.slice(0, -1) : word;
}

function withoutVerbEnding(word: string): string {
  const root = /^(.*[aeiouy].*?)(?:ing|ed)$/.exec(word)?.[1];
  if (root === undefined || root.length < 3) return word;
  return isShortBeforeE(root) ? `${root}e` : root.replace(/([bdfgmnprt])\1$/, "$1");
}

/** `hop` of `hoped`: after one vowel and one consonant the e belongs to the verb; without it the consonant is doubled, as in `hopped`. */
function isShortBeforeE(root: string): boolean {
  return /^[^aeiouy]+[aeiouy][^aeiouywx]$/.test(root);
}

/** The e of `plane` stays, for `plan` is another word. */
function withoutE(word: string): string {
  return word.length > 4 && word.endsWith("e") && !isShortBeforeE(word.slice(0, -1))
    ? word.slice(0, -1)
    : word.length >= 4 && word.endsWith("y")
      ? word.slice(0, -1) + "i"
      : word;
}
