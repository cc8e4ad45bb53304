import { hasNoEmail } from "@recollect/domain/accounts/no-email.ts";
import { useId, type ReactNode } from "react";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { addressOf } from "../../lib/requests/address.ts";
import { Page } from "../../ui/page.tsx";
import { useSignedIn } from "../session/session.tsx";
import styles from "./account.module.css";
import { ChangeEmail } from "./change-email.tsx";
import { ChangePassword } from "./change-password.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { Sessions } from "./sessions.tsx";
import { ReminderSettings } from "../reminders/reminder-settings.tsx";
import { texts as reminderTexts } from "../reminders/reminders.texts.ts";
import { UseAsApp } from "./use-as-app.tsx";
import { texts } from "./account.texts.ts";
import { texts as appTexts } from "./use-as-app.texts.ts";

/** Information and settings of the account itself. The profile, which others see, is edited on its own page. */
export function AccountScreen() {
  const { email, user } = useSignedIn();
  usePageTitle(texts.account, texts.yourPasswordYourEmail);
  return (
    <Page narrow>
      <div className={styles.screen}>
        <h1>{texts.account}</h1>
        <Part title={texts.password}>
          <ChangePassword email={email} />
        </Part>
        <Part title={texts.email}>
          <p>{hasNoEmail(email) ? texts.youLogWithName(`@${user?.username ?? ""}`) : texts.youLog(email)}</p>
          <ChangeEmail />
        </Part>
        <Part title={texts.whereYouAreLogged}>
          <Sessions />
        </Part>
        <Part title={reminderTexts.title}>
          <ReminderSettings />
        </Part>
        <Part title={appTexts.title}>
          <UseAsApp />
        </Part>
        <Part title={texts.yourData}>
          <ExportAccount />
        </Part>
        <Part title={texts.deleteYourAccount}>
          <DeleteAccount />
        </Part>
      </div>
    </Page>
  );
}

/** Downloads the whole account as one file. A plain link, so that the browser streams it to disk, whatever its size. */
function ExportAccount() {
  const { uid } = useSignedIn();
  return (
    <>
      <p>{texts.yourDecksPictures}</p>
      <a className={styles.download} href={addressOf("GET", "/api/users/:uid/export", { params: { uid } })} download="account.zip">
        {texts.downloadEverything}
      </a>
    </>
  );
}

/** One section, with its heading. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
