import { readFileSync } from "node:fs";
import type { ItalianNoun } from "@recollect/domain/practice/word-help/articles.ts";

/** The forms of Italian nouns in the package of Italian words, with gender and number; a form can be several. */
export function readItalianNouns(file: URL): (form: string) => readonly ItalianNoun[] {
  const words = JSON.parse(readFileSync(file, "utf8")) as Record<string, { G?: string; P?: string }>;
  const nouns = new Map<string, ItalianNoun[]>();
  for (const [singular, { G: gender, P: plural }] of Object.entries(words)) {
    if (gender !== "M" && gender !== "F") continue;
    add(singular, { gender, isPlural: false });
    if (plural !== undefined) add(plural, { gender, isPlural: true });
  }
  return (form) => nouns.get(form) ?? [];

  function add(form: string, noun: ItalianNoun): void {
    const others = nouns.get(form);
    if (others) others.push(noun);
    else nouns.set(form, [noun]);
  }
}
