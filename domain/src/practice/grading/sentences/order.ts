import { isFunctionWord, type Language } from "../text/function-words.ts";
import { areOpposites } from "../tables/opposites.ts";
import { stem } from "../text/stems.ts";

/** Words between two sides that may not be exchanged: `light into sugar`, `from low to high`, `taxation without representation`. */
const turningPoints = "into to over per than before after then without instead through which in zu à a en na в на から より".split(" ");

const quotients = new Set(["per", "over", "pro", "par", "por"]);

/**
 * Whether an answer exchanges the two sides of such a word. One pair of antonyms that changed sides (`low`, `high`) is enough; otherwise
 * more words must have changed sides than stayed.
 */
export function isSwapped(definition: readonly string[], answer: readonly string[], language: Language): boolean {
  const points = language === "en" ? turningPoints.filter((point) => point !== "in") : turningPoints;
  return points.some((point) => {
    const expected = sides(definition, point, language);
    const given = sides(answer, point, language);
    if (!expected || !given) return false;
    const toRight = [...expected.left].filter((word) => given.right.has(word) && !given.left.has(word) && !expected.right.has(word));
    const toLeft = [...expected.right].filter((word) => given.left.has(word) && !given.right.has(word) && !expected.left.has(word));
    const stayed =
      [...expected.left].filter((word) => given.left.has(word)).length + [...expected.right].filter((word) => given.right.has(word)).length;
    // In a quotient, one new operand on the other side is enough: `charge per time` for `work per charge`.
    if (quotients.has(point) && stayed === 0) return toRight.length + toLeft.length > 0;
    if (toRight.length === 0 || toLeft.length === 0) return false;
    if (toRight.some((word) => toLeft.some((other) => areOpposites(word, other)))) return true;
    return toRight.length + toLeft.length >= stayed;
  });
}

type Sides = { left: Set<string>; right: Set<string> };

function sides(words: readonly string[], point: string, language: Language): Sides | null {
  const place = words.indexOf(point);
  // `heated to below the boiling point`: here `to` gives a limit, not a goal.
  if (point === "to" && /^(?:below|above|about|around|under|over|at)$/.test(words[place + 1] ?? "")) return null;
  if (place <= 0 || place !== words.lastIndexOf(point) || place === words.length - 1) return null;
  const stems = (part: readonly string[]) => new Set(part.filter((word) => !isFunctionWord(word, language)).map(stem));
  return { left: stems(words.slice(0, place)), right: stems(words.slice(place + 1)) };
}
