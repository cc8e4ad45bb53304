import { counted } from "@recollect/domain/words/number-words.ts";

/** How many there are, such as '1 deck' or '12,345 decks'; an estimate says so. */
export function deckCountText({ total, totalIsExact }: { total: number; totalIsExact: boolean }): string {
  const count = counted(total, "deck");
  return totalIsExact ? count : `About ${count}`;
}
