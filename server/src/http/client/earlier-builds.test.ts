import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { clientFile, type ClientFiles } from "./client-files.ts";
import { earlierBuildsMs, earlierFiles } from "./earlier-builds.ts";

const now = Date.UTC(2026, 10, 28);

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "builds-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "earlier-pages");
}

/** A build whose hashed files have these names; each file's content is its name. */
function aBuild(...names: string[]): ClientFiles {
  const addresses = ["/index.html", "/0.png", ...names.map((name) => `/assets/${name}`)];
  return new Map(addresses.map((address) => [address, clientFile(address, Buffer.from(address))]));
}

const addresses = (files: ReadonlyMap<string, unknown>) => [...files.keys()].toSorted();

test("after an upgrade the files of the build before are still there, with their content, and no page or picture of it", () => {
  const folder = aFolder();
  expect(addresses(earlierFiles({ folder, files: aBuild("base-1.js", "deck-1.js"), now }))).toEqual([]);
  const files = earlierFiles({ folder, files: aBuild("base-2.js", "deck-1.js"), now: now + 5000 });
  expect(addresses(files)).toEqual(["/assets/base-1.js"]);
  expect(files.get("/assets/base-1.js")).toMatchObject({ caching: "public, max-age=31536000, immutable" });
  expect(Buffer.from(files.get("/assets/base-1.js")!.bytes).toString()).toBe("/assets/base-1.js");
});

test("two builds before the present one are kept, and no third", () => {
  const folder = aFolder();
  for (const build of [1, 2, 3]) earlierFiles({ folder, files: aBuild(`base-${build}.js`), now: now + build });
  expect(addresses(earlierFiles({ folder, files: aBuild("base-4.js"), now: now + 4 }))).toEqual(["/assets/base-2.js", "/assets/base-3.js"]);
  expect(readdirSync(folder).toSorted()).toEqual(["base-2.js", "base-3.js", "base-4.js", "builds.json"]);
});

test("a build is kept for a day after it was replaced, however long it was served before", () => {
  const folder = aFolder();
  const [first, second] = [aBuild("base-1.js"), aBuild("base-2.js")];
  earlierFiles({ folder, files: first, now });
  const replaced = now + 30 * earlierBuildsMs;
  expect(addresses(earlierFiles({ folder, files: second, now: replaced }))).toEqual(["/assets/base-1.js"]);
  expect(addresses(earlierFiles({ folder, files: second, now: replaced + earlierBuildsMs - 1 }))).toEqual(["/assets/base-1.js"]);
  expect(addresses(earlierFiles({ folder, files: second, now: replaced + earlierBuildsMs }))).toEqual([]);
  expect(readdirSync(folder).toSorted()).toEqual(["base-2.js", "builds.json"]);
});

test("a restart of the same build changes nothing, and a return to an older one is no third build", () => {
  const folder = aFolder();
  const [first, second] = [aBuild("base-1.js"), aBuild("base-2.js")];
  for (const files of [first, first, second, second, first]) earlierFiles({ folder, files, now });
  expect(addresses(earlierFiles({ folder, files: first, now }))).toEqual(["/assets/base-2.js"]);
});

test.each(["", "{", "null", "[1, null, {}]", '[{"id":"a","files":["../../secret"],"replacedAt":null}]'])(
  "a list of builds that says %s counts as none",
  (text) => {
    const folder = aFolder();
    earlierFiles({ folder, files: aBuild("base-1.js"), now });
    writeFileSync(join(folder, "builds.json"), text);
    expect(addresses(earlierFiles({ folder, files: aBuild("base-2.js"), now }))).toEqual([]);
    expect(addresses(earlierFiles({ folder, files: aBuild("base-3.js"), now }))).toEqual(["/assets/base-2.js"]);
  },
);

test("a client that was not built stores nothing", () => {
  const folder = aFolder();
  earlierFiles({ folder, files: aBuild("base-1.js"), now });
  expect(addresses(earlierFiles({ folder, files: new Map(), now: now + 1 }))).toEqual([]);
  expect(addresses(earlierFiles({ folder, files: aBuild("base-2.js"), now: now + 2 }))).toEqual(["/assets/base-1.js"]);
});
