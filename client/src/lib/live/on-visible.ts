/** Calls the listener whenever the page is visible again, with how long it was hidden, in ms. Returns the function that stops it. */
export function onVisible(listener: (hiddenMs: number) => void): () => void {
  let hiddenSince = Infinity;
  const look = () => {
    if (document.visibilityState === "hidden") hiddenSince = Date.now();
    else {
      listener(Math.max(0, Date.now() - hiddenSince));
      hiddenSince = Infinity;
    }
  };
  document.addEventListener("visibilitychange", look);
  return () => document.removeEventListener("visibilitychange", look);
}
