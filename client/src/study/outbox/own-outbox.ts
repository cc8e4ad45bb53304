import { deviceClock } from "../../lib/browser/steady-clock.ts";
import { entryCopies } from "./entry-keys.ts";
import { createOutbox } from "./outbox.ts";
import type { OutboxPlace } from "./outbox-context.ts";
import type { Outbox, StartableOutbox } from "./outbox-type.ts";
import { sendEntries } from "../requests/study-api.ts";
import { showRefusals } from "./show-refusals.ts";

/**
 * The student's one outbox in this tab, made when it is first needed. This is the only place that shows refusals and cards that are gone.
 */
export function ownOutbox(place: OutboxPlace): StartableOutbox {
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
  const told = new Set<string>();
  place.outbox.onAccepted(({ accepted, absent }) => {
    place.accepted = [...place.accepted, ...accepted];
    // An older server may not send it.
    if (absent?.length) import("./show-absent.ts").then(({ showAbsent }) => showAbsent(absent, told)).catch(() => {});
  });
  return place.outbox;
}

/** The same outbox, sending. It starts once, and not after the student has left. */
export function startedOutbox(place: OutboxPlace): Outbox {
  const outbox = ownOutbox(place);
  if (!place.isClosed) place.stop ??= outbox.start();
  return outbox;
}
