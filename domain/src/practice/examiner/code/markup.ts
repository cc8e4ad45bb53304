const longest = 2000;
const tag = /<(\/?)([A-Za-z][\w-]*)((?:[^"'<>]|"[^"]*"|'[^']*')*)>/g;
const attribute = /([\w:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>/]+)))?/g;

/** HTML in normal form: lower-case names, sorted and quoted attributes, no layout between tags, no comments. */
export function plainMarkup(text: string): string {
  return text
    .slice(0, longest)
    .replace(/<!--.*?-->/gs, "")
    .trim()
    .replace(tag, (_, closing: string, name: string, attributes: string) => {
      const own = Array.from(
        attributes.matchAll(attribute),
        ([, key = "", double, single, bare]) => `${key.toLowerCase()}="${(double ?? single ?? bare ?? "").trim()}"`,
      );
      return `<${[`${closing}${name.toLowerCase()}`, ...own.toSorted((a, b) => a.localeCompare(b))].join(" ")}>`;
    })
    .replace(/\s*([<>])\s*/g, "$1")
    .replace(/\s+/g, " ");
}
