import { expect, test } from "vitest";

import { aServer } from "../../../test/a-server.ts";
import { aDeck } from "../../../test/a-deck.ts";
import { anApp, type TestApp } from "../../../test/an-app.ts";
import { aTemporaryFolder, describeEachDatabase } from "../../../test/databases.ts";
import { readEvents } from "../../../test/event-reader.ts";
import type { LastBackups } from "../../backups/backups.ts";
import { clientFile } from "../../http/client/client-files.ts";
import { indexDeckWords } from "../../deck-words/index-deck-words.store.ts";
import { addMail } from "../../mail/outgoing-mail.store.ts";
import type { Store } from "../../store/store.ts";
import { silent } from "../log/log.ts";
import { createMetrics } from "./metrics.ts";

const token = "a token of the tests with at least 32 characters";
const NOW = 1_764_000_000_000;
const noBackups: LastBackups = { areMade: false, backups: [], failure: null };

function aMeasuredApp(store: Store, { lastBackups = async () => noBackups, problems = [] as string[], patienceMs = 2_000 } = {}) {
  const clusterState = () => ({ isReady: true, problems });
  const metrics = createMetrics({ store, clusterState, lastBackups, version: "1.2.3", clock: () => NOW, patienceMs });
  const app = anApp(store, { metrics, clusterState, config: { metrics: { isOpenHere: true, token } } });
  return { app, metrics, read: async () => (await app.request("/metrics", { headers: { authorization: `Bearer ${token}` } })).text() };
}

/** The value of a line, such as `recollect_up` or `recollect_requests{route="/"}`; undefined without such a line. */
function valueIn(text: string, name: string): number | undefined {
  const line = text.split("\n").find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
}

/** A request as it comes through a socket from an address. */
function from({ app }: TestApp, address: string, headers: Record<string, string> = {}, host = "localhost:3000") {
  const incoming = { socket: { remoteAddress: address, remotePort: 1, remoteFamily: "IPv4" } };
  return app.request("/metrics", { headers: { host, ...headers } }, { incoming });
}

describeEachDatabase("metrics", (openStore, kind) => {
  test("count requests and their seconds by the route's pattern, and contain nothing of a student", async () => {
    const { app, read } = aMeasuredApp(await openStore());
    const student = await app.aStudent();
    const deck = (await (await student.send("POST", `/api/users/${student.uid}/decks`, aDeck({ title: "A secret title" }))).json()) as {
      id: number;
    };
    for (let times = 0; times < 3; times += 1) await student.get(`/api/users/${student.uid}/decks/${deck.id}`);
    await student.get(`/api/users/${student.uid}/decks/99`);
    const text = await read();
    const route = "/api/users/:uid/decks/:id";
    expect(valueIn(text, `recollect_http_requests_total{method="GET",route="${route}",status="200"}`)).toBe(3);
    expect(valueIn(text, `recollect_http_requests_total{method="GET",route="${route}",status="404"}`)).toBe(1);
    expect(valueIn(text, `recollect_http_request_duration_seconds_count{method="GET",route="${route}"}`)).toBe(4);
    expect(valueIn(text, 'recollect_info{version="1.2.3"}')).toBe(1);
    for (const own of [student.uid, student.email, String(deck.id), "secret title", student.sessionId]) expect(text).not.toContain(own);
  });

  test("are not there without a setting that asks for them: the address is one of the app's pages", async () => {
    const app = anApp(await openStore(), { files: new Map([["/index.html", clientFile("/index.html", Buffer.from("the page"))]]) });
    expect(await (await from(app, "127.0.0.1")).text()).toBe("the page");
  });

  test("have as many lines as there are routes, whatever addresses and methods are requested", async () => {
    const { app, read } = aMeasuredApp(await openStore());
    const request = async (path: string, method = "GET") => app.request(path, { method });
    await request("/nothing/0");
    await request("/api/nothing/0");
    await request("/nothing/0", "PROPFIND");
    const seriesIn = (text: string) => text.split("\n").filter((line) => line.startsWith("recollect_http"));
    await read();
    const before = seriesIn(await read()).length;
    for (let at = 1; at < 100; at += 1) {
      await request(`/nothing/${at}`);
      await request(`/api/nothing/${at}`);
      await request(`/api/users/${at}/nothing`);
    }
    for (const method of ["MKCOL", "LOCK", "REPORT", "PURGE"]) await request("/nothing", method);
    const lines = seriesIn(await read());
    expect(lines).toHaveLength(before);
    expect(lines.some((line) => line.includes("nothing"))).toBe(false);
    expect(lines.some((line) => line.includes('method="other"'))).toBe(true);
  });

  test("say how many streams are open, and how many mails wait", async () => {
    const store = await openStore();
    const { app, read } = aMeasuredApp(store);
    const student = await app.aStudent();
    expect(valueIn(await read(), "recollect_streams_open")).toBe(0);
    const stream = readEvents(await student.get("/api/events"));
    await stream.next();
    const mail = { kind: "reset", recipient: "a@example.org", details: {} };
    await store.write((tx) => addMail(tx, mail, NOW - 90_000));
    const other = aMeasuredApp(store);
    const text = await other.read();
    expect(valueIn(await read(), "recollect_streams_open")).toBe(1);
    expect([valueIn(text, "recollect_mails_waiting"), valueIn(text, "recollect_mails_oldest_seconds")]).toEqual([1, 90]);
    await stream.leave();
    await expect.poll(async () => valueIn(await read(), "recollect_streams_open")).toBe(0);
  });

  test("say how many decks wait for the search indexes, how long, and on PostgreSQL how large these are", async () => {
    const store = await openStore();
    const { app } = aMeasuredApp(store);
    const student = await app.aStudent();
    await student.send("POST", `/api/users/${student.uid}/decks`, aDeck());
    const before = await aMeasuredApp(store).read();
    const waiting = (text: string, index: string) => valueIn(text, `recollect_search_index_waiting_decks{index="${index}"}`);
    expect([waiting(before, "decks"), waiting(before, "library")]).toEqual([1, 0]);
    expect(valueIn(before, 'recollect_search_index_oldest_seconds{index="decks"}')).toBeGreaterThanOrEqual(0);
    // Words that are good until they are written anew, as after an upgrade, keep nobody waiting.
    await store.write(({ db }) => db.updateTable("deckWordsWaiting").set({ mark: 0, since: 0 }).execute());
    expect(valueIn(await aMeasuredApp(store).read(), 'recollect_search_index_oldest_seconds{index="decks"}')).toBe(0);
    await indexDeckWords({ store, log: silent });
    const after = await aMeasuredApp(store).read();
    expect([waiting(after, "decks"), valueIn(after, 'recollect_search_index_oldest_seconds{index="decks"}')]).toEqual([0, 0]);
    for (const index of ["decks", "library"]) {
      const bytes = valueIn(after, `recollect_search_index_bytes{index="${index}"}`);
      expect(bytes !== undefined && bytes > 0).toBe(kind === "postgres");
    }
  });

  test("say what the database's connections do where there are several, and how many processes share it", async () => {
    const { read } = aMeasuredApp(await openStore(), { problems: ["This machine's clock is wrong.", "Media differ."] });
    const text = await read();
    expect(valueIn(text, "recollect_database_up")).toBe(1);
    expect(valueIn(text, "recollect_problems")).toBe(2);
    const isShared = kind === "postgres";
    expect(valueIn(text, 'recollect_processes{state="running"}')).toBe(isShared ? 0 : 1);
    expect(valueIn(text, "recollect_database_waiting_requests")).toBe(isShared ? 0 : undefined);
    expect(valueIn(text, 'recollect_database_connections{state="busy"}') !== undefined).toBe(isShared);
  });

  test("are answered in time when the database is away, without the figures that it would have to give", async () => {
    const store = await openStore();
    const { read } = aMeasuredApp(store, { lastBackups: () => new Promise(() => {}), patienceMs: 50 });
    await store.close();
    const text = await read();
    expect(valueIn(text, "recollect_database_up")).toBe(0);
    expect(valueIn(text, "recollect_mails_waiting")).toBeUndefined();
    expect(text).toContain("nodejs_eventloop_lag_seconds");
  });

  test("measure the nightly jobs, and leave their failures to whoever runs them", async () => {
    const { metrics, read } = aMeasuredApp(await openStore());
    await metrics.measured({ name: "trash", run: async () => {} }).run();
    const failing = metrics.measured({
      name: "media",
      isShared: true,
      run: async () => {
        throw new Error("the disk is full");
      },
    });
    expect(failing.isShared).toBe(true);
    await expect(failing.run()).rejects.toThrow("the disk is full");
    const text = await read();
    expect(valueIn(text, 'recollect_job_runs_total{job="trash",outcome="done"}')).toBe(1);
    expect(valueIn(text, 'recollect_job_success_timestamp_seconds{job="trash"}')).toBe(NOW / 1000);
    expect(valueIn(text, 'recollect_job_runs_total{job="media",outcome="failed"}')).toBe(1);
    expect(valueIn(text, 'recollect_job_success_timestamp_seconds{job="media"}')).toBeUndefined();
  });

  test("say when the last backup was made, and whether one failed since", async () => {
    const backup = { name: "b", at: NOW - 1000, bytes: 1, media: 0, missingMedia: 0 };
    const backups: LastBackups = { areMade: true, backups: [backup], failure: { at: NOW, reason: "full" } };
    const text = await aMeasuredApp(await openStore(), { lastBackups: async () => backups }).read();
    expect(valueIn(text, "recollect_backup_timestamp_seconds")).toBe((NOW - 1000) / 1000);
    expect(valueIn(text, "recollect_backup_failed")).toBe(1);
  });

  test("are for programs on this machine and for who has the token; for anybody else the address does not exist", async () => {
    const { app } = aMeasuredApp(await openStore());
    const statusOf = async (reply: Promise<Response> | Response) => (await reply).status;
    for (const address of ["127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1"])
      expect(await statusOf(from(app, address)), address).toBe(200);
    expect(await statusOf(from(app, "127.0.0.1", {}, "[::1]:3000"))).toBe(200);
    for (const address of ["10.0.0.7", "::ffff:10.0.0.7", "127.0.0.1.example.org"])
      expect(await statusOf(from(app, address)), address).toBe(404);
    for (const header of ["x-forwarded-for", "forwarded", "via", "x-real-ip", "x-forwarded-proto"])
      expect(await statusOf(from(app, "127.0.0.1", { [header]: "10.0.0.7" })), header).toBe(404);
    // A proxy that adds no header of its own passes the site's name; so does a page whose name leads to this machine.
    expect(await statusOf(from(app, "127.0.0.1", {}, "10.0.0.1:3000"))).toBe(404);
    expect(await statusOf(app.request("/metrics"))).toBe(404);
    for (const authorization of ["Bearer", "Bearer x", `Bearer ${token}x`, `Basic ${token}`, token])
      expect(await statusOf(from(app, "10.0.0.7", { authorization })), authorization).toBe(404);
    expect(await statusOf(from(app, "10.0.0.7", { authorization: `Bearer ${token}` }))).toBe(200);
  });
});

test("a server has metrics where a setting asks for them", async () => {
  const server = await aServer({ DATA_DIR: await aTemporaryFolder(), METRICS: "loopback" });
  const reply = await server.request("/metrics");
  expect(reply.headers.get("content-type")).toContain("text/plain");
  const text = await reply.text();
  expect(valueIn(text, 'recollect_processes{state="running"}')).toBe(1);
  expect(text).toContain("nodejs_eventloop_lag_p99_seconds");
});
