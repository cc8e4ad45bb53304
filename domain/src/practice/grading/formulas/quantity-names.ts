import { tableOf } from "../../../words/table-of.ts";

/** The usual letters of a quantity, for a formula whose letters are written out: `force = mass * acceleration`. */
const letters = tableOf<string>({
  voltage: "U V",
  current: "I",
  resistance: "R",
  power: "P",
  force: "F",
  mass: "m",
  acceleration: "a",
  energy: "E W",
  work: "W",
  time: "t",
  distance: "s d x",
  speed: "v c",
  velocity: "v",
  charge: "Q q",
  pressure: "p P",
  volume: "V",
  temperature: "T",
  density: "ρ",
  frequency: "f ν",
  wavelength: "λ",
  momentum: "p",
  height: "h",
  length: "l L",
  width: "w b",
  radius: "r",
  area: "A",
  base: "b",
  capacitance: "C",
  inductance: "L",
  weight: "W",
});

/** A formula in words with the letters of another that it can mean; itself where a word is not known. */
export function withLetters(words: string, formula: string): string {
  return words.replace(/\p{L}{4,}/gu, (word) => letters[word.toLowerCase()]?.split(" ").find((letter) => formula.includes(letter)) ?? word);
}
