import { CircleCheck, CircleX, Info, TriangleAlert, X } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { toast as sonner, Toaster } from "sonner";
import { toasterDoor, toastMs } from "./toast.ts";
import styles from "./toast-list.module.css";

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
};

const belowNavbar = "calc(var(--navbar-height) + 8px)";

/** In the corner; in a narrow window under the navbar, because the screens' buttons are at the bottom. */
export function ToastList() {
  useEffect(() => toasterDoor.open(({ kind, message }) => void sonner[kind](message)), []);
  const isNarrow = useSyncExternalStore(narrow.subscribe, narrow.isNow);
  return (
    <Toaster
      theme="dark"
      position={isNarrow ? "top-center" : "bottom-right"}
      offset={{ top: belowNavbar }}
      mobileOffset={{ top: belowNavbar, left: 12, right: 12 }}
      duration={toastMs}
      closeButton
      icons={icons}
      toastOptions={{ unstyled: true, classNames, closeButtonAriaLabel: "Close" }}
    />
  );
}

/** Up to this width the corner lies over the page's own column. */
const narrowQuery = "(max-width: 1100px)";

const narrow = {
  isNow: () => window.matchMedia(narrowQuery).matches,
  subscribe(onChange: () => void) {
    const query = window.matchMedia(narrowQuery);
    query.addEventListener("change", onChange);
    return () => query.removeEventListener("change", onChange);
  },
};
