import styles from "./moderation.module.css";
import { texts } from "./moderation.texts.ts";

/** A link that is shown once, to be handed over. */
export function HandedLink({ link, text }: { link: string; text: string }) {
  return (
    <div role="status" className={styles.link}>
      <p>{texts.itIsShown(text)}</p>
      <code>{new URL(link, location.origin).href}</code>
    </div>
  );
}
