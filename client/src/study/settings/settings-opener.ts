type Listener = () => void;

let isOpen = false;
const listeners = new Set<Listener>();

function set(next: boolean): void {
  if (isOpen === next) return;
  isOpen = next;
  for (const tell of listeners) tell();
}

/** Opens and closes the study settings from anywhere: the profile menu stands outside of the student's data, and they stand inside. */
export const settingsOpener = {
  isOpen: () => isOpen,
  open: () => set(true),
  close: () => set(false),
  subscribe(listener: Listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
