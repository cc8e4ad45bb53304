import wordsTable from "./words.json" with { type: "json" };
import type { Measure } from "./measures.ts";
import { noUnit, unitOf, type Unit } from "./units.ts";
import { tableOf } from "../../../words/table-of.ts";

/** Ambiguous unit symbols and their other unit; the dimension of the card's unit decides. */
const others = tableOf<string>(wordsTable.others);
const hundredths = new Set(["cent", "cents", "ct"]);
const ages = tableOf<number>({ ka: 1e3, ma: 1e6, ga: 1e9 });
const scales = tableOf<number>({ k: 1e3, m: 1e6 });

/** Other meanings of a measure whose dimension differs from the card's: `5,730 a` for years, `212 F` for degrees, `15m` for people. */
export function meantBy(given: Measure, expected: Measure): Measure[] {
  const [kind, own] = [expected.unit.dimension, given.unit.dimension];
  const sign = /(?:\p{L}+|['"]+)$/u.exec(given.written)?.[0]?.toLowerCase();
  if (kind === own || sign === undefined) return [];
  if (expected.unit.factor === 1 && kind === "") return scaled(given, scales[sign]);
  const years = ages[sign];
  if (years !== undefined && kind === "s") return ofKind(given, [{ ...noUnit, dimension: "s", factor: 31_557_600 * years }], kind);
  const units = (others[sign]?.split(" ") ?? []).flatMap((name) => unitOf(name) ?? []);
  return ofKind(given, hundredths.has(sign) ? units.map((unit) => ({ ...unit, factor: 0.01 })) : units, kind);
}

function ofKind(given: Measure, units: readonly Unit[], kind: string): Measure[] {
  return units.filter(({ dimension }) => dimension === kind).map((unit) => ({ ...given, unit }));
}

function scaled(given: Measure, factor: number | undefined): Measure[] {
  return factor === undefined ? [] : [{ ...given, unit: noUnit, values: given.values.map((value) => value * factor) }];
}
