import { expect, test } from "vitest";

import { anApp } from "../../test/an-app.ts";
import { describeEachDatabase } from "../../test/databases.ts";
import { clientFile } from "./client/client-files.ts";

const methods = ["GET", "HEAD", "OPTIONS"];

describeEachDatabase("a server whose database is away", (openStore) => {
  async function aServerWithoutDatabase() {
    const store = await openStore();
    const files = ["/index.html", "/assets/app-12345678.js", "/favicon.svg"];
    const app = anApp(store, { files: new Map(files.map((path) => [path, clientFile(path, Buffer.from(`the file ${path}`))])) });
    return { app, store };
  }

  test("says that it is alive, and that it should get no requests, to every kind of check", async () => {
    const { app, store } = await aServerWithoutDatabase();
    for (const method of methods) expect((await app.request("/readyz", { method })).status, method).toBe(200);
    await store.close();
    for (const method of methods) {
      for (const path of ["/livez", "/healthz"]) expect((await app.request(path, { method })).status, `${method} ${path}`).toBe(200);
      expect((await app.request("/readyz", { method })).status, method).toBe(503);
    }
  });

  test("serves the pages and their files as ever", async () => {
    const { app, store } = await aServerWithoutDatabase();
    await store.close();
    for (const path of ["/", "/decks", "/1700000000123", "/1700000000123/study"]) {
      const reply = await app.request(path);
      expect([path, reply.status, await reply.text()]).toEqual([path, 200, "the file /index.html"]);
    }
    for (const path of ["/assets/app-12345678.js", "/favicon.svg"])
      expect(await (await app.request(path)).text(), path).toBe(`the file ${path}`);
    expect((await app.request("/assets/gone.js")).status).toBe(404);
  });
});

describeEachDatabase("a server that disagrees with others on its database", (openStore) => {
  test.each([
    [true, 200],
    [false, 503],
  ])("says what is wrong where it is asked whether it is ready (%s)", async (isReady, status) => {
    const problems = ["This machine's clock is 600 seconds ahead."];
    const app = anApp(await openStore(), { clusterState: () => ({ isReady, problems }) });
    const reply = await app.request("/readyz");
    expect([reply.status, await reply.json()]).toEqual([status, { ok: isReady, problems }]);
    expect((await app.request("/livez")).status).toBe(200);
  });

  test("says what is wrong also where the database refuses what the check writes", async () => {
    const problems = ["The database accepts no writes."];
    const store = await openStore();
    const app = anApp(store, { clusterState: () => ({ isReady: false, problems }) });
    await store.close();
    const reply = await app.request("/readyz");
    expect([reply.status, await reply.json()]).toEqual([503, { ok: false, problems }]);
  });
});
