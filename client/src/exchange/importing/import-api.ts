import { addressOf } from "../../lib/requests/address.ts";
import type { Body, Reply } from "../../lib/requests/api-types.ts";
import { request } from "../../lib/requests/http.ts";
import { sendFile, type Sending } from "../../lib/requests/send-file.ts";

/** An import as the server returns it. */
export type Import = Reply<"GET", "/api/imports/:id">;
export type ImportReport = NonNullable<Import["report"]>;
export type ImportedDeck = NonNullable<Import["decks"]>[number];
export type ListedImport = Reply<"GET", "/api/imports">[number];

/** What is chosen when an import is confirmed. */
export type ImportChoices = Body<"POST", "/api/imports/:id/confirm">;

/** Sends a file to be imported; returns the id of its import. Every call here throws AppError. */
export async function sendToImport(file: File, sending: Sending): Promise<string> {
  const address = addressOf("POST", "/api/imports", { query: { name: file.name } });
  return (await sendFile(address, file, "application/octet-stream", sending)).id;
}

export function readImport(id: string, signal?: AbortSignal): Promise<Import> {
  return request("GET", "/api/imports/:id", { params: { id }, signal });
}

/** Those of the last 24 hours, newest first. */
export function listImports(signal?: AbortSignal): Promise<ListedImport[]> {
  return request("GET", "/api/imports", { signal });
}

type Following = { onNews: (news: Import) => void; onFailure: (error: unknown) => void };

/** Follows an import until the server has finished with it; returns the function that stops following. */
export function followImport(id: string, { onNews, onFailure }: Following): () => void {
  const stream = new EventSource(addressOf("GET", "/api/imports/:id", { params: { id } }));
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

export async function confirmImport(id: string, choices: ImportChoices): Promise<void> {
  await request("POST", "/api/imports/:id/confirm", { params: { id }, body: choices });
}

/** Cancels an import that waits or runs, undoes one that is done. */
export function removeImport(id: string): Promise<void> {
  return request("DELETE", "/api/imports/:id", { params: { id } });
}

/** The address of a picture in a waiting import. */
export function waitingMediaPath(id: string, name: string): string {
  return addressOf("GET", "/api/imports/:id/media/:name", { params: { id, name } });
}
