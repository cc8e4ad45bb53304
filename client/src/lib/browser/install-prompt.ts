import { useSyncExternalStore } from "react";

/** Sent by Chromium when the site can be installed as an app. The DOM's types do not have it. */
type InstallPromptEvent = Event & { prompt: () => Promise<{ outcome: "accepted" | "dismissed" }> };

let prompt: InstallPromptEvent | null = null;
const listeners = new Set<() => void>();

function set(event: InstallPromptEvent | null): void {
  prompt = event;
  for (const listener of listeners) listener();
}

/** Keeps the browser's offer to install the site for our own buttons. Called at the page's start: the offer may come before any screen. */
export function keepInstallOffer(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    // Otherwise the browser shows a banner of its own over the page.
    event.preventDefault();
    set(event as InstallPromptEvent);
  });
  window.addEventListener("appinstalled", () => set(null));
}

/** Opens the browser's own dialog for installing; null where the browser offers none, or the app is installed. */
export function useInstallPrompt(): (() => Promise<void>) | null {
  const offer = useSyncExternalStore(subscribe, () => prompt);
  return offer && (() => open(offer));
}

/** An offer can be used once. If the student declines, the browser sends another one later. */
async function open(offer: InstallPromptEvent): Promise<void> {
  set(null);
  await offer.prompt();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
