import { readFileSync } from "node:fs";

/** Verbs that are nouns too. Who writes one mostly means the verb. */
const verbs = new Set("avoir dîner devoir déjeuner goûter pouvoir rire savoir souper sourire souvenir vouloir être".split(" "));

/** The gender of French nouns in the singular, in the package of the Lefff; null for words with both genders, and for those that are no nouns. */
export function readFrenchNouns(file: URL): (noun: string) => "M" | "F" | null {
  const genders = new Map(Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, string>));
  return (noun) => {
    const word = noun.toLowerCase().replaceAll("œ", "oe");
    const gender = verbs.has(word) ? undefined : genders.get(word);
    return gender === "M" || gender === "F" ? gender : null;
  };
}
