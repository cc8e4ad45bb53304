import { tableOf } from "../../../words/table-of.ts";

/** Limit in UTF-16 code units; longer products are not read. */
const longest = 60;
const raised = tableOf<string>({ "²": "^2", "³": "^3", "⁴": "^4", "⁵": "^5" });

/** The factors of a product of whole numbers, `2² · 3 · 5`, in order; null for other texts. */
function factorsIn(text: string): number[] | null {
  const plain = text
    .trim()
    .slice(0, longest + 1)
    .replace(/[²³⁴⁵]/g, (sign) => raised[sign] ?? sign);
  if (plain.length > longest || !/^\d+(?:\^\d)?(?:(?:\s*[·⋅*×x,]\s*|\s+)\d+(?:\^\d)?)+$/.test(plain)) return null;
  return plain
    .split(/\s*[·⋅*×x,]\s*|\s+/)
    .flatMap((part) => {
      const [base = "", power = "1"] = part.split("^");
      return Array.from({ length: Number(power) }, () => Number(base));
    })
    .toSorted((a, b) => a - b);
}

/**
 * Whether an answer has the factors on a card, `2 · 2 · 3 · 5` for 60, or each of them but with other multiplicities (`part`). Another
 * product of the same value is another answer. Null if the card is not such a product.
 */
export function compareFactors(expected: string, given: string): "same" | "part" | "different" | null {
  const ours = /[·⋅*×x]/.test(expected) ? factorsIn(expected) : null;
  if (ours === null || ours.length < leastFactors || ours.includes(10)) return null;
  const theirs = factorsIn(given);
  if (theirs === null) return "different";
  if (theirs.join() === ours.join()) return "same";
  const [own, said] = [new Set(ours), new Set(theirs)];
  return own.size === said.size && theirs.length < ours.length && [...own].every((factor) => said.has(factor)) ? "part" : "different";
}

/** A product of two factors may also be asked for its value. */
const leastFactors = 3;
