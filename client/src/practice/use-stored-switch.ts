import { useState } from "react";

/** A switch that is on until somebody turns it off; the choice is stored in this browser. Without storage it holds until the page is left. */
export function useStoredSwitch(storageKey: string): [isOn: boolean, choose: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => readStored(storageKey));
  return [
    isOn,
    (next) => {
      setOn(next);
      try {
        localStorage.setItem(storageKey, next ? "on" : "off");
      } catch {
        // Nothing is stored in this browser: the choice is lost with the page.
      }
    },
  ];
}

function readStored(storageKey: string): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    return true;
  }
}
