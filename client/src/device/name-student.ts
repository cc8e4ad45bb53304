import type { OwnUser } from "@recollect/domain/accounts/profile.ts";
import { readOwnUser } from "../accounts/session/session-api.ts";
import { addressOf } from "../lib/requests/address.ts";
import { deviceAccount } from "./store/device-account.ts";
import type { DeviceDatabase } from "./store/device-store.ts";
import { lockedStudent } from "./store/locked-student.ts";

/**
 * Writes down whose copy this is for the login page: by the record that this device keeps, or by the server's before it keeps one. The student may have
 * logged out meanwhile: then nobody.
 */
export async function nameStudent(uid: string, database: DeviceDatabase, signal?: AbortSignal): Promise<void> {
  const kept = await database.get("replies", addressOf("GET", "/api/users/:uid", { params: { uid } }));
  // Without a network there is a name the next time.
  const user = (kept?.reply as OwnUser | undefined) ?? (await readOwnUser(uid, signal).catch(() => null));
  const name = user?.displayName ?? user?.username;
  if (name && deviceAccount.get()?.uid === uid) lockedStudent.set({ uid, name, theme: user?.selectedTheme ?? 0 });
}
