import type { CardInput } from "@recollect/domain/cards/card.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { Visibility } from "@recollect/domain/decks/visibility.ts";
import { expect } from "vitest";

import type { Store } from "../src/store/store.ts";
import { aDeck } from "./a-deck.ts";
import { aStudent } from "./a-student.ts";
import { anApp, type TestApp } from "./an-app.ts";
import { json } from "./signed-up.ts";

/** A student who is signed in by name alone; the rest of the server is complete. */
export type CampusStudent = {
  uid: string;
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  send: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>;
  /** A new deck of the student. */
  deck: (options?: { title?: string; description?: string; cards?: CardInput[]; visibility?: Visibility }) => Promise<Deck>;
  show: (deck: { id: number }, visibility: Visibility) => Promise<Response>;
};

export type Campus = TestApp & {
  student: (username?: string | null) => Promise<CampusStudent>;
  /** signs in a student whose row exists already */
  as: (uid: string) => CampusStudent;
};

/** The whole server, where many students can be signed in without the time of a password's hash. */
export function aCampus(store: Store, options: Parameters<typeof anApp>[1] = {}): Campus {
  const viewerOf = async (cookie?: string) => (cookie === undefined ? null : { uid: cookie, sessionId: "session" });
  const app = anApp(store, { ...options, identity: { viewerOf, isSessionAlive: async () => true } });
  const as = (uid: string): CampusStudent => {
    const send: CampusStudent["send"] = (method, path, body, headers = {}) =>
      app.request(path, json(method, body, { cookie: uid, ...headers }));
    const own = `/api/users/${uid}/decks`;
    return {
      uid,
      send,
      get: (path, headers = {}) => app.request(path, { headers: { cookie: uid, ...headers } }),
      show: ({ id }, visibility) => send("PUT", `${own}/${id}/visibility`, { visibility }),
      async deck({ visibility = "Private", ...content } = {}) {
        const deck = await jsonOf<Deck>(send("POST", own, aDeck(content)), 201);
        return visibility === "Private" ? deck : jsonOf<Deck>(send("PUT", `${own}/${deck.id}/visibility`, { visibility }), 200);
      },
    };
  };
  return { ...app, as, student: async (username = null) => as(await aStudent(store, { username })) };
}

/** The reply's JSON; fails with the server's message if the status is another one. */
export async function jsonOf<T>(reply: Response | Promise<Response>, status = 200): Promise<T> {
  const response = await reply;
  const text = await response.text();
  expect(response.status, text).toBe(status);
  return JSON.parse(text) as T;
}
