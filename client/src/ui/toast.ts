type Kind = "success" | "error" | "warning" | "info";
/** What can be done about the news, such as to undo it. */
export type ToastAction = { label: string; onSelect: () => void };

export type Toast = { kind: Kind; message: string; action?: ToastAction | undefined };

export const toastMs = 5000;

type Show = (toast: Toast) => void;

let show: Show | null = null;
let waiting: readonly Toast[] = [];
const listeners = new Set<() => void>();

/** Short news in the corner, gone after 5 seconds. They wait until the toaster, which is loaded with the first one, can show them. */
export const toast = {
  success: (message: string, action?: ToastAction) => raise({ kind: "success", message, action }),
  error: (message: string) => raise({ kind: "error", message }),
  warning: (message: string) => raise({ kind: "warning", message }),
  info: (message: string) => raise({ kind: "info", message }),
};

function raise(news: Toast): void {
  if (show) return show(news);
  waiting = [...waiting, news];
  for (const tell of listeners) tell();
}

/** For the toaster alone: whether anything waits, and the way to take it over. */
export const toasterDoor = {
  isWanted: () => waiting.length > 0 || show !== null,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  open(shower: Show) {
    show = shower;
    const first = waiting;
    waiting = [];
    for (const news of first) shower(news);
    return () => {
      show = null;
    };
  },
};
