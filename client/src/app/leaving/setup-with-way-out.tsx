import { Personalization } from "../../accounts/setup/personalization.tsx";
import { useSignedIn } from "../../accounts/session/session.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import styles from "./setup-with-way-out.module.css";
import { wayOutTexts } from "./setup-with-way-out.texts.ts";
import { useLogOut } from "./use-log-out.tsx";

/** The account's set-up, which stands before everything, and logging out instead: on another's device one must be able to leave. */
export function SetupWithWayOut() {
  const { uid } = useSignedIn();
  const { logOut, question } = useLogOut(uid);
  return (
    <>
      <Personalization
        leave={
          <p className={styles.leave}>
            {wayOutTexts.question}
            <Button variant="ghost" size="small" onClick={() => void logOut()}>
              {wayOutTexts.logOut}
            </Button>
          </p>
        }
      />
      {question}
    </>
  );
}
