/** Lists of words by language, with blanks between the words, as sets. */
export function wordSets<Language extends string>(
  lists: Readonly<Partial<Record<Language, string>>>,
): ReadonlyMap<Language, ReadonlySet<string>> {
  return new Map(
    Object.entries<string | undefined>(lists).map(([language, words = ""]) => [language as Language, new Set(words.split(" "))]),
  );
}
