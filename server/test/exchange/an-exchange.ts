import type { ImportView } from "../../src/features/exchange/importing/import-view.ts";
import { aPackage, type PackageContent } from "./a-package.ts";
import { readConfig } from "../../src/process/settings/config.ts";
import { anApp } from "../an-app.ts";
import { aTemporaryFolder, type OpenStore } from "../databases.ts";
import type { SignedUp } from "../signed-up.ts";

/** A student's imports and exports, each until it is finished. */
export async function anExchange(openStore: OpenStore) {
  const dataDir = await aTemporaryFolder();
  const store = await openStore();
  const app = anApp(store, { config: readConfig({ DATA_DIR: dataDir }) });
  return { app, store, dataDir, aStudent: async () => exchanger(await app.aStudent(), app.request) };
}

type SentOptions = { name?: string; key?: string; /** of the browser */ language?: string };

export type Exchanger = ReturnType<typeof exchanger>;

export function exchanger(student: SignedUp, request: (path: string, init?: RequestInit) => Promise<Response>) {
  const { uid } = student;
  const json = async <T>(path: string) => (await (await student.get(path)).json()) as T;

  async function settled(id: string): Promise<ImportView> {
    const stream = await student.get(`/api/imports/${id}`, { accept: "text/event-stream" });
    const { state } = JSON.parse((await stream.text()).split("data: ").at(-1) ?? "{}") as ImportView;
    const view = await json<ImportView>(`/api/imports/${id}`);
    if (view.state !== state) throw new Error(`The stream ended as ${state}, and the import is ${view.state}`);
    return view;
  }
  /** Sends a package, the bytes of a file, or a text; with a key, a repeated request is the same import. */
  async function sendFile(
    file: PackageContent | Uint8Array | string,
    { name = "a.apkg", key, language }: SentOptions = {},
  ): Promise<ImportView> {
    const body = typeof file === "string" ? Buffer.from(file) : file instanceof Uint8Array ? file : await aPackage(file);
    const headers = {
      cookie: student.cookie,
      "content-type": "application/octet-stream",
      ...(key ? { "idempotency-key": key } : {}),
      ...(language ? { "accept-language": language } : {}),
    };
    const path = `/api/imports?name=${encodeURIComponent(name)}`;
    const reply = await request(path, { method: "POST", headers, body: new Uint8Array(body) });
    if (reply.status !== 202) throw new Error(`The file was refused: ${await reply.text()}`);
    return settled(((await reply.json()) as { id: string }).id);
  }
  async function confirmed(id: string, choices: object = {}): Promise<ImportView> {
    const reply = await student.send("POST", `/api/imports/${id}/confirm`, choices);
    if (reply.status !== 202) throw new Error(`The import was not begun: ${await reply.text()}`);
    return settled(id);
  }
  return {
    ...student,
    json,
    settled,
    sent: sendFile,
    confirmed,
    brought: async (file: PackageContent | Uint8Array | string, choices: object = {}, options: SentOptions = {}) =>
      confirmed((await sendFile(file, options)).id, choices),
    exported: async (path: string) => new Uint8Array(await (await student.get(path)).arrayBuffer()),
    deck: async (title: string, cards: readonly object[]) => {
      const reply = await student.send("POST", `/api/users/${uid}/decks`, { title, description: "", cards });
      return (await reply.json()) as { id: number; revision: number; cards: { id: string; term: string; definition: string }[] };
    },
    decks: () => json<{ id: number; title: string; visibility: string; cardCount: number }[]>(`/api/users/${uid}/decks`),
    cards: async (id: number) =>
      (await json<{ cards: { id: string; term: string; definition: string }[] }>(`/api/users/${uid}/decks/${id}`)).cards,
    folders: () =>
      json<{ folders: string[]; decks: { deckId: number; folder: string }[]; tags: { deckId: number; tags: string[] }[] }>(
        `/api/users/${uid}/folders`,
      ),
  };
}
