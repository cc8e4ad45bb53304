import { useEffect } from "react";
import { toast as sonner, Toaster } from "sonner";
import { toasterDoor, toastMs } from "./toast.ts";
import styles from "./toast-list.module.css";

export function ToastList() {
  useEffect(() => toasterDoor.open(({ kind, message }) => void sonner[kind](message)), []);
  return <Toaster theme="dark" position="bottom-right" duration={toastMs} closeButton toastOptions={{ className: styles.toast ?? "" }} />;
}
