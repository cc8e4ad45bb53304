import { usePageTitle } from "../../lib/browser/page-title.ts";
import { paths } from "../../lib/paths.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { Page } from "../../ui/page.tsx";
import { stopEmailChange } from "../account/account-api.ts";
import styles from "./recovery.module.css";
import { texts } from "./recovery.texts.ts";
import { useMailLink } from "./use-mail-link.ts";

/** The target of the link that stops a change of the email address. */
export function StopEmailChangeScreen() {
  usePageTitle(texts.stopTheChange, texts.stopTheChangeOfYourEmail);
  const { error, result, busy, press, heading, button, isOpen } = useMailLink(stopForGood);
  const isStopped = result !== null;

  return (
    <Page narrow>
      <div className={styles.card}>
        <h1 ref={heading} tabIndex={-1}>
          {texts.stopTheChange}
        </h1>
        {error && <ErrorBanner message={error} />}
        {isOpen && (
          <>
            <p>{texts.someoneAskedForAnotherAddress}</p>
            <Button ref={button} busy={busy} busyLabel={texts.stopping} onClick={() => void press()}>
              {texts.keepMyAddress}
            </Button>
          </>
        )}
        <p role="status">{isStopped && texts.stoppedChooseANewPassword}</p>
        {isStopped && <ButtonLink to={paths.forgotPassword}>{texts.chooseANewPassword}</ButtonLink>}
        <ButtonLink to={paths.home} variant="ghost">
          {texts.go}
        </ButtonLink>
      </div>
    </Page>
  );
}

async function stopForGood(token: string): Promise<"stopped"> {
  await stopEmailChange(token);
  return "stopped";
}
