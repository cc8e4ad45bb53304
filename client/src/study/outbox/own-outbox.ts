import { isTemporaryDeckId } from "@recollect/domain/decks/deck-ids.ts";
import { deckOfKey } from "@recollect/domain/study/log/entry.ts";
import { deviceClock } from "../../lib/browser/steady-clock.ts";
import { isDeviceKept } from "../../device/store/is-device-kept.ts";
import { entryChannel } from "./entry-channel.ts";
import { createOutbox, type Outbox, type StartableOutbox } from "./outbox.ts";
import { pagePlaces } from "./stored-entries.ts";
import { sendEntries, type NewEntry } from "../requests/study-api.ts";
import { showRefusals } from "./show-refusals.ts";

/** Holds a student's one outbox in this tab. It is made when it is first needed, and its code is loaded then. */
export type OutboxPlace = {
  readonly uid: string;
  /** resolves with the number of entries that an earlier visit left; null if the browser does not say it soon, or its code does not load; never rejects */
  readonly recovered: Promise<number | null>;
  outbox: StartableOutbox | null;
  /** null before the outbox was started */
  stop: (() => void) | null;
  /** the student may have left while the code was loading */
  isClosed: boolean;
  /** the ids that the server has accepted since the page was loaded, for a screen that opens later */
  accepted: readonly string[];
};

/** Makes the outbox at the first call. This is the only place that shows refusals and cards that are gone. */
export function outboxOf(place: OutboxPlace): StartableOutbox {
  if (place.outbox) return place.outbox;
  const { uid, recovered } = place;
  place.outbox = createOutbox({
    uid,
    places: pagePlaces,
    channel: entryChannel(uid),
    recovered,
    isCopyKept: isDeviceKept(),
    send: async (entries) => sendEntries(uid, await withServerNumbers(uid, entries)),
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

/** Starts the same outbox: once, and not after the student has left. */
export function startOutbox(place: OutboxPlace): Outbox {
  const outbox = outboxOf(place);
  if (!place.isClosed) place.stop ??= outbox.start();
  return outbox;
}

/** Entries of decks that were made on this device go under the numbers that the server knows. */
async function withServerNumbers(uid: string, entries: readonly NewEntry[]): Promise<readonly NewEntry[]> {
  if (!entries.some(({ deckKey }) => isTemporaryDeckId(deckOfKey(deckKey)?.deckId ?? 0))) return entries;
  const code = await import("../../decks/waiting/entries-of-new-decks.ts");
  return code.withServerNumbers(uid, entries);
}
