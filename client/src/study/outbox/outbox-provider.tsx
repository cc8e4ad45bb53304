import { createContext, useContext, useEffect, useState, type ReactNode } from "react";
import type { StartableOutbox } from "./outbox.ts";
import { hasEntries, restoreEntries } from "./stored-entries.ts";

/** Holds a student's one outbox in this tab. It is made when it is first needed, and its code is loaded then. */
export type OutboxPlace = {
  readonly uid: string;
  /** resolves with the number of entries restored after a killed browser; never rejects */
  readonly recovered: Promise<number>;
  outbox: StartableOutbox | null;
  /** null before the outbox was started */
  stop: (() => void) | null;
  /** the student may have left while the code was loading */
  isClosed: boolean;
  /** the ids that the server has accepted since the page was loaded, for a screen that opens later */
  accepted: readonly string[];
};

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

function newPlace(uid: string): OutboxPlace {
  return { uid, recovered: restoreEntries(uid), outbox: null, stop: null, isClosed: false, accepted: [] };
}

/** Returns the function that closes it. */
function open(place: OutboxPlace): () => void {
  place.isClosed = false;
  place.recovered
    .then(() => (!place.isClosed && hasEntries(place.uid) ? import("./use-outbox.ts") : null))
    .then((code) => code?.startOutbox(place))
    // Without a network the code does not load, and nothing could be sent either.
    .catch(() => {});
  return () => {
    place.isClosed = true;
    place.stop?.();
    place.stop = null;
  };
}
