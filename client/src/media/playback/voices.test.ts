import { expect, test } from "vitest";

import { languageName, voiceFor } from "./voices.ts";

const voice = (lang: string, localService = true, isDefault = false) => ({ lang, localService, default: isDefault });
const voices = [voice("en-US", true, true), voice("de_DE"), voice("pt-PT"), voice("pt-BR", false), voice("nb-NO")];

test.each([
  ["de", "de_DE"],
  ["de-AT", "de_DE"],
  ["pt-BR", "pt-BR"],
  ["pt", "pt-PT"],
  ["no", "nb-NO"],
  ["en", "en-US"],
  ["ja", undefined],
  ["d", undefined],
])("a text in %s is read by %s", (language, lang) => {
  expect(voiceFor(voices, language)?.lang).toBe(lang);
});

test("without voices none is found", () => {
  expect(voiceFor([], "de")).toBeNull();
});

test("languages are shown by name, and an unknown code as it is", () => {
  expect(languageName("pt-BR")).toBe("Brazilian Portuguese");
  expect(languageName("grc")).toBe("Ancient Greek");
  expect(languageName("!")).toBe("!");
});
