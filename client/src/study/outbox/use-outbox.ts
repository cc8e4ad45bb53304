import { useEffect } from "react";
import type { Outbox } from "./outbox.ts";
import { useOutboxPlace } from "./outbox-provider.tsx";
import { outboxOf, startOutbox } from "./own-outbox.ts";

/** The signed-in student's one outbox in this tab. */
export function useOutbox(): Outbox {
  const place = useOutboxPlace();
  useEffect(() => void startOutbox(place), [place]);
  return outboxOf(place);
}
