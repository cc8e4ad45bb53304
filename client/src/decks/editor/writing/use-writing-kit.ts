import { useEffect, useState } from "react";
import { rememberLost } from "../../../lib/lost-parts.ts";

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
      .catch(rememberLost);
    return () => void (isHere = false);
  }, [isWanted, current]);
  return current ?? kit;
}
