import { describe, expect, test } from "vitest";

import { aServer } from "../../test/a-server.ts";
import { aMigratedDatabase, aTemporaryFolder, queryOn, testDatabaseUrl } from "../../test/databases.ts";
import { quickHashes } from "../../test/passwords/hash-option.ts";
import { signedIn, signedUp } from "../../test/signed-up.ts";

/** For NODE_OPTIONS: the machine's clock is wrong by so many ms. */
function clockOff(ms: number): string {
  const program = `const Real = Date; globalThis.Date = class extends Real { constructor(...values) { if (values.length === 0) super(Real.now() + ${ms}); else super(...values); } static now() { return Real.now() + ${ms}; } };`;
  return `--import=data:text/javascript,${encodeURIComponent(program)}`;
}

describe.skipIf(!testDatabaseUrl)("a server process on PostgreSQL", () => {
  test.each([50_000, -50_000])(
    "whose machine's clock is wrong by %i ms dates devices and links by the database's",
    async (wrongByMs) => {
      const DATABASE_URL = await aMigratedDatabase();
      const NODE_OPTIONS = `${quickHashes} ${clockOff(wrongByMs)}`;
      const server = await aServer({ DATABASE_URL, DATA_DIR: await aTemporaryFolder(), NODE_OPTIONS });
      const ada = await signedUp(server.request);
      await signedIn(server.request, ada);
      const { rows } = await queryOn(
        DATABASE_URL,
        `select abs("lastUsedAt" - extract(epoch from clock_timestamp()) * 1000)::int as off from "knownDevices"`,
      );
      expect(rows.length).toBeGreaterThan(0);
      for (const { off } of rows as { off: number }[]) expect(off).toBeLessThan(20_000);
      expect((await ada.get("/api/auth/get-session")).status).toBe(200);
    },
    120_000,
  );
});
