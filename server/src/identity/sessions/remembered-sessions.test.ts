import { expect, test } from "vitest";

import { createListeners } from "../../store/listeners.ts";
import type { Change } from "../../store/store.ts";
import { createRememberedSessions, MAX_REMEMBERED, REMEMBERED_MS } from "./remembered-sessions.ts";
import type { LiveSession } from "./sessions.store.ts";

const farAway = 1_000_000_000;

/** Sessions by their token, `ada` among them, and the number of look-ups. */
function aMemory() {
  const changes = createListeners<Change>();
  const gaps = createListeners<void>();
  const sessions = new Map<string, LiveSession>();
  const asked: string[] = [];
  let now = 1000;
  let held: Promise<void> | null = null;
  let isHearing = true;
  const open = (token: string, expiresAt = farAway) => {
    sessions.set(token, { id: `id of ${token}`, uid: token, email: `${token}@example.org`, createdAt: 0, expiresAt, lastUsedAt: null });
  };
  const look = async (token: string) => {
    asked.push(token);
    const session = sessions.get(token) ?? null;
    await held;
    return session && session.expiresAt >= now ? session : null;
  };
  const { find: session, signatures } = createRememberedSessions({
    store: { onChange: changes.add, onGap: gaps.add, hearsChanges: () => isHearing },
    clock: () => now,
    look,
  });
  open("ada");
  return {
    session,
    signatures,
    open,
    asked,
    sessions,
    at: (ms: number) => void (now = ms),
    hold: (until: Promise<void>) => void (held = until),
    ended: (token: string) => void changes.publish({ kind: "session-ended", uid: token, sessionId: `id of ${token}` }),
    changed: () => void changes.publish({ kind: "deck", uid: "ada", deckId: 7 }),
    miss: () => void gaps.publish(),
    hear: (isOn: boolean) => void (isHearing = isOn),
  };
}

test("a session is looked up once for a burst of requests", async () => {
  const { session, asked, changed } = aMemory();
  for (let request = 0; request < 3; request += 1) {
    expect(await session("ada")).toMatchObject({ uid: "ada" });
    changed();
  }
  expect(asked).toEqual(["ada"]);
});

test("a session that ended without an announcement is refused after five seconds", async () => {
  const { session, sessions, at } = aMemory();
  await session("ada");
  sessions.delete("ada");
  at(1000 + REMEMBERED_MS - 1);
  expect(await session("ada")).not.toBeNull();
  at(1000 + REMEMBERED_MS);
  expect(await session("ada")).toBeNull();
  expect(REMEMBERED_MS).toBe(5_000);
});

test("a session in constant use is looked up every five seconds too", async () => {
  const { session, asked, at } = aMemory();
  for (let ms = 1000; ms < 21_000; ms += 100) {
    at(ms);
    await session("ada");
  }
  expect(asked).toHaveLength(4);
});

test("an announced end takes effect at once, for this session alone", async () => {
  const { session, sessions, open, ended, asked } = aMemory();
  open("bob");
  await session("ada");
  await session("bob");
  sessions.delete("ada");
  ended("ada");
  expect(await session("ada")).toBeNull();
  expect(await session("bob")).not.toBeNull();
  expect(asked).toEqual(["ada", "bob", "ada"]);
});

test("while announcements do not arrive every request looks its session up", async () => {
  const { session, sessions, hear, asked } = aMemory();
  await session("ada");
  hear(false);
  expect(await session("ada")).not.toBeNull();
  sessions.delete("ada");
  expect(await session("ada")).toBeNull();
  hear(true);
  expect(await session("ada")).toBeNull();
  expect(asked).toEqual(["ada", "ada", "ada", "ada"]);
});

test("after a gap in the announcements every session is looked up again", async () => {
  const { session, sessions, miss } = aMemory();
  await session("ada");
  sessions.delete("ada");
  miss();
  expect(await session("ada")).toBeNull();
});

test.each(["an end", "a gap"])("a look-up that began before %s and ends after it is not remembered", async (what) => {
  const { session, sessions, hold, ended, miss, asked } = aMemory();
  const { promise, resolve } = Promise.withResolvers<void>();
  hold(promise);
  const asking = session("ada");
  sessions.delete("ada");
  if (what === "a gap") miss();
  else ended("ada");
  resolve();
  await asking;
  expect(await session("ada")).toBeNull();
  expect(asked).toHaveLength(2);
});

test("a remembered session ends when the session does", async () => {
  const { session, open, at } = aMemory();
  open("ada", 1500);
  expect(await session("ada")).not.toBeNull();
  at(1501);
  expect(await session("ada")).toBeNull();
});

test("a missing session is never remembered", async () => {
  const { session, open, asked } = aMemory();
  expect(await session("bob")).toBeNull();
  open("bob");
  expect(await session("bob")).not.toBeNull();
  expect(asked).toEqual(["bob", "bob"]);
});

test("a clock that is set back extends no session", async () => {
  const { session, sessions, at } = aMemory();
  await session("ada");
  sessions.delete("ada");
  at(999);
  expect(await session("ada")).toBeNull();
});

test("with more sessions than are remembered the one that was looked up first is dropped", async () => {
  const { session, open, asked } = aMemory();
  const many = Array.from({ length: MAX_REMEMBERED }, (_, at) => `student ${at}`);
  await session("ada");
  for (const token of many) {
    open(token);
    await session(token);
  }
  asked.length = 0;
  for (const token of many) await session(token);
  expect(asked).toEqual([]);
  await session("ada");
  expect(asked).toEqual(["ada"]);
});

test("a signature is remembered as long as its session", async () => {
  const { session, signatures, at, ended, miss } = aMemory();
  signatures.keep("ada", "before the session was found");
  expect(signatures.of("ada")).toBeUndefined();
  await session("ada");
  signatures.keep("ada", "signature");
  at(REMEMBERED_MS + 1000);
  await session("ada");
  expect(signatures.of("ada")).toBe("signature");
  ended("ada");
  expect(signatures.of("ada")).toBeUndefined();
  await session("ada");
  signatures.keep("ada", "signature");
  miss();
  expect(signatures.of("ada")).toBeUndefined();
});
