type Listener = () => void;

let isOpen = false;
const listeners = new Set<Listener>();

function set(next: boolean): void {
  if (isOpen === next) return;
  isOpen = next;
  for (const listener of listeners) listener();
}

/** Opens and closes the choice of the language from anywhere: the profile menu and the landing page have a button for it. */
export const languageOpener = {
  isOpen: () => isOpen,
  open: () => set(true),
  close: () => set(false),
  subscribe(listener: Listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
