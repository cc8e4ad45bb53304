import { deviceClock } from "../../lib/browser/steady-clock.ts";
import { entryCopies } from "./entry-keys.ts";
import { createOutbox } from "./outbox.ts";
import type { OutboxPlace } from "./outbox-context.ts";
import type { Outbox, StartableOutbox } from "./outbox-type.ts";
import { sendEntries } from "../requests/study-api.ts";
import { showRefusals } from "./show-refusals.ts";

/** The student's one outbox in this tab, made when it is first needed. Here alone it is said what the server refused, and what is not there now. */
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
    // A server of another version may not tell.
    if (absent?.length) import("./show-absent.ts").then(({ showAbsent }) => showAbsent(absent, told)).catch(() => {});
  });
  return place.outbox;
}

/** The same, sending what waits; started once, and not any more when the student has left. */
export function startedOutbox(place: OutboxPlace): Outbox {
  const outbox = ownOutbox(place);
  if (!place.isClosed) place.stop ??= outbox.start();
  return outbox;
}
