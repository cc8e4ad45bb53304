import { countText } from "@recollect/domain/words/number-words.ts";

import { indexWaitingDecks, rebuildIndex } from "../library-index/index-decks.store.ts";
import { silent } from "../process/log/log.ts";
import type { Store } from "../store/store.ts";

/** Writes the Library's search index anew, and reports how many decks there are in it. Searches work meanwhile. */
export async function rebuildSearch(store: Store): Promise<string> {
  const decks = await rebuildIndex(store);
  await indexWaitingDecks({ store, log: silent });
  return `The Library's search index is written anew: ${countText(decks, "deck")}.`;
}
