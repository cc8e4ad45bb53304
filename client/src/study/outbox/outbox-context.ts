import { createContext, useContext } from "react";
import type { StartableOutbox } from "./outbox-type.ts";

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
