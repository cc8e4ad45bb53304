import { Personalization } from "../../accounts/setup/personalization.tsx";
import { useSignedIn } from "../../accounts/session/session.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { sendTimeZone } from "../../study/requests/study-api.ts";
import { deviceTimeZone } from "../../study/use-time-zone.ts";
import styles from "./setup-with-way-out.module.css";
import { wayOutTexts } from "./setup-with-way-out.texts.ts";
import { useLogOut } from "./use-log-out.tsx";

/**
 * The account's setup, which comes before everything else, with a way to log out: on another person's device a student must be able to
 * leave.
 */
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
 * Sends the time zone, so that the first answers, such as those of a test behind a teacher's link, count for the student's own day. A
 * failure is retried when My Decks opens.
 */
async function sendZone(): Promise<void> {
  await sendTimeZone(deviceTimeZone()).catch(() => undefined);
}
