import { useEffect } from "react";
import { useOutboxPlace } from "./outbox-context.ts";
import type { Outbox } from "./outbox-type.ts";
import { ownOutbox, startedOutbox } from "./own-outbox.ts";

/** The signed-in student's one outbox in this tab. */
export function useOutbox(): Outbox {
  const place = useOutboxPlace();
  useEffect(() => void startedOutbox(place), [place]);
  return ownOutbox(place);
}
