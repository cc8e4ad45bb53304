import { useEffect, useRef, useState, type ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import styles from "./reveal.module.css";

type Stage = "there" | "waiting" | "arrived";

/**
 * Animates its content once when it is scrolled into view. Before any scrolling it is simply visible, so that full-page screenshots,
 * printing and screen readers get all of it; with reduced motion it always is.
 */
export function Reveal({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<Stage>("there");
  useEffect(() => {
    const element = box.current;
    if (!element || stage === "arrived") return;
    if (stage === "there") {
      const begin = () => setStage(element.getBoundingClientRect().top > window.innerHeight ? "waiting" : "arrived");
      window.addEventListener("scroll", begin, { once: true, passive: true });
      return () => window.removeEventListener("scroll", begin);
    }
    const watch = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setStage("arrived"), {
      rootMargin: "0px 0px -12% 0px",
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [stage]);
  return (
    <div ref={box} className={classNames(styles.reveal, stage === "waiting" && styles.waiting, className)}>
      {children}
    </div>
  );
}
