import { mkdtempSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Deck } from "@recollect/domain/decks/deck.ts";
import S3rver from "s3rver";
import { describe, expect, onTestFinished, test } from "vitest";

import { aCampus, jsonOf } from "../../test/a-campus.ts";
import { cards } from "../../test/a-deck.ts";
import { inText, sentPicture } from "../../test/a-picture.ts";
import { aTemporaryFolder } from "../../test/databases.ts";
import { aDisk, hasDisks } from "../../test/disks.ts";
import { mediaPlace, type MediaPlace } from "../process/settings/media-place.ts";
import { openSqlite } from "../store/sqlite/sqlite.ts";
import { makeBackup, type BackupSources } from "./make-backup.ts";
import { restoreBackup } from "./restore-backup.ts";

const now = Date.parse("2026-05-01T02:00:07Z");
const nextDay = now + 24 * 60 * 60 * 1000;

/** A server with a student whose deck has a picture and 500 cards. */
async function aServer(media?: MediaPlace) {
  const dataDir = await aTemporaryFolder();
  const place: BackupSources = { dataDir, databaseUrl: null, media: media ?? { kind: "folder", path: join(dataDir, "media") } };
  const store = await openSqlite(dataDir);
  onTestFinished(() => store.close());
  const campus = aCampus(store, { config: place });
  const ada = await campus.student("ada");
  const picture = await sentPicture(campus, ada);
  const deck = await ada.deck({ cards: [...cards(500), { term: inText(picture), definition: "d" }] });
  return { place, ada, picture, own: `/api/users/${ada.uid}/decks/${deck.id}` };
}

describe.skipIf(!hasDisks)("a backup folder, on a machine where tests may mount a disk,", () => {
  test("that is full is reported, keeps the previous backup and no incomplete one, and works again once there is space", async () => {
    const { place } = await aServer();
    const { folder, remount } = await aDisk("64m");
    const first = await makeBackup(place, folder, now);
    remount(`size=${Math.ceil(first.bytes / 1024) + 200}k`);
    await expect(makeBackup(place, folder, nextDay)).rejects.toThrow(`The backup folder ${folder} is full.`);
    expect(await readdir(folder)).toEqual([first.name]);
    remount("size=64m");
    const second = await makeBackup(place, folder, nextDay);
    expect((await readdir(folder)).toSorted()).toEqual([first.name, second.name].toSorted());
  });

  test("that is read-only is reported, and its backups can still be restored", async () => {
    const { place, ada, own } = await aServer();
    const { folder, remount } = await aDisk("64m");
    const first = await makeBackup(place, folder, now);
    remount("ro");
    await expect(makeBackup(place, folder, nextDay)).rejects.toThrow(/^The backup folder .* cannot be written to: EROFS/);
    expect(await readdir(folder)).toEqual([first.name]);
    const dataDir = await aTemporaryFolder();
    const found: BackupSources = { dataDir, databaseUrl: null, media: { kind: "folder", path: join(dataDir, "media") } };
    await restoreBackup(join(folder, first.name), found);
    const again = await openSqlite(dataDir);
    expect(await jsonOf<Deck>(aCampus(again, { config: found }).as(ada.uid).get(own))).toMatchObject({ cardCount: 501 });
    await again.close();
  });
});

describe("a server with its media in a bucket", () => {
  /** Two buckets of a service with S3's protocol. */
  async function buckets(): Promise<(name: "lost" | "found") => MediaPlace> {
    const folder = mkdtempSync(join(tmpdir(), "s3-"));
    const configureBuckets = ["lost", "found"].map((name) => ({ name, configs: [] }));
    const service = new S3rver({ port: 0, address: "127.0.0.1", silent: true, directory: folder, configureBuckets });
    const { port } = await service.run();
    onTestFinished(async () => {
      await service.close();
      await rm(folder, { recursive: true, force: true });
    });
    return (name) =>
      mediaPlace(
        { name: "MEDIA_URL", value: `s3://S3RVER:S3RVER@127.0.0.1:${port}/${name}/school?http` },
        { dataDir: "/nowhere", base: "/" },
      );
  }

  test("is restored from its backup into another bucket, with its pictures", async () => {
    const bucket = await buckets();
    const { place, ada, picture, own } = await aServer(bucket("lost"));
    const folder = join(await aTemporaryFolder(), "backups");
    const backup = await makeBackup(place, folder, now);
    expect(backup).toMatchObject({ media: 1, missingMedia: 0 });
    const found: BackupSources = { dataDir: await aTemporaryFolder(), databaseUrl: null, media: bucket("found") };
    await restoreBackup(join(folder, backup.name), found);
    const again = await openSqlite(found.dataDir);
    const restored = aCampus(again, { config: found }).as(ada.uid);
    expect(await jsonOf<Deck>(restored.get(own))).toMatchObject({ cardCount: 501 });
    const [before, after] = [await ada.get(`/api/media/${picture.id}.png`), await restored.get(`/api/media/${picture.id}.png`)];
    expect([before.status, after.status]).toEqual([200, 200]);
    expect(Buffer.from(await after.arrayBuffer())).toEqual(Buffer.from(await before.arrayBuffer()));
    await again.close();
  });
});
