import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { page } from "../../lib/browser/reload.ts";
import { createAppWorker, type AppWorker } from "../../lib/worker/app-worker.ts";
import { Button } from "../../ui/buttons/button.tsx";
import styles from "./app-updates.module.css";
import { texts } from "./app-updates.texts.ts";

/** Screens with unsaved text or a running session or test: a reload would disturb them, so the offer waits. */
const busyScreens = /^\/(?:create-deck|study|import)$|^\/\d+\/(?:edit|learn)(?:\/|$)/;

let known: AppWorker | undefined;

/** One for the page, however often its student changes. */
function appWorker(): AppWorker {
  return (known ??= createAppWorker({
    container: window.isSecureContext ? navigator.serviceWorker : undefined,
    caches: window.isSecureContext ? window.caches : undefined,
    isOff: document.documentElement.dataset["offline"] === "off",
    entry: document.querySelector('script[type="module"][src*="/assets/"]')?.getAttribute("src") ?? null,
    reload: page.reload,
    clock: Date.now,
  }));
}

/** Registers the service worker, by which the app opens without a network, and offers a reload when a newer version has arrived. */
export function AppUpdates({ worker = appWorker() }: { worker?: AppWorker }) {
  const isReady = useSyncExternalStore(worker.subscribe, worker.isNewVersionReady);
  const [isReloading, setReloading] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => {
    void worker.start();
    const onReturn = () => void (document.visibilityState === "visible" && worker.askForNewer());
    document.addEventListener("visibilitychange", onReturn);
    return () => document.removeEventListener("visibilitychange", onReturn);
  }, [worker]);

  if (!isReady || busyScreens.test(pathname)) return null;
  const reload = () => {
    setReloading(true);
    void worker.reloadInNewVersion();
  };
  return (
    <div role="status" className={styles.note}>
      {texts.newVersion}
      <Button size="small" variant="ghost" busy={isReloading} busyLabel={texts.reloading} onClick={reload}>
        {texts.reload}
      </Button>
    </div>
  );
}
