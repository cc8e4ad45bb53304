import { access, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { expect, test } from "vitest";

import { aServer } from "../../test/a-server.ts";
import { aMigratedDatabase, aTemporaryFolder, testDatabaseUrl } from "../../test/databases.ts";

/** Backups are checked a minute after the start; in the test at once. */
const atOnce = `const real = setTimeout;
globalThis.setTimeout = (work, ms, ...given) => real(work, ms === 60_000 ? 1 : ms, ...given);`;

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

test.skipIf(!testDatabaseUrl)(
  "a server on PostgreSQL that stops during a backup accepts no new request, and waits for the backup",
  async () => {
    const folder = await aTemporaryFolder();
    const [begun, mayEnd, early] = [join(folder, "begun"), join(folder, "may-end"), join(folder, "early.mjs")];
    await writeFile(early, atOnce);
    const dump = `#!/bin/sh\ntouch '${begun}'\nwhile [ ! -e '${mayEnd}' ]; do sleep 0.02; done\nexit 1\n`;
    await writeFile(join(folder, "pg_dump"), dump, { mode: 0o700 });
    const server = await aServer({
      DATA_DIR: folder,
      DATABASE_URL: await aMigratedDatabase(),
      BACKUP_DIR: join(folder, "backups"),
      BACKUP_HOUR: "0",
      PATH: `${folder}:${process.env["PATH"] ?? ""}`,
      NODE_OPTIONS: `--import=${pathToFileURL(early).href}`,
    });
    await expect.poll(() => isThere(begun)).toBe(true);
    let hasEnded = false;
    const ended = server.stop().finally(() => (hasEnded = true));
    const asked = () =>
      server.request("/healthz").then(
        () => "answered",
        () => "refused",
      );
    await expect.poll(asked).toBe("refused");
    expect(hasEnded).toBe(false);
    await writeFile(mayEnd, "");
    expect((await ended).code).toBe(0);
  },
);
