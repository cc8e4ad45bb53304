import { useEffect } from "react";

/** One action of keys; `keys` are the alternatives, such as "Ctrl+B". */
type KeyLine = { keys: readonly string[]; does: string };
export type KeyGroup = { title: string; lines: readonly KeyLine[] };
/** Loads the texts about a screen's keys, which only the keyboard help needs. */
type KeysLoader = () => Promise<{ keys: KeyGroup }>;

const loaders = new Set<KeysLoader>();
let openSheet: () => void = () => undefined;

/** Registers a screen's keys for the keyboard help that "?" opens. `load` is a constant. */
export function useScreenKeys(load: KeysLoader): void {
  useEffect(() => {
    loaders.add(load);
    return () => void loaders.delete(load);
  }, [load]);
}

/** The keyboard help: the groups of the current screen, and what opens it. */
export const keysSheet = {
  groups: () => Promise.all([...loaders].map((load) => load().then(({ keys }) => keys))),
  open: () => openSheet(),
  onOpen(open: () => void): () => void {
    openSheet = open;
    return () => void (openSheet = () => undefined);
  },
};
