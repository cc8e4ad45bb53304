import { changesSoFar } from "../requests/http.ts";

/** The pause between two readings, in ms. */
export const readAgainMs = 30_000;

/** A reading during which this page changed something may be older than the change; after this many, the next one is waited for. */
const mostDisturbed = 3;

type ReadingDeps<T> = {
  read: () => Promise<T>;
  onRead: (state: T) => void;
  onFailure: (failure: unknown) => void;
};

/** Reads the state now and every 30 seconds, as long as nothing else brings it. */
export function createRepeatedReading<T>({ read, onRead, onFailure }: ReadingDeps<T>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOn = false;
  let isHelping = false;
  /** counts the readings: the reply of an earlier one than the last is dropped */
  let readings = 0;

  async function readOnce(): Promise<void> {
    clearTimeout(timer);
    const own = (readings += 1);
    try {
      const state = await undisturbed(read);
      if (own !== readings) return;
      isHelping = true;
      onRead(state);
    } catch (failure) {
      if (own !== readings) return;
      isHelping = false;
      onFailure(failure);
    }
    if (isOn) timer = setTimeout(() => void readOnce(), readAgainMs);
  }

  function start(): void {
    if (isOn) return;
    isOn = true;
    void readOnce();
  }

  return {
    start,
    /** Ends it; a reply that is still to come is dropped. */
    stop() {
      isOn = false;
      isHelping = false;
      readings += 1;
      clearTimeout(timer);
    },
    once: () => void readOnce(),
    /** Reads at once instead of later. */
    now: () => void (isOn && readOnce()),
    isOn: () => isOn,
    /** whether the last reading succeeded */
    isHelping: () => isHelping,
  };
}

async function undisturbed<T>(read: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const before = changesSoFar();
    const state = await read();
    if (before === changesSoFar() || tries === mostDisturbed) return state;
  }
}
