import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { SlipInvitation } from "@recollect/domain/groups/roster/class-list.ts";
import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { aUser, signedOut, signedInAs } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";

const keepUntil = new Date(2027, 5, 30, 12).getTime();
const slip: SlipInvitation = {
  id: "g7",
  name: "Biology 7b",
  about: "",
  keepUntil,
  teachers: ["@tess"],
  pupil: "Anna Müller",
  username: "anna_m",
  opensAccount: true,
};
const group = { id: "g7", name: "Biology 7b", about: "", role: "student", students: 1, decks: 0, createdAt: 1, joinedAt: 1, keepUntil };
const wholeGroup = { ...group, closedAt: null, settings: { seeEachOther: false, questions: true }, members: [], deckList: [] };

beforeEach(() => {
  useFakeEventSource();
});

function open(path: string, routes: Record<string, object>, signedIn: object = signedOut) {
  const server = fakeServer({ ...signedIn, ...routes });
  return { server, ...renderApp(path) };
}

test("a typed code leads to the slip, and stays behind the # of the address", async () => {
  const { user, address } = open("/slip", { "POST /api/slip": slip });
  const go = await screen.findByRole("button", { name: "Continue" });
  expect(go).toBeDisabled();
  await user.type(screen.getByRole("textbox", { name: "Code on your slip" }), "bcdf ghjk mnpr");
  await user.click(go);
  expect(await screen.findByRole("heading", { level: 1, name: "Join Biology 7b" })).toBeInTheDocument();
  expect(address()).not.toContain("BCDF");
});

test("a student without an account sees what teachers see, opens one and arrives in the group", async () => {
  const { server, user, address } = open("/slip#BCDFGHJKMNPR", { "POST /api/slip": slip });
  expect(await screen.findByText("This slip is for Anna Müller.")).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "What your teachers see" })).toBeInTheDocument();
  expect(screen.getByText(/what their class list says of you/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Create my account and join" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Please fill in all fields");
  const name = screen.getByRole("textbox", { name: "Your name" });
  await user.clear(name);
  await user.type(name, "Anna");
  await user.type(screen.getByLabelText("Password"), "blue horses run far");
  server.on({
    "POST /api/slip/account": { user: { id: aUser().uid, email: "x@no-email.invalid" }, session: { id: "s" } },
    ...signedInAs(aUser()),
    "GET /api/groups/g7": wholeGroup,
  });
  await user.click(screen.getByRole("button", { name: "Create my account and join" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Biology 7b" })).toBeInTheDocument();
  expect(server.to("POST /api/slip/account")[0]?.body).toEqual({
    code: "BCDFGHJKMNPR",
    displayName: "Anna",
    username: "anna_m",
    password: "blue horses run far",
  });
  expect(address()).toBe("/groups/g7");
});

test("a student who is logged in sees as whom, and joins with that account by the button alone", async () => {
  const { server, user } = open("/slip#BCDFGHJKMNPR", { "POST /api/slip": slip, "GET /api/groups/g7": wholeGroup }, signedInAs(aUser()));
  expect(await screen.findByRole("heading", { name: /You are logged in as/ })).toBeInTheDocument();
  expect(screen.queryByLabelText("Password")).not.toBeInTheDocument();
  expect(server.to("POST /api/slip/join")).toEqual([]);
  server.on({ "POST /api/slip/join": { id: "g7" } });
  await user.click(screen.getByRole("button", { name: /^Join as/ }));
  expect(await screen.findByRole("heading", { level: 1, name: "Biology 7b" })).toBeInTheDocument();
});

test("a student whose first attempt joined without a reply arrives in the group with the second one; a slip of somebody else stays wrong", async () => {
  const used = { "POST /api/slip": slip, "POST /api/slip/join": new AppError("slip/wrong") };
  const { server, user } = open(
    "/slip#BCDFGHJKMNPR",
    { ...used, "GET /api/groups/g7": new AppError("group/not-found") },
    signedInAs(aUser()),
  );
  await user.click(await screen.findByRole("button", { name: /^Join as/ }));
  expect(await screen.findByText(/This code is wrong, was used already, or has expired/)).toBeInTheDocument();
  server.on({ "GET /api/groups/g7": wholeGroup });
  await user.click(screen.getByRole("button", { name: /^Join as/ }));
  expect(await screen.findByRole("heading", { level: 1, name: "Biology 7b" })).toBeInTheDocument();
});

test("where slips make no accounts, the page leads to the login alone", async () => {
  open("/slip#BCDFGHJKMNPR", { "POST /api/slip": { ...slip, opensAccount: false, username: null } });
  expect(await screen.findByRole("button", { name: "Log in" })).toBeInTheDocument();
  expect(screen.queryByLabelText("Password")).not.toBeInTheDocument();
});

test("a code that was used says so, with a way to type another", async () => {
  const { user } = open("/slip#BCDFGHJKMNPR", { "POST /api/slip": new AppError("slip/wrong") });
  expect(await screen.findByText(/This code is wrong, was used already, or has expired/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Type another code" }));
  expect(await screen.findByRole("textbox", { name: "Code on your slip" })).toBeInTheDocument();
});
