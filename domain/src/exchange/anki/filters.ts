/** Applies the filters of a template to a field's HTML; gaps and typed answers are handled before. */
export function applyFilter(html: string, filter: string): string {
  switch (filter.toLowerCase()) {
    case "text":
      return html.replace(/<br\s*\/?>/gi, " ").replace(/<[^<>]*>/g, "");
    case "furigana":
      return readings(html, (kanji, reading) => `<ruby>${kanji}<rt>${reading}</rt></ruby>`);
    case "kana":
      return readings(html, (_kanji, reading) => reading);
    case "kanji":
      return readings(html, (kanji) => kanji);
    default:
      return html;
  }
}

/** `漢字[かんじ]`, from the space before it; `[sound:…]` is not a reading. */
function readings(html: string, write: (kanji: string, reading: string) => string): string {
  // In each piece that ends with a bracket, the last word before the bracket is what is read.
  return html.replaceAll("&nbsp;", " ").replace(/([^[\]]*)\[([^[\]\n]+)\]/g, (whole, before: string, reading: string) => {
    const kanji = before.slice(Math.max(before.lastIndexOf(" "), before.lastIndexOf(">")) + 1);
    if (kanji === "" || reading.startsWith("sound:")) return whole;
    const rest = before.slice(0, before.length - kanji.length);
    return `${rest.endsWith(" ") ? rest.slice(0, -1) : rest}${write(kanji, reading)}`;
  });
}
