import "fake-indexeddb/auto";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { anAppended, anEntry } from "../../../test/a-device.ts";
import { fakeServer, later } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { recordToasts } from "../../../test/record-toasts.ts";
import { renderApp } from "../../../test/render-app.tsx";
import { arrival, pass, settle, stopClock } from "../../../test/still-clock.ts";
import { signIn } from "../../accounts/session/accounts-api.ts";
import { drafts } from "../../decks/editor/drafts/draft-storage.ts";
import { deviceAccount } from "../../device/store/device-account.ts";
import { deviceDatabase, forgetDevice } from "../../device/store/device-store.ts";
import { waitingFiles } from "../../media/waiting/waiting-files.ts";
import { unfinishedRemovals } from "../../device/store/unfinished-removals.ts";
import { wordingsToSend } from "../../practice/offline/marks-to-check.ts";
import { waitingTests } from "../../practice/offline/finished-tests.ts";
import type { Draft } from "../../decks/editor/drafts/draft.ts";
import { finishRemovals } from "./finish-removals.ts";
import { texts } from "./use-log-out.texts.ts";
import { entryPrefix } from "../../study/outbox/may-have-entries.ts";
import { pagePlaces } from "../../study/outbox/stored-entries.ts";

const signsOut = { "POST /api/auth/sign-out": { success: true } };

const aDraft = (uid: string): Draft => ({
  uid,
  subject: 5,
  formId: "f1",
  form: { title: "Unsaved", description: "", cards: [] },
  baseRevision: 1,
  savedAt: 1,
});

function keep(uid: string): void {
  const keys = [`study:last:${uid}`, `suggestions:${uid}:5`, `test-options:${uid}:5`, `practice:answer:5:${uid}`, `lines:${uid}:/5/edit`];
  for (const key of keys) localStorage.setItem(`recollect:${key}`, "1");
  sessionStorage.setItem(`recollect:practice:answer:5:${uid}`, "mark\nan answer");
  sessionStorage.setItem(`recollect:viewer:card:entry:${uid}`, "c1");
}

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  for (const uid of ["mira", "ada"]) await drafts.discardAll(uid);
});

/** Signed in, with the menu open. */
async function inMenu(routes: Record<string, object> = {}) {
  const server = fakeServer({ ...signedInAs(aUser()), ...signsOut, ...routes });
  const app = renderApp("/404");
  await app.user.click(await screen.findByRole("button", { name: /Profile menu/ }));
  await screen.findByRole("menuitem", { name: "Log out" });
  return { ...app, server };
}

async function logOut(routes: Record<string, object> = {}) {
  const app = await inMenu(routes);
  await app.user.click(screen.getByRole("menuitem", { name: "Log out" }));
  return app;
}

const draftsOf = async (uid: string) => (await drafts.all(uid)).length;

test("logging out removes this browser's data of the student, and of no other", async () => {
  keep("mira");
  keep("ada");
  const { address } = await logOut();
  await waitFor(() => expect(address()).toBe("/"));
  await waitFor(() => expect(Object.keys(sessionStorage)).toEqual(["recollect:practice:answer:5:ada", "recollect:viewer:card:entry:ada"]));
  expect(Object.keys(localStorage).filter((key) => key.includes("mira"))).toEqual([]);
  const kept = ["recollect:study:last:ada", "recollect:suggestions:ada:5", "recollect:test-options:ada:5", "recollect:lines:ada:/5/edit"];
  expect(Object.keys(localStorage).filter((key) => key.includes("ada"))).toEqual(expect.arrayContaining(kept));
});

test("logging out removes what this device kept for use offline, also after the operator switched that off", async () => {
  for (const uid of ["mira", "ada"]) await deviceDatabase(uid);
  const { address } = await logOut();
  await waitFor(() => expect(address()).toBe("/"));
  const names = async () => (await indexedDB.databases()).flatMap(({ name = "" }) => (name.includes("device") ? [name] : []));
  await waitFor(async () => expect(await names()).toEqual(["recollect-device-ada"]));
  await forgetDevice("ada");
});

test("logging out goes on while another tab holds what this device kept, which is removed as soon as that tab lets it go", async () => {
  (await deviceDatabase("mira")).close();
  // A tab that hangs hears nothing of the removal.
  const { result: held } = await new Promise<IDBOpenDBRequest>((resolve) => {
    const opening = indexedDB.open("recollect-device-mira");
    opening.addEventListener("success", () => resolve(opening));
  });
  const { address } = await logOut();
  await waitFor(() => expect(address()).toBe("/"));
  expect(unfinishedRemovals.all()).toEqual(["mira"]);
  held.close();
  await waitFor(() => expect(unfinishedRemovals.all()).toEqual([]));
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain("recollect-device-mira");
});

test("logging out removes pictures that were chosen without a network, and no other student's", async () => {
  const picture = new Blob([new Uint8Array(3)], { type: "image/png" });
  for (const uid of ["mira", "ada"]) await waitingFiles.keep(uid, picture, "png");
  const { address } = await logOut();
  await waitFor(() => expect(address()).toBe("/"));
  await waitFor(async () => expect(await waitingFiles.bytes("mira")).toBe(0));
  expect(await waitingFiles.bytes("ada")).toBe(3);
  await waitingFiles.discardAll("ada");
});

const deviceNames = async () => (await indexedDB.databases()).flatMap(({ name = "" }) => (name.includes("device") ? [name] : []));

/** What log-outs that the browser's end interrupted have left of mira and ada. Ada was the last that the server named on this device. */
async function leaveInterrupted(sessionBeingEnded: string | null) {
  for (const uid of ["mira", "ada"]) {
    (await deviceDatabase(uid)).close();
    await drafts.keep(aDraft(uid));
    keep(uid);
    unfinishedRemovals.add(uid);
  }
  deviceAccount.set({ uid: "ada", email: "ada@example.com", sessionId: "s" });
  if (sessionBeingEnded) localStorage.setItem("recollect:logging-out", sessionBeingEnded);
  await finishRemovals();
  const draftsLeft = [await draftsOf("mira"), await draftsOf("ada")];
  return { devices: await deviceNames(), draftsLeft, unfinished: unfinishedRemovals.all() };
}

test("a removal that the browser's end interrupted is done at the next start, unless the student is signed in", async () => {
  expect(await leaveInterrupted("an older one")).toEqual({ devices: ["recollect-device-ada"], draftsLeft: [0, 1], unfinished: [] });
  expect(Object.keys(localStorage).filter((key) => key.includes("mira"))).toEqual([]);
  expect(Object.keys(localStorage).filter((key) => key.includes("ada"))).not.toEqual([]);
  await forgetDevice("ada");
});

test("who logged out leaves nothing at the next start, though the server's answer did not come before the page closed", async () => {
  expect(await leaveInterrupted("s")).toEqual({ devices: [], draftsLeft: [0, 0], unfinished: [] });
});

test("a page that closes as soon as the server has ended the session has noted what is left to remove", async () => {
  const end = later<object>();
  const { server, address } = await logOut({ "POST /api/auth/sign-out": () => end.reply });
  await waitFor(() => expect(server.to("POST /api/auth/sign-out")).toHaveLength(1));
  expect(unfinishedRemovals.all()).toEqual(["mira"]);
  end.give({ success: true });
  await waitFor(() => expect(address()).toBe("/"));
  await waitFor(() => expect(unfinishedRemovals.all()).toEqual([]));
});

test("who logs in again keeps what an earlier log-out did not get to remove, also after the session ends", async () => {
  await drafts.keep(aDraft("mira"));
  unfinishedRemovals.add("mira");
  fakeServer({ "POST /api/auth/sign-in/email": { user: { id: "mira", email: "mira@example.org" }, session: { id: "s2" } } });
  await signIn("mira@example.org", "my password");
  await finishRemovals();
  expect([await draftsOf("mira"), unfinishedRemovals.all()]).toEqual([1, []]);
});

test("who has logged in again by the school's sign-in, which leaves the page, keeps everything", async () => {
  await drafts.keep(aDraft("mira"));
  unfinishedRemovals.add("mira");
  deviceAccount.set(null);
  fakeServer({ "GET /api/auth/get-session": { user: { id: "mira", email: "mira@example.org" }, session: { id: "s2" } } });
  await finishRemovals();
  expect([await draftsOf("mira"), unfinishedRemovals.all()]).toEqual([1, []]);
});

test("unsaved changes need a confirmation, and are kept if the student stays", async () => {
  await drafts.keep(aDraft("mira"));
  await drafts.keep(aDraft("ada"));
  const { user, server, address } = await logOut();
  const dialog = within(await screen.findByRole("alertdialog", { name: "Log out and discard what is not saved?" }));
  expect(dialog.getByText(/This browser still keeps unsaved changes of 1 deck\./)).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Stay logged in" }));
  expect(server.to("POST /api/auth/sign-out")).toEqual([]);
  expect(await draftsOf("mira")).toBe(1);

  await user.click(screen.getByRole("button", { name: /Profile menu/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Log out" }));
  await user.click(await screen.findByRole("button", { name: "Discard and log out" }));
  await waitFor(() => expect(address()).toBe("/"));
  await waitFor(async () => expect(await draftsOf("mira")).toBe(0));
  expect(await draftsOf("ada")).toBe(1);
});

test.each([
  { what: "beside nothing else", title: "Rivers", left: "1 unfinished card that was not saved." },
  { what: "beside another change", title: "Streams", left: "unsaved changes of 1 deck." },
])("an unfinished card that a save left out, $what, is called what it is", async ({ title, left }) => {
  const saved = { key: "c1", id: "c1", term: "Nile", definition: "Africa" };
  const base = { title: "Rivers", description: "", cards: [saved] };
  const form = {
    ...base,
    title,
    cards: [saved, { key: "row", term: "Danube", definition: "" }, { key: "blank", term: "", definition: " " }],
  };
  await drafts.keep({ ...aDraft("mira"), form, base });
  const { user } = await logOut();
  const dialog = within(await screen.findByRole("alertdialog", { name: "Log out and discard what is not saved?" }));
  expect(dialog.getByText(/This browser still keeps/)).toHaveTextContent(`This browser still keeps ${left}`);
  await user.click(dialog.getByRole("button", { name: "Stay logged in" }));
});

test("a form that was open while its student logged out and discarded it is not said to be kept", async () => {
  fakeServer({ ...signedInAs(aUser()), ...signsOut });
  const { user, address } = renderApp("/create-deck");
  await user.type(await screen.findByRole("textbox", { name: "Title" }), "Secret");
  await waitFor(async () => expect(await draftsOf("mira")).toBe(1));
  await user.click(await screen.findByRole("button", { name: /Profile menu/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Log out" }));
  await user.click(await screen.findByRole("button", { name: "Discard and log out" }));
  await waitFor(() => expect(address()).toBe("/"));
  await waitFor(async () => expect(await draftsOf("mira")).toBe(0));
  expect(screen.queryByText("Your unsaved changes are kept in this browser.")).not.toBeInTheDocument();
});

test("what can't be counted needs a confirmation, and keeps nobody from logging out", async () => {
  vi.spyOn(waitingTests, "all").mockRejectedValue(new Error("damaged"));
  const { user, address } = await logOut();
  await screen.findByText(/perhaps answers or changes that the browser does not show us now/);
  await user.click(screen.getByRole("button", { name: "Discard and log out" }));
  await waitFor(() => expect(address()).toBe("/"));
  vi.restoreAllMocks();
});

test("answers that wait are sent first", async () => {
  localStorage.setItem(`${entryPrefix("mira")}a`, JSON.stringify({ entry: anEntry("a"), offsetMs: 0 }));
  const { server, address } = await logOut({ "POST /api/study/entries": () => anAppended({ accepted: ["a"] }) });
  // The outbox's code loads only now, which takes a moment in tests.
  await waitFor(() => expect(address()).toBe("/"));
  const order = server.requests.map(({ path }) => path);
  expect(order.indexOf("/api/study/entries")).toBeLessThan(order.indexOf("/api/auth/sign-out"));
  expect(order).toContain("/api/study/entries");
});

test("a test that was finished without the server is sent first; if that fails it needs a confirmation, and is gone after it", async () => {
  const answers = { a: { score: 100, isCorrect: true }, b: { score: 0, isCorrect: false } };
  await waitingTests.keep("mira", 7, { id: "t1", kind: "multiple-choice", startedAt: 1, finishedAt: 2, answers });
  const { user, server, address } = await logOut({ "POST /api/practice/tests": new AppError("api/service-unavailable") });
  await screen.findByText(/This browser still keeps 2 answers that could not be sent\./);
  await user.click(screen.getByRole("button", { name: "Discard and log out" }));
  await waitFor(() => expect(address()).toBe("/"));
  expect(server.to("POST /api/practice/tests")).not.toHaveLength(0);
  await waitFor(async () => expect(await waitingTests.all("mira")).toEqual([]));
});

test("a wording that was counted as right without the server is sent first; if that fails it needs a confirmation", async () => {
  const wording = { deckId: 5, cardId: "c1", answer: "a city" };
  const accepted = "POST /api/practice/accepted-answers";
  await wordingsToSend.add("mira", wording);
  const { user, server, address } = await logOut({ [accepted]: new AppError("api/service-unavailable") });
  await screen.findByText(/This browser still keeps 1 answer that could not be sent\./);
  await user.click(screen.getByRole("button", { name: "Stay logged in" }));
  server.on({ [accepted]: {} });
  await user.click(screen.getByRole("button", { name: /Profile menu/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Log out" }));
  await waitFor(() => expect(address()).toBe("/"));
  expect(server.to(accepted).at(-1)?.body).toEqual(wording);
});

test("answers that cannot be sent need a confirmation", async () => {
  localStorage.setItem(`${entryPrefix("mira")}a`, JSON.stringify({ entry: anEntry("a"), offsetMs: 0 }));
  const { user, address } = await logOut({ "POST /api/study/entries": new AppError("api/service-unavailable") });
  expect(await screen.findByText(/This browser still keeps 1 answer that could not be sent\./)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Discard and log out" }));
  await waitFor(() => expect(address()).toBe("/"));
  expect(Object.keys(localStorage).filter((key) => key.includes("mira"))).toEqual([]);
});

test.each([
  ["answers", () => vi.spyOn(pagePlaces.database, "read").mockRejectedValue(new DOMException("busy", "UnknownError"))],
  ["drafts", () => vi.spyOn(drafts, "all").mockRejectedValue(new DOMException("busy", "UnknownError"))],
])("what the browser can't read now may be there: %s that can't be counted need a confirmation", async (_what, refuse) => {
  const refusing = refuse();
  const { user, address, server } = await logOut();
  expect(
    await screen.findByText(/This browser still keeps perhaps answers or changes that the browser does not show us now\./),
  ).toBeInTheDocument();
  expect(server.to("POST /api/auth/sign-out")).toEqual([]);
  refusing.mockRestore();
  await user.click(screen.getByRole("button", { name: "Discard and log out" }));
  await waitFor(() => expect(address()).toBe("/"));
});

test("answers that could not be sent before are sent now, without a confirmation", async () => {
  const { server, user, address } = await inMenu({ "POST /api/study/entries": new AppError("api/service-unavailable") });
  localStorage.setItem(`${entryPrefix("mira")}a`, JSON.stringify({ entry: anEntry("a"), offsetMs: 0 }));
  server.on({ "POST /api/study/entries": () => anAppended({ accepted: ["a"] }) });
  await user.click(screen.getByRole("menuitem", { name: "Log out" }));
  await waitFor(() => expect(address()).toBe("/"));
  expect(server.to("POST /api/study/entries").map(({ body }) => body)).toEqual([{ uid: "mira", entries: [anEntry("a")] }]);
});

describe("a server that never answers", () => {
  beforeAll(() => import("../../study/outbox/own-outbox.ts"));
  afterEach(() => {
    vi.useRealTimers();
  });

  const never = () => new Promise<object>(() => {});

  test("doesn't block the log-out: after five seconds unsent answers need a confirmation, and are kept until then", async () => {
    localStorage.setItem(`${entryPrefix("mira")}a`, JSON.stringify({ entry: anEntry("a"), offsetMs: 0 }));
    const { address, server } = await inMenu({ "POST /api/study/entries": never });
    stopClock();
    fireEvent.click(screen.getByRole("menuitem", { name: "Log out" }));
    await settle();
    await pass(4999);
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
    await pass(1);
    await arrival(() => expect(screen.getByText(/This browser still keeps 1 answer that could not be sent\./)).toBeInTheDocument());
    expect([pagePlaces.goneKeys.size, server.to("POST /api/auth/sign-out")]).toEqual([0, []]);
    fireEvent.click(screen.getByRole("button", { name: "Discard and log out" }));
    await arrival(() => expect(address()).toBe("/"));
    expect(Object.keys(localStorage).filter((key) => key.includes("mira"))).toEqual([]);
  });
});

test("a log-out that does not reach the server says so, and removes this browser's data anyway", async () => {
  const toasts = recordToasts();
  await drafts.keep(aDraft("mira"));
  keep("mira");
  const { user, address } = await logOut({ "POST /api/auth/sign-out": new AppError("auth/network-request-failed") });
  await user.click(await screen.findByRole("button", { name: "Discard and log out" }));
  await waitFor(() => expect(address()).toBe("/"));
  await waitFor(async () => expect(await draftsOf("mira")).toBe(0));
  expect(Object.keys(localStorage).filter((key) => key.includes("mira"))).toEqual([]);
  expect(toasts).toEqual([`warning: ${texts.serverNotReached}`]);
});

test("a log-out that is refused says so and removes nothing, although the student confirmed it; the next one does", async () => {
  const toasts = recordToasts();
  await drafts.keep(aDraft("mira"));
  keep("mira");
  const { user, server, address } = await logOut({ "POST /api/auth/sign-out": new AppError("api/rate-limit") });
  await user.click(await screen.findByRole("button", { name: "Discard and log out" }));
  await waitFor(() => expect(toasts).toEqual(["error: Too many requests. Please wait a moment before trying again."]));
  expect([address(), await draftsOf("mira"), localStorage.getItem("recollect:study:last:mira")]).toEqual(["/404", 1, "1"]);
  expect(unfinishedRemovals.all()).toEqual([]);
  server.on(signsOut);
  await user.click(screen.getByRole("button", { name: /Profile menu/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Log out" }));
  await user.click(await screen.findByRole("button", { name: "Discard and log out" }));
  await waitFor(() => expect(address()).toBe("/"));
  await waitFor(async () => expect(await draftsOf("mira")).toBe(0));
});

test("a pending read is cancelled when the student logs out, and repeated when the log-out is refused", async () => {
  const read = later<object>();
  const notices = "GET /api/notices";
  const { server, user, address } = await inMenu({
    [notices]: () => read.reply,
    "POST /api/auth/sign-out": new AppError("api/rate-limit"),
  });
  expect(server.to(notices)).toHaveLength(1);
  await user.click(screen.getByRole("menuitem", { name: "Log out" }));
  await waitFor(() => expect(server.to(notices)).toHaveLength(2));
  expect(server.to(notices)[0]?.signal?.aborted).toBe(true);
  server.on(signsOut);
  await user.click(screen.getByRole("button", { name: /Profile menu/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Log out" }));
  await waitFor(() => expect(address()).toBe("/"));
  expect(server.to(notices)[1]?.signal?.aborted).toBe(true);
});

test("the set-up has a log-out", async () => {
  fakeServer({ ...signedInAs(aUser({ setupCompleted: false })), ...signsOut });
  const { user, address } = renderApp("/decks");
  const dialog = within(await screen.findByRole("dialog", { name: "Welcome to Recollect!" }));
  await user.click(await dialog.findByRole("button", { name: "Log out" }));
  await waitFor(() => expect(address()).toBe("/"));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
