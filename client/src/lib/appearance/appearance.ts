import { appearances, DEFAULT_APPEARANCE, type Appearance } from "@recollect/domain/appearance.ts";
import { useSyncExternalStore } from "react";

/** Where the choice is kept on the device; before-paint.ts draws the colour scheme. */
const key = "recollect:appearance";
let chosenHere: Appearance | null = null;

/** The choice on this device, and a setter. Every open tab follows. */
export function useAppearance(): [appearance: Appearance, choose: (appearance: Appearance) => void] {
  return [useSyncExternalStore(subscribe, currentAppearance), choose];
}

function choose(appearance: Appearance): void {
  try {
    window.localStorage.setItem(key, appearance);
    chosenHere = null;
  } catch {
    // Without storage the choice lasts while the page is open.
    chosenHere = appearance;
  }
  // Browsers send this event only to other tabs.
  window.dispatchEvent(new StorageEvent("storage", { key, newValue: appearance }));
}

function currentAppearance(): Appearance {
  return (
    chosenHere ?? parseAppearance(readStored()) ?? parseAppearance(document.documentElement.dataset["appearance"]) ?? DEFAULT_APPEARANCE
  );
}

function parseAppearance(text: string | null | undefined): Appearance | null {
  return appearances.find((appearance) => appearance === text) ?? null;
}

function readStored(): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("storage", onChange);
  return () => window.removeEventListener("storage", onChange);
}
