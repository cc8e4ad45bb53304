import { useEffect, useEffectEvent, useState } from "react";

/** So long (ms) after a failure it is tried again by itself; then each time twice as long, up to a minute. */
const [firstPauseMs, longestPauseMs] = [5000, 60_000];

/** Tries again by itself, at once when the network is back and else when the server answers. */
export function useRetry(retry: () => void): void {
  const again = useEffectEvent(retry);
  const [pauseMs, setPauseMs] = useState(firstPauseMs);
  useEffect(() => {
    const online = () => again();
    window.addEventListener("online", online);
    const timer = setTimeout(() => {
      void isServerThere().then((isThere) => {
        if (isThere) again();
        setPauseMs((before) => Math.min(longestPauseMs, before * 2));
      });
    }, pauseMs);
    return () => {
      window.removeEventListener("online", online);
      clearTimeout(timer);
    };
  }, [pauseMs]);
}

function isServerThere(): Promise<boolean> {
  return fetch("/readyz", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
}
