import type { Page } from "@playwright/test";
import { errorMessages } from "../../../client/build/language/messages-of-errors.ts";
import { compiled } from "../../../client/build/language/messages.ts";
import { literal, speakOn } from "./spoken-names.ts";

export type PseudoLanguage = "en-XA" | "ar-XB";

const accents: Record<string, string> = { a: "á", e: "é", i: "í", o: "ó", u: "ú", A: "Á", E: "É", I: "Í", O: "Ó", U: "Ú" };

/**
 * Opens all further pages in a language that is made of English: every message stands in brackets, with accents and a third longer. What is not in
 * brackets is no message, and what is cut would be cut in German. `ar-XB` is the same from right to left. Steps that name things in English find them.
 */
export async function speakPseudoLanguage(page: Page, language: PseudoLanguage): Promise<void> {
  const direction = language === "ar-XB" ? "rtl" : "ltr";
  await page.route(isPage, async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const reply = await route.fetch();
    const body = (await reply.text())
      .replace('lang="en" dir="ltr"', `lang="${language}" dir="${direction}"`)
      // The frame of the real languages is made by the build. Steps would find its English words before the app is there.
      .replace(/(?<=<!-- first-frame -->).*(?=<!-- first-frame ends -->)/s, "");
    return route.fulfill({ response: reply, body });
  });
  await page.addInitScript(speak, { tag: language, errors: errorTexts(), accents });
  speakOn(page, (name, isExact) =>
    typeof name === "string"
      ? new RegExp(isExact ? `^\\[?${accented(literal(name))}[·\\]]*$` : accented(literal(name)), isExact ? "" : "i")
      : new RegExp(accented(name.source).replace(/^\^/, "^\\[?").replace(/\$$/, "[·\\]]*$"), name.flags),
  );
}

/** The address of a page: not the API, and no file. */
function isPage({ pathname }: URL): boolean {
  return !pathname.startsWith("/api/") && !/\.\w+$/.test(pathname);
}

/**
 * The English vowels of an expression, each with or without its accent; those of a class or an escape are no words. Between words a message inside
 * another one may begin or end.
 */
function accented(source: string): string {
  return source
    .replace(/\\.|\[[^\]]*\]|\(\?[:=!]|[aeiou]/gi, (part) => (part.length === 1 ? `[${part}${accents[part] ?? ""}]` : part))
    .replaceAll(": ", "[\\]·]*: ")
    .replaceAll(" ", "[\\s\\[\\]·]+");
}

let texts: Record<string, unknown> | null = null;

function errorTexts(): Record<string, unknown> {
  return (texts ??= Object.fromEntries([...errorMessages().values()].map(({ code, english }) => [code, compiled(english)])));
}

/** Runs in the page, before its first module. */
function speak({ tag, errors, accents: marks }: { tag: string; errors: Record<string, unknown>; accents: Record<string, string> }): void {
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
