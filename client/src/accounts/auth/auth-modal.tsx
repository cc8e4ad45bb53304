import * as Tabs from "radix-ui/tabs";
import { useState } from "react";
import { Link } from "react-router";
import { brand } from "../../lib/brand.ts";
import { DimmedPage } from "../../lib/browser/dimming.ts";
import { paths } from "../../lib/paths.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { AuthForm } from "./auth-form.tsx";
import styles from "./auth-modal.module.css";
import type { AuthMode } from "./auth-mode.ts";
import { LastStudent } from "./last-student.tsx";
import { SchoolButton } from "./school-button.tsx";
import { signInOptions } from "./sign-in-options.ts";
import { texts } from "./auth.texts.ts";

type AuthModalProps = {
  mode: AuthMode;
  onMode: (mode: AuthMode) => void;
  onClose: () => void;
  offersSignUp?: boolean;
  invitation?: string | null;
  /** shown when it opens: the result of an earlier attempt */
  firstFailure?: string | null;
};

const words = {
  signup: { subtitle: texts.yourDecksOnEvery, question: texts.alreadyHaveAnAccount, other: texts.log },
  login: { title: texts.welcomeBack, subtitle: texts.goodToSee, question: texts.newHere, other: texts.signUp },
} as const;

/** Sign up and log in. It is created again at each opening, so it opens empty. */
export function AuthModal({ mode, onMode, onClose, offersSignUp = true, invitation = null, firstFailure = null }: AuthModalProps) {
  const [failure, setFailure] = useState<string | null>(firstFailure);
  const { subtitle, question, other } = words[mode];
  const { signUp, school } = signInOptions();

  function switchTo(next: AuthMode): void {
    setFailure(null);
    onMode(next);
  }

  const ways = (
    <>
      <DimmedPage />
      {mode === "login" && <LastStudent />}
      {failure && <ErrorBanner message={failure} />}
      {school && <SchoolButton school={school} onFailure={setFailure} />}
      {signUp !== "oidc" && <AuthForm mode={mode} invitation={invitation} onFailure={setFailure} />}
      {mode === "login" && signUp !== "oidc" && (
        <p className={styles.switch}>
          <Link to={paths.forgotPassword}>{texts.forgotYourPassword}</Link>
        </p>
      )}
    </>
  );
  if (!offersSignUp)
    return (
      <Dialog title={words.login.title} subtitle={words.login.subtitle} closesAtOnce onClose={onClose}>
        {ways}
      </Dialog>
    );
  return (
    <Dialog title={mode === "signup" ? texts.join(brand()) : words.login.title} subtitle={subtitle} closesAtOnce onClose={onClose}>
      <Tabs.Root value={mode} onValueChange={(value) => switchTo(value as AuthMode)}>
        <Tabs.List className={styles.tabs} aria-label={texts.signUpOrLog}>
          <Tabs.Trigger className={styles.tab} value="signup">
            {texts.signUp}
          </Tabs.Trigger>
          <Tabs.Trigger className={styles.tab} value="login">
            {texts.log}
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value={mode} tabIndex={-1}>
          {ways}
          <p className={styles.switch}>
            {question}{" "}
            <button type="button" onClick={() => switchTo(mode === "signup" ? "login" : "signup")}>
              {other}
            </button>
          </p>
        </Tabs.Content>
      </Tabs.Root>
    </Dialog>
  );
}
