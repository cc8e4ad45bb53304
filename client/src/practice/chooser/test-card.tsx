import { counted } from "@recollect/domain/words/number-words.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./test-card.module.css";

type Props = { title: string; text: string; picture: ReactNode; to: string; /** cards that can't be asked this way */ leftOut: number };

/** One kind of test. The whole card leads to it; its name is its title. */
export function TestCard({ title, text, picture, to, leftOut }: Props) {
  return (
    <li className={styles.card}>
      <span className={styles.picture}>{picture}</span>
      <h2 className={styles.title}>
        <Link to={to} className={styles.link}>
          {title}
        </Link>
      </h2>
      <p className={styles.text}>{text}</p>
      {leftOut > 0 && (
        <p className={styles.text}>
          {counted(leftOut, "card is", "cards are")} left out: nothing on {leftOut === 1 ? "it" : "them"} can be asked this way.
        </p>
      )}
    </li>
  );
}
