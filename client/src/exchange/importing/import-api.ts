import type { Body, Reply, Routes } from "../../lib/requests/api-types.ts";
import { request, send } from "../../lib/requests/http.ts";

type One = Routes["imports"][":id"];

/** An import as the server tells it. */
export type Import = Reply<One["$get"]>;
export type ImportReport = NonNullable<Import["report"]>;
export type ImportedDeck = NonNullable<Import["decks"]>[number];

/** Packages that the server reads. Every call throws AppError. */
export async function sendPackage(file: File, signal: AbortSignal): Promise<string> {
  const response = await send(`/api/imports?name=${encodeURIComponent(file.name)}`, {
    method: "POST",
    body: file,
    headers: { "content-type": "application/octet-stream" },
    signal,
  });
  return ((await response.json()) as { id: string }).id;
}

export function readImport(id: string, signal?: AbortSignal): Promise<Import> {
  return request<Import>("GET", importPath(id), { signal });
}

export function confirmImport(id: string, choices: Body<One["confirm"]["$post"]>): Promise<void> {
  return request("POST", `${importPath(id)}/confirm`, { body: choices });
}

/** Cancels one that waits or runs, takes one back that is done. */
export function removeImport(id: string): Promise<void> {
  return request("DELETE", importPath(id));
}

function importPath(id: string): string {
  return `/api/imports/${encodeURIComponent(id)}`;
}
