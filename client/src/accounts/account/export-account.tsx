import { useSignedIn } from "../session/session.tsx";
import styles from "./account.module.css";

/** Everything of the account as one file. A plain link, so that the browser writes it to the disk as it comes, however large it is. */
export function ExportAccount() {
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
