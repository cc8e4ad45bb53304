const longest = 2000;
const tag = /<(\/?)([A-Za-z][\w-]*)((?:\s+[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>/]+))?)*)\s*\/?>/g;
const attribute = /([\w:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>/]+)))?/g;

/** A piece of HTML in one form: names in small letters, attributes in order and in quotes, no layout between the tags, no remarks. */
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
