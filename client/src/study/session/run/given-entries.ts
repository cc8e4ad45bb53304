import type { AppError } from "@recollect/domain/errors/failure.ts";
import { cardKeyOf } from "@recollect/domain/study/log/entry.ts";
import type { StudyEntry } from "@recollect/domain/study/session/session.ts";
import type { Appended, GivenEntry } from "../../requests/study-api.ts";

/** The cards that are no longer there, when that is why an entry was refused. */
export function goneBy(entry: GivenEntry, { code }: AppError): ((card: { deckKey: string; cardId: string }) => boolean) | null {
  if (code === "study/card-not-found") return (card) => cardKeyOf(card) === cardKeyOf(entry);
  if (code === "deck/not-found") return ({ deckKey }) => deckKey === entry.deckKey;
  return null;
}

/** The cards that are not there now, as the server told when it took entries for them; null when all are. */
export function goneIn({ absent }: Appended): ((card: { deckKey: string; cardId: string }) => boolean) | null {
  // A server of another version may not tell.
  if (!absent?.length) return null;
  return (card) => absent.some((one) => (one.why === "card-removed" ? cardKeyOf(one) === cardKeyOf(card) : one.deckKey === card.deckKey));
}

/** Whether the outcome of an entry is known without the server. */
export function isStudyEntry(entry: GivenEntry): entry is GivenEntry & StudyEntry {
  return entry.kind === "bury" || entry.kind === "suspend" || (entry.kind === "answer" && entry.source === "study");
}
