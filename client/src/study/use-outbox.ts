import { createContext, useContext } from "react";
import type { Outbox } from "./outbox-type.ts";

export const OutboxContext = createContext<Outbox | null>(null);

/** The signed-in student's one outbox in this tab. */
export function useOutbox(): Outbox {
  const outbox = useContext(OutboxContext);
  if (!outbox) throw new Error("The outbox needs an OutboxProvider above it");
  return outbox;
}
