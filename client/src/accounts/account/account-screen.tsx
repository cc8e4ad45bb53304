import { usePageTitle } from "../../lib/browser/page-title.ts";
import { Page } from "../../ui/page.tsx";
import { useSignedIn } from "../session/session.tsx";
import styles from "./account.module.css";
import { ChangeEmail } from "./change-email.tsx";
import { ChangePassword } from "./change-password.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { ExportAccount } from "./export-account.tsx";
import { Part } from "./part.tsx";
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
