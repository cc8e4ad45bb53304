import { describe, expect, test } from "vitest";

import { grade } from "../grade.ts";
import { noLexicon } from "../knowledge/lexicon.ts";
import type { Language } from "../text/function-words.ts";
import { createKinship } from "./kinship.ts";
import { wordText } from "./tokens.ts";

const textsOf = (text: string, language: Language) => wordText(text, language).tokens.map((word) => word.text);

describe("a quotient is read alike, however a language writes it", () => {
  test.each([
    ["en", "mass divided by volume", "mass per volume"],
    ["de", "Masse geteilt durch Volumen", "Masse pro Volumen"],
    ["de", "Weg dividiert durch Zeit", "Weg pro Zeit"],
    ["fr", "la masse divisée par le volume", "la masse par le volume"],
    ["es", "espacio dividido entre tiempo", "espacio por tiempo"],
  ] as const)("%s: %s", (language, long, short) => {
    expect(textsOf(long, language)).toEqual(textsOf(short, language));
  });

  test.each([
    ["Dichte", "Masse pro Volumen", "Volumen geteilt durch Masse"],
    ["density", "mass per volume", "volume divided by mass"],
  ])("%s: the other way round is wrong", (term, definition, answer) => {
    expect(grade({ term, definition, answer, deck: [] }).score).toBe(0);
  });
});

describe("the beginning of a long word is an abbreviation of it", () => {
  const kinshipOf = (card: string, answer: string, isRealWord = false) => {
    const kinship = createKinship({ language: "en", lexicon: noLexicon, isRealWord: () => isRealWord });
    const [own] = wordText(card, "en").tokens;
    const [said] = wordText(answer, "en").tokens;
    return own === undefined || said === undefined ? null : kinship(own, said);
  };

  test("`displ` is displacement, `calc` is calculation", () => {
    expect(kinshipOf("displacement", "displ")).toBe("spelling");
    expect(kinshipOf("calculation", "calc")).toBe("spelling");
  });

  test("unless it is a word of its own", () => {
    expect(kinshipOf("capacity", "cap", true)).not.toBe("spelling");
  });

  test("or too short, or nearly the whole word", () => {
    expect(kinshipOf("displacement", "di")).toBe("none");
    expect(kinshipOf("carpet", "car")).not.toBe("spelling");
  });
});

describe("another fraction is another answer", () => {
  test.each([
    ["Anteil", "rund ein Drittel der Fläche", "rund die Hälfte der Fläche"],
    ["share", "about a third of the land", "about half of the land"],
    ["parte", "un tercio de la superficie", "un cuarto de la superficie"],
    ["part", "un tiers de la surface", "la moitié de la surface"],
  ])("%s: %s is not %s", (term, definition, answer) => {
    expect(grade({ term, definition, answer, deck: [] }).score).toBeLessThan(90);
  });
});

describe("two other numbers are another answer", () => {
  test.each([
    ["Puls in Ruhe", "28 bis 40 Schläge pro Minute", "60 bis 80 Schläge pro Minute"],
    ["compresiones y ventilaciones", "30 compresiones y 2 ventilaciones", "15 compresiones y 4 ventilaciones"],
    ["crew", "12 rowers in 3 boats", "8 rowers in 4 boats"],
  ])("%s: %s is not %s", (term, definition, answer) => {
    expect(grade({ term, definition, answer, deck: [] }).score).toBe(0);
  });
});

test.each([
  ["hexagonal crystal", "methane", "isomethane"],
  ["family of fungi", "species", "subspecies"],
  ["Zucker", "Saccharid", "Oligosaccharid"],
  ["quiet", "spokojny", "niespokojny"],
])("%s: with a prefix %s is another thing: %s", (term, definition, answer) => {
  expect(grade({ term, definition, answer, deck: [] }).score).toBeLessThan(40);
});

test.each([
  ["Who sent the first e-mail?", "Ray Tomlinson, 1971", "Ray Tomlinson, '71", true],
  ["Who sent the first e-mail?", "Ray Tomlinson, 1971", "Ray Tomlinson, '72", false],
])("%s %s: %s", (term, definition, answer, isRight) => {
  expect(grade({ term, definition, answer, deck: [] }).score >= 90).toBe(isRight);
});
