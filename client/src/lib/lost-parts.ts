declare global {
  interface Window {
    /** where a part of the page is to be asked for; the build writes it into every `import()` */
    partAgain?: (path: string) => string;
  }
}

const lost = new Map<string, number>();

/**
 * Remembers the file that a failure names, so that the next `import()` of it asks under another address: Chromium keeps for a page's life that the
 * first one could not be had. Other browsers ask again by themselves.
 */
export function rememberLost(failure: unknown): void {
  const file = /\/([\w.-]+\.js)\b/.exec(failure instanceof Error ? failure.message : "")?.[1];
  if (file === undefined) return;
  lost.set(file, (lost.get(file) ?? 0) + 1);
  window.partAgain = (path) => {
    const times = lost.get(path.slice(path.lastIndexOf("/") + 1));
    return times === undefined ? path : `${path}?again=${times}`;
  };
}
