import { CircleAlert, X } from "lucide-react";
import styles from "./error-banner.module.css";
import { IconButton } from "../buttons/icon-button.tsx";
import { texts } from "./error-banner.texts.ts";

/** The red banner; with `onDismiss` it has a cross. */
export function ErrorBanner({ message, onDismiss }: { message: string; onDismiss?: (() => void) | undefined }) {
  return (
    <div role="alert" className={styles.banner}>
      <CircleAlert size={20} aria-hidden="true" />
      <p>{message}</p>
      {onDismiss && (
        <IconButton label={texts.dismiss} plain className={styles.dismiss} onClick={onDismiss}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
