import type { Deck, DeckInput } from "@recollect/domain/decks/deck.ts";
import { expect, onTestFinished } from "vitest";

import type { Store } from "../src/store/store.ts";
import { aDeck } from "./a-deck.ts";
import { decksApp } from "./decks-app.ts";
import { readEvents } from "./event-reader.ts";

type DecksAppOptions = Parameters<typeof decksApp>[1];

/** Ada's decks in one server process: her requests, and her list as another tab gets it. */
export function aProcess(store: Store, uid: string, options?: DecksAppOptions) {
  const { as, feed, app } = decksApp(store, options);
  const { request } = as(uid);
  return {
    app,
    uid,
    feed,
    async create(title: string, more: Partial<DeckInput> = {}): Promise<Deck> {
      return (await request("POST", `${uid}/decks`, { body: aDeck({ title, ...more }) })).json() as Promise<Deck>;
    },
    save: (deck: Deck, title: string) =>
      request("PUT", `${uid}/decks/${deck.id}`, { body: aDeck({ title }), headers: { "If-Match": `"${deck.revision}"` } }),
    show: (deck: Deck, visibility: string) => request("PUT", `${uid}/decks/${deck.id}/visibility`, { body: { visibility } }),
    remove: (deck: Deck) => request("DELETE", `${uid}/decks/${deck.id}`),
    watch: (session?: string) => open(`${uid}/decks`, session),
    /** The event stream; `?decks=1` includes the decks. */
    events: (query = "", session?: string) => open(`/api/events${query}`, session),
  };

  async function open(path: string, session?: string) {
    const response = await as(uid, session).request("GET", path, { headers: { Accept: "text/event-stream" } });
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("text/event-stream");
    const events = readEvents(response);
    onTestFinished(() => events.leave());
    return events;
  }
}
