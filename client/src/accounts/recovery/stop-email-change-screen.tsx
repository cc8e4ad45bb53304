import { messageFor } from "@recollect/domain/errors/lookup.ts";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { paths } from "../../lib/paths.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { Page } from "../../ui/page.tsx";
import { stopEmailChange } from "../account/account-api.ts";
import styles from "./recovery.module.css";
import { texts } from "./recovery.texts.ts";

/** The target of the link that stops a change of the email address. It asks for a click, because mail scanners open links too. */
export function StopEmailChangeScreen() {
  usePageTitle(texts.stopTheChange, texts.stopTheChangeOfYourEmail);
  const token = useSearchParams()[0].get("token") ?? "";
  const [error, setError] = useState<string | null>(token === "" ? messageFor("auth/link-wrong") : null);
  const [isStopped, setStopped] = useState(false);
  const [busy, setBusy] = useState(false);

  async function stop(): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      await stopEmailChange(token);
      setStopped(true);
    } catch (failure) {
      setError(messageFor(failure));
    }
    setBusy(false);
  }

  return (
    <Page narrow>
      <div className={styles.card}>
        <h1>{texts.stopTheChange}</h1>
        {error && <ErrorBanner message={error} />}
        {!isStopped && token !== "" && (
          <>
            <p>{texts.someoneAskedForAnotherAddress}</p>
            <Button busy={busy} busyLabel={texts.stopping} onClick={() => void stop()}>
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
