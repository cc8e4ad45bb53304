import { act, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { fakeServer } from "../../test/fakes/fake-server.ts";
import { signedOut } from "../../test/people.ts";
import { renderAt } from "../../test/render-app.tsx";
import { answerFromDevice, replyOrCopy } from "../lib/requests/device-replies.ts";
import { answeringFrom, forgetAllCopies, patienceMs, type KeptReplies } from "../lib/requests/shown-copies.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { OfflineNote } from "./offline-note.tsx";

afterEach(() => {
  answerFromDevice(null);
  act(forgetAllCopies);
});

function aDevice(asOf: number): void {
  const device = {
    owner: () => "ada",
    isKept: () => true,
    find: async () => ({ reply: [], asOf }),
    keep: () => {},
    refused: () => {},
    keepChange: () => {},
  } as unknown as KeptReplies;
  answerFromDevice(Promise.resolve(answeringFrom(device)));
}

/** A read without a network was answered by the device, which was filled at this time. */
async function offline(asOf: number): Promise<void> {
  aDevice(asOf);
  await act(() => replyOrCopy("/api/users/:uid/decks", {}, () => Promise.reject(new AppError("database/network-error"))));
}

function open(at: string) {
  fakeServer(signedOut);
  return renderAt(at, <OfflineNote />);
}

test.each([
  ["/decks?tab=library", "This page needs a network. It goes on here as soon as there is one."],
  ["/decks?search=a&tab=library", "This page needs a network. It goes on here as soon as there is one."],
  ["/users/mira_k", "This page needs a network. It goes on here as soon as there is one."],
  ["/import?into=5", "You can choose and look at what to import. Saving it needs a network."],
  ["/desk", "This page needs a network. It goes on here as soon as there is one."],
  ["/account", "This page needs a network. It goes on here as soon as there is one."],
  ["/5/history", "This page needs a network. It goes on here as soon as there is one."],
  ["/5/co-authors", "This page needs a network. It goes on here as soon as there is one."],
  ["/5/suggestions", "This page needs a network. It goes on here as soon as there is one."],
  ["/5/learn/round", "This page needs a network. It goes on here as soon as there is one."],
  ["/progress?deck=5", "This page needs a network. It goes on here as soon as there is one."],
  ["/groups", "This page needs a network. It goes on here as soon as there is one."],
  ["/groups/a1/assignments", "This page needs a network. It goes on here as soon as there is one."],
])("at %s the one note also says what needs a network", async (at, sentence) => {
  open(at);
  expect(screen.queryByRole("status")).toBeNull();
  await offline(new Date().setHours(14, 20));
  expect(screen.getByRole("status")).toHaveTextContent(/^Offline, as of (?:2:20 PM|14:20)/);
  expect(screen.getByRole("status")).toHaveTextContent(sentence);
});

test.each(["/decks", "/decks?search=tab=library", "/5", "/study", "/5/edit", "/5/learn", "/on-this-device"])(
  "at %s, which works offline, it says no more than the time",
  async (at) => {
    open(at);
    await offline(new Date().setHours(14, 20));
    expect(screen.getByRole("status").textContent).toMatch(/^Offline, as of (?:2:20\sPM|14:20)$/);
  },
);

test("of a server that is only slow it says that, and never that the student is offline", async () => {
  open("/groups");
  vi.useFakeTimers({ now: new Date().setHours(15, 0) });
  aDevice(new Date().setHours(14, 20));
  void replyOrCopy("/api/users/:uid/decks", {}, () => new Promise(() => {}));
  await act(() => vi.advanceTimersByTimeAsync(patienceMs));
  vi.useRealTimers();
  expect(screen.getByRole("status").textContent).toMatch(/^The server is slow to answer: as of (?:2:20\sPM|14:20)$/);
});
