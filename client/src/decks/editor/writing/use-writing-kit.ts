import { useEffect, useState } from "react";

type WritingKit = typeof import("./lazy-editor-tools.ts");

let kit: WritingKit | null = null;

/** The writing tools, loaded when a field first gets the focus. Fields work without them. */
export function useWritingKit(isWanted: boolean): WritingKit | null {
  const [current, setCurrent] = useState(kit);
  useEffect(() => {
    if (!isWanted || current) return undefined;
    let isHere = true;
    import("./lazy-editor-tools.ts")
      .then((kitNow) => {
        kit = kitNow;
        if (isHere) setCurrent(kitNow);
      })
      // The next focus retries.
      .catch(() => undefined);
    return () => void (isHere = false);
  }, [isWanted, current]);
  return current ?? kit;
}
