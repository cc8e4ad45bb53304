import { screen } from "@testing-library/react";
import { aStudyServer } from "./a-study-server.ts";
import type { GivenEntry } from "../src/study/study-api.ts";
import { fakeServer, type FakeServer } from "./fake-server.ts";
import { aUser, signedInAs } from "./people.ts";
import { renderApp } from "./render-app.tsx";

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

export const question = () => screen.queryByRole("group", { name: "Front" });
export const theAnswer = () => screen.queryByRole("group", { name: "Back" });
export const press = (name: string | RegExp) => screen.getByRole("button", { name });
/** `2 new 1 learning 0 due 1 answered` */
export const figures = () => [...screen.getByRole("list", { name: "Cards left" }).children].map((item) => item.textContent).join(", ");
/** Every entry that reached for the server, also again. */
export const sentEntries = (server: FakeServer) =>
  server.to("POST /api/study/entries").flatMap(({ body }) => (body as { entries: GivenEntry[] }).entries);
