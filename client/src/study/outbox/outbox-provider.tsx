import { createContext, useContext, useEffect, useState, type ReactNode } from "react";
import type { OutboxPlace } from "./own-outbox.ts";
import { mayHaveEntries } from "./may-have-entries.ts";

export const OutboxContext = createContext<OutboxPlace | null>(null);

export function useOutboxPlace(): OutboxPlace {
  const place = useContext(OutboxContext);
  if (!place) throw new Error("The outbox needs an OutboxProvider above it");
  return place;
}

/** Holds one student's outbox while the student is signed in, and sends at once what an earlier visit left. */
export function OutboxProvider({ uid, children }: { uid: string; children: ReactNode }) {
  const [place] = useState(() => newPlace(uid));
  useEffect(() => open(place), [place]);
  return <OutboxContext value={place}>{children}</OutboxContext>;
}

/** How many answers an earlier visit left; null in doubt. */
async function countLeft(uid: string): Promise<number | null> {
  if (!(await mayHaveEntries(uid))) return 0;
  return import("./stored-entries.ts").then(
    ({ carryOver }) => carryOver(uid),
    () => null,
  );
}

function newPlace(uid: string): OutboxPlace {
  return { uid, recovered: countLeft(uid), outbox: null, stop: null, isClosed: false, accepted: [] };
}

/** Returns the function that closes it. */
function open(place: OutboxPlace): () => void {
  place.isClosed = false;
  const start = async () => {
    // Counted each time: another tab may have left answers, and be closed.
    if ((await countLeft(place.uid)) === 0 || place.isClosed) return;
    const { startOutbox } = await import("./own-outbox.ts");
    startOutbox(place);
  };
  // The code may not load without a network, and nothing could be sent either.
  const tryToStart = () => void start().catch(() => {});
  tryToStart();
  window.addEventListener("online", tryToStart);
  return () => {
    window.removeEventListener("online", tryToStart);
    place.isClosed = true;
    place.stop?.();
    place.stop = null;
  };
}
