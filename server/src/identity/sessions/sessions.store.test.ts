import { dayMs } from "@recollect/domain/time/units.ts";
import { expect, test } from "vitest";

import { describeEachDatabase } from "../../../test/databases.ts";
import { LONGEST_SESSION_MS } from "./session.ts";
import { createSessions, SESSION_SECONDS, type LiveSession } from "./sessions.store.ts";

describeEachDatabase("a session that is in use", (openStore) => {
  test("is extended once a day up to its maximum, and each time is a write", async () => {
    const createdAt = Date.UTC(2026, 8, 1);
    let now = createdAt;
    const sessions = createSessions({ store: await openStore(), clock: () => now });
    const expiresAt = createdAt + SESSION_SECONDS * 1000;
    let session: LiveSession = { id: "s", uid: "ada", email: "ada@example.org", createdAt, expiresAt, lastUsedAt: null };
    const renewedOn: number[] = [];
    for (let day = 1; now < createdAt + LONGEST_SESSION_MS; day += 1) {
      now += dayMs;
      if (!sessions.isDueForRenewal(session)) continue;
      session = await sessions.renew(session);
      renewedOn.push(day);
    }
    expect(renewedOn).toEqual(Array.from({ length: 60 }, (_, at) => at + 1));
    expect(session.expiresAt).toBe(createdAt + LONGEST_SESSION_MS);
  });
});
