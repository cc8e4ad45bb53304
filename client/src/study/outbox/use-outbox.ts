import { useEffect } from "react";
import { deviceClock } from "../../lib/browser/steady-clock.ts";
import { createOutbox, type Outbox, type StartableOutbox } from "./outbox.ts";
import { useOutboxPlace, type OutboxPlace } from "./outbox-provider.tsx";
import { entryCopies } from "./stored-entries.ts";
import { sendEntries } from "../requests/study-api.ts";
import { showRefusals } from "./show-refusals.ts";

/** The signed-in student's one outbox in this tab. */
export function useOutbox(): Outbox {
  const place = useOutboxPlace();
  useEffect(() => void startOutbox(place), [place]);
  return outboxOf(place);
}

/** Starts the same outbox: once, and not after the student has left. */
export function startOutbox(place: OutboxPlace): Outbox {
  const outbox = outboxOf(place);
  if (!place.isClosed) place.stop ??= outbox.start();
  return outbox;
}

/** Makes the outbox at the first call. This is the only place that shows refusals and cards that are gone. */
function outboxOf(place: OutboxPlace): StartableOutbox {
  if (place.outbox) return place.outbox;
  const { uid, recovered } = place;
  place.outbox = createOutbox({
    uid,
    storage: () => localStorage,
    copies: entryCopies,
    recovered,
    send: (entries) => sendEntries(uid, entries),
    clock: deviceClock(),
    events: window,
    later(run, ms) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    random: Math.random,
  });
  place.outbox.onRefused(showRefusals(Date.now));
  const shownReasons = new Set<string>();
  place.outbox.onAccepted(({ accepted, absent }) => {
    place.accepted = [...place.accepted, ...accepted];
    // An older server may not send it.
    if (absent?.length) import("./show-absent.ts").then(({ showAbsent }) => showAbsent(absent, shownReasons)).catch(() => {});
  });
  return place.outbox;
}
