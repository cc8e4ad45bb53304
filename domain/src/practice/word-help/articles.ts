export type Gender = "M" | "F" | "N";

/** An Italian noun: its gender, and whether the form is a plural. */
export type ItalianNoun = { readonly gender: "M" | "F"; readonly isPlural: boolean };

const italianVowel = /^h?[aeiouàèéìòù]/i;
/** Before these sounds the masculine article is lo, in the plural gli: s and a consonant, z, gn, ps, pn, x, y, and i before a vowel. */
const beforeLo = /^(?:s[^aeiouàèéìòù]|z|gn|p[ns]|x|y|i[aeou])/i;

/** The definite article of an Italian noun: `il libro`, `lo zio`, `l'acqua`, `gli amici`. */
export function italianArticle(noun: string, { gender, isPlural }: ItalianNoun): string {
  const isLo = beforeLo.test(noun);
  if (gender === "F") return isPlural ? "le" : italianVowel.test(noun) && !isLo ? "l'" : "la";
  if (isPlural) return isLo || italianVowel.test(noun) ? "gli" : "i";
  if (isLo) return "lo";
  return italianVowel.test(noun) ? "l'" : "il";
}

const germanArticles = { M: "der", F: "die", N: "das" } as const;

/** The definite article of a German noun in the singular. */
export function germanArticle(gender: Gender): string {
  return germanArticles[gender];
}

const frenchVowel = /^[aeiouàâæéèêëîïôœùû]/i;
/** These begin with a vowel, and yet are said as if they did not: `le onze`, `le oui`. */
const frenchHiatus = /^(?:onz|oui|uhlan|ululement)/i;

/**
 * The articles of a French noun in the singular, the likeliest first: `la maison`. Before a vowel the definite one hides the gender, so that the
 * other one is there too: `l'arbre`, `un arbre`. Whether an h is said as a vowel is not in the word: `un héros`, `une heure`.
 */
export function frenchArticles(noun: string, gender: "M" | "F"): readonly string[] {
  const indefinite = gender === "M" ? "un" : "une";
  if (/^h/i.test(noun)) return [indefinite];
  if (frenchVowel.test(noun) && !frenchHiatus.test(noun)) return ["l'", indefinite];
  return [gender === "M" ? "le" : "la"];
}
