import table from "./units.json" with { type: "json" };

/** Symbols as they are written, names in lower case, factor to base units, base units with their powers, offset in base units. */
type UnitRow = readonly [symbols: string, names: string, factor: number, base: string, offset?: number];

const { plain, prefixed, prefixes } = table as unknown as {
  /** units that take SI prefixes */
  prefixed: readonly UnitRow[];
  plain: readonly UnitRow[];
  prefixes: readonly (readonly [symbol: string, name: string, factor: number])[];
};

/** A unit in base units: `value × factor + offset` converts a value to the unit `dimension`. */
export type Unit = { factor: number; offset: number; dimension: string };

export const noUnit: Unit = { factor: 1, offset: 0, dimension: "" };

export function isSameUnit(one: Unit, other: Unit): boolean {
  return one.dimension === other.dimension && one.factor === other.factor && one.offset === other.offset;
}

/** Longest text of a unit, in UTF-16 code units. */
const longestUnit = 40;

type UnitTables = {
  bySymbol: ReadonlyMap<string, Unit>;
  byName: ReadonlyMap<string, Unit>;
  /** Symbols without regard to case, for careless typing; the first of two with equal letters is kept. */
  byLowerCaseSymbol: ReadonlyMap<string, Unit>;
};

/** The tables, made when a unit is first looked up: most cards have none. */
let tables: UnitTables | null = null;

function unitTables(): UnitTables {
  const [bySymbol, byName, byLowerCaseSymbol] = [new Map<string, Unit>(), new Map<string, Unit>(), new Map<string, Unit>()];
  const add = ([symbols, names, factor, base, offset = 0]: UnitRow, prefix: string, prefixName: string, prefixFactor: number) => {
    const unit = { factor: factor * prefixFactor, offset, dimension: dimensionOf(base) };
    for (const symbol of symbols.split(" ").filter((one) => one !== "")) {
      if (!bySymbol.has(prefix + symbol)) bySymbol.set(prefix + symbol, unit);
      const lowerCase = (prefix + symbol).toLowerCase();
      if (!byLowerCaseSymbol.has(lowerCase)) byLowerCaseSymbol.set(lowerCase, unit);
    }
    for (const name of names.split(" ").filter((one) => one !== ""))
      for (const form of [name, `${name}s`, name.replace(/y$/, "ies"), `${name}es`]) byName.set(prefixName + form, unit);
  };
  const dimensions = new Map<string, string>();
  const dimensionOf = (base: string) => {
    const dimension = dimensions.get(base) ?? written(new Map(baseUnits(base)));
    dimensions.set(base, dimension);
    return dimension;
  };
  for (const row of plain) add(row, "", "", 1);
  for (const row of prefixed) add(row, "", "", 1);
  for (const [symbol, name, factor] of prefixes) for (const row of prefixed) add(row, symbol, name, factor);
  return { bySymbol, byName, byLowerCaseSymbol };
}

/**
 * The unit that a text names (`m/s^2`, `metres per second`, `degrees Celsius`), or null if we know none. An empty text is the plain number.
 * Case distinguishes milliwatts from megawatts; if no symbol matches in its case, case is ignored.
 */
export function unitOf(text: string): Unit | null {
  if (text.length > longestUnit) return null;
  const tidy = text
    .replace(/\b[Pp]er[ -]?cent\b/g, "percent")
    .replace(/\b[Pp]er[ -]?mille?\b/g, "permille")
    .replace(/\b(kilo|mega|giga|hecto|deci|centi|milli|micro|nano|pico)[ -](?=\p{L}{3})/giu, "$1")
    .replace(/\b([kMGmµun]) (?=(?:ohms?|Ω)$)/gi, "$1")
    .replace(/\bU\.?S\.?[ -](?=dollar)/gi, "")
    .replace(
      /\b(?:deg(?:ree)?|grad[io]?|grado|grau|degr[ée]|градус(?:а|ов)?)s? (?=(?:de )?(?:celsius|fahrenheit|cent[ií]grad[eoi]s?|c$|f$|цельсия))/gi,
      "°",
    )
    .replace(/(?:de )?цельсия/gi, "celsius")
    .replace(/°\s?(celsius|fahrenheit|cent[ií]grad[eoi]s?)/gi, "$1")
    .replace(/(?<=\p{L})°(?=C)/gu, " °")
    .replace(/[°º]\s?([CF])$/i, (_, scale: string) => `°${scale.toUpperCase()}`)
    .replace(/(?:°\s?|\bdegrees?\s)(n|s|e|w)(?:orth|outh|ast|est)?$/i, (_, way: string) => `°${way.toLowerCase()}`)
    .replace(/\b(light|nautical|astronomical|electron|watt)[ -](year|mile|unit|volt|hour)(s?)\b/gi, "$1-$2$3")
    .replace(/\b(?:per|pro|par|por|je)\b/gi, "/")
    .replace(/^1\s?\/\s?/, "/")
    // `ms^-2` means metres and seconds, not milliseconds.
    .replace(/^ms(?=\^?-\d)/, "m s")
    .replace(/^mm\s(?=hg$)/i, "mm")
    .replace(/\b(?:square|sq\.?) (\p{L}+)/giu, "$1^2")
    .replace(/\bquadrat(?=\p{L}{4})(\p{L}+)/giu, "$1^2")
    .replace(/\bkubik(?=\p{L}{4})(\p{L}+)/giu, "$1^3")
    .replace(/\b(\p{L}+) (?:cuadrados?|carrés?|quadrat[io]|quadrados?)/giu, "$1^2")
    .replace(/\b(\p{L}+) (?:cúbicos?|cubes?|cub[io])/giu, "$1^3")
    .replace(/\b(?:cubic) (\p{L}+)/giu, "$1^3")
    .replace(/\s?\bsquared\b/gi, "^2")
    .replace(/\s?\bcubed\b/gi, "^3")
    .replace(/\.$/, "")
    .trim();
  if (tidy === "") return noUnit;
  return single(tidy) ?? compound(tidy);
}

function single(name: string): Unit | null {
  const { bySymbol, byName, byLowerCaseSymbol } = (tables ??= unitTables());
  return bySymbol.get(name) ?? byName.get(name.toLowerCase()) ?? byLowerCaseSymbol.get(name.toLowerCase()) ?? null;
}

/** A compound unit such as `m/s^2`, `J/(kg·K)` or `kg m^-3`: factors, divided by factors, each with a power. */
function compound(text: string): Unit | null {
  const powers = new Map<string, number>();
  let factor = 1;
  const sides = text.replace(/[()]/g, " ").split("/");
  for (const [place, side] of sides.entries()) {
    for (const part of side.split(/[\s·*×⋅]+|\.(?=\p{L})/u).filter((name) => name !== "")) {
      const [, name = "", power = "1"] = /^(.+?)\^?\(?([-+]?\d)?\)?$/.exec(part) ?? [];
      const unit = single(name);
      // In `°C/km` the degrees are a difference.
      if (!unit || (unit.offset !== 0 && sides.length === 1)) return null;
      const signed = Number(power) * (place === 0 ? 1 : -1);
      factor *= unit.factor ** signed;
      for (const [base, exponent] of baseUnits(unit.dimension)) powers.set(base, (powers.get(base) ?? 0) + exponent * signed);
    }
  }
  return { factor, offset: 0, dimension: written(powers) };
}

function baseUnits(dimension: string): [string, number][] {
  return dimension
    .split(" ")
    .filter((part) => part !== "")
    .map((part) => {
      const [, base = "", power = "1"] = /^(.+?)(-?\d+)?$/.exec(part) ?? [];
      return [base, Number(power)];
    });
}

function written(powers: ReadonlyMap<string, number>): string {
  return [...powers]
    .filter(([, power]) => power !== 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([base, power]) => (power === 1 ? base : `${base}${power}`))
    .join(" ");
}
