import { t } from "../../lib/language/t.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { toast } from "../../ui/toast/toast.ts";
import { runs, type Place } from "./run-storage.ts";

/** How long a test must pause before it is written; leaving the page writes it at once. */
export const keepDelayMs = 300;
/** Without a pause it is written this often: a killed tab gets no event. */
export const keepEveryMs = 2000;

/** Writing a longer text (a test of thousands of cards) would delay the next question; it is written only on leaving. */
const longText = 500_000;

const keptMessages = { refused: t("This browser can't keep your place in this test. A reload starts it again.") };

type PersistentValue<T> = {
  place: Place;
  /** what the value was made of; it is restored only for the same */
  mark: string;
  /** null: there is nothing to store, and the stored value is deleted */
  value: T | null;
  toText: (value: T) => string;
};

let hasComplained = false;

/** Keeps a value through a reload. Returns the function that deletes it, to call before the student leaves the test. */
export function usePersistentValue<T>({ place, mark, value, toText }: PersistentValue<T>): () => void {
  const isGivenUp = useRef(false);
  const lastWrite = useRef<{ mark: string; value: T | null }>(null);
  const writtenLength = useRef(0);
  const atLatest = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = useEffectEvent(() => {
    clearTimeout(atLatest.current);
    atLatest.current = undefined;
    if (isGivenUp.current || (lastWrite.current?.mark === mark && lastWrite.current.value === value)) return;
    lastWrite.current = { mark, value };
    const text = value === null ? null : toText(value);
    writtenLength.current = text?.length ?? 0;
    attempt(() => (text === null ? runs.forget(place) : runs.keep(place, mark, text)));
  });

  useEffect(() => {
    if (value !== null && writtenLength.current > longText) return;
    const timer = setTimeout(() => write(), keepDelayMs);
    atLatest.current ??= setTimeout(() => write(), keepEveryMs);
    return () => clearTimeout(timer);
  }, [mark, value]);
  useEffect(() => () => clearTimeout(atLatest.current), []);

  useEffect(() => {
    const writeNow = () => write();
    window.addEventListener("pagehide", writeNow);
    document.addEventListener("visibilitychange", writeNow);
    return () => {
      window.removeEventListener("pagehide", writeNow);
      document.removeEventListener("visibilitychange", writeNow);
      write();
    };
  }, []);

  return () => {
    isGivenUp.current = true;
    attempt(() => runs.forget(place));
  };
}

/** The value stored at the place when the screen opened; null if there is none, or if it can't be read. */
export function useStoredValue<T>(place: Place, mark: string, read: (text: string | null) => T | null): T | null {
  const [run] = useState(() => {
    let text: string | null = null;
    attempt(() => void (text = runs.take(place, mark)));
    return read(text);
  });
  return run;
}

/** Without storage, or when it is full, the test still works; a message says once that a reload starts it over. */
function attempt(touchStorage: () => void): void {
  try {
    touchStorage();
  } catch {
    if (!hasComplained) toast.warning(keptMessages.refused);
    hasComplained = true;
  }
}
