import { useState } from "react";
import { useArrival } from "../../accounts/auth/arrival.ts";
import type { AuthMode } from "../../accounts/auth/auth-mode.ts";
import { onDemand } from "../../lib/on-demand.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { prefetchDialog } from "../../ui/dialog/dialog.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { texts } from "./visit.texts.ts";

const authModal = onDemand(() => {
  void prefetchDialog();
  return import("../../accounts/auth/auth-modal.tsx").then((module) => module.AuthModal);
});

const prefetch = () => void authModal.prefetch();

/** The ways to an account, opened over the deck. Where the server takes no new students there is only the log-in. */
export function SignInButtons() {
  const { mode: firstMode, canSignUp, invitation, failure } = useArrival();
  const [mode, setMode] = useState<AuthMode | null>(firstMode);
  return (
    <>
      {canSignUp && (
        <Button onClick={() => setMode("signup")} onPointerEnter={prefetch} onFocus={prefetch}>
          {texts.signUp}
        </Button>
      )}
      <Button variant={canSignUp ? "ghost" : "primary"} onClick={() => setMode("login")} onPointerEnter={prefetch} onFocus={prefetch}>
        {canSignUp ? texts.logIn : texts.logInToStudy}
      </Button>
      {mode && (
        <authModal.Part
          isWanted
          props={{ mode, onMode: setMode, onClose: () => setMode(null), offersSignUp: canSignUp, invitation, firstFailure: failure }}
          onFailure={({ message }) => {
            setMode(null);
            toast.error(message);
          }}
        />
      )}
    </>
  );
}
