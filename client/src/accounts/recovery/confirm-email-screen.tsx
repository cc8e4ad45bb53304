import { messageFor } from "@recollect/domain/errors/lookup.ts";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { paths } from "../../lib/paths.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { Page } from "../../ui/page.tsx";
import { confirmEmail } from "../account/account-api.ts";
import styles from "./recovery.module.css";
import { texts } from "./recovery.texts.ts";

/** The target of the link that confirms a new email address. It asks for a click, because mail scanners open links too. */
export function ConfirmEmailScreen() {
  usePageTitle(texts.confirmYourEmailAddress, texts.confirmTheNewEmail);
  const token = useSearchParams()[0].get("token") ?? "";
  const [error, setError] = useState<string | null>(token === "" ? messageFor("auth/link-wrong") : null);
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function confirm(): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      setConfirmed(await confirmEmail(token));
    } catch (failure) {
      setError(messageFor(failure));
    }
    setBusy(false);
  }

  return (
    <Page narrow>
      <div className={styles.card}>
        <h1>{texts.confirmYourEmailAddress}</h1>
        {error && <ErrorBanner message={error} />}
        {!confirmed && token !== "" && (
          <Button busy={busy} busyLabel={texts.confirming} onClick={() => void confirm()}>
            {texts.log}
          </Button>
        )}
        <p role="status">{confirmed && texts.doneFromNow(confirmed)}</p>
        <ButtonLink to={paths.home} variant="ghost">
          {texts.go}
        </ButtonLink>
      </div>
    </Page>
  );
}
