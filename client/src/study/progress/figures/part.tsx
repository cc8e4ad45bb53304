import type { ReactNode } from "react";
import styles from "./part.module.css";

type Props = {
  /** names the part; its drawing is named by `{id}-title` and described by `{id}-words` */
  id: string;
  title: string;
  /** what the drawing shows, in words */
  words: ReactNode;
  children: ReactNode;
};

/** One part of the page: its title, a sentence that sums it up, then the chart and its table. */
export function Part({ id, title, words, children }: Props) {
  return (
    <section className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <p id={`${id}-words`} className={styles.words}>
        {words}
      </p>
      {children}
    </section>
  );
}

/** Makes a chart accessible: an image with the part's title and description. It mirrors where the page is read from right to left (base.css). */
export function drawingOf(id: string) {
  return { role: "img", "data-drawing": true, "aria-labelledby": `${id}-title`, "aria-describedby": `${id}-words` } as const;
}
