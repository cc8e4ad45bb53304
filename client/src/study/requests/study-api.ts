import type { StudyMode } from "@recollect/domain/study/session/study-mode.ts";
import type { StudySettings } from "@recollect/domain/study/settings.ts";
import type { Body, Reply, Routes } from "../../lib/requests/api-types.ts";
import { request } from "../../lib/requests/http.ts";

type Study = Routes["study"];

export type StudyQueue = Reply<Study["queue"]["$get"]>;
/** A card to study, with its two sides and its deck's name. */
export type CardToStudy = StudyQueue["reviews"][number];
export type SetAside = Reply<Study["set-aside"]["$get"]>;
export type CardStandings = Reply<Study["decks"][":id"]["cards"]["$get"]>;
export type StudySummary = Reply<Study["summary"]["$get"]>;
export type StudiedDecks = Reply<Study["decks"]["$get"]>;
export type StudyToday = Reply<Study["today"]["$get"]>;
export type StudyProgress = Reply<Study["progress"]["$get"]>;
/** An entry as a device sends it. */
export type GivenEntry = Body<Study["entries"]["$post"]>["entries"][number];
export type Appended = Reply<Study["entries"]["$post"]>;

/** What is studied: one deck, the cards of a deck with a tag, a folder, or (all null) all decks. */
export type StudyScope = { deckId: number | null; tag: string | null; folder: string | null };
/** How many cards each way to continue would draw. */
export type WaysOn = Reply<Study["ways-on"]["$get"]>;

/** Study requests, over HTTP. Every call throws AppError. `mode` draws cards that are not due. */
export function readQueue(scope: StudyScope, mode: StudyMode | null, signal?: AbortSignal): Promise<StudyQueue> {
  return request<StudyQueue>("GET", `/api/study/queue${inScope(scope, mode)}`, { signal });
}

/** What can be studied beyond what is due. */
export function readWaysOn(scope: StudyScope, signal?: AbortSignal): Promise<WaysOn> {
  return request<WaysOn>("GET", `/api/study/ways-on${inScope(scope)}`, { signal });
}

/** How much is to be studied, in a folder or (null) in all decks. */
export function readSummary(folder: string | null, signal?: AbortSignal): Promise<StudySummary> {
  const inFolder = folder === null ? "" : `?folder=${encodeURIComponent(folder)}`;
  return request<StudySummary>("GET", `/api/study/summary${inFolder}`, { signal });
}

/** How far the student is with each deck that was begun or has an exam. */
export function readStudiedDecks(signal?: AbortSignal): Promise<StudiedDecks> {
  return request<StudiedDecks>("GET", "/api/study/decks", { signal });
}

/** The pace, the streak and the next exam. */
export function readToday(signal?: AbortSignal): Promise<StudyToday> {
  return request<StudyToday>("GET", "/api/study/today", { signal });
}

/** What is suspended or buried, in one deck or (null) in all, read page by page. */
export async function readSetAside(deckId: number | null, pages: number, signal?: AbortSignal): Promise<SetAside> {
  const path = `/api/study/set-aside${ofDeck(deckId)}`;
  let read = await request<SetAside>("GET", path, { signal });
  for (let page = 1; page < pages && read.next !== undefined; page++) {
    const join = deckId === null ? "?" : "&";
    // oxlint-disable-next-line no-await-in-loop -- each page names the next
    const more = await request<SetAside>("GET", `${path}${join}after=${read.next}`, { signal });
    read = { ...more, cards: [...read.cards, ...more.cards] };
  }
  return read;
}

/** The student's standing in each card of a deck. */
export function readCardStandings(deckId: number, signal?: AbortSignal): Promise<CardStandings> {
  return request<CardStandings>("GET", `/api/study/decks/${deckId}/cards`, { signal });
}

export function readProgress(deckId: number | null, signal?: AbortSignal): Promise<StudyProgress> {
  return request<StudyProgress>("GET", `/api/study/progress${ofDeck(deckId)}`, { signal });
}

/**
 * Sends entries; repeating is safe, as each has its own id. One refused entry refuses all, and `details.id` of the error names it. `uid`
 * says whose they are: if someone else is signed in now, they are refused as without a session. Called only by the outbox.
 */
export function sendEntries(uid: string, entries: readonly GivenEntry[]): Promise<Appended> {
  const body = { uid, entries } satisfies Body<Study["entries"]["$post"]>;
  return request<Appended>("POST", "/api/study/entries", { body });
}

export function readStudySettings(signal?: AbortSignal): Promise<StudySettings> {
  return request<Reply<Study["settings"]["$get"]>>("GET", "/api/study/settings", { signal });
}

/** Returns all settings after the change. */
export function changeStudySettings(changes: Partial<StudySettings>): Promise<StudySettings> {
  return request<Reply<Study["settings"]["$patch"]>>("PATCH", "/api/study/settings", {
    body: changes satisfies Body<Study["settings"]["$patch"]>,
  });
}

/** Sends the time zone of this device; returns the settings, which keep a zone that the student chose. */
export function sendTimeZone(timeZone: string): Promise<StudySettings> {
  return request<Reply<Study["time-zone"]["$put"]>>("PUT", "/api/study/time-zone", {
    body: { timeZone } satisfies Body<Study["time-zone"]["$put"]>,
  });
}

/** `day` such as `2026-06-01`. */
export function setExam(deckId: number, day: string): Promise<{ deckId: number; day: string }> {
  return request("PUT", examPath(deckId), { body: { day } });
}

export function removeExam(deckId: number): Promise<void> {
  return request("DELETE", examPath(deckId));
}

function examPath(deckId: number): string {
  return `/api/study/decks/${deckId}/exam`;
}

function inScope({ deckId, tag, folder }: StudyScope, mode: StudyMode | null = null): string {
  const of = folder === null ? { deckId: deckId === null ? null : String(deckId), tag } : { folder };
  const said = Object.entries({ ...of, mode }).flatMap(([name, value]) => (value === null ? [] : [`${name}=${encodeURIComponent(value)}`]));
  return said.length === 0 ? "" : `?${said.join("&")}`;
}

function ofDeck(deckId: number | null): string {
  return deckId === null ? "" : `?deckId=${deckId}`;
}
