import { createContext, useContext, useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { send } from "../requests/http.ts";
import { createLiveStream, type LiveStream } from "./live-stream.ts";

const eventsPath = "/api/events";

const LiveContext = createContext<LiveStream | null>(null);

/** The student's events, over one stream for all tabs of the browser. `onSessionOver` is called when the session behind it has ended. */
export function LiveProvider({ uid, onSessionOver, children }: { uid: string; onSessionOver?: () => void; children: ReactNode }) {
  const [live] = useState(() => liveStreamOf(uid));
  const ended = useEffectEvent(() => onSessionOver?.());
  useEffect(() => live.subscribe({ wantsList: false, onEvent: ({ type }) => void (type === "session" && ended()) }), [live]);
  return <LiveContext value={live}>{children}</LiveContext>;
}

export function useLive(): LiveStream {
  const live = useContext(LiveContext);
  if (!live) throw new Error("News of the server needs a LiveProvider above it");
  return live;
}

function liveStreamOf(uid: string): LiveStream {
  return createLiveStream({
    name: `recollect-events-${uid}`,
    open: (wantsList) => new EventSource(wantsList ? `${eventsPath}?decks=1` : eventsPath),
    probe: async () => (await send(eventsPath)).body?.cancel(),
    locks: navigator.locks,
    openChannel: typeof BroadcastChannel === "undefined" ? undefined : (name) => new BroadcastChannel(name),
  });
}
