import namesTable from "./names.json" with { type: "json" };
import type { Reading } from "../question/reading.ts";
import { MARKS } from "../question/marks.ts";
import { outcome, type Outcome, wrong } from "../question/outcome.ts";
import { elementSymbol, isElement } from "./elements.ts";
import { unifiedSource } from "../text/fold.ts";
import { tableOf } from "../../../words/table-of.ts";

const longest = 120;
const mostSpecies = 8;

/** Particles by name and symbol. */
const particles = tableOf<string>(namesTable.particles);

/** Grades a card whose answer is a nuclide, `¹⁴C`, or a nuclear reaction: by element and mass number, in any notation. */
export function asNuclides({ question, forms }: Reading): Outcome | null {
  const definition = question.definition.trim();
  if (definition.length > longest || question.answer.length > longest || !/\p{N}/u.test(definition)) return null;
  const expected = [definition, ...forms.map(({ raw }) => raw)].map((raw) => reactionIn(raw)).filter((sides) => sides !== null);
  const [first] = expected;
  if (first === undefined || !first.flat().some((species) => /[a-z]\d/.test(species))) return null;
  const given = reactionIn(question.answer.trim().replace(/[.!]$/, ""));
  const meets = (said: string[][], read: (species: string) => string) =>
    expected.some(
      (sides) => sides.length === said.length && sides.every((side, place) => side.map(read).toSorted().join() === said[place]?.join()),
    );
  if (given === null) {
    const elements = reactionIn(question.answer.trim().replace(/[.!]$/, ""), elementIn);
    // `C` for ¹⁴C: the mass number is missing.
    const isOfThese = elements !== null && meets(elements, (species) => species.replace(/(?<=[a-z])\d+$/, ""));
    return isOfThese ? outcome(50, "formula-part") : null;
  }
  const isSame = meets(given, (species) => species);
  return isSame ? outcome(MARKS.full, "formula") : wrong("formula", definition);
}

/** The sides of a reaction, or a single nuclide, each with its species sorted; null for other texts. */
function reactionIn(raw: string, nameOf: (text: string) => string | null = nuclideIn): string[][] | null {
  const text = unifiedSource(raw).replace(/\\(?:alpha|beta|gamma)\b/g, (name) => name.slice(1));
  const sides = text.split(/\s*(?:-+(?:\([^()]*\)-+)?>|=+>|→|⟶|=)\s*/u);
  if (sides.length > 2) return null;
  const read = sides.map((side) => {
    const parts = side.split(/\s+\+\s+|(?<=[\p{L}\d])\s?\+\s?(?=[\p{L}\d^])|\s+(?:and|plus)\s+/u);
    const species = parts.length > mostSpecies ? [null] : parts.flatMap((part) => speciesIn(part.trim(), nameOf));
    return species.includes(null) ? null : species.filter((one) => one !== null).toSorted();
  });
  return read.includes(null) ? null : read.filter((side) => side !== null);
}

function speciesIn(text: string, nameOf: (text: string) => string | null): (string | null)[] {
  const [, count = "1", one = text] = /^([2-9])\s(.+)$/.exec(text) ?? [];
  const name = nameOf(one);
  return Array.from({ length: Number(count) }, () => name);
}

const before = /^\^?\{?(\d{1,3})\}?\s?(?:_?\{?\d{1,3}\}?\s?)?([A-Z][a-z]?)(?:\^?\d?\+)?$/;
const after = /^([A-Z][a-z]?|[a-zA-Z]{3,14})[\s-]?(\d{1,3})$/;

function nuclideIn(text: string): string | null {
  const particle = particles[text.toLowerCase()];
  if (particle !== undefined && (text.length > 1 || text === text.toLowerCase())) return particle;
  // `0-1 e` and `1 0 n`, with their mass and charge numbers.
  if (/^\^?\{?0\}?\s?_?\{?-1\}?\s?(?:e|β)$/.test(text)) return "e-";
  if (/^\^?\{?1\}?\s?_?\{?0\}?\s?n$/.test(text)) return "n";
  const [, mass, symbol = ""] = before.exec(text) ?? [];
  if (mass !== undefined) return isElement(symbol) ? `${symbol.toLowerCase()}${mass}` : null;
  const [, name = "", number = ""] = after.exec(text) ?? [];
  const element = isElement(name) ? name.toLowerCase() : elementSymbol(name.toLowerCase());
  return number === "" || element === null ? null : `${element}${number}`;
}

/** An element by symbol or name, without its mass number. */
function elementIn(text: string): string | null {
  const particle = particles[text.toLowerCase()];
  if (particle !== undefined && text.length > 1) return particle.replace(/\d+$/, "");
  return isElement(text) ? text.toLowerCase() : elementSymbol(text.toLowerCase());
}
