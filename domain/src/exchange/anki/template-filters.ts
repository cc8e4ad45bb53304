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
  const text = html.replaceAll("&nbsp;", " ");
  let out = "";
  let copiedTo = 0;
  for (const { 0: bracket, 1: reading = "", index } of text.matchAll(/\[([^[\]\n]+)\]/g)) {
    const before = text.slice(copiedTo, index);
    // The last word before the bracket is what is read.
    const start = Math.max(...[" ", ">", "[", "]"].map((sign) => before.lastIndexOf(sign))) + 1;
    const kanji = before.slice(start);
    copiedTo = index + bracket.length;
    if (kanji === "" || reading.startsWith("sound:")) out += before + bracket;
    else out += `${before[start - 1] === " " ? before.slice(0, start - 1) : before.slice(0, start)}${write(kanji, reading)}`;
  }
  return out + text.slice(copiedTo);
}
