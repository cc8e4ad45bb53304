import { Personalization } from "../../accounts/setup/personalization.tsx";
import { useSignedIn } from "../../accounts/session/session.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { sendTimeZone } from "../../study/requests/study-api.ts";
import { deviceTimeZone } from "../../study/use-time-zone.ts";
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
        onComplete={sendZone}
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

/**
 * So that the first answers, which may be those of a test that a teacher's link leads to, count for the student's own day. What fails here is told
 * with the first look at the own decks.
 */
async function sendZone(): Promise<void> {
  await sendTimeZone(deviceTimeZone()).catch(() => undefined);
}
