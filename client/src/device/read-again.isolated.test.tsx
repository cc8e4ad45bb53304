import "fake-indexeddb/auto";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { aDeck } from "../../test/a-deck.ts";
import { keepOnDevice } from "../../test/a-kept-device.ts";
import { useFakeEventSource } from "../../test/fakes/fake-event-source.ts";
import { fakeServer } from "../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../test/people.ts";
import { renderApp } from "../../test/render-app.tsx";
import { answerFromDevice } from "../lib/requests/device-replies.ts";
import { request } from "../lib/requests/http.ts";
import { deviceReplies } from "./device-replies.ts";
import { deviceAccount } from "./store/device-account.ts";
import { deviceDatabase, forgetDevice } from "./store/device-store.ts";

const kept = aDeck({ title: "As it was" });
let endDevice = () => {};

beforeEach(async () => {
  useFakeEventSource();
  endDevice = keepOnDevice();
  deviceAccount.set({ uid: "mira", email: "mira@example.org", sessionId: "s1" });
  const database = await deviceDatabase("mira");
  await database.put("decks", kept);
  await database.put("meta", Date.now(), "filledAt");
  await database.put("replies", { address: "/api/users/mira", reply: aUser(), asOf: Date.now() });
  answerFromDevice(Promise.resolve(deviceReplies));
});
afterEach(async () => {
  endDevice();
  await forgetDevice("mira");
});

function aServer() {
  const server = fakeServer({
    ...signedInAs(aUser()),
    "GET /api/device": () => new Response(""),
    "GET /sw.js": "",
    "GET /api/users/mira/decks/7": aDeck({ title: "As it is", revision: 4 }),
  });
  server.online(false);
  return server;
}

test("a page that showed the device's copy is read again when the server is back, and only then says no more that it is offline", async () => {
  const server = aServer();
  renderApp("/7");
  expect(await screen.findByRole("heading", { level: 1, name: "As it was" })).toBeInTheDocument();
  expect(await screen.findByText(/^Offline, as of/)).toBeInTheDocument();
  server.online(true);
  await request("GET", "/api/notices");
  expect(await screen.findByRole("heading", { level: 1, name: "As it is" })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/^Offline, as of/)).not.toBeInTheDocument());
});

test("so are its stars, of which no event has come from a server that was away", async () => {
  const database = await deviceDatabase("mira");
  await database.put("replies", { address: "/api/stars/7", reply: { cards: [] }, asOf: Date.now() });
  const server = aServer();
  renderApp("/7");
  await waitFor(() => expect(screen.getByRole("button", { name: "Star this card" })).toHaveAttribute("aria-pressed", "false"));
  server.on({ "GET /api/stars/7": { cards: ["c1"] } });
  server.online(true);
  await request("GET", "/api/notices");
  await waitFor(() => expect(screen.getByRole("button", { name: "Star this card" })).toHaveAttribute("aria-pressed", "true"));
});

test("a form that is open keeps what it began with", async () => {
  const server = aServer();
  const { user } = renderApp("/7/edit");
  await user.type(await screen.findByRole("textbox", { name: "Title" }), "!");
  server.online(true);
  await request("GET", "/api/notices");
  await waitFor(() => expect(screen.queryByText(/^Offline, as of/)).not.toBeInTheDocument());
  expect(screen.getByRole("textbox", { name: "Title" })).toHaveValue("As it was!");
});
