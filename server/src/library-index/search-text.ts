import { folded } from "@recollect/domain/words/folded.ts";

/** Separates title and author, so that no search matches across them. */
const FIELD_END = "\u001f";

/** The text that searches are compared with until a deck's terms are written: the deck's title and the author's label, folded. */
export function searchTextOf(title: string, author: string): string {
  return `${folded(title)}${FIELD_END}${folded(author)}`;
}
