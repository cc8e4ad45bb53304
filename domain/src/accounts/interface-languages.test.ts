import { describe, expect, test } from "vitest";
import { chosenLanguage, interfaceLanguages, isInterfaceLanguage, pageDirection } from "./interface-languages.ts";

const offered = ["de", "es", "pt-BR", "ar"];

describe("the language of a page", () => {
  test.each([
    [["de"], "de"],
    [["de-AT", "en"], "de"],
    [["DE-ch"], "de"],
    [["pt-PT"], "pt-BR"],
    [["pt-br"], "pt-BR"],
    [["ja", "es-MX"], "es"],
    [["en-GB", "de"], "en"],
    [["ar-EG"], "ar"],
    [["ja"], "en"],
    [["fr"], "en"],
    [[], "en"],
    [["", "*", "__proto__", "x".repeat(1000), "de\n"], "en"],
  ] as const)("for the wishes %j is %s", (wishes, language) => {
    expect(chosenLanguage(wishes, offered)).toBe(language);
  });

  test("is never one that is not offered, however it is written", () => {
    expect([chosenLanguage(["fr", "fr-FR"], offered), chosenLanguage(["de"], [])]).toEqual(["en", "en"]);
  });
});

test("Arabic is read from right to left, the others from left to right", () => {
  expect(interfaceLanguages.filter(({ tag }) => pageDirection(tag) === "rtl").map(({ tag }) => tag)).toEqual(["ar"]);
});

test("every language has one tag that browsers know, and its own name", () => {
  expect(interfaceLanguages.map(({ tag }) => Intl.getCanonicalLocales(tag)[0])).toEqual(interfaceLanguages.map(({ tag }) => tag));
  expect(new Set(interfaceLanguages.map(({ name }) => name)).size).toBe(interfaceLanguages.length);
  expect(["de", "fr-CA", "", null].map(isInterfaceLanguage)).toEqual([true, false, false, false]);
});
