import { usePageTitle } from "../../lib/browser/page-title.ts";
import { paths } from "../../lib/paths.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { Page } from "../../ui/page.tsx";
import { confirmEmail } from "../account/account-api.ts";
import styles from "./recovery.module.css";
import { texts } from "./recovery.texts.ts";
import { useMailLink } from "./use-mail-link.ts";

/** The target of the link that confirms a new email address. */
export function ConfirmEmailScreen() {
  usePageTitle(texts.confirmYourEmailAddress, texts.confirmTheNewEmail);
  const { error, result: confirmed, busy, press, heading, button, isOpen } = useMailLink(confirmEmail);

  return (
    <Page narrow>
      <div className={styles.card}>
        <h1 ref={heading} tabIndex={-1}>
          {texts.confirmYourEmailAddress}
        </h1>
        {error && <ErrorBanner message={error} />}
        {isOpen && (
          <Button ref={button} busy={busy} busyLabel={texts.confirming} onClick={() => void press()}>
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
