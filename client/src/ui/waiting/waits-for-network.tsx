import { useEffect, useState, useSyncExternalStore } from "react";
import { waitingTexts } from "./waiting.texts.ts";

/** After so long (ms) a wait says that it goes on. */
export const longWaitMs = 8000;

/** Says why a wait is long: there is no network, or the server takes its time. It stands in a status that is there already. */
export function WaitsForNetwork() {
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longWaitMs);
    return () => clearTimeout(timer);
  }, []);
  const reason = isOnline ? isLong && waitingTexts.long : waitingTexts.offline;
  return reason && <span>{reason}</span>;
}

function followNetwork(changed: () => void): () => void {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}
