import type { StudyMode } from "@recollect/domain/study/session/study-mode.ts";
import type { StudySettings } from "@recollect/domain/study/settings.ts";
import type { Body, Reply } from "../../lib/requests/api-types.ts";
import { request } from "../../lib/requests/http.ts";

export type StudyQueue = Reply<"GET", "/api/study/queue">;
/** A card to study, with its two sides and its deck's name. */
export type CardToStudy = StudyQueue["reviews"][number];
export type SetAside = Reply<"GET", "/api/study/set-aside">;
export type CardStandings = Reply<"GET", "/api/study/decks/:id/cards">;
export type StudySummary = Reply<"GET", "/api/study/summary">;
export type StudiedDecks = Reply<"GET", "/api/study/decks">;
export type StudyToday = Reply<"GET", "/api/study/today">;
export type StudyProgress = Reply<"GET", "/api/study/progress">;
export type StudyInsights = Reply<"GET", "/api/study/insights">;
/** An entry as a device sends it. */
export type NewEntry = Body<"POST", "/api/study/entries">["entries"][number];
export type Appended = Reply<"POST", "/api/study/entries">;

/** What is studied: one deck, the cards of a deck with a tag, a folder, or (all null) all decks. */
export type StudyScope = { deckId: number | null; tag: string | null; folder: string | null };
/** How many cards each way to continue would draw. */
export type MoreToStudy = Reply<"GET", "/api/study/ways-on">;

/** Study requests, over HTTP. Every call throws AppError. `mode` draws cards that are not due. */
export function readQueue(scope: StudyScope, mode: StudyMode | null, signal?: AbortSignal): Promise<StudyQueue> {
  return request("GET", "/api/study/queue", { query: { ...scopeQuery(scope), mode }, signal });
}

/** What can be studied beyond what is due. */
export function readMoreToStudy(scope: StudyScope, signal?: AbortSignal): Promise<MoreToStudy> {
  return request("GET", "/api/study/ways-on", { query: scopeQuery(scope), signal });
}

/** How much is to be studied, in a folder or (null) in all decks. */
export function readSummary(folder: string | null, signal?: AbortSignal): Promise<StudySummary> {
  return request("GET", "/api/study/summary", { query: { folder }, signal });
}

/** How far the student is with each deck that was begun or has an exam. */
export function readStudiedDecks(signal?: AbortSignal): Promise<StudiedDecks> {
  return request("GET", "/api/study/decks", { signal });
}

/** The pace, the streak and the next exam. */
export function readToday(signal?: AbortSignal): Promise<StudyToday> {
  return request("GET", "/api/study/today", { signal });
}

/** What is suspended or buried, in one deck or (null) in all, read page by page. */
export async function readSetAside(deckId: number | null, pages: number, signal?: AbortSignal): Promise<SetAside> {
  let read = await request("GET", "/api/study/set-aside", { query: { deckId }, signal });
  for (let page = 1; page < pages && read.next !== undefined; page++) {
    const more = await request("GET", "/api/study/set-aside", { query: { deckId, after: read.next }, signal });
    read = { ...more, cards: [...read.cards, ...more.cards] };
  }
  return read;
}

/** The student's standing in each card of a deck. */
export function readCardStandings(deckId: number, signal?: AbortSignal): Promise<CardStandings> {
  return request("GET", "/api/study/decks/:id/cards", { params: { id: deckId }, signal });
}

/** What may help the student, for one deck or all. */
export function readInsights(deckId: number | null, signal?: AbortSignal): Promise<StudyInsights> {
  return request("GET", "/api/study/insights", { query: { deckId }, signal });
}

export function readProgress(deckId: number | null, signal?: AbortSignal): Promise<StudyProgress> {
  return request("GET", "/api/study/progress", { query: { deckId }, signal });
}

/**
 * Sends entries; repeating is safe, as each has its own id. One refused entry refuses all, and `details.id` of the error names it. `uid`
 * says whose they are: if someone else is signed in now, they are refused as without a session. Called only by the outbox.
 */
export function sendEntries(uid: string, entries: readonly NewEntry[]): Promise<Appended> {
  return request("POST", "/api/study/entries", { body: { uid, entries } });
}

export function readStudySettings(signal?: AbortSignal): Promise<StudySettings> {
  return request("GET", "/api/study/settings", { signal });
}

/** Returns all settings after the change. */
export function changeStudySettings(changes: Partial<StudySettings>): Promise<StudySettings> {
  return request("PATCH", "/api/study/settings", { body: changes });
}

/** Sends the time zone of this device; returns the settings, which keep a zone that the student chose. */
export function sendTimeZone(timeZone: string): Promise<StudySettings> {
  return request("PUT", "/api/study/time-zone", { body: { timeZone } });
}

/** `day` such as `2026-06-01`. */
export function setExam(deckId: number, day: string): Promise<{ deckId: number; day: string }> {
  return request("PUT", "/api/study/decks/:id/exam", { params: { id: deckId }, body: { day } });
}

export function removeExam(deckId: number): Promise<void> {
  return request("DELETE", "/api/study/decks/:id/exam", { params: { id: deckId } });
}

/** Of a folder everything is studied; only one deck, or all of them, can be narrowed to a tag. */
function scopeQuery({ deckId, tag, folder }: StudyScope) {
  return folder === null ? { deckId, tag } : { folder };
}
