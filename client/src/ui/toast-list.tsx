import { CircleCheck, CircleX, Info, TriangleAlert, X } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { toast as sonner, Toaster } from "sonner";
import { centredToasts, toastGapPx } from "./toast-lane.ts";
import { toasterDoor, toastMs } from "./toast.ts";
import { useToastPlace } from "./use-toast-place.ts";
import styles from "./toast-list.module.css";

/** Longer than other news stay: there is something to decide. */
const actionMs = 10_000;

const icons = {
  success: <CircleCheck size={20} aria-hidden="true" />,
  error: <CircleX size={20} aria-hidden="true" />,
  warning: <TriangleAlert size={20} aria-hidden="true" />,
  info: <Info size={20} aria-hidden="true" />,
  close: <X size={18} aria-hidden="true" />,
};

const classNames = {
  toast: styles.toast ?? "",
  icon: styles.icon ?? "",
  content: styles.content ?? "",
  closeButton: styles.close ?? "",
  actionButton: styles.action ?? "",
};

/** At the bottom, in the corner of a wide window, and higher where they would cover what the screen has there. */
export function ToastList() {
  const { bottom, place } = useToastPlace();
  const isCentred = useSyncExternalStore(centred.subscribe, centred.isNow);
  useEffect(
    () =>
      toasterDoor.open(({ kind, message, action }) => {
        place();
        sonner[kind](message, action && { action: { label: action.label, onClick: action.onSelect }, duration: actionMs });
      }),
    [place],
  );
  const offset = `max(${bottom}px, ${toastGapPx}px + env(safe-area-inset-bottom))`;
  return (
    <Toaster
      theme="dark"
      className={styles.toaster ?? ""}
      position={isCentred ? "bottom-center" : "bottom-right"}
      offset={{ bottom: offset, right: toastGapPx }}
      mobileOffset={{ bottom: offset, left: toastGapPx, right: toastGapPx }}
      duration={toastMs}
      closeButton
      icons={icons}
      toastOptions={{ unstyled: true, classNames, closeButtonAriaLabel: "Close" }}
    />
  );
}

const centred = {
  isNow: () => window.matchMedia(centredToasts).matches,
  subscribe(onChange: () => void) {
    const query = window.matchMedia(centredToasts);
    query.addEventListener("change", onChange);
    return () => query.removeEventListener("change", onChange);
  },
};
