import type { OwnUser } from "@recollect/domain/accounts/profile.ts";
import { addressOf } from "../lib/requests/address.ts";
import { deviceAccount } from "./store/device-account.ts";
import type { DeviceDatabase } from "./store/device-store.ts";
import { lockedStudent } from "./store/locked-student.ts";

/** Writes down whose copy this is for the login page, by the record that the pages have read. The student may have logged out meanwhile: then nobody. */
export async function nameStudent(uid: string, database: DeviceDatabase): Promise<void> {
  const kept = await database.get("replies", addressOf("GET", "/api/users/:uid", { params: { uid } }));
  const user = kept?.reply as Partial<OwnUser> | undefined;
  const name = user?.displayName ?? user?.username;
  if (name && deviceAccount.get()?.uid === uid) lockedStudent.set({ uid, name, theme: user?.selectedTheme ?? 0 });
}
