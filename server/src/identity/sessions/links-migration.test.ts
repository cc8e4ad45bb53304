import { expect, test } from "vitest";

import { anApp } from "../../../test/an-app.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { migrate } from "../../store/migrate.ts";
import { migrations } from "../../store/migrations/list.ts";
import { addLink, linkOf } from "./account-links.store.ts";

const before = migrations.findIndex(({ name }) => name === "0034-studied-numbers");

describeEachDatabase("the migration that makes links end", (openStore, kind) => {
  test("ends the waiting links of a change of address, keeps those for a password, and can be undone", async () => {
    const store = await openStore();
    const { uid, sessionId } = await anApp(store).aStudent();
    const now = Date.now();
    const token = await store.write((tx) => addLink(tx, { kind: "reset-password", userId: uid, now }));
    await store.write((tx) => addLink(tx, { kind: "confirm-email", userId: uid, sessionId, email: "new@example.org", now }));
    await migrate({ db: store.identity, kind, target: before });
    const old = { userId: uid, kind: "confirm-email", email: "new@example.org", expiresAt: now + 1000, usedAt: null } as const;
    await store.identity
      .insertInto("accountLinks")
      .values({ ...old, tokenHash: "of an older version" })
      .execute();
    await migrate({ db: store.identity, kind });
    const kinds = await store.read.selectFrom("accountLinks").select("kind").execute();
    expect(kinds).toEqual([{ kind: "reset-password" }]);
    expect(await linkOf(store.read, "reset-password", token, now)).toEqual({ userId: uid, email: null });
  });

  test("removes a school's login of an unverified address where somebody chose a password since, and no other", async () => {
    const store = await openStore();
    const app = anApp(store);
    const [unproven, proven, schoolOnly] = [await app.aStudent(), await app.aStudent(), await app.aStudent()];
    await migrate({ db: store.identity, kind, target: before });
    const { db } = { db: store.identity };
    const copied = await db.selectFrom("accounts").selectAll().where("userId", "=", unproven.uid).executeTakeFirstOrThrow();
    for (const { uid } of [unproven, proven, schoolOnly])
      await db
        .insertInto("accounts")
        .values({ ...copied, id: `school ${uid}`, issuer: "https://school.example", accountId: uid, providerId: "school", userId: uid })
        .execute();
    await db.deleteFrom("accounts").where("userId", "=", schoolOnly.uid).where("providerId", "=", "credential").execute();
    await db
      .updateTable("users")
      .set({ emailVerified: kind === "sqlite" ? 1 : true })
      .where("id", "=", proven.uid)
      .execute();
    await migrate({ db: store.identity, kind });
    const left = await db.selectFrom("accounts").select("userId").where("providerId", "=", "school").execute();
    expect(left.map(({ userId }) => userId).toSorted()).toEqual([proven.uid, schoolOnly.uid].toSorted());
  });
});
