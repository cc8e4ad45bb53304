import { storedText } from "../../lib/browser/stored-text.ts";

/** Whose copy this device keeps: what a login page may show of it, and no more. */
export type LockedStudent = { uid: string; name: string; /** the number of the student's picture */ theme: number };

const stored = storedText(() => localStorage, "recollect:locked-student");

/**
 * The student whose copy is on this device, by name and picture. It stays when the session ends, so that the login page says whose copy the login opens, and
 * goes with the copy when the student logs out.
 */
export const lockedStudent = {
  get(): LockedStudent | null {
    try {
      const { uid, name, theme } = JSON.parse(stored.get() ?? "null") as LockedStudent;
      return typeof uid === "string" && typeof name === "string" && Number.isInteger(theme) ? { uid, name, theme } : null;
    } catch {
      return null;
    }
  },
  set(student: LockedStudent): void {
    stored.set(JSON.stringify(student));
  },
  forget(uid: string): void {
    if (this.get()?.uid === uid) stored.set(null);
  },
};
