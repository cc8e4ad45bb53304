import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { AppWorker } from "../../lib/worker/app-worker.ts";
import { renderAt } from "../../../test/render-app.tsx";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { signedOut } from "../../../test/people.ts";
import { AppUpdates } from "./app-updates.tsx";

function aWorker() {
  let isReady = false;
  const listeners = new Set<() => void>();
  const worker = {
    start: vi.fn<AppWorker["start"]>(async () => {}),
    askForNewer: vi.fn<AppWorker["askForNewer"]>(async () => {}),
    isNewVersionReady: () => isReady,
    subscribe: (listener: () => void) => (listeners.add(listener), () => void listeners.delete(listener)),
    reloadInNewVersion: vi.fn<AppWorker["reloadInNewVersion"]>(() => new Promise(() => {})),
  } satisfies AppWorker;
  const arrive = () =>
    act(() => {
      isReady = true;
      for (const listener of listeners) listener();
    });
  return { worker, arrive };
}

function open(at: string) {
  fakeServer(signedOut);
  const { worker, arrive } = aWorker();
  return { ...renderAt(at, <AppUpdates worker={worker} />), worker, arrive };
}

test("a new version is offered when it is ready, and nothing reloads until the student says so", async () => {
  const { worker, arrive, user } = open("/decks");
  expect(worker.start).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("button")).toBeNull();
  arrive();
  expect(screen.getByRole("status")).toHaveTextContent("A new version is ready.");
  expect(worker.reloadInNewVersion).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Reload" }));
  expect(worker.reloadInNewVersion).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("button", { name: "Reloading..." })).toBeDisabled();
});

test.each(["/create-deck", "/5/edit", "/5/learn/study", "/5/learn/test/multiple-choice", "/study", "/import"])(
  "at %s, where a reload would disturb, the offer waits",
  (at) => {
    const { arrive } = open(at);
    arrive();
    expect(screen.queryByRole("status")).toBeNull();
  },
);

test.each(["/decks", "/5", "/5/history", "/progress", "/users/ada"])("at %s nothing is disturbed, and the offer shows", (at) => {
  const { arrive } = open(at);
  arrive();
  expect(screen.getByRole("button", { name: "Reload" })).toBeVisible();
});

test("a page that is looked at again asks for a newer version", () => {
  const { worker } = open("/decks");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(worker.askForNewer).toHaveBeenCalledTimes(1);
});
