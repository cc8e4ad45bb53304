import type { Body, Reply, Routes } from "../lib/requests/api-types.ts";
import { request } from "../lib/requests/http.ts";

type Desk = Routes["desk"];

type ReportsPage = Reply<Desk["reports"]["$get"]>;
type RestrictedPage = Reply<Desk["restricted"]["$get"]>;
type LogPage = Reply<Desk["log"]["$get"]>;
export type LogEntry = LogPage["rows"][number];
type StoragePage = Reply<Desk["storage"]["$get"]>;
export type StoragePlace = NonNullable<StoragePage["next"]>;
export type DeckPlace = NonNullable<ReportsPage["next"]>;
export type Days = Reply<Desk["days"]["$get"]>["days"];
export type Backups = Reply<Desk["backups"]["$get"]>;
export type CaseView = Reply<Desk["decks"][":id"]["$get"]>;
export type AccountView = Reply<Desk["accounts"][":id"]["$get"]>;
export type DeckActBody = Body<Desk["decks"][":id"]["acts"]["$post"]>;
export type AccountActBody = Body<Desk["accounts"][":id"]["acts"]["$post"]>;
type AccountActed = Reply<Desk["accounts"][":id"]["acts"]["$post"]>;

const desk = "/api/desk";
const behind = (place: DeckPlace | null) => (place === null ? "" : `?at=${place.at}&id=${place.id}`);
const from = (before: number | null) => (before === null ? "" : `?before=${before}`);

export const readReports = (after: DeckPlace | null, signal?: AbortSignal): Promise<ReportsPage> =>
  request("GET", `${desk}/reports${behind(after)}`, { signal });

export const readRestricted = (after: DeckPlace | null, signal?: AbortSignal): Promise<RestrictedPage> =>
  request("GET", `${desk}/restricted${behind(after)}`, { signal });

export const readLog = (before: number | null, signal?: AbortSignal): Promise<LogPage> =>
  request("GET", `${desk}/log${from(before)}`, { signal });

export const readStorage = (after: StoragePlace | null, signal?: AbortSignal): Promise<StoragePage> =>
  request("GET", `${desk}/storage${after === null ? "" : `?bytes=${after.bytes}&uid=${encodeURIComponent(after.uid)}`}`, { signal });

export async function readDays(signal?: AbortSignal): Promise<Days> {
  return (await request<{ days: Days }>("GET", `${desk}/days`, { signal })).days;
}

export const readBackups = (signal?: AbortSignal): Promise<Backups> => request("GET", `${desk}/backups`, { signal });

export const readCase = (deckId: number, signal?: AbortSignal): Promise<CaseView> => request("GET", `${desk}/decks/${deckId}`, { signal });

export const actOnDeck = (deckId: number, body: DeckActBody): Promise<CaseView> =>
  request("POST", `${desk}/decks/${deckId}/acts`, { body });

export async function findAccount(name: string): Promise<string> {
  return (await request<{ uid: string }>("GET", `${desk}/accounts?name=${encodeURIComponent(name)}`)).uid;
}

export const readAccount = (uid: string, signal?: AbortSignal): Promise<AccountView> =>
  request("GET", `${desk}/accounts/${encodeURIComponent(uid)}`, { signal });

export const actOnAccount = (uid: string, body: AccountActBody): Promise<AccountActed> =>
  request("POST", `${desk}/accounts/${encodeURIComponent(uid)}/acts`, { body });

export const invite = (body: Body<Desk["invitations"]["$post"]>): Promise<Reply<Desk["invitations"]["$post"]>> =>
  request("POST", `${desk}/invitations`, { body });
