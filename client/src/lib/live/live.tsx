import { createContext, useContext, useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { addressOf } from "../requests/address.ts";
import type { Address } from "../requests/api-types.ts";
import { send } from "../requests/http.ts";
import type { Item } from "./events.ts";
import { createLiveStream, type LiveStream } from "./live-stream.ts";

/** Whether the server's process lives. This route is beside the API, so it has no type there. */
const healthAddress = "/healthz" as Address;

const LiveContext = createContext<LiveStream | null>(null);

type LiveProviderProps = {
  uid: string;
  /** reads over a plain request the list that the stream would bring */
  readList: () => Promise<readonly Item[]>;
  /** called when the session behind the stream has ended */
  onSessionOver?: () => void;
  children: ReactNode;
};

/** The student's events, over one stream for all tabs of the browser. */
export function LiveProvider({ uid, readList, onSessionOver, children }: LiveProviderProps) {
  const [live] = useState(() => liveStreamOf(uid, readList));
  const onEnd = useEffectEvent(() => onSessionOver?.());
  useEffect(() => live.subscribe({ wantsList: false, onEvent: ({ type }) => void (type === "session" && onEnd()) }), [live]);
  return <LiveContext value={live}>{children}</LiveContext>;
}

export function useLive(): LiveStream {
  const live = useContext(LiveContext);
  if (!live) throw new Error("News of the server needs a LiveProvider above it");
  return live;
}

function liveStreamOf(uid: string, readList: () => Promise<readonly Item[]>): LiveStream {
  return createLiveStream({
    name: `recollect-events-${uid}`,
    open: (wantsList) => new EventSource(addressOf("GET", "/api/events", { query: { decks: wantsList ? "1" : null } })),
    probe: async () => (await send(addressOf("GET", "/api/events"))).body?.cancel(),
    readList,
    ping: async () => (await send(healthAddress)).body?.cancel(),
    locks: navigator.locks,
    openChannel: typeof BroadcastChannel === "undefined" ? undefined : (name) => new BroadcastChannel(name),
  });
}
