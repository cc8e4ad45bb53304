type Listener = () => void;

/** Whether a dialog is open that buttons in other parts of the page open. */
export type Opener = {
  isOpen: () => boolean;
  open: () => void;
  close: () => void;
  /** Calls the listener after each change; returns the function that ends it. */
  subscribe: (listener: Listener) => () => void;
};

export function createOpener(): Opener {
  let isOpen = false;
  const listeners = new Set<Listener>();
  const set = (next: boolean) => {
    if (isOpen === next) return;
    isOpen = next;
    for (const listener of listeners) listener();
  };
  return {
    isOpen: () => isOpen,
    open: () => set(true),
    close: () => set(false),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
