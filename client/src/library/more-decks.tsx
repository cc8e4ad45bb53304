import { useEffect, useRef } from "react";
import { Button } from "../ui/buttons/button.tsx";
import { ErrorBanner } from "../ui/messages/error-banner.tsx";
import styles from "./library.module.css";
import type { More } from "./use-library.ts";
import { texts } from "./library.texts.ts";

/** The next page loads when the end is this close to the view. */
const loadAhead = "800px";

/** The end of the loaded pages. Scrolling near it loads more; the button does the same without scrolling. */
export function MoreDecks({ more, shownCount }: { more: More; shownCount: number }) {
  const place = useRef<HTMLDivElement | null>(null);
  /** how many were shown when the button was pressed: focus moves to the first one after them */
  const pressedAt = useRef<number | null>(null);
  const { isThere, isLoading, error, load } = more;

  useEffect(() => {
    if (!place.current || !isThere || isLoading || error) return;
    const watcher = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && load(), {
      rootMargin: loadAhead,
    });
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [isThere, isLoading, error, load, shownCount]);

  useEffect(() => {
    if (pressedAt.current === null || shownCount <= pressedAt.current) return;
    const next = document.querySelector<HTMLElement>(`[data-position="${pressedAt.current + 1}"] a`);
    pressedAt.current = null;
    next?.focus();
  }, [shownCount]);

  if (!isThere) return null;
  return (
    <div ref={place} className={styles.more}>
      {error && <ErrorBanner message={error.message} />}
      <Button
        variant="ghost"
        busy={isLoading}
        busyLabel={texts.loading}
        onClick={() => {
          pressedAt.current = shownCount;
          load();
        }}
      >
        {error ? texts.tryAgain : texts.showMore}
      </Button>
    </div>
  );
}
