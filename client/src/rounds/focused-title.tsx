import { useLayoutEffect, useRef, type ReactNode } from "react";
import styles from "./rounds.module.css";

type Props = { children: ReactNode; dir?: "auto" };

/** The heading of a part of a round that follows another by itself. It takes the focus, which was in the part that is gone: a screen reader reads it. */
export function FocusedTitle({ children, dir }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={styles.title} dir={dir}>
      {children}
    </h1>
  );
}
