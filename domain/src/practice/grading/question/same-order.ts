import { isOrdered } from "../text/asked-order.ts";
import { folded } from "../text/fold.ts";
import { stem } from "../text/stems.ts";

/** Limit in UTF-16 code units; longer texts stay unchanged. */
const longest = 600;

const item = "(?:(?:the|an?|die|der|das|le|la|les|el|los|las) )?[\\p{L}][\\p{L}\\p{M}'’-]*";
const enumeration = () =>
  new RegExp(`(?<![\\p{L}\\p{M}'’-])${item}(?:, ${item})+,? (?:and|or|und|oder|et|ou|y|o|e) ${item}(?![\\p{L}\\p{M}])`, "giu");

/** The stems of an enumeration's items, sorted. */
function itemsIn(text: string): string {
  return text
    .split(/,? (?:and|or|und|oder|et|ou|y|o|e) |, /i)
    .map((one) => stem(folded(one.replace(/^(?:the|an?|die|der|das|le|la|les|el|los|las) /i, ""))))
    .toSorted()
    .join(" ");
}

/** The answer with each enumeration of three or more items in the card's order, unless the question asks for an order. */
export function inTheCardsOrder(answer: string, definition: string, term: string): string {
  if (answer.length > longest || definition.length > longest || !answer.includes(",") || !definition.includes(",")) return answer;
  if (isOrdered(term) || isOrdered(definition)) return answer;
  const own = Array.from(definition.matchAll(enumeration()), ([text]) => [itemsIn(text), text] as const);
  if (own.length === 0) return answer;
  return answer.replace(enumeration(), (text) => own.find(([items]) => items === itemsIn(text))?.[1] ?? text);
}
