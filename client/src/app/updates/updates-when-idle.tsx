import { lazy, Suspense, useEffect, useState } from "react";
import { savesData } from "../../lib/browser/saves-data.ts";

/** After the page's own files: what the worker keeps for later must not slow down what the student waits for now. */
const quietMs = 3_000;

const AppUpdates = lazy(() =>
  import("./app-updates.tsx")
    .then(({ AppUpdates: Part }) => ({ default: Part }))
    // Without a network there is nothing to update.
    .catch(() => ({ default: () => null })),
);

/** The service worker and its updates, once the page has been open for a moment. */
export function UpdatesWhenIdle() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!("serviceWorker" in navigator) || savesData()) return;
    const timer = setTimeout(() => setIdle(true), quietMs);
    return () => clearTimeout(timer);
  }, []);
  return isIdle && <Suspense children={<AppUpdates />} />;
}
