import { useState } from "react";

const storageKey = "recollect:auto-advance";

/** Whether a test goes on by itself after an answer; the student's choice is remembered in this browser. */
export function useAutoAdvance(): [isAutomatic: boolean, choose: (isAutomatic: boolean) => void] {
  const [isAutomatic, setIsAutomatic] = useState(remembered);
  return [
    isAutomatic,
    (wanted) => {
      setIsAutomatic(wanted);
      try {
        localStorage.setItem(storageKey, wanted ? "on" : "off");
      } catch {
        // A browser that stores nothing asks again next time; the choice holds for this test.
      }
    },
  ];
}

function remembered(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    return true;
  }
}
