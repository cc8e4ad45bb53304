import { useEffect, useState } from "react";
import { waitingSaves, type WaitingSave } from "./store/waiting-saves.ts";

/** The saves that wait on this device, as they change; null until they are read. Where the browser refuses storage there are none. */
export function useWaitingSaves(uid: string): readonly WaitingSave[] | null {
  const [saves, setSaves] = useState<readonly WaitingSave[] | null>(null);
  useEffect(() => {
    let isOpen = true;
    const read = () =>
      void waitingSaves.list(uid).then(
        (list) => isOpen && setSaves(list),
        () => isOpen && setSaves([]),
      );
    read();
    const stop = waitingSaves.subscribe(uid, read);
    return () => {
      isOpen = false;
      stop();
    };
  }, [uid]);
  return saves;
}
