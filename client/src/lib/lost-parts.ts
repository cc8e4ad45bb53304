declare global {
  interface Window {
    /** where a part of the page is to be asked for; the build writes it into every `import()` */
    partAgain?: (path: string) => string;
  }
}

const lost: Record<string, number> = {};

/**
 * Remembers the file that a failure names, so that the next `import()` of it asks under another address: Chromium keeps for a page's life that the
 * first one could not be had. Other browsers ask again by themselves.
 */
export function rememberLost(failure: unknown): void {
  const file = /\/([\w.-]+\.js)/.exec(String(failure))?.[1];
  if (!file) return;
  lost[file] = (lost[file] ?? 0) + 1;
  window.partAgain = (path) => (path.slice(2) in lost ? `${path}?again=${lost[path.slice(2)]}` : path);
}
