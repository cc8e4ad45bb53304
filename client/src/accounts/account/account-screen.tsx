import { useId, type ReactNode } from "react";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { Page } from "../../ui/page.tsx";
import { useSignedIn } from "../session/session.tsx";
import styles from "./account.module.css";
import { ChangeEmail } from "./change-email.tsx";
import { ChangePassword } from "./change-password.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { Sessions } from "./sessions.tsx";

/** What a student may want to know and change about the account itself. The profile, which others see, is edited on its own page. */
export function AccountScreen() {
  const { uid, email } = useSignedIn();
  usePageTitle("Account", "Your password, your email address, where you are logged in, and your data.");
  return (
    <Page narrow>
      <div className={styles.screen}>
        <h1>Account</h1>
        <Part title="Password">
          <ChangePassword email={email} />
        </Part>
        <Part title="Email">
          <p>You log in as {email}.</p>
          <ChangeEmail />
        </Part>
        <Part title="Where you are logged in">
          <Sessions />
        </Part>
        <Part title="Everything of your account">
          <ExportAccount />
        </Part>
        <Part title="Your data">
          <p>Everything that is yours in one zip file: decks, pictures and sounds, what you studied, and your settings.</p>
          <p>
            <a href={`/api/users/${encodeURIComponent(uid)}/export`} download>
              Download everything
            </a>
          </p>
        </Part>
        <Part title="Delete your account">
          <DeleteAccount />
        </Part>
      </div>
    </Page>
  );
}

/** Everything of the account as one file. A plain link, so that the browser writes it to the disk as it comes, however large it is. */
function ExportAccount() {
  const { uid } = useSignedIn();
  return (
    <>
      <p>Your decks, pictures and sounds, study log and settings in one zip, which any server of this program takes back in.</p>
      <a className={styles.download} href={`/api/users/${encodeURIComponent(uid)}/export`} download="account.zip">
        Download everything
      </a>
    </>
  );
}

/** One thing about the account, under its heading. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
