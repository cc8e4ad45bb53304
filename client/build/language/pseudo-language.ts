import { compiled } from "./messages.ts";
import { errorMessages } from "./messages-of-errors.ts";

export type PseudoLanguage = "en-XA" | "ar-XB";

/** What the vowels of English become, so that a word that is no message is seen at once. */
export const accents: Readonly<Record<string, string>> = { a: "á", e: "é", i: "í", o: "ó", u: "ú", A: "Á", E: "É", I: "Í", O: "Ó", U: "Ú" };

export type PseudoCatalogueInput = { tag: PseudoLanguage; errors: Record<string, unknown>; accents: Readonly<Record<string, string>> };

/** What `setPseudoCatalogue` needs in a page. */
export function pseudoCatalogueInput(tag: PseudoLanguage): PseudoCatalogueInput {
  return { tag, errors: errorTexts(), accents };
}

let texts: Record<string, unknown> | null = null;

function errorTexts(): Record<string, unknown> {
  return (texts ??= Object.fromEntries([...errorMessages().values()].map(({ code, english }) => [code, compiled(english)])));
}

/**
 * Gives the page a language that is made of English: every message in brackets, with accents and a third longer. Runs in the page, before its first
 * module, so it uses nothing outside of itself.
 */
export function setPseudoCatalogue({ tag, errors, accents: marks }: PseudoCatalogueInput): void {
  const withAccents = (text: string) => text.replace(/[aeiouAEIOU]/g, (letter) => marks[letter] ?? letter);
  const part = (piece: unknown): unknown => {
    if (typeof piece === "string") return piece === "#" ? piece : withAccents(piece);
    const [name, format, forms] = piece as [string, string?, unknown?];
    if (typeof forms !== "object" || forms === null) return piece;
    const changed = Object.entries(forms as Record<string, unknown>).map(([form, parts]) => [
      form,
      Array.isArray(parts) ? parts.map(part) : parts,
    ]);
    return [name, format, Object.fromEntries(changed)];
  };
  const inBrackets = (english: unknown) => {
    const parts = typeof english === "string" ? [english] : (english as unknown[]);
    const longest = (piece: unknown): number => {
      if (typeof piece === "string") return piece.length;
      const forms = (piece as unknown[])[2];
      if (typeof forms !== "object" || forms === null) return 4;
      return Math.max(...Object.values(forms).map((one) => (one as unknown[]).reduce<number>((sum, each) => sum + longest(each), 0)));
    };
    const length = parts.reduce<number>((sum, piece) => sum + longest(piece), 0);
    // Words, since a language has longer words and more of them.
    const more = "·".repeat(Math.ceil(length * 0.35)).replace(/·{12}/g, "$& ");
    const joined: unknown[] = [];
    for (const piece of ["[", ...parts.map(part), `${more}]`]) {
      const last = joined.at(-1);
      if (typeof piece === "string" && typeof last === "string" && piece !== "#") joined[joined.length - 1] = last + piece;
      else joined.push(piece);
    }
    return joined;
  };
  (globalThis as Record<string, unknown>)["recollectCatalogue"] = {
    language: tag,
    messageOf: (_id: number | undefined, english: unknown) => inBrackets(english),
    errorOf: (code: string) => (Object.hasOwn(errors, code) ? inBrackets(errors[code]) : undefined),
  };
}
