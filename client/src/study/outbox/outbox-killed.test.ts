import { expect, test } from "vitest";
import { addMany, anEntry, aStartedOutbox, noon, settled } from "../../../test/a-device.ts";

test("answers that a browser had not written to its disk when it was killed are sent at its next start", async () => {
  const { server, device, outbox, logged } = aStartedOutbox();
  server.isOnline = false;
  const ids = await addMany(outbox, 3);
  await settled();
  device.kill();
  expect(device.stored.size).toBe(0);
  server.isOnline = true;
  const next = device.tab();
  next.start();
  await settled();
  expect(logged()).toEqual(ids);
  expect(next.state().waiting).toBe(0);
  expect(device.database.size).toBe(0);
});

test("entries that the server has before the browser is killed are not in the log twice, although the browser has lost that", async () => {
  const { server, device, outbox, logged } = aStartedOutbox();
  server.isOnline = false;
  await outbox.add(anEntry("a"));
  await settled();
  device.write();
  server.isOnline = true;
  await outbox.flush();
  device.kill();
  const next = device.tab();
  next.start();
  await next.flush();
  expect(logged()).toEqual(["a"]);
  expect(next.state().waiting).toBe(0);
});

test("cards are requested after the recovered answers were sent", async () => {
  const { server, device, outbox, logged } = aStartedOutbox();
  server.isOnline = false;
  await outbox.add(anEntry("a"));
  await settled();
  device.kill();
  server.isOnline = true;
  const next = device.tab();
  next.start();
  await next.flush();
  expect(logged()).toEqual(["a"]);
});

test("an answer after the recovered ones has a later time, also with a clock that was set back", async () => {
  const { server, device, outbox } = aStartedOutbox();
  server.isOnline = false;
  await outbox.add(anEntry("a", { at: outbox.stamp() }));
  await settled();
  device.kill();
  device.now = noon - 60_000;
  const next = device.tab();
  await settled();
  expect(next.stamp()).toBe(noon + 1);
});

test("another student in this browser neither gets nor sends the lost ones", async () => {
  const { server, device, outbox, logged } = aStartedOutbox();
  server.isOnline = false;
  await outbox.add(anEntry("a"));
  await settled();
  device.kill();
  server.isOnline = true;
  const ada = device.tab("ada");
  ada.start();
  await ada.flush();
  expect(ada.state().waiting).toBe(0);
  expect(device.stored.size).toBe(0);
  expect(logged()).toEqual([]);
  expect([...device.database.keys()]).toEqual(["recollect:study:entry:mira:a"]);
});
