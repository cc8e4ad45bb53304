import { goneAfterMs } from "@recollect/domain/decks/co-authors/present-writers.ts";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { FakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { LiveProvider } from "../../lib/live/live.tsx";
import { useWriters } from "./use-writers.ts";

const deckId = 7;

/** An open editor that hears of others, by a clock of the test. */
async function anEditor() {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  fakeServer({ [`POST /api/co-authors/${deckId}/presence`]: undefined });
  const { result } = renderHook(() => useWriters(deckId), {
    wrapper: ({ children }) => (
      <LiveProvider uid="mira" readList={async () => []}>
        {children}
      </LiveProvider>
    ),
  });
  await waitFor(() => expect(FakeEventSource.opened).not.toEqual([]));
  act(() => {
    FakeEventSource.last.open();
    FakeEventSource.last.begin();
  });
  return {
    hears: (isHere = true) => {
      const writer = { uid: "ada", name: "@ada", cardId: "c1", isHere };
      act(() => FakeEventSource.last.send("writers", { deckId, writer }));
    },
    waits: (ms: number) => {
      act(() => void vi.advanceTimersByTime(ms));
      // Without a sign of life a stream counts as broken after some time.
      act(() => FakeEventSource.last.beat());
    },
    shows: () => result.current.map(({ name }) => name),
  };
}

test("somebody who writes is shown until 40 seconds after the last sign of life", async () => {
  const { hears, waits, shows } = await anEditor();
  hears();
  expect(shows()).toEqual(["@ada"]);
  for (let passed = 0; passed < 15_000; passed += 5_000) waits(5_000);
  hears();
  for (let passed = 0; passed < goneAfterMs - 5_000; passed += 5_000) waits(5_000);
  expect(shows()).toEqual(["@ada"]);
  waits(4_000);
  expect(shows()).toEqual(["@ada"]);
  waits(1_000);
  expect(shows()).toEqual([]);
});

test("somebody who closes the editor is gone at once", async () => {
  const { hears, shows } = await anEditor();
  hears();
  expect(shows()).toEqual(["@ada"]);
  hears(false);
  expect(shows()).toEqual([]);
});
