import { createContext, useContext } from "react";
import type { StartableOutbox } from "./outbox-type.ts";

/** Where a student's one outbox in this tab stands as soon as someone needs it; its code comes only then. */
export type OutboxPlace = {
  readonly uid: string;
  /** resolves when what a killed browser has lost waits again, with how many; never rejects */
  readonly recovered: Promise<number>;
  outbox: StartableOutbox | null;
  /** null before the outbox was started */
  stop: (() => void) | null;
  /** the student may have left while the code was on its way */
  isClosed: boolean;
  /** the ids that the server has written down since the page was loaded, for a screen that came later */
  accepted: readonly string[];
};

export const OutboxContext = createContext<OutboxPlace | null>(null);

export function useOutboxPlace(): OutboxPlace {
  const place = useContext(OutboxContext);
  if (!place) throw new Error("The outbox needs an OutboxProvider above it");
  return place;
}
