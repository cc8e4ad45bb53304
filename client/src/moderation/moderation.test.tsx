import { AppError } from "@recollect/domain/errors/app-error.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { FakeEventSource, theStream, useFakeEventSource } from "../../test/fakes/fake-event-source.ts";
import { fakeServer } from "../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../test/people.ts";
import { renderApp, renderAt } from "../../test/render-app.tsx";
import { settle } from "../../test/still-clock.ts";
import { opensWithinMs } from "../lib/live/beginning.ts";
import { UnreadNotices } from "./notices/unread-notices.tsx";

const cyd = aUser({ role: "caretaker" });
const log = { id: 7, at: 1_700_000_000_000, act: "deck-warn", by: "@dee", on: "@ada", onUid: "ada", deckId: 12, why: "Be nice" };
const found = {
  id: 12,
  ownerId: "ada",
  title: "Rude words",
  author: "@ada",
  isShared: true,
  restriction: null,
  openReports: 1,
  allReports: 1,
  reports: [{ reason: "harmful", text: "Card 2", createdAt: 1_700_000_000_000, settledAt: null }],
  log: [log],
  seen: 7,
};
const account = {
  uid: "ada",
  label: "@ada",
  displayName: "Ada",
  username: "ada",
  role: null,
  suspendedAt: null,
  createdAt: 1_700_000_000_000,
  decks: 2,
  bytes: 2_500_000,
  sessions: 1,
  log: [],
  seen: 0,
};
const deck = { id: 12, title: "Rude words", description: "", cards: [{ id: "a", term: "t1", definition: "d1" }], cardCount: 1 };
const routes = {
  ...signedInAs(cyd),
  "GET /api/desk/decks/12": found,
  "GET /api/library/12": deck,
  "GET /api/desk/accounts/ada": account,
};

beforeEach(() => {
  localStorage.clear();
  useFakeEventSource();
});

describe("moderation", () => {
  test("is an unknown page to all but moderators", async () => {
    fakeServer(signedInAs(aUser()));
    renderApp("/desk");
    expect(await screen.findByRole("heading", { name: "Page not found" })).toBeInTheDocument();
  });

  test("is in the profile menu of moderators", async () => {
    fakeServer({ ...routes, "GET /api/desk/reports": { rows: [{ id: 12, title: "Rude words", reports: 2, lastAt: 0 }], next: null } });
    const { user, address } = renderApp("/404");
    await user.click(await screen.findByRole("button", { name: /Profile menu/ }));
    await user.click(await screen.findByRole("menuitem", { name: "Caretaker's desk" }));
    expect(address()).toBe("/desk");
    expect(await screen.findByRole("link", { name: "Rude words" })).toHaveAttribute("href", "/desk?deck=12");
  });

  test("acts on a deck for a reason, with the last action that was seen", async () => {
    const server = fakeServer({ ...routes, "POST /api/desk/decks/12/acts": { ...found, restriction: "hidden" } });
    const { user } = renderApp("/desk?deck=12");
    expect(await screen.findByText("Card 2")).toBeInTheDocument();
    expect(await screen.findByText("t1")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Hide from the Library" }));
    expect(screen.getByRole("alert")).toHaveTextContent("A reason is required");
    await user.type(screen.getByLabelText("Why"), "Insults");
    await user.click(screen.getByRole("button", { name: "Hide from the Library" }));
    expect(await screen.findByText("The deck is hidden from the Library. The author is told.")).toBeInTheDocument();
    expect(server.to("POST /api/desk/decks/12/acts").map(({ body }) => body)).toEqual([{ act: "hide", why: "Insults", seen: 7 }]);
  });

  test("shows what another moderator did in the meantime, and keeps the reason", async () => {
    const details = { act: "deck-hide", by: "@dee", at: 0, why: "Insults." };
    fakeServer({ ...routes, "POST /api/desk/decks/12/acts": new AppError("desk/done-meanwhile", { details }) });
    const { user } = renderApp("/desk?deck=12");
    await user.type(await screen.findByLabelText("Why"), "Mine");
    await user.click(screen.getByRole("button", { name: "Hide from the Library" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "In the meantime: @dee hid a deck from the Library. The reason: Insults. Nothing was done twice.",
    );
    expect(screen.getByLabelText("Why")).toHaveValue("Mine");
  });

  test("shows no content of a deck that is Private now", async () => {
    const server = fakeServer({ ...routes, "GET /api/desk/decks/12": { ...found, isShared: false, restriction: "taken-down" } });
    renderApp("/desk?deck=12");
    expect(await screen.findByText(/The deck is Private now, or deleted/)).toBeInTheDocument();
    expect(server.to("GET /api/library/12")).toEqual([]);
    expect(
      within(screen.getByLabelText("What to do"))
        .getAllByRole("option")
        .map((one) => one.textContent),
    ).toEqual(["Hide from the Library", "Restore", "Warn the author", "Nothing is wrong"]);
  });

  test("shows a link for a new password once, if no mail can be sent", async () => {
    fakeServer({ ...routes, "POST /api/desk/accounts/ada/acts": { ...account, link: "/reset-password?token=abc" } });
    const { user } = renderApp("/desk?account=ada");
    await user.selectOptions(await screen.findByLabelText("What to do"), "Make a link for a new password");
    await user.type(screen.getByLabelText("Why"), "Forgot it");
    await user.click(screen.getByRole("button", { name: "Make a link for a new password" }));
    expect(await screen.findByText(`${location.origin}/reset-password?token=abc`)).toBeInTheDocument();
  });

  test("finds an account, and says so when there is none", async () => {
    fakeServer({ ...routes, "GET /api/desk/accounts": new AppError("desk/account-not-found") });
    const { user } = renderApp("/desk?view=accounts");
    await user.type(await screen.findByLabelText("Username or email"), "nobody");
    await user.click(screen.getByRole("button", { name: "Find" }));
    expect(await screen.findByText("There is no account with this name or address.")).toBeInTheDocument();
  });

  test("shows lists in pages", async () => {
    const row = (uid: string) => ({ uid, label: `@${uid}`, deckBytes: 3_000_000, mediaBytes: 1_500_000 });
    fakeServer({
      ...routes,
      "GET /api/desk/storage": ({ search }: { search: URLSearchParams }) =>
        search.get("uid") === "ada" ? { rows: [row("bob")], next: null } : { rows: [row("ada")], next: { bytes: 4_500_000, uid: "ada" } },
    });
    const { user } = renderApp("/desk?view=storage");
    expect(await screen.findByRole("row", { name: "@ada 3 MB 1.5 MB 4.5 MB" })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Show more" }));
    expect(await screen.findByRole("link", { name: "@bob" })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
  });

  test("shows when backups were made, and when one failed", async () => {
    fakeServer({ ...routes, "GET /api/desk/backups": { areMade: true, failedAt: 0, rows: [{ at: 0, bytes: 2_000_000, media: 3 }] } });
    renderApp("/desk?view=backups");
    expect(await screen.findByText("2 MB · 3 pictures and sounds")).toBeInTheDocument();
    expect(screen.getByRole("alert")).toHaveTextContent(/^No backup could be made on Jan 1, 1970/);
  });

  test.each([
    ["suggestions", "Suggestions", { text: "Rude", base: null, sentence: "" }, "The suggestion is deleted. Whoever suggested it is told."],
    ["questions", "Questions", { text: "Rude", cardFront: "France", answers: [] }, "The question is deleted. Whoever asked is told."],
  ])("of %s says what was done, and the list's heading has the focus when the case has left it", async (view, title, row, done) => {
    const reported = { id: "s1", ...row, reports: [{ reason: "harmful", text: "", createdAt: 0, settledAt: null }], lastAt: 0 };
    let rows = [reported];
    fakeServer({
      ...routes,
      [`GET /api/desk/${view}`]: () => ({ rows, next: null }),
      [`POST /api/desk/${view}/s1/acts`]: () => void (rows = []),
    });
    const { user } = renderApp(`/desk?view=${view}`);
    await user.type(await screen.findByLabelText("Why"), "Insults");
    await user.click(screen.getByRole("button", { name: /^Delete/ }));
    expect(await screen.findByText(done)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByLabelText("Why")).toBeNull());
    expect(screen.getByRole("heading", { level: 2, name: title })).toHaveFocus();
    expect(screen.getByText(done)).toBeInTheDocument();
  });

  test("has a table for each figure too", async () => {
    const days = [
      { day: 20_000, signUps: 2, active: 30 },
      { day: 20_001, signUps: 0, active: 41 },
    ];
    fakeServer({ ...routes, "GET /api/desk/days": { days } });
    renderApp("/desk?view=days");
    expect(await screen.findByText("The last 2 days: 41 at most on one day.")).toBeInTheDocument();
    const rows = screen.getAllByRole("row", { hidden: true }).map((row) => row.textContent);
    expect(rows).toEqual(["DayStudents who studied", "Oct 5, 202441", "Oct 4, 202430", "DayNew accounts", "Oct 5, 20240", "Oct 4, 20242"]);
  });
});

describe("a notice", () => {
  const notice = { id: "n1", kind: "deck-hide", deckId: 12, deckTitle: "Law", why: "Insults", createdAt: 0, readAt: null };

  test("is above every page until it is read, and arrives live", async () => {
    const server = fakeServer({ ...signedInAs(aUser()), "POST /api/notices/n1/read": undefined });
    const { user } = renderApp("/404");
    await screen.findByRole("button", { name: /Profile menu/ });
    await waitFor(() => expect(server.to("GET /api/notices")).toHaveLength(1));
    server.on({ "GET /api/notices": { notices: [notice], restrictions: [] } });
    act(() => FakeEventSource.last.send("notices", {}));
    const region = await screen.findByRole("region", { name: "Notices" });
    expect(region).toHaveTextContent("Your deck “Law” was hidden from the Library.");
    expect(region).toHaveTextContent("Reason: Insults");
    server.on({ "GET /api/notices": { notices: [{ ...notice, readAt: 1 }], restrictions: [] } });
    await user.click(within(region).getByRole("button", { name: /^Mark as read/ }));
    await waitFor(() => expect(screen.queryByRole("region", { name: "Notices" })).not.toBeInTheDocument());
    expect(screen.getByRole("main")).toHaveFocus();
    expect(server.to("POST /api/notices/n1/read")).toHaveLength(1);
  });

  test.each([
    ["/decks", true],
    ["/groups/g1/tests", true],
    ["/create-deck", false],
    ["/7/edit", false],
    ["/7/learn/match", false],
    ["/study", false],
    ["/groups/g1/tests/t1", false],
  ])("waits while the student is in the middle of something: at %s it is shown: %s", (path, isShown) => {
    renderAt(path, <UnreadNotices notices={[{ ...notice, kind: "deck-hide", groupId: null, data: null }]} />);
    expect(screen.queryByRole("region", { name: "Notices" }) !== null).toBe(isShown);
  });

  test("stands for those before it of the same kind about the same deck, with their reasons", async () => {
    const earlier = { count: 3, reasons: ["Lies", "Noise"] };
    fakeServer({ ...signedInAs(aUser()), "GET /api/notices": { notices: [{ ...notice, earlier }], restrictions: [] } });
    renderApp("/404");
    const region = await screen.findByRole("region", { name: "Notices" });
    for (const words of ["Reason: Insults", "Reason: Lies", "Reason: Noise", "This happened 4 times."])
      expect(within(region).getByText(words)).toBeInTheDocument();
    expect(within(region).getAllByRole("button")).toHaveLength(1);
  });

  test("of an assignment counts those before it, each of which is another one", async () => {
    const data = { groupName: "7b", title: "Chapter 5", due: "2026-12-11" };
    const made = { ...notice, kind: "assignment-made", why: "", groupId: "g1", data, earlier: { count: 4, reasons: [] } };
    fakeServer({ ...signedInAs(aUser()), "GET /api/notices": { notices: [made], restrictions: [] } });
    renderApp("/404");
    const region = within(await screen.findByRole("region", { name: "Notices" }));
    expect(region.getByText("4 more assignments")).toBeInTheDocument();
    expect(region.queryByText(/This happened/)).not.toBeInTheDocument();
  });

  test("is not asked for twice as a page opens, and again after a gap", async () => {
    const opened = Date.now();
    const now = vi.spyOn(Date, "now").mockReturnValue(opened);
    const server = fakeServer(signedInAs(aUser()));
    renderApp("/404");
    await waitFor(() => expect(server.to("GET /api/notices")).toHaveLength(1));
    const stream = await theStream();
    act(() => stream.begin());
    act(() => stream.begin());
    await settle();
    expect(server.to("GET /api/notices")).toHaveLength(1);
    now.mockReturnValue(opened + opensWithinMs);
    act(() => stream.begin());
    await waitFor(() => expect(server.to("GET /api/notices")).toHaveLength(2));
  });

  test("one of many is shown after the others; those of groups can be marked as read together, those of moderators only one by one", async () => {
    const ofGroups = Array.from({ length: 5 }, (_, at) => {
      const data = { groupName: "7b", title: `Chapter ${at}`, due: "2026-12-11" };
      return { ...notice, id: `g${at}`, kind: "assignment-made", why: "", groupId: "g1", data };
    });
    const server = fakeServer({
      ...signedInAs(aUser()),
      "GET /api/notices": { notices: [...ofGroups, notice], restrictions: [] },
      "PATCH /api/notices": undefined,
    });
    const { user } = renderApp("/404");
    const region = within(await screen.findByRole("region", { name: "Notices" }));
    expect(region.getAllByRole("listitem")).toHaveLength(3);
    server.on({ "GET /api/notices": { notices: [notice], restrictions: [] } });
    await user.click(region.getByRole("button", { name: "Mark all 5 as read" }));
    await waitFor(() => expect(region.getAllByRole("listitem")).toHaveLength(1));
    expect(region.getByText(/^Your deck “Law” was hidden from the Library/)).toBeInTheDocument();
    expect(region.queryByRole("button", { name: /^Mark all/ })).not.toBeInTheDocument();
    expect(server.to("PATCH /api/notices").map(({ body }) => body)).toEqual([{ read: ["g0", "g1", "g2", "g3", "g4"] }]);
  });

  test("that can't be marked as read stays, with a message", async () => {
    fakeServer({
      ...signedInAs(aUser()),
      "GET /api/notices": { notices: [notice], restrictions: [] },
      "POST /api/notices/n1/read": new AppError("unknown"),
    });
    const { user } = renderApp("/404");
    await user.click(await screen.findByRole("button", { name: /^Mark as read/ }));
    expect(await screen.findByText("This could not be marked as read. Please try again.")).toBeInTheDocument();
    expect(screen.getByRole("region", { name: "Notices" })).toBeInTheDocument();
  });
});
