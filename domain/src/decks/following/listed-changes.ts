import type { CardFieldName } from "../deck-patch.ts";
import { clashKey } from "./merge-card.ts";
import type { AuthorChange } from "./merge-decks.ts";

/** The most that a list of changes has, in characters of JSON. */
export const listedAtMost = 2 * 1024 * 1024;

/** The changes as far as they fit into a list, those to decide first. At least one is in it, so that a long list comes to its end portion by portion. */
export type ListedChanges = {
  /** each as JSON text */
  readonly texts: readonly string[];
  /** changes that are taken too, without being listed */
  readonly unlisted: number;
  /** decisions that did not fit: they wait until those that are listed are decided */
  readonly waiting: readonly AuthorChange[];
};

/** A card with fields about which nothing was decided: `null` for one that I removed, and about which all is undecided. */
export type UndecidedCard = { readonly id: string; readonly fields: readonly CardFieldName[] | null };

export function listChanges(changes: readonly AuthorChange[], most = listedAtMost): ListedChanges {
  const inOrder = [...changes.filter(asks), ...changes.filter((change) => !asks(change))];
  const texts: string[] = [];
  let length = 0;
  for (const change of inOrder) {
    const text = JSON.stringify(change);
    length += text.length;
    if (length > most && texts.length > 0) break;
    texts.push(text);
  }
  const rest = inOrder.slice(texts.length);
  const waiting = rest.filter(asks);
  return { texts, unlisted: rest.length - waiting.length, waiting };
}

/** Whether a student decides something about it. */
function asks(change: AuthorChange): boolean {
  if (change.kind === "text") return change.clashes;
  return change.kind === "away" || (change.kind === "changed" && change.clashes.length > 0);
}

/** What stays undecided of the decisions that wait; the texts of a deck always fit. Whoever has chosen one without seeing it in the list has decided it. */
export function undecidedIn(
  waiting: ListedChanges["waiting"],
  { theirsFor, wanted }: { theirsFor: ReadonlySet<string>; wanted: ReadonlySet<string> },
): UndecidedCard[] {
  return waiting.flatMap((change): UndecidedCard[] => {
    if (change.kind === "away") return wanted.has(change.card.id) ? [] : [{ id: change.card.id, fields: null }];
    if (change.kind !== "changed") return [];
    const { id } = change.before;
    const open = change.clashes.filter((clash) => !theirsFor.has(clashKey(id, clash)));
    return open.length > 0 ? [{ id, fields: open.flatMap(({ fields }) => fields.map(({ field }) => field)) }] : [];
  });
}
