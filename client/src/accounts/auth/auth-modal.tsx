import * as Tabs from "radix-ui/tabs";
import { useState } from "react";
import { brand } from "../../lib/brand.ts";
import { useDimmedPage } from "../../lib/dimming.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { ErrorBanner } from "../../ui/error-banner.tsx";
import { AuthForm } from "./auth-form.tsx";
import styles from "./auth-modal.module.css";
import type { AuthMode } from "./auth-mode.ts";

type AuthModalProps = { mode: AuthMode; onMode: (mode: AuthMode) => void; onClose: () => void };

const words = {
  signup: { subtitle: "Your decks, on every device.", question: "Already have an account?", other: "Log in" },
  login: { subtitle: "Good to see you again.", question: "New here?", other: "Sign up" },
} as const;

/** Sign up and log in. It is made anew each time it opens, so it always opens clear. */
export function AuthModal({ mode, onMode, onClose }: AuthModalProps) {
  const [failure, setFailure] = useState<string | null>(null);
  useDimmedPage(true);
  const { subtitle, question, other } = words[mode];

  function switchTo(next: AuthMode): void {
    setFailure(null);
    onMode(next);
  }

  return (
    <Dialog title={mode === "signup" ? `Join ${brand()}` : "Welcome back"} subtitle={subtitle} onClose={onClose}>
      <Tabs.Root value={mode} onValueChange={(value) => switchTo(value as AuthMode)}>
        <Tabs.List className={styles.tabs} aria-label="Sign up or log in">
          <Tabs.Trigger className={styles.tab} value="signup">
            Sign up
          </Tabs.Trigger>
          <Tabs.Trigger className={styles.tab} value="login">
            Log in
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value={mode} tabIndex={-1}>
          {failure && <ErrorBanner message={failure} />}
          <AuthForm mode={mode} onFailure={setFailure} />
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
