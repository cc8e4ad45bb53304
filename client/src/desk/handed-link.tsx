import styles from "./desk.module.css";

/** A link that is shown once, to be handed over. */
export function HandedLink({ link, text }: { link: string; text: string }) {
  return (
    <div role="status" className={styles.link}>
      <p>{text} It is shown this once.</p>
      <code>{new URL(link, location.origin).href}</code>
    </div>
  );
}
