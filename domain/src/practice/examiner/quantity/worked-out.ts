import type { Measure } from "./measures.ts";

const longest = 60;
const product = /^(\d{1,4}(?:\s?[x×*·]\s?\d{1,4}){1,3})(\s?\p{L}*)$/u;
const power = /^(\d{1,3})\^(\d{1,2})(\s?\p{L}*)$/u;
const turns = /(?<![\d.,])(\d*(?:\.\d+)?)\s?(?:π|\bpi\b)(?:\s?\/\s?(\d{1,2}))?(?:\s?rad(?:ians?)?)?/gu;

/**
 * Rewrites what an answer can only mean beside the card's number: `2 × 45 min` for 90 minutes, `2^10` for 1024, `2π` for 360°, `2 or 3` for
 * 2 to 3, `1:1000` for 1 in 1000.
 */
export function workedOut(text: string, expected: readonly Measure[], definition: string): string {
  const [first] = expected;
  if (first === undefined || text.length > longest) return text;
  if (first.upTo !== null)
    return text.replace(/(?<=\d)\s(?:or|oder|ou|o)\s(?=\d)|\b(two|three|four|five|six|seven) or (?=\p{L})/u, (_, word?: string) =>
      word === undefined ? " to " : `${word} to `,
    );
  if (first.unit.dimension === "rad")
    return text.replace(
      turns,
      (_, count: string, part?: string) => `${((count === "" ? 1 : Number(count)) * Math.PI) / Number(part ?? 1)} rad`,
    );
  if (/\b(?:1|one) in\b|^\s*1\/\d+\s*$/.test(definition)) return text.replace(/^1\s?:\s?(?=\d)/, "1/");
  if (/[x×*·^]/.test(definition)) return text;
  const [, base, exponent, unit = ""] = power.exec(text) ?? [];
  if (base !== undefined) return `${Number(base) ** Number(exponent)}${unit}`;
  const [, factors, rest = ""] = product.exec(text) ?? [];
  return factors === undefined ? text : `${factors.split(/\s?[x×*·]\s?/).reduce((value, factor) => value * Number(factor), 1)}${rest}`;
}
