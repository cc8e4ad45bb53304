import { readdir } from "node:fs/promises";

import { expect, test } from "vitest";

import { aTemporaryFolder } from "../../../test/databases.ts";
import { start } from "../../process/start.ts";
import { readConfig } from "../../process/settings/config.ts";
import { keptOfStudents } from "./delete-account.store.ts";

test("the list of stored data about students names every folder in which the server keeps files", async () => {
  const dataDir = await aTemporaryFolder();
  const config = readConfig({ DATA_DIR: dataDir, BACKUP_DIR: `${dataDir}/backups` });
  const server = await start({ ...config, port: 0 }, () => {});
  const folders = (await readdir(dataDir, { withFileTypes: true })).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  await server.stop();
  expect(folders).toContain("imports");
  expect(folders.filter((name) => !(name in keptOfStudents.files))).toEqual([]);
});
