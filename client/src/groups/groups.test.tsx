import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { Group, GroupMember } from "@recollect/domain/groups/group.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { FakeEventSource, useFakeEventSource } from "../../test/fakes/fake-event-source.ts";
import { fakeServer, later } from "../../test/fakes/fake-server.ts";
import { aSummary, aUser, signedInAs } from "../../test/people.ts";
import { renderApp } from "../../test/render-app.tsx";

/** At noon of a day that has not come. */
const keepUntil = new Date().setHours(12 + 200 * 24, 0, 0, 0);
const lastDay = new Intl.DateTimeFormat("en", { month: "short", day: "numeric", year: "numeric" }).format(keepUntil);

const member = (fields: Partial<GroupMember>): GroupMember => ({
  uid: "tess",
  role: "teacher",
  displayName: "Tess",
  username: "tess",
  selectedTheme: 0,
  ...fields,
});

const mira = member({ uid: "mira", role: "student", displayName: "Mira", username: "mira" });

const aGroup = (fields: Partial<Group> = {}): Group => ({
  id: "g7",
  name: "Biology 7b",
  about: "",
  role: "student",
  students: 1,
  decks: 1,
  createdAt: 1,
  joinedAt: 1,
  keepUntil,
  closedAt: null,
  settings: { seeEachOther: false, questions: true },
  members: [member({}), mira],
  deckList: [{ ...aSummary({ id: 7 }), author: "@tess", authorId: "tess", official: false, addedAt: 1 }],
  ...fields,
});

const asTeacher = (fields: Partial<Group> = {}): Group =>
  aGroup({
    role: "teacher",
    code: "BCDFGHJK",
    codeOpen: true,
    members: [
      member({ uid: "mira", displayName: "Mira", username: "mira" }),
      member({ uid: "ada", role: "student", displayName: "Ada", username: "ada" }),
    ],
    ...fields,
  });

beforeEach(() => {
  useFakeEventSource();
});

function open(path: string, routes: Record<string, object>) {
  const server = fakeServer({ ...signedInAs(aUser()), ...routes });
  return { server, ...renderApp(path) };
}

test("the list names each group, the role in it and how long it is kept", async () => {
  open("/groups", {
    "GET /api/groups": {
      groups: [aGroup(), aGroup({ id: "g8", name: "Chemistry", role: "teacher", students: 28, closedAt: 5 })],
      mayMake: false,
    },
  });
  const rows = within(await screen.findByRole("list", { name: "Your groups" })).getAllByRole("listitem");
  expect(rows[0]).toHaveTextContent(`Biology 7bStudent · 1 student · 1 deck · kept until ${lastDay}`);
  expect(rows[1]).toHaveTextContent("ChemistryTeacher · 28 students · 1 deck · Closed");
  expect(screen.queryByRole("button", { name: "New group" })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Biology 7b" })).toHaveAttribute("href", "/groups/g7");
});

test("a code leads to the page that says what teachers see, and only its button joins", async () => {
  const { server, user, address } = open("/groups", {
    "GET /api/groups": { groups: [], mayMake: false },
    "POST /api/round-codes": new AppError("round/code-unknown"),
    "POST /api/join/invitation": { id: "g7", name: "Biology 7b", about: "", keepUntil, teachers: ["@tess"], isMember: false },
    "GET /api/groups/g7": aGroup(),
  });
  const go = await screen.findByRole("button", { name: "Continue" });
  expect(go).toBeDisabled();
  await user.type(screen.getByRole("textbox", { name: "Code of a group" }), "bcdf ghjk");
  await user.click(go);
  await waitFor(() => expect(address()).toBe("/join/BCDFGHJK"));
  expect(await screen.findByRole("heading", { level: 1, name: "Join Biology 7b" })).toBeInTheDocument();
  for (const name of ["What your teachers see", "How long it is kept", "How to leave"])
    expect(screen.getByRole("heading", { name })).toBeInTheDocument();
  expect(screen.getByText(new RegExp(`The group is deleted after ${lastDay}`))).toBeInTheDocument();
  const named = screen.getByText("for each assignment of the group, these figures:", { selector: "li" });
  expect(
    within(named)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "Cards met",
    "Known now",
    "Forecast for the due day",
    "Known on the due day",
    "Days studied",
    "Last day",
    "Your best result in a test of the deck, also in a practice test of your own",
    "Whether you reached the aim, and whether in time",
  ]);
  expect(screen.getByText(/your answers, your result, and how many minutes you took/)).toBeInTheDocument();
  expect(screen.getByText(/which teacher looked at them on which day/)).toBeInTheDocument();
  server.on({ "POST /api/join": { id: "g7" } });
  await user.click(screen.getByRole("button", { name: "Join this group" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Biology 7b" })).toBeInTheDocument();
  expect(address()).toBe("/groups/g7");
});

test("a wrong code says so, with a way back", async () => {
  open("/join/BCDFGHJK", {
    "POST /api/join/invitation": new AppError("group/code-unknown"),
    "GET /api/groups": { groups: [], mayMake: false },
  });
  expect(
    await screen.findByText("There is no group with this code that can be joined. Please check it, or ask your teacher."),
  ).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Back to your groups" })).toHaveAttribute("href", "/groups");
});

test("a teacher makes a group and comes to its page", async () => {
  const { server, user, address } = open("/groups", { "GET /api/groups": { groups: [], mayMake: true } });
  await user.click(await screen.findByRole("button", { name: "New group" }));
  const dialog = await screen.findByRole("dialog", { name: "New group" });
  expect(within(dialog).getByRole("button", { name: "Create" })).toBeDisabled();
  await user.type(within(dialog).getByRole("textbox", { name: "Name" }), "Biology 7b");
  server.on({ "POST /api/groups": asTeacher(), "GET /api/groups/g7": asTeacher() });
  await user.click(within(dialog).getByRole("button", { name: "Create" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Biology 7b" })).toBeInTheDocument();
  expect(address()).toBe("/groups/g7");
});

test("a student sees decks and teachers, can leave, and sees neither code nor settings", async () => {
  const { server, user, address } = open("/groups/g7", { "GET /api/groups/g7": aGroup({ students: 20 }) });
  expect(within(await screen.findByRole("list", { name: "Decks" })).getByRole("link", { name: "Cell biology" })).toHaveAttribute(
    "href",
    "/7",
  );
  expect(
    within(screen.getByRole("list", { name: "Members" }))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["TessTeacher · @tess", "Mirayou · @mira"]);
  expect(screen.getByText("Other students are not shown in this group.")).toBeInTheDocument();
  for (const name of ["Settings", "Joining"]) expect(screen.queryByRole("heading", { name })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Leave the group" }));
  server.on({ "DELETE /api/groups/g7/members/mira": null, "GET /api/groups": { groups: [], mayMake: false } });
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Leave the group" }));
  expect(await screen.findByRole("heading", { name: "You are not in a group yet" })).toBeInTheDocument();
  expect(address()).toBe("/groups");
});

test("a teacher shows the code, its link and its QR code, and turns joining off", async () => {
  const { server, user } = open("/groups/g7", { "GET /api/groups/g7": asTeacher() });
  expect(await screen.findByLabelText("Code")).toHaveTextContent("BCDF GHJK");
  expect(screen.getByText(`${window.location.origin}/join/BCDFGHJK`)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Show the QR code" }));
  expect(await screen.findByRole("img", { name: "QR code of the link that joins this group" })).toBeInTheDocument();
  server.on({ "PATCH /api/groups/g7": asTeacher({ codeOpen: false }), "GET /api/groups/g7": asTeacher({ codeOpen: false }) });
  await user.click(screen.getByRole("switch", { name: "Others can join with the code" }));
  expect(await screen.findByRole("switch", { name: "Others can join with the code" })).not.toBeChecked();
  expect(screen.queryByLabelText("Code")).not.toBeInTheDocument();
});

test("the link is copied, or shown to be copied by hand where the browser has no clipboard", async () => {
  const { user } = open("/groups/g7", { "GET /api/groups/g7": asTeacher() });
  await user.click(await screen.findByRole("button", { name: "Copy link" }));
  expect(await screen.findByText("Link copied")).toBeInTheDocument();
  const link = `${window.location.origin}/join/BCDFGHJK`;
  expect(await navigator.clipboard.readText()).toBe(link);
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("not allowed"));
  await user.click(screen.getByRole("button", { name: "Copy link" }));
  await waitFor(() => expect(screen.getAllByText(link)).toHaveLength(2));
});

test("a teacher removes a student after a question, and the only teacher can't leave", async () => {
  const { server, user } = open("/groups/g7", { "GET /api/groups/g7": asTeacher() });
  await user.click(await screen.findByRole("button", { name: "Remove @ada" }));
  server.on({
    "DELETE /api/groups/g7/members/ada": null,
    "GET /api/groups/g7": asTeacher({ members: [member({ uid: "mira" })], students: 0 }),
  });
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Remove" }));
  expect(await screen.findByText("Nobody has joined yet.")).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Members" })).toHaveFocus();
  expect(screen.queryByRole("button", { name: "Leave the group" })).not.toBeInTheDocument();
});

test("of a closed group, which nobody joins, nothing about joining is shown", async () => {
  open("/groups/g7", { "GET /api/groups/g7": asTeacher({ closedAt: 1 }) });
  await screen.findByRole("heading", { name: "Settings" });
  expect(screen.queryByRole("heading", { name: "Joining" })).not.toBeInTheDocument();
});

test("before a teacher is removed, the others read that the teacher's decks leave the group too", async () => {
  const members = [member({ uid: "mira", username: "mira" }), member({})];
  const { user } = open("/groups/g7", { "GET /api/groups/g7": asTeacher({ members }) });
  await user.click(await screen.findByRole("button", { name: "Remove @tess" }));
  expect(await screen.findByRole("alertdialog")).toHaveTextContent("The decks that they added leave the group with them");
});

test("of 200 members the first are listed before the settings, and all on request", async () => {
  const pupils = Array.from({ length: 199 }, (_, at) =>
    member({ uid: `u${at}`, role: "student", displayName: `Student ${at}`, username: `s${at}` }),
  );
  const { user } = open("/groups/g7", {
    "GET /api/groups/g7": asTeacher({ members: [member({ uid: "mira" }), ...pupils], students: 199 }),
  });
  const rows = () => within(screen.getByRole("list", { name: "Members" })).getAllByRole("listitem");
  await screen.findByRole("list", { name: "Members" });
  expect(rows()).toHaveLength(20);
  await user.click(screen.getByRole("button", { name: "Show all 200" }));
  expect(rows()).toHaveLength(200);
  expect(rows()[20]).toContainElement(document.activeElement as HTMLElement);
});

test("who is removed while the group is open no longer sees it", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { server } = open("/groups/g7", { "GET /api/groups/g7": asTeacher() });
  await screen.findByRole("heading", { name: "Settings" });
  server.on({ "GET /api/groups/g7": new AppError("group/not-found") });
  act(() => FakeEventSource.last.send("groups", { groupId: "g7" }));
  expect(await screen.findByText("There is no such group, or you are not a member of it.")).toBeInTheDocument();
  expect(screen.queryByRole("heading", { name: "Settings" })).not.toBeInTheDocument();
});

test("a teacher saves what they changed alone, and keeps what they type while another teacher changes the rest", async () => {
  const { server, user } = open("/groups/g7", { "GET /api/groups/g7": asTeacher(), "PATCH /api/groups/g7": asTeacher() });
  const about = await screen.findByRole("textbox", { name: /^About/ });
  await user.type(about, "Cells");
  server.on({ "GET /api/groups/g7": asTeacher({ name: "Biology 8b" }) });
  act(() => FakeEventSource.last.send("groups", { groupId: "g7" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Biology 8b" })).toBeInTheDocument();
  expect([screen.getByRole("textbox", { name: "Name" }), about].map((field) => (field as HTMLInputElement).value)).toEqual([
    "Biology 8b",
    "Cells",
  ]);
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(server.to("PATCH /api/groups/g7").map(({ body }) => body)).toEqual([{ about: "Cells" }]));
});

test("what is typed while a save is under way stays, and only that is saved next", async () => {
  const saving = later();
  const { server, user } = open("/groups/g7", { "GET /api/groups/g7": asTeacher(), "PATCH /api/groups/g7": () => saving.reply });
  const about = await screen.findByRole("textbox", { name: /^About/ });
  await user.type(about, "Cells");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await user.type(screen.getByRole("textbox", { name: "Name" }), "!");
  server.on({ "GET /api/groups/g7": asTeacher({ about: "Cells" }), "PATCH /api/groups/g7": asTeacher() });
  await act(async () => saving.give(asTeacher({ about: "Cells" })));
  await user.click(await screen.findByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(server.to("PATCH /api/groups/g7").map(({ body }) => body)).toEqual([{ about: "Cells" }, { name: "Biology 7b!" }]),
  );
});

test("a change of the group by somebody else is shown at once", async () => {
  const { server } = open("/groups/g7", { "GET /api/groups/g7": aGroup() });
  expect(await screen.findByRole("heading", { level: 1, name: "Biology 7b" })).toBeInTheDocument();
  server.on({ "GET /api/groups/g7": aGroup({ name: "Biology 8b" }) });
  act(() => FakeEventSource.last.send("groups", { groupId: "g7" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Biology 8b" })).toBeInTheDocument();
});
