import { useEffect, useState, useSyncExternalStore } from "react";
import { waitingTexts } from "./waiting.texts.ts";

/** A wait this long (ms) gets an explanation. */
const longWaitMs = 8000;

/** Explains a long wait: no network, or a slow server. It is inside an existing status element. */
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

function followNetwork(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}
