declare global {
  interface Window {
    /** where to request a part of the page again; the build writes this into every `import()` */
    partAgain?: (path: string) => string;
  }
}

const failures: Record<string, number> = {};

/**
 * Remembers the file that a failed `import()` names, so that the next one requests another address: Chromium caches the failure while the
 * page is open. Other browsers retry by themselves.
 */
export function rememberLost(failure: unknown): void {
  const file = /\/([\w.-]+\.js)/.exec(String(failure))?.[1];
  if (!file) return;
  failures[file] = (failures[file] ?? 0) + 1;
  window.partAgain = (path) => (path.slice(2) in failures ? `${path}?again=${failures[path.slice(2)]}` : path);
}
