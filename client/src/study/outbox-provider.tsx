import { useEffect, useState, type ReactNode } from "react";
import { createOutbox } from "./outbox.ts";
import { sendEntries } from "./study-api.ts";
import { tellRefusals } from "./tell-refusals.ts";
import { OutboxContext } from "./use-outbox.ts";

/** One student's outbox, as long as the student is signed in; give it the uid as its key. Here alone it is said what was refused. */
export function OutboxProvider({ uid, children }: { uid: string; children: ReactNode }) {
  const [outbox] = useState(() =>
    createOutbox({
      uid,
      storage: () => localStorage,
      send: (entries) => sendEntries(uid, entries),
      clock: Date.now,
      events: window,
      later(run, ms) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      random: Math.random,
    }),
  );
  useEffect(() => {
    const stopTelling = outbox.onRefused(tellRefusals(Date.now));
    const stop = outbox.start();
    return () => {
      stop();
      stopTelling();
    };
  }, [outbox]);
  return <OutboxContext value={outbox}>{children}</OutboxContext>;
}
