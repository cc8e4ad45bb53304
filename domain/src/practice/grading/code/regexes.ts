const longest = 200;

/** A regular expression in one of the ways it can be written: its fence, classes, counts and needless groups. */
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
  // The alternatives of the whole expression stand in any order.
  return /^[\w\s|]+$/.test(inside) && inside.includes("|")
    ? inside
        .split("|")
        .toSorted((a, b) => a.localeCompare(b))
        .join("|")
    : inside;
}
