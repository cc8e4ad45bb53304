import type { ReactNode } from "react";
import { paths } from "../../lib/paths.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { Page } from "../../ui/page.tsx";
import styles from "./recovery.module.css";
import type { useMailLink } from "./use-mail-link.ts";

type Props = {
  link: ReturnType<typeof useMailLink<unknown>>;
  title: string;
  /** what pressing does, if the title does not say it */
  about?: string;
  press: { label: string; busyLabel: string };
  /** what is said when it is done; empty before */
  done: string;
  /** leads on when it is done */
  next?: ReactNode;
  /** leads away from the page at any time; to the start without it */
  away: { to?: string; label: string };
};

/** The page of a mail's link: a question with one button, and then what was done. */
export function MailLinkPage({ link, title, about, press, done, next, away }: Props) {
  const { error, busy, heading, button, isOpen } = link;
  return (
    <Page narrow>
      <div className={styles.card}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {error && <ErrorBanner message={error} />}
        {isOpen && (
          <>
            {about !== undefined && <p>{about}</p>}
            <Button ref={button} busy={busy} busyLabel={press.busyLabel} onClick={() => void link.press()}>
              {press.label}
            </Button>
          </>
        )}
        <p role="status">{done}</p>
        {done !== "" && next}
        <ButtonLink to={away.to ?? paths.home} variant="ghost">
          {away.label}
        </ButtonLink>
      </div>
    </Page>
  );
}
