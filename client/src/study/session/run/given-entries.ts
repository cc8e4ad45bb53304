import type { AppError } from "@recollect/domain/errors/failure.ts";
import { cardKeyOf } from "@recollect/domain/study/log/entry.ts";
import type { StudyEntry } from "@recollect/domain/study/session/session.ts";
import type { Appended, NewEntry } from "../../requests/study-api.ts";

/** The cards that are gone, if that is why an entry was refused. */
export function goneBy(entry: NewEntry, { code }: AppError): ((card: { deckKey: string; cardId: string }) => boolean) | null {
  if (code === "study/card-not-found") return (card) => cardKeyOf(card) === cardKeyOf(entry);
  if (code === "deck/not-found") return ({ deckKey }) => deckKey === entry.deckKey;
  return null;
}

/** The cards that are gone according to the reply to an append; null when all exist. */
export function goneIn({ absent }: Appended): ((card: { deckKey: string; cardId: string }) => boolean) | null {
  // An older server may not send it.
  if (!absent?.length) return null;
  return (card) => absent.some((one) => (one.why === "card-removed" ? cardKeyOf(one) === cardKeyOf(card) : one.deckKey === card.deckKey));
}

/** Whether the effect of an entry is known without the server. */
export function isStudyEntry(entry: NewEntry): entry is NewEntry & StudyEntry {
  return entry.kind === "bury" || entry.kind === "suspend" || (entry.kind === "answer" && entry.source === "study");
}
