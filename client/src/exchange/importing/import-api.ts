import type { Body, Reply, Routes } from "../../lib/requests/api-types.ts";
import { request } from "../../lib/requests/http.ts";
import { sendFile, type Sending } from "../../lib/requests/send-file.ts";

type Route = Routes["imports"];
type One = Route[":id"];

/** An import as the server returns it. */
export type Import = Reply<One["$get"]>;
export type ImportReport = NonNullable<Import["report"]>;
export type ImportedDeck = NonNullable<Import["decks"]>[number];
export type ListedImport = Reply<Route["$get"]>[number];

/** What is chosen when an import is confirmed. */
export type ImportChoices = Body<One["confirm"]["$post"]>;

/** Sends a file to be imported; returns the id of its import. Every call here throws AppError. */
export async function sendToImport(file: File, sending: Sending): Promise<string> {
  const path = `/api/imports?name=${encodeURIComponent(file.name)}`;
  return (await sendFile<{ id: string }>(path, file, "application/octet-stream", sending)).id;
}

export function readImport(id: string, signal?: AbortSignal): Promise<Import> {
  return request<Import>("GET", importPath(id), { signal });
}

/** Those of the last 24 hours, newest first. */
export function listImports(signal?: AbortSignal): Promise<ListedImport[]> {
  return request<ListedImport[]>("GET", "/api/imports", { signal });
}

type Following = { onNews: (news: Import) => void; onFailure: (error: unknown) => void };

/** Follows an import until the server has finished with it; returns the function that stops following. */
export function followImport(id: string, { onNews, onFailure }: Following): () => void {
  const stream = new EventSource(importPath(id));
  stream.addEventListener("message", ({ data }: MessageEvent<string>) => {
    const news = JSON.parse(data) as Import;
    // The server has said everything; the browser would reconnect.
    if (news.state !== "reading" && news.state !== "writing") stream.close();
    onNews(news);
  });
  stream.onerror = () => {
    // The browser retries after anything but a refusal; the reason of a refusal needs a plain request.
    if (stream.readyState === EventSource.CLOSED) readImport(id).then(onNews, onFailure);
  };
  return () => stream.close();
}

export function confirmImport(id: string, choices: ImportChoices): Promise<void> {
  return request("POST", `${importPath(id)}/confirm`, { body: choices });
}

/** Cancels an import that waits or runs, undoes one that is done. */
export function removeImport(id: string): Promise<void> {
  return request("DELETE", importPath(id));
}

/** The address of a picture in a waiting import. */
export function waitingMediaPath(id: string, name: string): string {
  return `${importPath(id)}/media/${name}`;
}

function importPath(id: string): string {
  return `/api/imports/${encodeURIComponent(id)}`;
}
