import { act, screen } from "@testing-library/react";
import { vi } from "vitest";
import { aStudyServer } from "./study/a-study-server.ts";
import type { NewEntry } from "../src/study/requests/study-api.ts";
import { fakeServer, type FakeServer } from "./fakes/fake-server.ts";
import { aUser, signedInAs } from "./people.ts";
import { renderApp } from "./render-app.tsx";
import { settle } from "./still-clock.ts";

/** A study session of deck 7, or at another address, with its first card in view. */
export async function session(study = aStudyServer(), { at = "/7/learn/study" } = {}) {
  const opened = openSession(study, { at });
  await screen.findByRole("button", { name: "Show answer" });
  return opened;
}

export function openSession(study = aStudyServer(), { at = "/7/learn/study" } = {}) {
  const server = fakeServer({ ...signedInAs(aUser()), ...study.routes });
  return { study, server, ...renderApp(at) };
}

/** The same with a clock and timers that the test moves from here on. The code of the screen is loaded before, so it takes no time. */
export async function stillSession(study: ReturnType<typeof aStudyServer>) {
  const screens = [import("../src/study/session/study-screen.tsx"), import("../src/study/session/end/session-end.tsx")];
  await Promise.all([
    ...screens,
    import("../src/study/session/run/model.ts"),
    import("../src/app/student-routes.tsx"),
    import("../src/app/navbar/navbar.tsx"),
    import("../src/app/student-data.tsx"),
  ]);
  const toFake = ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] as const;
  vi.useFakeTimers({ toFake: [...toFake], now: Date.UTC(2026, 2, 1, 12) });
  const opened = openSession(study);
  for (let round = 0; round < 5; round++) {
    // Each round lets one more part arrive and render.
    await act(() => vi.advanceTimersByTimeAsync(100));
    await settle();
  }
  return opened;
}

export const question = () => screen.queryByRole("group", { name: "Front" });
export const theAnswer = () => screen.queryByRole("group", { name: "Back" });
export const press = (name: string | RegExp) => screen.getByRole("button", { name });
/** `2 new 1 learning 0 due 1 answered` */
export const figures = () => [...screen.getByRole("list", { name: "Cards left" }).children].map((item) => item.textContent).join(", ");
/** Every entry that was sent, repeated ones too. */
export const sentEntries = (server: FakeServer) =>
  server.to("POST /api/study/entries").flatMap(({ body }) => (body as { entries: NewEntry[] }).entries);
