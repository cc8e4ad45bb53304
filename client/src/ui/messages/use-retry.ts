import { useEffect, useEffectEvent, useState } from "react";

/** The first automatic retry comes this long (ms) after a failure; then the pause doubles, up to a minute. */
const [firstPauseMs, longestPauseMs] = [5000, 60_000];

/** Retries automatically: at once when the network is back, otherwise when the server answers. */
export function useRetry(retry: () => void): void {
  const again = useEffectEvent(retry);
  const [checks, setChecks] = useState(0);
  useEffect(() => {
    const online = () => again();
    window.addEventListener("online", online);
    const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** checks);
    const timer = setTimeout(() => {
      void isServerThere().then((isThere) => {
        if (isThere) again();
        setChecks(checks + 1);
      });
    }, pauseMs);
    return () => {
      window.removeEventListener("online", online);
      clearTimeout(timer);
    };
  }, [checks]);
}

function isServerThere(): Promise<boolean> {
  return fetch("/readyz", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
}
