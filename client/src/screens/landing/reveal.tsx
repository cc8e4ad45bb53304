import { useEffect, useRef, useState, type ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import styles from "./reveal.module.css";

/** Lets its content come in once when it is scrolled into view; with reduced motion it is simply there. */
export function Reveal({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element || isSeen) return;
    const watch = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true), {
      rootMargin: "0px 0px -12% 0px",
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [isSeen]);
  return (
    <div ref={box} className={classNames(styles.reveal, isSeen && styles.seen, className)}>
      {children}
    </div>
  );
}
