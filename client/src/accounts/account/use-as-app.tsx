import { brand } from "../../lib/brand.ts";
import { useInstallPrompt } from "../../lib/browser/install-prompt.ts";
import { Button } from "../../ui/buttons/button.tsx";
import styles from "./account.module.css";
import { texts } from "./use-as-app.texts.ts";

/** How to install the site on this device, in the way that this browser has; on plain HTTP, why that is impossible. */
export function UseAsApp() {
  const install = useInstallPrompt();
  if (!window.isSecureContext) {
    return (
      <>
        <p>{texts.needsHttps(location.origin)}</p>
        <p>{texts.howToGetHttps}</p>
      </>
    );
  }
  if (isInstalled()) return <p>{texts.isInstalled}</p>;
  return (
    <>
      <p>{texts.why}</p>
      {install ? (
        <div className={styles.actions}>
          <Button variant="ghost" onClick={() => void install()}>
            {texts.install(brand())}
          </Button>
        </div>
      ) : (
        <p>{isAppleTouchDevice() ? texts.onIos : texts.inMenu}</p>
      )}
    </>
  );
}

/** Whether this page runs in a window of its own. Older iPhones say so in another way. */
function isInstalled(): boolean {
  return window.matchMedia("(display-mode: standalone)").matches || ("standalone" in navigator && navigator.standalone === true);
}

/** iPads call themselves Macs; a Mac has no touch screen. */
function isAppleTouchDevice(): boolean {
  return /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
}
