import { createContext, useContext, useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { send } from "../requests/http.ts";
import type { Item } from "./events.ts";
import { createLiveStream, type LiveStream } from "./live-stream.ts";

const eventsPath = "/api/events";

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
  const ended = useEffectEvent(() => onSessionOver?.());
  useEffect(() => live.subscribe({ wantsList: false, onEvent: ({ type }) => void (type === "session" && ended()) }), [live]);
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
    open: (wantsList) => new EventSource(wantsList ? `${eventsPath}?decks=1` : eventsPath),
    probe: async () => (await send(eventsPath)).body?.cancel(),
    readList,
    ping: async () => (await send("/healthz")).body?.cancel(),
    locks: navigator.locks,
    openChannel: typeof BroadcastChannel === "undefined" ? undefined : (name) => new BroadcastChannel(name),
  });
}
