import { useState, type ReactNode } from "react";
import { onDemand } from "../../lib/on-demand.ts";
import type { DialogProps } from "./dialog-window.tsx";
import styles from "./dialog.module.css";
import { toast } from "../toast/toast.ts";

const dialogWindow = onDemand<DialogProps>(() => import("./dialog-window.tsx").then((module) => module.DialogWindow));

/** Preloads the code of dialogs. */
export const prefetchDialog = dialogWindow.prefetch;

/** A dialog over a dimmed page; the focus stays inside and returns to where it came from. Its code loads with the first one. */
export function Dialog({ open = true, ...props }: DialogProps) {
  const [failure, setFailure] = useState<Error | null>(null);
  // A dialog that can't be dismissed is required.
  if (failure) throw failure;
  function giveUp(reason: Error): void {
    if (!props.onClose) return setFailure(reason);
    toast.error(reason.message);
    props.onClose();
  }
  return <dialogWindow.Part isWanted={open} props={{ ...props, open }} onFailure={giveUp} />;
}

/** The row of buttons at the end of a dialog. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <footer className={styles.actions}>{children}</footer>;
}
