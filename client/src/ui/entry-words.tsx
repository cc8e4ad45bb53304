import { Link } from "react-router";
import styles from "./entry-words.module.css";

type Props = { to: string; title: string; description: string };

/** The title of an entry in a list, and what it is about. Its link covers the whole entry, which is positioned. */
export function EntryWords({ to, title, description }: Props) {
  return (
    <>
      <h2 className={styles.title} dir="auto" translate="no">
        <Link to={to} className={styles.open}>
          {title}
        </Link>
      </h2>
      {description.trim() !== "" && (
        <p className={styles.description} dir="auto" translate="no">
          {description}
        </p>
      )}
    </>
  );
}
