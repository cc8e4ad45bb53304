import { act, screen, waitFor } from "@testing-library/react";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { anAppended, anEntry } from "../../../test/a-device.ts";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { recordToasts } from "../../../test/record-toasts.ts";
import { renderApp } from "../../../test/render-app.tsx";
import { settle } from "../../../test/still-clock.ts";
import { aDeck } from "../../../test/a-deck.ts";
import { entryPrefix } from "./may-have-entries.ts";
import { pagePlaces, readEntries } from "./stored-entries.ts";

const entriesPath = "POST /api/study/entries";
const waitingIds = async (uid: string) => (await readEntries(uid)).map(({ entry }) => entry.id);
const left = (uid: string) => localStorage.setItem(`recollect:study:entry:${uid}:a`, JSON.stringify({ entry: anEntry("a"), offsetMs: 0 }));

beforeEach(() => {
  useFakeEventSource();
  localStorage.clear();
});

afterEach(() => {
  vi.restoreAllMocks();
});

const routes = { ...signedInAs(aUser()), "GET /api/users/mira/decks/7": aDeck() };

test("entries of an earlier visit are sent on any screen, with the student's name", async () => {
  left("mira");
  left("ada");
  const server = fakeServer({ ...routes, [entriesPath]: () => anAppended({ accepted: ["a"] }) });
  renderApp("/7");
  await waitFor(() => expect(server.to(entriesPath)).toHaveLength(1));
  expect(server.to(entriesPath)[0]?.body).toEqual({ uid: "mira", entries: [anEntry("a")] });
  await waitFor(async () => expect(await waitingIds("mira")).toEqual([]));
  expect(await waitingIds("ada")).toEqual(["a"]);
});

test("entries that another tab left, which was closed since, are sent when the network is back", async () => {
  const server = fakeServer({ ...routes, [entriesPath]: () => anAppended({ accepted: ["a"] }) });
  renderApp("/7");
  await screen.findByText("Cell biology");
  left("mira");
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(server.to(entriesPath)).toHaveLength(1));
});

test("a refused entry is reported on any screen, and dropped", async () => {
  const toasts = recordToasts();
  left("mira");
  fakeServer({ ...routes, [entriesPath]: new AppError("study/card-not-found", { details: { id: "a" } }) });
  renderApp("/7");
  await waitFor(() => expect(toasts).toEqual(["error: This card was deleted in the meantime. Your answer was not counted."]));
  expect(await waitingIds("mira")).toEqual([]);
});

test("without a session for it nothing is lost and the student stays; after signing in again it is sent", async () => {
  left("mira");
  const server = fakeServer({ ...routes, [entriesPath]: new AppError("auth/required") });
  const { unmount, address } = renderApp("/7");
  await waitFor(() => expect(server.to(entriesPath)).toHaveLength(1));
  await screen.findByText("Cell biology");
  expect(address()).toBe("/7");
  expect(await waitingIds("mira")).toEqual(["a"]);
  unmount();
  // On a busy machine it may have been retried already.
  const tries = server.to(entriesPath).length;
  server.on({ [entriesPath]: () => anAppended({ accepted: ["a"] }) });
  act(() => void window.dispatchEvent(new Event("online")));
  expect(server.to(entriesPath)).toHaveLength(tries);
  renderApp("/7");
  await waitFor(async () => expect(await waitingIds("mira")).toEqual([]));
});

test("a student who signs out ends their outbox: nothing of theirs is sent with the next student's session", async () => {
  left("mira");
  const server = fakeServer({ ...routes, [entriesPath]: new AppError("api/service-unavailable") });
  const { unmount } = renderApp("/7");
  await waitFor(() => expect(server.to(entriesPath)).toHaveLength(1));
  unmount();
  const tries = server.to(entriesPath).length;
  const ada = aUser({ uid: "ada", username: "ada" });
  server.on({ ...signedInAs(ada), "GET /api/users/ada/decks/7": aDeck(), [entriesPath]: () => anAppended() });
  renderApp("/7");
  await screen.findByText("Cell biology");
  window.dispatchEvent(new Event("online"));
  await settle();
  expect(server.to(entriesPath)).toHaveLength(tries);
  expect(await waitingIds("mira")).toEqual(["a"]);
});

/** An answer of an earlier visit, in the browser's database, whose first reading takes `ms`, and of whose readings the first `failures` fail. */
function leftInDatabase({ ms, failures }: { ms: number; failures: number }) {
  let readings = 0;
  const text: [string, string] = [`${entryPrefix("mira")}a`, JSON.stringify({ entry: anEntry("a"), offsetMs: 0 })];
  const all = new Map([text]);
  vi.spyOn(pagePlaces.database, "read").mockImplementation(async (prefix = "") => {
    readings += 1;
    if (readings === 1) await new Promise((resolve) => void setTimeout(resolve, ms));
    if (readings <= failures) throw new DOMException("busy", "UnknownError");
    return [...all].filter(([key]) => key.startsWith(prefix));
  });
  vi.spyOn(pagePlaces.database, "change").mockImplementation(async ({ keys = [] }) => keys.forEach((key) => all.delete(key)));
  return all;
}

test.each([
  ["answers late", { ms: 1_500, failures: 0 }],
  ["fails at first", { ms: 0, failures: 3 }],
])("an answer of an earlier visit is sent where the browser's database %s", async (_how, trouble) => {
  const all = leftInDatabase(trouble);
  const server = fakeServer({ ...routes, [entriesPath]: () => anAppended({ accepted: ["a"] }) });
  renderApp("/7");
  await waitFor(() => expect(server.to(entriesPath)).toHaveLength(1), { timeout: 10_000 });
  await waitFor(() => expect(all.size).toBe(0));
});
