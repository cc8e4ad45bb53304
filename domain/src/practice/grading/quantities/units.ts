/** A unit in base units: how to come from a value in it to the base (`value × factor + offset`), and which base. */
export type Unit = { factor: number; offset: number; dimension: string };

/** name(s) → factor to the base, dimension; the names in lower case, without spaces. */
const table: readonly (readonly [names: string, factor: number, dimension: string, offset?: number])[] = [
  ["m metre meter metres meters", 1, "m"],
  ["km kilometre kilometer kilometres kilometers", 1e3, "m"],
  ["cm centimetre centimeter centimetres centimeters", 1e-2, "m"],
  ["mm millimetre millimeter millimetres millimeters", 1e-3, "m"],
  ["µm μm um micrometre micrometer micron microns", 1e-6, "m"],
  ["nm nanometre nanometer nanometres nanometers", 1e-9, "m"],
  ["ft foot feet", 0.3048, "m"],
  ["in inch inches", 0.0254, "m"],
  ["mi mile miles", 1609.344, "m"],
  ["yd yard yards", 0.9144, "m"],
  ["kg kilogram kilograms kilo kilos", 1, "kg"],
  ["g gram grams", 1e-3, "kg"],
  ["mg milligram milligrams", 1e-6, "kg"],
  ["t tonne tonnes", 1e3, "kg"],
  ["lb lbs pound pounds", 0.45359237, "kg"],
  ["s sec second seconds", 1, "s"],
  ["ms millisecond milliseconds", 1e-3, "s"],
  ["min minute minutes", 60, "s"],
  ["h hr hour hours", 3600, "s"],
  ["d day days", 86400, "s"],
  ["week weeks", 604800, "s"],
  ["yr year years jahre años ans", 31557600, "s"],
  ["l litre liter litres liters", 1e-3, "m3"],
  ["ml millilitre milliliter millilitres milliliters", 1e-6, "m3"],
  ["n newton newtons", 1, "n"],
  ["j joule joules", 1, "j"],
  ["kj kilojoule kilojoules", 1e3, "j"],
  ["cal calorie calories", 4.184, "j"],
  ["kcal kilocalorie kilocalories", 4184, "j"],
  ["w watt watts", 1, "w"],
  ["kw kilowatt kilowatts", 1e3, "w"],
  ["mw megawatt megawatts", 1e6, "w"],
  ["v volt volts", 1, "v"],
  ["a amp amps ampere amperes", 1, "a"],
  ["ω ohm ohms", 1, "ohm"],
  ["pa pascal pascals", 1, "pa"],
  ["kpa kilopascal kilopascals", 1e3, "pa"],
  ["bar bars", 1e5, "pa"],
  ["atm atmosphere atmospheres", 101325, "pa"],
  ["hz hertz", 1, "hz"],
  ["khz kilohertz", 1e3, "hz"],
  ["mhz megahertz", 1e6, "hz"],
  ["ghz gigahertz", 1e9, "hz"],
  ["mol mole moles", 1, "mol"],
  ["k kelvin kelvins", 1, "temperature"],
  ["°c c celsius centigrade", 1, "temperature", 273.15],
  ["°f f fahrenheit", 5 / 9, "temperature", 459.67 * (5 / 9)],
  ["° degree degrees deg grad", Math.PI / 180, "angle"],
  ["rad radian radians", 1, "angle"],
  ["% percent prozent pourcent", 0.01, ""],
  ["pair pairs", 2, ""],
  ["dozen dozens", 12, ""],
  ["thousand", 1e3, ""],
  ["million millions mio", 1e6, ""],
  ["billion billions bn", 1e9, ""],
  ["byte bytes b", 1, "byte"],
  ["kb kilobyte kilobytes", 1e3, "byte"],
  ["mb megabyte megabytes", 1e6, "byte"],
  ["gb gigabyte gigabytes", 1e9, "byte"],
  ["bit bits", 0.125, "byte"],
  ["€ euro euros eur", 1, "eur"],
  ["$ dollar dollars usd", 1, "usd"],
  ["£ gbp", 1, "gbp"],
];

const known = new Map<string, Unit>(
  table.flatMap(([names, factor, dimension, offset = 0]) =>
    names.split(" ").map((name) => [name, { factor, offset: offset, dimension }] as const),
  ),
);

/** The unit a folded text names (`m/s^2`, `metres per second`, `degrees celsius`), or null when it names none we know. An empty text is the plain number. */
export function unitOf(foldedText: string): Unit | null {
  const text = foldedText
    .replace(/\bper cent\b/g, "percent")
    .replace(/\bdegrees? (?=celsius|fahrenheit|centigrade)/g, "")
    .replace(/\bdegrees? (north|south|east|west)\b/g, (_, way: string) => `°${way[0] ?? ""}`)
    .replace(/^° ?([nsewcf])$/, "°$1")
    .replace(/\bper\b/g, "/")
    .replace(/\s?\bsquared\b/g, "^2")
    .replace(/\s?\bcubed\b/g, "^3")
    .trim();
  if (text === "") return { factor: 1, offset: 0, dimension: "" };
  if (/^°[nsew]$/.test(text)) return { factor: 1, offset: 0, dimension: text };
  const single = known.get(text);
  if (single) return single;
  return compoundUnit(text);
}

/** `m/s^2` and its like: factors over factors, each with a power. */
function compoundUnit(text: string): Unit | null {
  const powers = new Map<string, number>();
  let factor = 1;
  for (const [place, side] of text.split("/").entries()) {
    for (const part of side.split(/[ ·*.]+/).filter((name) => name !== "")) {
      const [, name = "", power = "1"] = /^(.+?)\^?(-?\d)?$/.exec(part) ?? [];
      const unit = known.get(name);
      if (!unit || unit.offset !== 0) return null;
      const signed = Number(power) * (place === 0 ? 1 : -1);
      factor *= unit.factor ** signed;
      if (unit.dimension !== "") powers.set(unit.dimension, (powers.get(unit.dimension) ?? 0) + signed);
    }
  }
  const dimension = [...powers].filter(([, power]) => power !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { factor, offset: 0, dimension: dimension.map(([name, power]) => `${name}${power === 1 ? "" : power}`).join(" ") };
}
