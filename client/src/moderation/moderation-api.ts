import type { Body, Reply } from "../lib/requests/api-types.ts";
import { request } from "../lib/requests/http.ts";

type ReportsPage = Reply<"GET", "/api/desk/reports">;
type QuestionsPage = Reply<"GET", "/api/desk/questions">;
export type ReportedQuestion = QuestionsPage["rows"][number];
type QuestionPlace = NonNullable<QuestionsPage["next"]>;
type SuggestionsPage = Reply<"GET", "/api/desk/suggestions">;
export type ReportedSuggestion = SuggestionsPage["rows"][number];
type SuggestionPlace = NonNullable<SuggestionsPage["next"]>;
type RestrictedPage = Reply<"GET", "/api/desk/restricted">;
type LogPage = Reply<"GET", "/api/desk/log">;
export type LogEntry = LogPage["rows"][number];
type StoragePage = Reply<"GET", "/api/desk/storage">;
export type StoragePlace = NonNullable<StoragePage["next"]>;
export type DeckPlace = NonNullable<ReportsPage["next"]>;
export type Days = Reply<"GET", "/api/desk/days">["days"];
export type Backups = Reply<"GET", "/api/desk/backups">;
export type CaseView = Reply<"GET", "/api/desk/decks/:id">;
export type AccountView = Reply<"GET", "/api/desk/accounts/:id">;
export type DeckActionBody = Body<"POST", "/api/desk/decks/:id/acts">;
export type AccountActionBody = Body<"POST", "/api/desk/accounts/:id/acts">;
type AccountActed = Reply<"POST", "/api/desk/accounts/:id/acts">;

/** The next page begins after this place; null for the first page. */
const after = (place: DeckPlace | null) => ({ at: place?.at ?? null, id: place?.id ?? null });

export const readReports = (place: DeckPlace | null, signal?: AbortSignal): Promise<ReportsPage> =>
  request("GET", "/api/desk/reports", { query: after(place), signal });

export const readRestricted = (place: DeckPlace | null, signal?: AbortSignal): Promise<RestrictedPage> =>
  request("GET", "/api/desk/restricted", { query: after(place), signal });

export const readReportedQuestions = (place: QuestionPlace | null, signal?: AbortSignal): Promise<QuestionsPage> =>
  request("GET", "/api/desk/questions", { query: { at: place?.at ?? null, id: place?.id ?? null }, signal });

export const actOnQuestion = (id: string, body: Body<"POST", "/api/desk/questions/:id/acts">): Promise<void> =>
  request("POST", "/api/desk/questions/:id/acts", { params: { id }, body });

export const readReportedSuggestions = (place: SuggestionPlace | null, signal?: AbortSignal): Promise<SuggestionsPage> =>
  request("GET", "/api/desk/suggestions", { query: { at: place?.at ?? null, id: place?.id ?? null }, signal });

export const actOnSuggestion = (id: string, body: Body<"POST", "/api/desk/suggestions/:id/acts">): Promise<void> =>
  request("POST", "/api/desk/suggestions/:id/acts", { params: { id }, body });

export const readLog = (before: number | null, signal?: AbortSignal): Promise<LogPage> =>
  request("GET", "/api/desk/log", { query: { before }, signal });

export const readStorage = (place: StoragePlace | null, signal?: AbortSignal): Promise<StoragePage> =>
  request("GET", "/api/desk/storage", { query: { bytes: place?.bytes ?? null, uid: place?.uid ?? null }, signal });

export async function readDays(signal?: AbortSignal): Promise<Days> {
  return (await request("GET", "/api/desk/days", { signal })).days;
}

export const readBackups = (signal?: AbortSignal): Promise<Backups> => request("GET", "/api/desk/backups", { signal });

export const readCase = (deckId: number, signal?: AbortSignal): Promise<CaseView> =>
  request("GET", "/api/desk/decks/:id", { params: { id: deckId }, signal });

export const actOnDeck = (deckId: number, body: DeckActionBody): Promise<CaseView> =>
  request("POST", "/api/desk/decks/:id/acts", { params: { id: deckId }, body });

export async function findAccount(name: string): Promise<string> {
  return (await request("GET", "/api/desk/accounts", { query: { name } })).uid;
}

export const readAccount = (uid: string, signal?: AbortSignal): Promise<AccountView> =>
  request("GET", "/api/desk/accounts/:id", { params: { id: uid }, signal });

export const actOnAccount = (uid: string, body: AccountActionBody): Promise<AccountActed> =>
  request("POST", "/api/desk/accounts/:id/acts", { params: { id: uid }, body });

export const invite = (body: Body<"POST", "/api/desk/invitations">): Promise<Reply<"POST", "/api/desk/invitations">> =>
  request("POST", "/api/desk/invitations", { body });
