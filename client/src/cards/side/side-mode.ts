import { useSyncExternalStore } from "react";
import { storedText } from "../../lib/browser/stored-text.ts";

/** How the sides of cards are written: as they look, or as text with its signs. */
export type SideMode = "drawn" | "text";

const key = "recollect:sides";
const stored = storedText(() => localStorage, key);

let chosenHere: SideMode | null = null;

/** Without storage the choice lasts while the page is open. */
export function chooseUntilReload(mode: SideMode): void {
  chosenHere = mode;
}

/** The choice in this browser, and its setter. Every open tab follows. */
export function useSideMode(): [mode: SideMode, choose: (mode: SideMode) => void] {
  return [useSyncExternalStore(subscribe, currentMode), choose];
}

function currentMode(): SideMode {
  const mode = stored.get() ?? chosenHere;
  return mode === "text" ? "text" : "drawn";
}

function choose(mode: SideMode): void {
  chooseUntilReload(mode);
  stored.set(mode);
  // Browsers send this event only to other tabs.
  window.dispatchEvent(new StorageEvent("storage", { key, newValue: mode }));
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("storage", onChange);
  return () => window.removeEventListener("storage", onChange);
}
