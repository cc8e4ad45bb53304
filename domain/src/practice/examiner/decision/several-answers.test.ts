import { describe, expect, test } from "vitest";

import { grade } from "../grade.ts";
import { noLexicon } from "../knowledge/lexicon.ts";
import { readingOf } from "../question/reading.ts";
import { wordReading } from "./reading.ts";
import { vetoOfSentence } from "./vetoes.ts";

const scoreOf = (term: string, definition: string, answer: string) => grade({ term, definition, answer, deck: [] }).score;

describe("a question that asks for as many things as its definition has parts", () => {
  test.each([
    ["author and year of a novel", "George Orwell, 1949", "Orwell"],
    ["Autor und Jahr des Romans", "Thomas Mann; 1901", "Thomas Mann"],
    ["painter and year of the picture", "Diego Velázquez (1656)", "Diego Velázquez"],
    ["BP / HR", "blood pressure / heart rate", "heart rate"],
    ["capitale et monnaie du pays", "Prague ; la couronne tchèque", "Prague"],
  ])("%s: one of the parts is a part", (term, definition, answer) => {
    const score = scoreOf(term, definition, answer);
    expect(score).toBeGreaterThanOrEqual(40);
    expect(score).toBeLessThan(90);
  });

  test.each([
    ["author and year of a novel", "George Orwell, 1949", "1949, George Orwell"],
    ["BP / HR", "blood pressure / heart rate", "blood pressure, heart rate"],
  ])("%s: all parts are right", (term, definition, answer) => {
    expect(scoreOf(term, definition, answer)).toBeGreaterThanOrEqual(90);
  });

  test("pairs that are written side by side lose their meaning in another order", () => {
    expect(scoreOf("IV / IM", "intravenous / intramuscular", "intramuscular / intravenous")).toBe(0);
    expect(scoreOf("Nominativ / Akkusativ", "der / den", "den / der")).toBeLessThan(90);
  });

  test("two numbers that change their places are not right", () => {
    expect(scoreOf("número de jueces y duración del mandato", "12 jueces; 9 años", "9 jueces y 12 años")).toBeLessThan(90);
  });
});

describe("a list whose order is asked for", () => {
  test.each([
    ["Phases in order", "prophase, metaphase, anaphase, telophase", "prophase, anaphase, metaphase, telophase"],
    ["Planeten, Reihenfolge von innen", "Merkur, Venus, Erde, Mars", "Venus, Merkur, Erde, Mars"],
    ["path of the air", "nose → trachea → bronchi → alveoli", "trachea, nose, bronchi, alveoli"],
    ["Layers from the bottom", "sand, clay, chalk", "chalk, clay, sand"],
  ])("%s: another order is wrong", (term, definition, answer) => {
    expect(scoreOf(term, definition, answer)).toBe(0);
  });

  test.each([
    ["Three causes of the First World War", "militarism, alliances, imperialism", "imperialism, militarism, alliances"],
    ["drei Farben der Flagge", "schwarz, rot, gold", "gold, rot, schwarz"],
  ])("%s: where no order is asked for, any order is right", (term, definition, answer) => {
    expect(scoreOf(term, definition, answer)).toBeGreaterThanOrEqual(90);
  });
});

describe("a gloss that is denied", () => {
  test.each([
    ["十分", "enough, sufficient", "not enough"],
    ["posible", "possible, feasible", "not possible"],
    ["allowed", "erlaubt, gestattet", "nicht erlaubt"],
  ])("%s: %s is not %s", (term, definition, answer) => {
    expect(scoreOf(term, definition, answer)).toBeLessThan(90);
  });
});

test.each([
  ["Hauptstadt von Australien", "Canberra (nicht Sydney!)", "Sydney"],
  ["Capital of Turkey", "Ankara (not Istanbul)", "istanbul"],
])("%s: what the card rules out is wrong", (term, definition, answer) => {
  expect(scoreOf(term, definition, answer)).toBe(0);
});

test.each([
  ["cold war", "USA, Soviet Union", "USA"],
  ["mesozoic era", "dinosaurs, conifers", "dinosaurs"],
  ["vitamin d", "strong bones, calcium", "calcium"],
])("%s: one of two is not all", (term, definition, answer) => {
  expect(grade({ term, definition, answer, deck: [], language: "en" }).rule).not.toBe("alternative");
});

test.each([
  ["What do plants not make in winter?", "In winter, plants do not make sugar", "sugar"],
  ["Why did Rome fall?", "Many reasons, not only barbarian invasions", "barbarian invasions"],
  ["Which vitamin must be eaten daily?", "The body cannot store vitamin C, so it must be eaten daily", "vitamin C"],
  ["What causes the seasons?", "Not distance but tilt: the axis leans toward or away from the sun", "tilt"],
])("%s: a denial within a sentence rules nothing out", (term, definition, answer) => {
  expect(vetoOfSentence(wordReading(readingOf({ term, definition, answer, deck: [] }, noLexicon)))).toBeNull();
});

test("the way that something takes has an order", () => {
  expect(scoreOf("Recorrido de la orina", "riñón, uréter, vejiga, uretra", "uretra, vejiga, uréter, riñón")).toBeLessThan(80);
  expect(scoreOf("Recorrido de la orina", "riñón, uréter, vejiga, uretra", "riñón, ureter, vejiga, uretra")).toBeGreaterThanOrEqual(80);
});

test("a unit that is written as people write it is the same unit", () => {
  expect(scoreOf("Altura del Aconcagua", "6961 m", "6961mts")).toBeGreaterThanOrEqual(90);
});

describe("a list in a language with its own word for and", () => {
  test.each([
    ["Barwy podstawowe", "czerwony, żółty i niebieski", "niebieski, czerwony i żółty", "czerwony i niebieski"],
    ["Страны Балтии", "Эстония, Латвия и Литва", "Литва, Эстония и Латвия", "Эстония и Литва"],
    ["دول المغرب", "تونس، ليبيا والجزائر", "الجزائر، تونس وليبيا", "تونس وليبيا"],
  ])("%s: all items are right, and some are a part", (term, definition, all, some) => {
    expect(scoreOf(term, definition, all)).toBeGreaterThanOrEqual(90);
    expect(scoreOf(term, definition, some)).toBeGreaterThanOrEqual(40);
    expect(scoreOf(term, definition, some)).toBeLessThan(90);
  });

  test.each([
    ["to look", "نظر، شاهد", "شاهد"],
    ["to run", "biegać, pędzić", "pędzić"],
  ])("%s: one of two translations is right", (term, definition, answer) => {
    expect(scoreOf(term, definition, answer)).toBeGreaterThanOrEqual(90);
  });
});

test.each([
  ["Fluss durch Köln", "der Rhein", "der Rhein und die Elbe"],
  ["Capital of Peru", "Lima", "Lima & Bogota"],
  ["temperature", "hot", "hot and cold"],
])("%s: a second name beside the right one is not right", (term, definition, answer) => {
  expect(scoreOf(term, definition, answer)).toBeLessThan(90);
});
