import { useEffect, useState, type ReactNode } from "react";
import { hasEntries } from "./entry-keys.ts";
import { OutboxContext, type OutboxPlace } from "./outbox-context.ts";

/** Holds one student's outbox, as long as the student is signed in. What an earlier visit left is sent at once. */
export function OutboxProvider({ uid, children }: { uid: string; children: ReactNode }) {
  const [place] = useState<OutboxPlace>(() => ({ uid, outbox: null, stop: null, isClosed: false, accepted: [] }));
  useEffect(() => opened(place), [place]);
  return <OutboxContext value={place}>{children}</OutboxContext>;
}

/** Gives how to close it. */
function opened(place: OutboxPlace): () => void {
  place.isClosed = false;
  // Without a network the code does not come, and nothing could be sent either.
  if (hasEntries(place.uid)) import("./own-outbox.ts").then(({ startedOutbox }) => startedOutbox(place)).catch(() => {});
  return () => {
    place.isClosed = true;
    place.stop?.();
    place.stop = null;
  };
}
