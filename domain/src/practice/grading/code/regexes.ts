const longest = 200;

/** A regular expression in normal form: without delimiters or needless groups, with one form for classes and quantifiers. */
export function plainRegex(text: string): string {
  const fenced = text.trim();
  const bare = /^\/(.+)\/[a-z]*$/.exec(fenced)?.[1] ?? fenced.replace(/^r?(["'])(.*)\1$/, "$2");
  if (bare.length > longest) return bare;
  const plain = bare
    .replace(/\[0-9\]/g, "\\d")
    .replace(/\[\^0-9\]/g, "\\D")
    .replace(/\[(?:a-zA-Z0-9_|A-Za-z0-9_|\w)\]/g, "\\w")
    .replace(/\{1,\}/g, "+")
    .replace(/\{0,\}/g, "*")
    .replace(/\{0?,1\}/g, "?")
    .replace(/\{1\}/g, "")
    .replace(/(\\[dws]|(?<!\\)\[[^\]]{1,30}\])\1*(?=\1\*(?![?+]))\1\*/g, "$1+")
    .replace(/(\\[dws])\1+(?![*+?{])/g, (row, one: string) => `${one}{${row.length / one.length}}`)
    .replace(/\((?:\?:)?((?:\\?[^()|[\]\\*+?])|\[[^\]]{1,30}\])\)(?=[*+?{])/g, "$1");
  const inside = /^\((?:\?:)?([^()]*)\)$/.exec(plain)?.[1] ?? plain;
  // The alternatives of a whole expression are sorted: their order does not matter.
  return /^[\w\s|]+$/.test(inside) && inside.includes("|")
    ? inside
        .split("|")
        .toSorted((a, b) => a.localeCompare(b))
        .join("|")
    : inside;
}
