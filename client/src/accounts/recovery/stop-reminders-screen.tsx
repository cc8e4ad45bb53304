import { usePageTitle } from "../../lib/browser/page-title.ts";
import { paths } from "../../lib/paths.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { Page } from "../../ui/page.tsx";
import styles from "./recovery.module.css";
import { useMailLink } from "./use-mail-link.ts";
import { stopReminders } from "../reminders/reminders-api.ts";
import { texts } from "../reminders/reminders.texts.ts";

/** The target of a daily mail's link that stops it, with or without a session. */
export function StopRemindersScreen() {
  usePageTitle(texts.stopTitle, texts.aboutStop);
  const { error, result, busy, press, heading, button, isOpen } = useMailLink(stopForGood);
  const isStopped = result !== null;
  return (
    <Page narrow>
      <div className={styles.card}>
        <h1 ref={heading} tabIndex={-1}>
          {texts.stopTitle}
        </h1>
        {error && <ErrorBanner message={error} />}
        {isOpen && (
          <>
            <p>{texts.aboutStop}</p>
            <Button ref={button} busy={busy} busyLabel={texts.stopping} onClick={() => void press()}>
              {texts.stop}
            </Button>
          </>
        )}
        <p role="status">{isStopped && texts.stopped}</p>
        <ButtonLink to={paths.account} variant="ghost">
          {texts.toAccount}
        </ButtonLink>
      </div>
    </Page>
  );
}

async function stopForGood(token: string): Promise<"stopped"> {
  await stopReminders(token);
  return "stopped";
}
