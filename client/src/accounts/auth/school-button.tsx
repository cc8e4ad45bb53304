import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { schoolSignIn } from "../session/accounts-api.ts";
import styles from "./auth-modal.module.css";
import { texts } from "./auth.texts.ts";

/** Leads to the school's sign-in, which returns here. */
export function SchoolButton({ school, onFailure }: { school: string; onFailure: (message: string | null) => void }) {
  const [busy, setBusy] = useState(false);

  async function leave(): Promise<void> {
    setBusy(true);
    onFailure(null);
    try {
      location.assign(await schoolSignIn());
    } catch (failure) {
      onFailure(messageFor(failure));
      setBusy(false);
    }
  }

  return (
    <p className={styles.school}>
      <Button variant="ghost" size="large" busy={busy} busyLabel={texts.leavingForTheSign} onClick={() => void leave()}>
        {texts.continue(school)}
      </Button>
    </p>
  );
}
