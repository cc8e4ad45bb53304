const longest = 200;

/** A regular expression in normal form: without delimiters or needless groups, with one form for classes and quantifiers. */
export function plainRegex(text: string): string {
  const fenced = text.trim();
  const bare = /^\/(.+)\/[a-z]*$/.exec(fenced)?.[1] ?? fenced.replace(/^r?(["'])(.*)\1$/, "$2");
  if (bare.length > longest) return bare;
  const plain = withoutNeedlessGroups(
    withPlus(
      bare
        .replace(/\[0-9\]/g, "\\d")
        .replace(/\[\^0-9\]/g, "\\D")
        .replace(/\[(?:a-zA-Z0-9_|A-Za-z0-9_|\w)\]/g, "\\w")
        .replace(/\{1,\}/g, "+")
        .replace(/\{0,\}/g, "*")
        .replace(/\{0?,1\}/g, "?")
        .replace(/\{1\}/g, ""),
    ).replace(/(\\[dws])\1+(?![*+?{])/g, (row, one: string) => `${one}{${row.length / one.length}}`),
  );
  const inside = /^\((?:\?:)?([^()]*)\)$/.exec(plain)?.[1] ?? plain;
  // The alternatives of a whole expression are sorted: their order does not matter.
  return /^[\w\s|]+$/.test(inside) && inside.includes("|")
    ? inside
        .split("|")
        .toSorted((a, b) => a.localeCompare(b))
        .join("|")
    : inside;
}

/** `\d+` for `\d\d*`: a class that is repeated, and then any number of times. */
function withPlus(text: string): string {
  const signs: readonly string[] = text.match(/\\[\s\S]|\[[^\]]{1,30}\]|[\s\S]/g) ?? [];
  const plain: string[] = [];
  for (let at = 0; at < signs.length; at += 1) {
    const sign = signs[at] ?? "";
    let end = at;
    while (signs[end + 1] === sign) end += 1;
    const isRepeated = end > at && /^(?:\\[dws]|\[.+\])$/s.test(sign);
    const isOpen = signs[end + 1] === "*" && !/[?+]/.test(signs[end + 2] ?? "");
    plain.push(isRepeated && isOpen ? `${sign}+` : sign);
    if (isRepeated && isOpen) at = end + 1;
  }
  return plain.join("");
}

/** `a+` for `(a)+` and `(?:a)+`. */
function withoutNeedlessGroups(text: string): string {
  return text.replace(/\(([^()]{1,35})\)(?=[*+?{])/g, (group, inside: string) => {
    const sign = inside.replace(/^\?:/, "");
    return /^(?:\\?[^()|[\]\\*+?]|\[[^\]]{1,30}\])$/s.test(sign) ? sign : group;
  });
}
