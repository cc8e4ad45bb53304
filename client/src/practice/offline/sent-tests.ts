type OnSent = (id: string) => void;
const listeners = new Set<OnSent>();

/** Calls `listener` with the id of each waiting test that has reached the server from this tab. Returns the function that stops it. */
export function onTestSent(listener: OnSent): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function announceSent(id: string): void {
  for (const listener of listeners) listener(id);
}
