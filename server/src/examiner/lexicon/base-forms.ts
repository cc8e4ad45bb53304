import { tableOf } from "@recollect/domain/words/table-of.ts";
import { irregularForms } from "@recollect/domain/practice/examiner/text/irregular-forms.ts";

/** Endings of forms with those of their base, `-` for none, by WordNet's names of the parts of speech. */
const endings = tableOf<string>({
  noun: "ses s, xes x, zes z, ches ch, shes sh, men man, ies y, s -",
  verb: "ies y, es e, es -, s -, ed e, ed -, ing e, ing -",
  adj: "er -, est -, er e, est e, ier y, iest y",
});

/** The possible base forms of an English word, itself first, by WordNet's own rules of detachment. */
export function baseForms(word: string, part: string): string[] {
  const forms = (endings[part]?.split(", ") ?? [])
    .map((row) => row.replace("-", "").split(" "))
    // No form ends in a double s: `glass` is not one of `glas`.
    .filter(([ending = ""]) => word.endsWith(ending) && word.length - ending.length >= 2 && !(ending === "s" && word.endsWith("ss")))
    .flatMap(([ending = "", base = ""]) => {
      const root = word.slice(0, word.length - ending.length);
      const undoubled = base === "" && /([bdfgmnprt])\1$/.test(root) ? [root.slice(0, -1)] : [];
      return [root + base, ...undoubled];
    });
  return [...new Set([word, ...forms, ...(part === "verb" || part === "noun" ? irregularForms(word) : [])])];
}
