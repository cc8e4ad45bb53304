import { CircleCheck, CircleX, Info, TriangleAlert, X } from "lucide-react";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { actionMs, toastMs, toasts, type Toast } from "./toast.ts";
import styles from "./toaster.module.css";
import { texts } from "./toaster.texts.ts";

/** How long a toast fades; the same as in the style sheet. */
const leavingMs = 300;

const icons = { success: CircleCheck, error: CircleX, warning: TriangleAlert, info: Info };

/**
 * All toasts, in one lane on the navbar. Where it is narrow the last one hides the others, which else would cover the page. It is part of the
 * first page, so that the message about a lost network needs no network.
 */
export function Toaster() {
  const visible = useSyncExternalStore(toasts.subscribe, toasts.get);
  const isNarrow = matchMedia("(max-width: 767px)").matches;
  return (
    <section className={styles.lane} aria-label={texts.notifications} aria-live="polite" aria-relevant="additions">
      {visible.map((news, at) => (
        <ToastItem key={news.id} news={news} isHidden={isNarrow && at < visible.length - 1} />
      ))}
    </section>
  );
}

/** Its timer pauses while it is hidden or has the focus, and once the pointer moves on it. A pointer that already rests there does not count. */
function ToastItem({ news: { id, kind, message, action }, isHidden }: { news: Toast; isHidden: boolean }) {
  const [isHeld, hold] = useState(false);
  const [isLeaving, leave] = useState(false);
  const ms = action ? actionMs : toastMs;
  const remove = useEffectEvent(() => toasts.remove(id));
  useEffect(() => {
    if (isLeaving || isHeld || isHidden) return;
    const timer = setTimeout(() => leave(true), ms);
    return () => clearTimeout(timer);
  }, [isHeld, isHidden, isLeaving, ms]);
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(remove, leavingMs);
    return () => clearTimeout(timer);
  }, [isLeaving]);
  const Icon = icons[kind];
  return (
    <div
      className={styles.toast}
      hidden={isHidden}
      data-kind={kind}
      data-leaving={isLeaving || undefined}
      onPointerMove={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <Icon className={styles.icon} size={20} aria-hidden="true" />
      <div className={styles.content}>
        <p className={styles.words}>{message}</p>
        {action && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              leave(true);
              action.onSelect();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button type="button" className={styles.close} aria-label={texts.close} onClick={() => leave(true)}>
        <X size={18} aria-hidden="true" />
      </button>
    </div>
  );
}
