import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { devPseudoLanguages } from "../client/build/language/dev-pseudo-languages.ts";

type Catalogue = { language: string; messageOf: (id: number, english: unknown) => unknown; errorOf: (code: string) => unknown };

/** Runs the script that a page in development has before all others, in a tab that may have been in such a language before. */
function openedIn(address: string, tab = new Map<string, string>()) {
  const { transformIndexHtml } = devPseudoLanguages();
  if (typeof transformIndexHtml !== "function") throw new Error("the plugin changes the page by a function");
  const tags = transformIndexHtml.call({} as never, "", {} as never) as { children: string }[];
  const page = {
    location: new URL(address),
    URLSearchParams,
    sessionStorage: { getItem: (key: string) => tab.get(key) ?? null, setItem: (key: string, value: string) => void tab.set(key, value) },
    document: { documentElement: { lang: "en", dir: "ltr" } },
    recollectCatalogue: undefined as Catalogue | undefined,
  };
  runInNewContext(tags[0]?.children ?? "", page);
  const { lang, dir } = page.document.documentElement;
  return { tab, lang, dir, catalogue: page.recollectCatalogue };
}

test("a page in development is in English", () => {
  expect(openedIn("http://localhost:3000/")).toMatchObject({ lang: "en", dir: "ltr", catalogue: undefined });
});

test("its address can ask for a language made of English, in which the tab stays", () => {
  const { tab, catalogue, lang, dir } = openedIn("http://localhost:3000/login?pseudo=en-XA");
  expect([lang, dir]).toEqual(["en-XA", "ltr"]);
  expect(catalogue?.messageOf(1, "Create deck")).toEqual(["[Créáté déck····]"]);
  expect(catalogue?.errorOf("deck/version-not-found")).toEqual([expect.stringMatching(/^\[Thís éárlíér vérsíón nó lóngér éxísts\.·+/)]);
  expect(openedIn("http://localhost:3000/decks", tab)).toMatchObject({ lang: "en-XA" });
  expect(openedIn("http://localhost:3000/decks?pseudo=off", tab)).toMatchObject({ lang: "en" });
});

test("one of them is written from right to left", () => {
  expect(openedIn("http://localhost:3000/?pseudo=ar-XB")).toMatchObject({ lang: "ar-XB", dir: "rtl" });
});
