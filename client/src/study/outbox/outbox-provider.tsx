import { useEffect, useState, type ReactNode } from "react";
import { hasEntries } from "./entry-keys.ts";
import { OutboxContext, type OutboxPlace } from "./outbox-context.ts";
import { restoreEntries } from "./restore-entries.ts";

/** Holds one student's outbox while the student is signed in, and sends at once what an earlier visit left. */
export function OutboxProvider({ uid, children }: { uid: string; children: ReactNode }) {
  const [place] = useState(() => aPlace(uid));
  useEffect(() => opened(place), [place]);
  return <OutboxContext value={place}>{children}</OutboxContext>;
}

function aPlace(uid: string): OutboxPlace {
  return { uid, recovered: restoreEntries(uid), outbox: null, stop: null, isClosed: false, accepted: [] };
}

/** Returns the function that closes it. */
function opened(place: OutboxPlace): () => void {
  place.isClosed = false;
  place.recovered
    .then(() => (!place.isClosed && hasEntries(place.uid) ? import("./own-outbox.ts") : null))
    .then((own) => own?.startedOutbox(place))
    // Without a network the code does not load, and nothing could be sent either.
    .catch(() => {});
  return () => {
    place.isClosed = true;
    place.stop?.();
    place.stop = null;
  };
}
