/** Abbreviations, and contractions typed without an apostrophe. Applied to English texts in lower case only. */
const rows: readonly (readonly [short: RegExp, long: string])[] = [
  [/\bdont\b(?! (?:les?|la|un|une|on|ils?|elles?|son|sa|ses|je|tu|nous|vous|ce|cet|cette)\b)/g, "do not"],
  [/\b(does|did|is|are|was|were|has|have|had|would|could|should)nt\b/g, "$1 not"],
  [/\bcant\b/g, "can not"],
  [/\b(it|that|what|who|there)s (?=(?:a|an|the|not|when|where|how|all|just|called)\b)/g, "$1 is "],
  [/\bu\b(?=\s\p{L}{2,})/gu, "you"],
  [/\bthru\b/g, "through"],
  [/(?<=\s)w\/o\s?(?=\p{L})/gu, "without "],
  [/(?<=\s)w\/\s?(?=\p{L})/gu, "with "],
  [/(?<=\s)b\/c\s/g, "because "],
  [/\b(?:bc|cuz|cos|coz) (?=(?:it|they|he|she|the|of|there|you|we)\b)/g, "because "],
  [/\b(?:sth|smth|sthg)\b/g, "something"],
  [/\b(?:sb|smb)\b(?=$|[\s,.;'])/g, "somebody"],
  [/\bppl\b/g, "people"],
  [/\bgov'?t\b/g, "government"],
  [/\bconc\b\.?/g, "concentration"],
  [/\btemp\b\.?/g, "temperature"],
  [/\bapprox\b\.?/g, "approximately"],
  [/\binfo\b/g, "information"],
  [/\b(?:btwn|betw)\b\.?/g, "between"],
  [/\benv\b\.?/g, "environment"],
  [/\besp\b\.?/g, "especially"],
  [/\brxns?\b/g, "reaction"],
  [/\bmvmt\b/g, "movement"],
  [/\b(?:wanna)\b/g, "want to"],
  [/\b(?:gonna)\b/g, "going to"],
  [/\bkinda\b/g, "kind of"],
];

/** Limit in UTF-16 code units; longer texts stay as they are. */
const longest = 1000;

/** A word boundary that knows accents: `temp` is not a word in `tempête`. */
const boundary = "(?:(?<=[\\p{L}\\p{N}])(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])(?=[\\p{L}\\p{N}]))";
const accentedRows = rows.map(([short, long]) => [new RegExp(short.source.replaceAll("\\b", boundary), "gu"), long] as const);

/** A folded text with its short forms written out; texts of more than 1,000 code units stay as they are. */
export function writtenOut(text: string): string {
  if (text.length > longest) return text;
  return (/[^\p{ASCII}]/u.test(text) ? accentedRows : rows).reduce((before, [short, long]) => before.replace(short, long), text);
}
