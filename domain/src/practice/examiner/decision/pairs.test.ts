import { expect, test } from "vitest";

import { noLexicon } from "../knowledge/lexicon.ts";
import { readingOf } from "../question/reading.ts";
import { arePartsCrossed } from "./pairs.ts";
import { wordReading } from "./reading.ts";

function isCrossed(term: string, definition: string, answer: string): boolean {
  return arePartsCrossed(wordReading(readingOf({ term, definition, answer, deck: [] }, noLexicon)));
}

const vessels = "arteries: lead blood away from the heart, thick walls; veins: bring it back, thin walls and valves";

test.each([
  ["Difference between arteries and veins", vessels, "veins have thick walls and lead blood away, arteries have valves and bring it back"],
  [
    "Unterschied Wetter und Klima",
    "Wetter: Zustand der Atmosphäre an einem Ort; Klima: Durchschnitt über 30 Jahre",
    "Klima ist der Zustand der Atmosphäre, Wetter der Durchschnitt über 30 Jahre",
  ],
  ["Import and export", "import: goods bought abroad; export: goods sold abroad", "export: goods bought abroad; import: goods sold abroad"],
  ["Rods and cones", "rods see in the dark, cones see colours", "rods see colours, cones see in the dark"],
  [
    "Luv y sotavento",
    "barlovento = lado de donde viene el viento, lluvia; sotavento = lado protegido, seco",
    "sotavento: de donde viene la lluvia, barlovento: protegido y seco",
  ],
])("what the card says of two things is crossed: %s", (term, definition, answer) => {
  expect(isCrossed(term, definition, answer)).toBe(true);
});

test.each([
  ["Difference between arteries and veins", vessels, "veins bring blood back and have valves, arteries have thick walls and lead it away"],
  ["Difference between arteries and veins", vessels, "arteries lead away from the heart"],
  [
    "Difference between arteries and veins",
    vessels,
    "Arteries and veins differ: veins have valves, while arteries have thick walls and lead blood away from the heart",
  ],
  [
    "Kinds of rocks",
    "Igneous: magma; sedimentary: layers; metamorphic: heat, pressure, changed rock crystals",
    "igneous from magma, sedimentary from layers, while metamorphic comes from heat, pressure and changed rock crystals",
  ],
  [
    "Difference between TCP and UDP",
    "TCP guarantees delivery and order, UDP does not",
    "UDP doesn't guarantee delivery or order, TCP does",
  ],
  ["Sound and light", "light travels faster than sound", "sound travels slower than light"],
  ["Rods", "see in the dark", "they see in the dark"],
  ["DNA and RNA", "DNA: double strand, thymine; RNA: single strand, uracil", "double with thymine is DNA, single with uracil is RNA"],
  [
    "What do the kidneys do to the blood?",
    "The kidneys filter waste and extra water out of the blood to make urine",
    "Blood is filtered, waste and extra water leave it, and the kidneys make urine",
  ],
  [
    "How does DNA become proteins?",
    "DNA is transcribed to mRNA and translated by ribosomes into proteins",
    "Proteins are made when ribosomes translate mRNA that was transcribed from DNA",
  ],
  [
    "Axon vs dendrites",
    "Axon: carries impulses away from the cell body; dendrites: receive signals from other neurons",
    "what carries impulses away is the axon, what receives signals from other neurons are the dendrites",
  ],
])("the same in another order, one of both, and a turned sentence are not: %s, %s, %s", (term, definition, answer) => {
  expect(isCrossed(term, definition, answer)).toBe(false);
});
