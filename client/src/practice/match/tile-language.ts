import type { MatchTile } from "@recollect/domain/practice/match/match-game.ts";
import { isGap } from "@recollect/domain/practice/wording.ts";
import { useSideLanguages } from "../../cards/text/side-languages.ts";

/** The language of a tile's side: the sentence of a gap and its answer are both of the term. */
export function useTileLanguage(): (tile: MatchTile) => string | null | undefined {
  const { term, definition } = useSideLanguages();
  return ({ side, key }) => (side === "term" || isGap(key) ? term : definition);
}
