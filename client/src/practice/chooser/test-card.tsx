import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./test-card.module.css";

/** One kind of test. The whole card leads to it; its name is its title. */
export function TestCard({ title, text, picture, to }: { title: string; text: string; picture: ReactNode; to: string }) {
  return (
    <li className={styles.card}>
      <span className={styles.picture}>{picture}</span>
      <h2 className={styles.title}>
        <Link to={to} className={styles.link}>
          {title}
        </Link>
      </h2>
      <p className={styles.text}>{text}</p>
    </li>
  );
}
