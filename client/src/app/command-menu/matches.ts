import { folded } from "@recollect/domain/words/folded.ts";

/** The best matches of what is typed, up to a limit; equal ones keep their order. If nothing is typed, the first entries. */
export function bestMatches<T>(all: readonly T[], textsOf: (one: T) => readonly string[], search: string, most: number): T[] {
  const term = folded(search.trim());
  if (term === "") return all.slice(0, most);
  const ranks: T[][] = [[], [], []];
  for (const one of all) {
    const matches = textsOf(one).flatMap((text) => matchOf(folded(text), term) ?? []);
    if (matches.length > 0) ranks[Math.min(...matches)]?.push(one);
  }
  return ranks.flat().slice(0, most);
}

/** A text that begins with the term (0) matches better than one of whose words does (1), and than one that contains it (2). */
function matchOf(text: string, term: string): 0 | 1 | 2 | null {
  let place = text.indexOf(term);
  if (place <= 0) return place === 0 ? 0 : null;
  for (; place > 0; place = text.indexOf(term, place + 1)) if (!letterOrDigit.test(text.slice(place - 1, place))) return 1;
  return 2;
}

const letterOrDigit = /[\p{L}\p{N}]/u;
