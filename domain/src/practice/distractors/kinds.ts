/** The kind of a card's answer. A choice of another kind is easy to exclude. */
export type Kind = "number" | "date" | "formula" | "word" | "phrase" | "list" | "sentence";

const monthName =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|\b(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|janvier|février|mars|avril|juin|juillet|août|januar|februar|märz|mai|juni|juli|oktober|dezember)\b/i;

/** The kind of a plain text, by its form alone. */
export function kindOf(text: string): Kind {
  const words = text.split(/\s+/).filter((word) => word !== "");
  if (/\d/.test(text)) {
    if (words.length <= 4 && (monthName.test(text) || /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/.test(text))) return "date";
    if (words.length <= 4 && /^[^\p{L}]{0,3}\d/u.test(text)) return "number";
  }
  if (words.length <= 8 && /[=^√∑∫<>{}()[\]]|\p{L}\d|\d\p{L}/u.test(text) && !/\p{L}{5,}/u.test(text)) return "formula";
  if (words.length === 1 && !/[,;，、]/.test(text))
    return text.length > 12 && !/\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek}/u.test(text) ? "sentence" : "word";
  if (/[,;，、]/.test(text) && text.split(/[,;，、]/).every((item) => item.trim().split(/\s+/).length <= 4)) return "list";
  return words.length <= 4 ? "phrase" : "sentence";
}

/** Features of form that could reveal an answer: capitals, a final full stop, punctuation, script. */
export function shapeOf(raw: string, text: string): string {
  const first = /\p{L}/u.exec(text)?.[0] ?? "";
  const isUpper = first !== first.toLowerCase();
  const isAllUpper = text.length > 1 && /\p{Lu}/u.test(text) && text === text.toUpperCase();
  const stop = /[.!?。]$/.test(text) ? "." : "";
  const marks = raw === text ? "" : "*";
  const script = /\p{Script=Latin}/u.test(first)
    ? "L"
    : first === ""
      ? "-"
      : /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(first)
        ? "J"
        : "o";
  return [isAllUpper ? "A" : isUpper ? "U" : "l", stop, marks, script, /\(/.test(text) ? "(" : ""].join("|");
}
