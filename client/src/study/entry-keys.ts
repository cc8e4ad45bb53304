/** The names under which a student's entries wait on the device. */
export function entryPrefix(uid: string): string {
  return `recollect:study:entry:${uid}:`;
}

/** Whether any wait there. */
export function hasEntries(uid: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(entryPrefix(uid)));
  } catch {
    return false; // A browser that stores nothing has none.
  }
}
