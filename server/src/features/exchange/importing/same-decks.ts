import type { Store } from "../../../store/store.ts";
import type { ImportReport } from "../reading/import-report.ts";
import type { WaitingDeck } from "../reading/waiting-decks.ts";
import { knownCards, sameDeckHere } from "./known-cards.ts";
import type { WritesDecks } from "./import-ports.ts";
import { waitingLines } from "./waiting-files.ts";

type SameDecksDeps = { store: Pick<Store, "read">; decks: Pick<WritesDecks, "titled"> };
type SameDecksInput = { uid: string; /** of the waiting import */ folder: string; report: ImportReport };

/** The number of decks of a file that are looked up. */
const mostDecks = 200;

/**
 * The report with the own deck that each deck could be merged with: one with its name and many of its cards. None for a deck whose cards are
 * recognized by their GUIDs, because those are updated in any case.
 */
export async function withSameDecks(deps: SameDecksDeps, { uid, folder, report }: SameDecksInput): Promise<ImportReport> {
  const decks = [...report.decks];
  let index = -1;
  for await (const line of waitingLines(folder)) {
    index += 1;
    if (index >= mostDecks) break;
    const shownDeck = decks[index];
    if (!shownDeck || shownDeck.isTrashed || (await deps.decks.titled(uid, shownDeck.name)).length === 0) continue;
    const deck = JSON.parse(line) as WaitingDeck;
    if ((await knownCards(deps, uid, deck)).size > 0) continue;
    const same = await sameDeckHere(deps, uid, deck);
    if (same) decks[index] = { ...shownDeck, sameDeck: { id: same.id, cards: same.pairs.size } };
  }
  return { ...report, decks };
}
