import { useEffect } from "react";

/** One thing that keys do; `keys` are the ways to it, such as "Ctrl+B". */
export type KeyLine = { keys: readonly string[]; does: string };
export type KeyGroup = { title: string; lines: readonly KeyLine[] };
/** Fetches what is told of a screen's keys, which is needed with the sheet first. */
export type KeysLoader = () => Promise<{ keys: KeyGroup }>;

const loaders = new Set<KeysLoader>();
let openSheet: () => void = () => undefined;

/** A screen says once what its keys do, for the sheet that "?" opens. `load` is a constant. */
export function useScreenKeys(load: KeysLoader): void {
  useEffect(() => {
    loaders.add(load);
    return () => void loaders.delete(load);
  }, [load]);
}

/** The sheet of all keys: what it tells of the screen that is shown, and what opens it. */
export const keysSheet = {
  groups: () => Promise.all([...loaders].map((load) => load().then(({ keys }) => keys))),
  open: () => openSheet(),
  onOpen(open: () => void): () => void {
    openSheet = open;
    return () => void (openSheet = () => undefined);
  },
};
