import styles from "./desk.module.css";
import { texts } from "./desk.texts.ts";

/** A link that is shown once, to be handed over. */
export function HandedLink({ link, text }: { link: string; text: string }) {
  return (
    <div role="status" className={styles.link}>
      <p>{texts.itIsShown(text)}</p>
      <code>{new URL(link, location.origin).href}</code>
    </div>
  );
}
