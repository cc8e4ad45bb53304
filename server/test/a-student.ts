import { randomUUID } from "node:crypto";

import type { Store } from "../src/store/store.ts";

/** Writes a student straight into the database, for tests without identity; returns the uid. */
export async function aStudent(store: Store, options: { uid?: string; username?: string | null } = {}): Promise<string> {
  const uid = options.uid ?? randomUUID();
  const now = new Date(0);
  const identityTime = store.kind === "sqlite" ? now.toISOString() : now;
  await store.write(async ({ db }) => {
    await db
      .insertInto("users")
      .values({
        id: uid,
        email: `${uid}@example.org`,
        name: "",
        emailVerified: store.kind === "sqlite" ? 0 : false,
        image: null,
        createdAt: identityTime,
        updatedAt: identityTime,
        username: options.username ?? null,
        displayName: null,
        bio: "No bio provided",
        aboutMe: "No about me provided",
        selectedTheme: 0,
        setupCompleted: 0,
        setupDate: null,
        profileUpdatedAt: 0,
        badge: null,
      })
      .execute();
  });
  return uid;
}
