import { expect, test, vi } from "vitest";
import { anAppended, anEntry } from "../../../test/a-device.ts";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { sendEntries } from "./study-api.ts";

test("entries that the server accepted are in its reply", async () => {
  fakeServer({ "POST /api/study/entries": anAppended({ accepted: ["a"] }) });
  expect(await sendEntries("mira", [anEntry("a")])).toMatchObject({ accepted: ["a"] });
});

test("a server that never answers counts as a missing network, so that waiting entries are sent again", async () => {
  vi.useFakeTimers();
  fakeServer({ "POST /api/study/entries": () => new Promise<never>(() => {}) });
  const sent = sendEntries("mira", [anEntry("a")]).catch((failure: unknown) => failure);
  await vi.advanceTimersByTimeAsync(76_000);
  expect(await sent).toMatchObject({ code: "database/network-error" });
});
