type Kind = "success" | "error" | "warning" | "info";
/** What can be done about the news, such as to undo it. */
export type ToastAction = { label: string; onSelect: () => void };

export type Toast = { id: number; kind: Kind; message: string; action?: ToastAction | undefined };

export const toastMs = 5000;
/** Longer than other news stay: there is something to decide. */
export const actionMs = 10_000;

/** More at once are not read; the oldest goes first. */
const mostShown = 3;

let shown: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

/** Short news above the page, gone after 5 seconds, or after 10 where something can be done about it. Each gives what takes it away before. */
export const toast = {
  success: (message: string, action?: ToastAction) => raise("success", message, action),
  error: (message: string) => raise("error", message),
  warning: (message: string) => raise("warning", message),
  info: (message: string, action?: ToastAction) => raise("info", message, action),
};

/** For the toaster, and for who clears them all. */
export const toasts = {
  get: () => shown,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  remove: (id: number) => show(shown.filter((one) => one.id !== id)),
  clear: () => show([]),
};

/** The same news again begins its time again instead of standing there twice. */
function raise(kind: Kind, message: string, action?: ToastAction): () => void {
  const id = (last += 1);
  const others = shown.filter((one) => one.kind !== kind || one.message !== message);
  show([...others, { id, kind, message, action }].slice(-mostShown));
  return () => toasts.remove(id);
}

function show(next: readonly Toast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}
