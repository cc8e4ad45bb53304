type Kind = "success" | "error" | "warning" | "info";
/** An action of a toast, such as undo. */
export type ToastAction = { label: string; onSelect: () => void };

export type Toast = { id: number; kind: Kind; message: string; action?: ToastAction | undefined };

export const toastMs = 5000;
/** Stays longer than other toasts, because the student has to decide. */
export const actionMs = 10_000;

/** More at once are not read; the oldest is dropped first. */
const mostShown = 3;

let visible: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

/** A short message above the page, for 5 seconds, or 10 with an action. Each function returns one that removes it. */
export const toast = {
  success: (message: string, action?: ToastAction) => raise("success", message, action),
  error: (message: string) => raise("error", message),
  warning: (message: string) => raise("warning", message),
  info: (message: string, action?: ToastAction) => raise("info", message, action),
};

/** For the toaster, and to clear them all. */
export const toasts = {
  get: () => visible,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  remove: (id: number) => show(visible.filter((one) => one.id !== id)),
  clear: () => show([]),
};

/** The same message restarts its time instead of showing twice. */
function raise(kind: Kind, message: string, action?: ToastAction): () => void {
  const id = (last += 1);
  const others = visible.filter((one) => one.kind !== kind || one.message !== message);
  show([...others, { id, kind, message, action }].slice(-mostShown));
  return () => toasts.remove(id);
}

function show(next: readonly Toast[]): void {
  visible = next;
  for (const listener of listeners) listener();
}
