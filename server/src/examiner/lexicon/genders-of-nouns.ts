import { readFileSync } from "node:fs";
import type { Gender } from "@recollect/domain/practice/word-help/articles.ts";

type Entry = { G?: string; NOM?: { SIN?: string }; DAT?: { SIN?: string } };

/** The fewest letters of the parts of a compound. */
const [shortestFirst, shortestLast] = [4, 3];
/** What joins the parts of a compound: `Geburt-s-tag`. */
const joints = ["", "s", "es", "n", "en", "er"];

/**
 * The genders of German nouns, the likeliest first: `See` is der and die. `file` is of the package of German words, which keeps one gender of each
 * word; `severalFile` has the genders of words that have several, or a gender that the package does not keep. A compound has that of its last part.
 */
export function readGermanNouns(file: URL, severalFile: URL): (noun: string) => readonly Gender[] {
  const genders = new Map<string, readonly Gender[]>();
  for (const [word, entry] of Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, Entry>)) {
    if (isGender(entry.G) && entry.NOM?.SIN === word && !isOfOtherWord(word, entry)) genders.set(word, [entry.G]);
  }
  const several = JSON.parse(readFileSync(severalFile, "utf8")) as Record<string, string>;
  for (const [word, letters] of Object.entries(several)) genders.set(word, letters.split("").filter(isGender));
  return (noun) => genders.get(noun) ?? ofCompound(noun);

  function ofCompound(noun: string): readonly Gender[] {
    for (let at = shortestFirst; at <= noun.length - shortestLast; at += 1) {
      const found = genders.get(capital(noun.slice(at)));
      // `Teil` is der and das: which one it is in a compound cannot be told.
      if (found?.length === 1 && joints.some((joint) => isFirstPart(noun.slice(0, at), joint))) return found;
    }
    return [];
  }

  function isFirstPart(part: string, joint: string): boolean {
    if (!part.endsWith(joint)) return false;
    const word = part.slice(0, part.length - joint.length);
    // `Sprach-` is from Sprache.
    return genders.has(word) || (joint === "" && genders.has(`${word}e`));
  }
}

/** The package has adjectives and verbs as neuter nouns in place of nouns that look the same: das Liebe, das Regen. */
function isOfOtherWord(word: string, { G: gender, DAT: dative }: Entry): boolean {
  if (gender !== "N") return false;
  return (word.endsWith("e") && dative?.SIN === `${word}n`) || (word.endsWith("en") && !word.endsWith("chen"));
}

function isGender(letter: string | undefined): letter is Gender {
  return letter === "M" || letter === "F" || letter === "N";
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Verbs that are nouns too. Who writes one mostly means the verb. */
const verbs = new Set("avoir dîner devoir déjeuner goûter pouvoir rire savoir souper sourire souvenir vouloir être".split(" "));

/** Feminine nouns with -s or -x in the singular, all of which the package lacks. */
const feminineInSingularS = new Set(
  "brebis catharsis chaux croix fois noix oasis paix perdrix poix souris syphilis toux vis voix".split(" "),
);
/** Nouns of both genders, of which the package has the rarer one: la mort is death, le mort is the dead man. */
const ofBoth = new Set(["mort"]);

/** The gender of French nouns in the singular, in the package of the Lefff; null for words with both genders, and for those that are no nouns. */
export function readFrenchNouns(file: URL): (noun: string) => "M" | "F" | null {
  const genders = new Map(Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, string>));
  return (noun) => {
    const word = noun.toLowerCase().replaceAll("œ", "oe");
    if (feminineInSingularS.has(word)) return "F";
    const gender = verbs.has(word) || ofBoth.has(word) ? undefined : genders.get(word);
    return gender === "M" || gender === "F" ? gender : null;
  };
}
