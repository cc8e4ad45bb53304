import { folded } from "@recollect/domain/words/folded.ts";

import { isNeighbour } from "../../../deck-words/wanted-words.ts";
import { wordsNotIn } from "../../../library-index/card-match.ts";
import type { Search, SearchWord } from "../../../library-index/search.ts";
import { partsIn } from "../../../library-index/words.ts";

/** The words of the search that a title with its author does not have. What contains the search letter for letter has all. */
export function titleMatchOf(text: string, search: Search, { isForgiving }: { isForgiving: boolean }): readonly SearchWord[] {
  const title = folded(text);
  if (title.includes(search.term)) return [];
  const missing = wordsNotIn(title, search.words);
  if (!isForgiving || missing.length === 0) return missing;
  const parts = [...partsIn(title)];
  return missing.filter((word) => !parts.some((part) => isNeighbour(word, part.text)));
}
