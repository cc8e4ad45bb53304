import { useState } from "react";

const storageKey = "recollect:match-clock";

/** Whether games run against the clock; the choice is stored in this browser. */
export function useAgainstClock(): [isTimed: boolean, choose: (isTimed: boolean) => void] {
  const [isTimed, setIsTimed] = useState(readStored);
  return [
    isTimed,
    (isOn) => {
      setIsTimed(isOn);
      try {
        localStorage.setItem(storageKey, isOn ? "on" : "off");
      } catch {
        // Without storage the choice holds for this visit.
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
