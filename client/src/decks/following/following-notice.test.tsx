import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { FollowedChanges, Following } from "@recollect/domain/decks/following/following.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { aCard, aDeck } from "../../../test/a-deck.ts";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";

const own = "/api/users/mira/decks/7";
const original = { id: 5, title: "Cells", author: "@ada" };
const copy = aDeck({ id: 7, revision: 4, copiedFrom: { originalId: 5, originalAuthor: "@ada", copiedAt: 1 } });
const mine = aCard({ id: "c1", term: "cell", definition: "my words" });

const changes: FollowedChanges = {
  original,
  sourceRevision: 9,
  revision: 4,
  changes: [
    {
      kind: "changed",
      before: mine,
      after: { ...mine, term: "cell (biology)" },
      clashes: [{ fields: [{ field: "definition", base: "unit of life", theirs: "smallest unit", mine: "my words" }] }],
    },
    { kind: "added", card: aCard({ id: "n", term: "ribosome", definition: "makes proteins" }) },
    { kind: "stays", card: aCard({ id: "s", term: "ATP" }), why: "studied" },
    { kind: "away", card: aCard({ id: "w", term: "wall" }) },
  ],
  unlisted: 0,
  left: [],
};

beforeEach(() => {
  useFakeEventSource();
});

function page(following: Following, routes: Record<string, object> = {}) {
  const server = fakeServer({ ...signedInAs(aUser()), [`GET ${own}`]: copy, [`GET ${own}/following`]: following, ...routes });
  return { server, ...renderApp("/7") };
}

const open = (changeCount: number, left: readonly string[] = []): Following => ({ state: "open", original, changeCount, left });

test("a deck that follows another one says who changed something, and shows each change with three texts where both did", async () => {
  const { user, server } = page(open(4), {
    [`GET ${own}/following/changes`]: changes,
    [`POST ${own}/following/taking`]: { ...copy, revision: 5 },
  });
  expect(await screen.findByText(/made 4 changes/)).toHaveTextContent("@ada made 4 changes since you last looked.");
  await user.click(screen.getByRole("button", { name: "See changes" }));
  const dialog = await screen.findByRole("dialog", { name: "Changes by @ada" });
  expect(dialog).toHaveTextContent("4 changes. In 1 place you changed the same as the author.");
  const clash = within(dialog).getByRole("group", { name: /^Definition/ });
  expect(clash).toHaveTextContent("Before unit of life");
  expect(within(clash).getByRole("radio", { name: /^Mine/ })).toBeChecked();
  expect(within(dialog).getByRole("region", { name: "Only the author changed these" })).toHaveTextContent("cell (biology)");
  expect(within(dialog).getByRole("region", { name: /kept here$/ })).toHaveTextContent("You studied it.");
  await user.click(within(clash).getByRole("radio", { name: /^The author’s/ }));
  await user.click(within(dialog).getByRole("checkbox", { name: "Bring back wall" }));
  await user.click(within(dialog).getByRole("button", { name: "Take changes" }));
  expect(await screen.findByText("Your deck has the changes. As it was, it stays in its History.")).toBeInTheDocument();
  expect(server.to(`POST ${own}/following/taking`).map(({ body }) => body)).toEqual([
    { sourceRevision: 9, theirs: ["definition c1"], wanted: ["w"] },
  ]);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
  // Cards may have left the author's deck with it.
  await waitFor(() => expect(server.to(`GET ${own}/following`).length).toBeGreaterThan(1));
});

test("after a change in the meantime the changes are read again, and what was chosen stays", async () => {
  const { user } = page(open(4), {
    [`GET ${own}/following/changes`]: changes,
    [`POST ${own}/following/taking`]: new AppError("deck/original-changed"),
  });
  await user.click(await screen.findByRole("button", { name: "See changes" }));
  const dialog = await screen.findByRole("dialog", { name: "Changes by @ada" });
  await user.click(within(dialog).getByRole("radio", { name: /^The author’s/ }));
  await user.click(within(dialog).getByRole("button", { name: "Take changes" }));
  expect(await within(dialog).findByText(/was changed in the meantime/)).toBeInTheDocument();
  expect(within(dialog).getByRole("radio", { name: /^The author’s/ })).toBeChecked();
});

test("decisions that are too many for one list are announced, and follow once these are taken", async () => {
  const { user, server } = page(open(7), {
    [`GET ${own}/following/changes`]: { ...changes, waiting: 3 },
    [`POST ${own}/following/taking`]: copy,
  });
  await user.click(await screen.findByRole("button", { name: "See changes" }));
  const dialog = await screen.findByRole("dialog", { name: "Changes by @ada" });
  expect(within(dialog).getByText("And 3 more, which follow when these are decided.")).toBeInTheDocument();
  expect(within(dialog).getByRole("status")).toHaveTextContent(`${changes.changes.length + 3} changes.`);
  server.on({ [`GET ${own}/following`]: open(3) });
  await user.click(within(dialog).getByRole("button", { name: "Take changes" }));
  expect(await screen.findByText(/made 3 changes/)).toBeInTheDocument();
});

test("a deck whose original is not shared any more says so, and can stop following", async () => {
  const { user, server } = page({ state: "closed", original: null }, { [`DELETE ${own}/following`]: {} });
  expect(await screen.findByText(/not shared with you any more/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Stop following" }));
  server.on({ [`GET ${own}/following`]: { state: "none", original: null } satisfies Following });
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Stop following" }));
  expect(await screen.findByText("This deck follows no other deck any more")).toBeInTheDocument();
});

test("a deck whose original can only be read any more, in a group, says so", async () => {
  page({ state: "closed", original });
  expect(await screen.findByText(/not shared by its link/)).toHaveTextContent(
    "You can read the original by @ada, but not copy it any more",
  );
  expect(screen.getByRole("button", { name: "Stop following" })).toBeInTheDocument();
});

test("an old copy can follow its original", async () => {
  const { user, server } = page({ state: "none", original }, { [`PUT ${own}/following`]: open(0) });
  expect(await screen.findByText(/This is a copy of a deck by/)).toBeInTheDocument();
  server.on({ [`GET ${own}/following`]: open(2) });
  await user.click(screen.getByRole("button", { name: "Follow the original" }));
  expect(await screen.findByText(/made 2 changes/)).toBeInTheDocument();
});

test("what I edited is listed with the author's words, and each side can be suggested to the author", async () => {
  const edits = [{ cardId: "s1", term: "my cell", field: "definition", mine: "my words", theirs: "unit of life" }];
  const { user, server } = page(open(0), {
    [`GET ${own}/following/edits`]: { original, edits, unlisted: 2 },
    "GET /api/suggestions/5/s1": { isOpen: true, isNamed: true, term: "cell", definition: "unit of life", own: [] },
    "POST /api/suggestions/5/s1": { own: [] },
  });
  await user.click(await screen.findByRole("button", { name: "What you changed" }));
  const dialog = within(await screen.findByRole("dialog", { name: "What you changed" }));
  expect(await dialog.findByText("3 sides say something else here than in the author’s deck.")).toBeVisible();
  expect(dialog.getByText("my cell")).toBeVisible();
  expect(dialog.getByText("unit of life")).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Suggest this to @ada: my words" }));
  const form = within(await screen.findByRole("dialog", { name: "Suggest a correction" }));
  expect(await form.findByLabelText("Back")).toHaveValue("my words");
  await user.click(form.getByRole("button", { name: "Send to the author" }));
  expect(await screen.findByRole("dialog", { name: "What you changed" })).toBeVisible();
  expect(server.to("POST /api/suggestions/5/s1")[0]?.body).toEqual({
    changes: [{ field: "definition", base: "unit of life", text: "my words" }],
    sentence: "",
  });
});

test("a card that the author removed says so, and is kept for good or removed", async () => {
  const [first] = copy.cards;
  const { user, server } = page(open(0, [first!.id]), {
    [`PUT ${own}/following/left/${first!.id}`]: undefined as never,
    [`PATCH ${own}`]: { ...copy, revision: 5, cards: copy.cards.slice(1), cardCount: copy.cards.length - 1 },
  });
  const mark = async () => within(await screen.findByRole("group", { name: "This card is no longer in the author’s deck." }));
  await user.click((await mark()).getByRole("button", { name: "Remove it" }));
  expect(await screen.findByText("The card is removed. The deck as it was stays in its History.")).toBeInTheDocument();
  expect(server.to(`PATCH ${own}`)[0]?.body).toEqual({ base: 4, cards: [], added: [], removed: [first], order: null });
  await waitFor(() => expect(screen.queryByRole("group", { name: /no longer in the author/ })).not.toBeInTheDocument());
  expect(screen.getByRole("main")).toHaveFocus();
});

test("the notice and the mark at a card ask the server once", async () => {
  const { server } = page(open(0, [copy.cards[0]!.id]));
  await screen.findByText(/There is nothing new/);
  await screen.findByRole("button", { name: "Keep it for good" });
  expect(server.requests.filter(({ path }) => path.startsWith(`${own}/following`))).toHaveLength(1);
});

test("a card that the author removed is kept for good with one press", async () => {
  const [first] = copy.cards;
  const { user, server } = page(open(0, [first!.id]), {
    [`PUT ${own}/following/left/${first!.id}`]: undefined as never,
  });
  await user.click(await screen.findByRole("button", { name: "Keep it for good" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Keep it for good" })).not.toBeInTheDocument());
  expect(server.to(`PUT ${own}/following/left/${first!.id}`)).toHaveLength(1);
  expect(screen.getByRole("main")).toHaveFocus();
});

test("a save of the author that leaves nothing to take is caught up with, so that nothing seems to be waiting", async () => {
  const { server } = page(
    { ...(open(0) as Extract<Following, { state: "open" }>), catchUp: { sourceRevision: 9, revision: 4 } },
    { [`POST ${own}/following/taking`]: copy },
  );
  await screen.findByText(/There is nothing new/);
  await waitFor(() =>
    expect(server.to(`POST ${own}/following/taking`)).toMatchObject([{ body: { sourceRevision: 9, theirs: [], wanted: [] } }]),
  );
});
