/**
 * Whether this browser keeps a student's decks for use without a network: where the app itself opens without one, by the service worker, unless the
 * operator has switched that off.
 */
export function isDeviceKept(): boolean {
  return window.isSecureContext && "serviceWorker" in navigator && document.documentElement.dataset["offline"] === "on";
}
