import { readFileSync } from "node:fs";
import type { ItalianNoun } from "@recollect/domain/practice/word-help/articles.ts";

/** Feminine nouns that the package has as masculine. */
const feminine = new Set("auto età immagine informazione varietà voce".split(" "));
/** Nouns of both genders, of which the package has the masculine one: la fine is the end, il fine is the aim. */
const ofBoth = new Set("capitale fine fronte moto radio".split(" "));

/** The forms of Italian nouns in the package of Italian words, with gender and number; a form can be several. */
export function readItalianNouns(file: URL): (form: string) => readonly ItalianNoun[] {
  const words = JSON.parse(readFileSync(file, "utf8")) as Record<string, { G?: string; P?: string | null }>;
  const nouns = new Map<string, ItalianNoun[]>();
  for (const [singular, { G: listed, P: plural }] of Object.entries(words)) {
    if (listed !== "M" && listed !== "F") continue;
    const genders: ItalianNoun["gender"][] = ofBoth.has(singular) ? ["F", "M"] : [feminine.has(singular) ? "F" : listed];
    for (const gender of genders) {
      add(singular, { gender, isPlural: false });
      if (typeof plural === "string") add(plural, { gender: isFeminineInPlural(singular, plural) ? "F" : gender, isPlural: true });
    }
  }
  return (form) => nouns.get(form) ?? [];

  function add(form: string, noun: ItalianNoun): void {
    const others = nouns.get(form);
    if (others) others.push(noun);
    else nouns.set(form, [noun]);
  }
}

/** `uovo`, the egg, is masculine and `uova` are feminine. The package has one gender for both. */
function isFeminineInPlural(singular: string, plural: string): boolean {
  return singular.endsWith("o") && (plural.endsWith("a") || plural.endsWith("e"));
}
