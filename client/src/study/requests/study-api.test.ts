import { expect, test, vi } from "vitest";
import { anAppended, anEntry } from "../../../test/a-device.ts";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { sendEntries } from "./study-api.ts";

test("entries that the server takes are told by it", async () => {
  fakeServer({ "POST /api/study/entries": anAppended({ accepted: ["a"] }) });
  expect(await sendEntries("mira", [anEntry("a")])).toMatchObject({ accepted: ["a"] });
});

test("a server that never answers is a network that is gone, so that what waits is sent again", async () => {
  vi.useFakeTimers();
  fakeServer({ "POST /api/study/entries": () => new Promise<never>(() => {}) });
  const sent = sendEntries("mira", [anEntry("a")]).catch((failure: unknown) => failure);
  await vi.advanceTimersByTimeAsync(76_000);
  expect(await sent).toMatchObject({ code: "database/network-error" });
});
