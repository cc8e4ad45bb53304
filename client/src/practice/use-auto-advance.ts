import { useState } from "react";

const storageKey = "recollect:auto-advance";

/** Whether a test continues by itself after an answer; the choice is stored in this browser. */
export function useAutoAdvance(): [isAutomatic: boolean, choose: (isAutomatic: boolean) => void] {
  const [isAutomatic, setIsAutomatic] = useState(readStored);
  return [
    isAutomatic,
    (isOn) => {
      setIsAutomatic(isOn);
      try {
        localStorage.setItem(storageKey, isOn ? "on" : "off");
      } catch {
        // Without storage the choice holds for this test.
      }
    },
  ];
}

function readStored(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    return true;
  }
}
