import { useEffect, useState } from "react";

type WritingKit = typeof import("./lazy-editor-tools.ts");

let kit: WritingKit | null = null;

/** The writing tools, loaded when a field first gets the focus. Fields work without them. */
export function useWritingKit(isWanted: boolean): WritingKit | null {
  const [known, setKnown] = useState(kit);
  useEffect(() => {
    if (!isWanted || known) return undefined;
    let isHere = true;
    import("./lazy-editor-tools.ts").then(
      (loaded) => {
        kit = loaded;
        if (isHere) setKnown(loaded);
      },
      // The next focus retries.
      () => undefined,
    );
    return () => void (isHere = false);
  }, [isWanted, known]);
  return known ?? kit;
}
