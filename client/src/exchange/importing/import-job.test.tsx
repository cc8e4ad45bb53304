import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { aCard, aDeck } from "../../../test/a-deck.ts";
import { FakeEventSource, useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeSendings } from "../../../test/fakes/fake-sending.ts";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";

const decks = "GET /api/users/mira/decks";

const foldersOf = "GET /api/users/mira/folders";
const noFolders = { folders: [], decks: [], tags: [], shared: [] };

function importing(routes: Record<string, object> = {}, at = "/import") {
  const server = fakeServer({ ...signedInAs(aUser()), [decks]: [], [foldersOf]: noFolders, "GET /api/imports": [], ...routes });
  return { server, ...renderApp(at) };
}

beforeEach(() => {
  useFakeEventSource();
});

const report = {
  format: "anki",
  account: null,
  decks: [
    {
      name: "Cells",
      folder: ["Bio"],
      cards: 2,
      prompts: 3,
      media: 1,
      withProgress: 2,
      isTrashed: false,
      languages: { term: "de", definition: "en" },
      areLanguagesGuessed: true,
      sample: [{ term: "**nucleus**", definition: "Kern" }],
    },
    {
      name: "Bones",
      folder: [],
      cards: 1,
      prompts: 1,
      media: 0,
      withProgress: 0,
      isTrashed: false,
      languages: null,
      areLanguagesGuessed: false,
      sample: [],
    },
  ],
  changed: [{ what: "table-flattened", count: 1, examples: ["a | b"] }],
  leftOut: [{ what: "incomplete", count: 1, examples: ["alone"] }],
};
const ready = { id: "i1", name: "bio.apkg", state: "ready", progress: 1, report, decks: null, error: null, doneAt: null };

/** A package that is sent to the server, which accepts it and reports its state. */
async function packageSent(user: ReturnType<typeof importing>["user"]) {
  const sendings = fakeSendings();
  await user.upload(await screen.findByLabelText("File to import"), new File(["PK"], "bio.apkg"));
  await waitFor(() => expect(sendings).toHaveLength(1));
  const [sending] = sendings;
  return {
    sending: sending!,
    sendings,
    taken: (nth = 0) => act(() => sendings[nth]!.answer(202, { id: "i1" })),
    told: async (view: object) => {
      const stream = await waitFor(() => {
        const last = FakeEventSource.opened.findLast(({ url, isClosed }) => url === "/api/imports/i1" && !isClosed);
        if (!last) throw new Error("No stream follows the import");
        return last;
      });
      act(() => stream.send("message", view));
    },
  };
}

test("a package is read by the server: its content, its changes, what is left out; then it is confirmed with the choices", async () => {
  const { user, server } = importing({ "POST /api/imports/i1/confirm": { id: "i1" } });
  const { sending, taken, told } = await packageSent(user);
  expect(sending.path).toBe("/api/imports?name=bio.apkg");
  act(() => sending.progress(1, 4));
  expect(screen.getByText("25%")).toBeVisible();
  taken();
  await told({ ...ready, state: "reading", report: null, progress: 0.5 });
  expect(screen.getByRole("progressbar", { name: "Reading the file..." })).toHaveAttribute("aria-valuenow", "50");
  await told(ready);
  expect(await screen.findByText("Bio / Cells")).toBeVisible();
  expect(screen.getByText("2 cards, 3 questions, 1 picture or sound, 2 with progress, German – English")).toBeVisible();
  expect(screen.getByRole("region", { name: "What changes" })).toHaveTextContent("1 table becomes lines of text");
  expect(screen.getByRole("region", { name: "Left out" })).toHaveTextContent("alone");
  await user.click(screen.getByRole("checkbox", { name: "Bones" }));
  await user.click(screen.getByRole("switch", { name: "Tags" }));
  await user.click(screen.getByRole("button", { name: "Import" }));
  await told({ ...ready, state: "writing", report: null, progress: 0.1 });
  expect(screen.getByText("Saving your decks...")).toBeVisible();
  const written = [{ id: 5, title: "Cells", isNew: true, added: 2, updated: 0, unchanged: 0, conflicts: [] }];
  await told({ ...ready, state: "done", report: null, decks: written });
  expect(await screen.findByRole("link", { name: "Cells" })).toHaveAttribute("href", "/5");
  expect(server.to("POST /api/imports/i1/confirm")[0]?.body).toEqual({ decks: [0], tags: false, progress: true, languages: true });
});

test("an import that took a moment is in the list of the last ones at once, to be undone", async () => {
  const { user, server } = importing({ "POST /api/imports/i1/confirm": { id: "i1" } });
  const { taken, told } = await packageSent(user);
  taken();
  await told(ready);
  await user.click(await screen.findByRole("button", { name: "Import" }));
  const written = [{ id: 5, title: "Cells", isNew: true, added: 2, updated: 0, unchanged: 0, conflicts: [] }];
  await told({ ...ready, state: "done", report: null, decks: written });
  server.on({ "GET /api/imports": [{ id: "i1", name: "bio.apkg", state: "done", createdAt: 1, error: null, decks: written }] });
  await user.click(await screen.findByRole("button", { name: "Import more" }));
  expect(await screen.findByRole("button", { name: "Undo the import of bio.apkg" })).toBeVisible();
});

test("its pictures are shown from the waiting import, and its cards are added to the deck that was open in the editor", async () => {
  const deck = aDeck({ id: 7, title: "French" });
  const { user, server } = importing({ [decks]: [deck], "POST /api/imports/i1/confirm": { id: "i1" } }, "/import?into=7");
  const { taken, told } = await packageSent(user);
  taken();
  const sample = [{ term: "![skull](media/anki-00000000000.png)", definition: "x" }];
  await told({ ...ready, report: { ...report, decks: [{ ...report.decks[0], sample }] } });
  expect(await screen.findByRole("img", { name: "skull" })).toHaveAttribute("src", "/api/imports/i1/media/anki-00000000000.png");
  await waitFor(() => expect(screen.getByLabelText("New cards go")).toHaveDisplayValue("into French"));
  await user.click(screen.getByRole("button", { name: "Import" }));
  expect(server.to("POST /api/imports/i1/confirm")[0]?.body).toMatchObject({ into: 7 });
});

test("a complete account lists its other data, and leaves them out on request", async () => {
  const { user, server } = importing({ "POST /api/imports/i1/confirm": { id: "i1" } });
  const { taken, told } = await packageSent(user);
  taken();
  await told({
    ...ready,
    report: { ...report, format: "account", account: { folders: 2, accepted: 1, shared: 1, trashed: 0, stars: 3, saved: 1, tests: 0 } },
  });
  expect(await screen.findByText(/1 deck is shared again\. 2 folders are imported\./)).toBeVisible();
  await user.click(screen.getByRole("switch", { name: "Profile, settings, and who may see each deck" }));
  await user.click(screen.getByRole("button", { name: "Import" }));
  expect(server.to("POST /api/imports/i1/confirm")[0]?.body).toMatchObject({ account: false });
});

test("an upload can be cancelled, and nothing more is sent", async () => {
  const { user } = importing();
  const { sending } = await packageSent(user);
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(await screen.findByRole("button", { name: "Choose a file" })).toBeVisible();
  // React cleans up after a removed part only after the next one is rendered.
  await waitFor(() => expect(sending.isStopped).toBe(true));
});

test("an import that failed shows why, and another file can be chosen", async () => {
  const { user } = importing();
  const { taken, told } = await packageSent(user);
  taken();
  const error = { code: "import/damaged", message: "This file is damaged or incomplete." };
  await told({ ...ready, state: "failed", report: null, error });
  expect(await screen.findByRole("alert")).toHaveTextContent("This file is damaged or incomplete.");
  await user.click(screen.getByRole("button", { name: "Choose something else" }));
  expect(screen.getByRole("button", { name: "Choose a file" })).toBeVisible();
});

test("an import that was interrupted with the server names the decks that it wrote, without counts", async () => {
  const { user } = importing();
  const { taken, told } = await packageSent(user);
  taken();
  const error = { code: "import/stopped", message: "The server was stopped during this import. Please start it again." };
  const written = { id: 9, title: "Cells", isNew: true, added: 0, updated: 0, unchanged: 0, conflicts: [] };
  await told({ ...ready, state: "failed", report: null, error, decks: [written] });
  expect(await screen.findByRole("listitem")).toHaveTextContent(/^Cells$/);
  expect(screen.getByRole("alert")).toHaveTextContent("The server was stopped during this import.");
});

test("a package that did not arrive is sent again on request, the same file for the same deck", async () => {
  const deck = aDeck({ id: 7, title: "French" });
  const { user } = importing({ [decks]: [deck], "POST /api/imports/i1/confirm": { id: "i1" } }, "/import?into=7");
  const { sending, sendings, told } = await packageSent(user);
  act(() => sending.fail());
  expect(await screen.findByRole("alert")).toHaveTextContent("Unable to connect to the database. Please try again.");
  expect(screen.getByRole("button", { name: "Choose something else" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByRole("progressbar", { name: "Sending the file..." })).toHaveAttribute("aria-valuenow", "0");
  await waitFor(() => expect(sendings).toHaveLength(2));
  expect(sendings[1]).toMatchObject({ path: sending.path, body: sending.body });
  act(() => sendings[1]!.answer(202, { id: "i1" }));
  await told(ready);
  await waitFor(() => expect(screen.getByLabelText("New cards go")).toHaveDisplayValue("into French"));
});

test("a package whose reply was lost is not sent twice: its import continues, and no other of the same name", async () => {
  const listed = { name: "bio.apkg", decks: null, error: null, createdAt: 1 };
  const older = { ...listed, id: "i0", state: "ready" };
  const { user, server } = importing({ "GET /api/imports": [older] });
  await screen.findByText("bio.apkg");
  const { sending, sendings, told } = await packageSent(user);
  act(() => sending.fail());
  server.on({ "GET /api/imports": [older, { ...listed, id: "i1", state: "reading" }] });
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  await told(ready);
  expect(await screen.findByText("Bio / Cells")).toBeVisible();
  expect(sendings).toHaveLength(1);
});

test("a package that was refused can't be sent again; one that the server interrupted can", async () => {
  const { user } = importing();
  const { sending, sendings, taken, told } = await packageSent(user);
  act(() => sending.answer(422, { error: { code: "import/damaged", message: "This file is damaged or incomplete." } }));
  expect(await screen.findByRole("alert")).toHaveTextContent("This file is damaged or incomplete.");
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Choose something else" }));
  await user.upload(await screen.findByLabelText("File to import"), new File(["PK"], "bio.apkg"));
  await waitFor(() => expect(sendings).toHaveLength(2));
  taken(1);
  const error = { code: "import/stopped", message: "The server was stopped during this import. Please start it again." };
  await told({ ...ready, state: "failed", report: null, error });
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  await waitFor(() => expect(sendings).toHaveLength(3));
});

test("an import whose page was closed continues: still reading, or waiting for the choices", async () => {
  const listed = { decks: null, error: null, createdAt: 1 };
  const begun = { ...listed, id: "i1", name: "bio.apkg", state: "reading" };
  const { user, server } = importing({ "GET /api/imports": [begun], "DELETE /api/imports/i1": undefined as never });
  expect(await screen.findByText("bio.apkg")).toBeVisible();
  expect(screen.getByRole("listitem")).toHaveTextContent("bio.apkg: still being read");
  await user.click(screen.getByRole("button", { name: "Continue the import of bio.apkg" }));
  const stream = FakeEventSource.opened.findLast(({ url }) => url === "/api/imports/i1")!;
  act(() => stream.send("message", { ...ready, state: "reading", report: null, progress: 0.5 }));
  expect(screen.getByRole("progressbar", { name: "Reading the file..." })).toHaveAttribute("aria-valuenow", "50");
  act(() => stream.send("message", ready));
  expect(await screen.findByText("Bio / Cells")).toBeVisible();
  server.on({ "GET /api/imports": [{ ...begun, state: "ready" }] });
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(server.to("DELETE /api/imports/i1")).toHaveLength(1);
  expect(await screen.findByRole("listitem")).toHaveTextContent("bio.apkg: ready: choose what to import");
});

const clashOf = (cardId: string, mine: string, theirs: string) => {
  const [before, there] = [
    { id: cardId, term: "a", definition: mine },
    { term: "a", definition: theirs, tags: ["t"] },
  ];
  const fields = [{ field: "definition", base: "once", mine, theirs }];
  return { cardId, here: before, there, change: { kind: "changed", before, after: { ...before, tags: ["t"] }, clashes: [{ fields }] } };
};

test("a side that was changed on both sides is shown with its three texts, and the package's is taken if it is chosen", async () => {
  const deck = aDeck({ id: 5, cards: [aCard({ id: "c1", term: "a", definition: "mine" }), aCard({ id: "c2" })], revision: 2 });
  const patch = "PATCH /api/users/mira/decks/5";
  const { user, server } = importing({ "GET /api/users/mira/decks/5": deck, [patch]: deck });
  const { taken, told } = await packageSent(user);
  taken();
  const away = [{ id: "c9", term: "gone", definition: "newer" }];
  const conflicts = [clashOf("c1", "mine", "theirs")];
  const written = [{ id: 5, title: "Cells", isNew: false, added: 0, updated: 0, unchanged: 1, conflicts, away, unlisted: 2 }];
  await told({ ...ready, state: "done", decks: written });
  const dialog = within(await screen.findByRole("dialog", { name: "Changed here and in the package" }));
  expect(dialog.getByText("once")).toBeVisible();
  expect(dialog.getByRole("radio", { name: /Mine/ })).toBeChecked();
  await user.click(dialog.getByRole("radio", { name: /In the package/ }));
  await user.click(dialog.getByRole("checkbox", { name: "Bring back gone" }));
  await user.click(dialog.getByRole("button", { name: "Take 2" }));
  expect(await screen.findByText("The package's text was taken for 2.", { exact: false })).toBeVisible();
  expect(screen.getByText("2 more cards are asked about when you import the file again.", { exact: false })).toBeVisible();
  expect(screen.getByText(/^: /, { selector: "li" })).toHaveTextContent("Cells: 1 unchanged, 1 changed here and in the package");
  expect(server.to(patch)[0]?.body).toMatchObject({
    base: 2,
    cards: [{ id: "c1", field: "definition", from: "mine", to: "theirs" }],
    added: [{ after: "c2", card: { id: "c9", term: "gone", definition: "newer" } }],
    removed: [],
  });
});

test("a side that was edited since the import is sent as it was shown, so that the server refuses to overwrite it", async () => {
  const deck = aDeck({ id: 5, cards: [aCard({ id: "c1", term: "a", definition: "edited since" })], revision: 3 });
  const patch = "PATCH /api/users/mira/decks/5";
  const { user, server } = importing({ "GET /api/users/mira/decks/5": deck, [patch]: new AppError("deck/fields-changed-meanwhile") });
  const { taken, told } = await packageSent(user);
  taken();
  const conflicts = [clashOf("c1", "mine", "theirs")];
  await told({ ...ready, state: "done", decks: [{ id: 5, title: "Cells", isNew: false, added: 0, updated: 0, unchanged: 0, conflicts }] });
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("radio", { name: /In the package/ }));
  await user.click(dialog.getByRole("button", { name: "Take 1" }));
  expect(await dialog.findByRole("alert")).toBeVisible();
  expect(server.to(patch)[0]?.body).toMatchObject({ cards: [{ from: "mine", to: "theirs" }] });
});

test("imports of the last day are listed with their results, and can be undone", async () => {
  const listed = { id: "i9", name: "bio.apkg", state: "done", createdAt: 1, error: null };
  const written = [{ id: 5, title: "Cells", isNew: true, added: 2, updated: 0, unchanged: 0, conflicts: [] }];
  const { user, server } = importing({ "GET /api/imports": [{ ...listed, decks: written }], "DELETE /api/imports/i9": undefined as never });
  expect(await screen.findByRole("link", { name: "Cells" })).toHaveAttribute("href", "/5");
  server.on({ "GET /api/imports": [] });
  await user.click(screen.getByRole("button", { name: "Undo the import of bio.apkg" }));
  expect(await screen.findByText("The import was undone")).toBeVisible();
  expect(server.to("DELETE /api/imports/i9")).toHaveLength(1);
  expect(screen.queryByRole("link", { name: "Cells" })).toBeNull();
});
