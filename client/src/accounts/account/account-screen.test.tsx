import { AppError } from "@recollect/domain/errors/app-error.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { unfinishedRemovals } from "../../device/store/unfinished-removals.ts";
import { renderApp } from "../../../test/render-app.tsx";

const laptop = {
  id: "s1",
  token: "s1",
  device: "Mozilla/5.0 (X11; Linux) Firefox/140.0",
  createdAt: 1,
  lastUsedAt: 1_700_000_000_000,
  isCurrent: true,
};
const phone = {
  id: "s2",
  token: "s2",
  device: "Mozilla/5.0 (iPhone) Version/18 Safari/604",
  createdAt: 1,
  lastUsedAt: 1_700_000_000_000,
  isCurrent: false,
};

const noGroups = { groups: [], mayMake: false, endWithYou: [] };

async function open(routes: Record<string, object> = {}, mail = true) {
  document.documentElement.dataset["signIn"] = JSON.stringify({ signUp: "open", mail, school: null });
  const server = fakeServer({
    ...signedInAs(aUser()),
    "GET /api/auth/list-sessions": [laptop, phone],
    "GET /api/groups": noGroups,
    ...routes,
  });
  const app = renderApp("/account");
  await screen.findByRole("heading", { level: 1, name: "Account" });
  const part = (name: string) => within(screen.getByRole("region", { name }));
  return { ...app, server, part };
}

afterEach(() => {
  delete document.documentElement.dataset["signIn"];
});

describe("the account screen", () => {
  test("changes the password, and says that other sessions have ended", async () => {
    const { part, user, server } = await open({ "POST /api/auth/change-password": { status: true } });
    const password = part("Password");
    await user.type(password.getByLabelText("Current password"), "old one");
    await user.type(password.getByLabelText("New password"), "new password");
    await user.click(password.getByRole("button", { name: "Change password" }));
    expect(await password.findByText("Your password was changed. Everywhere else you are logged out.")).toBeInTheDocument();
    expect(server.to("POST /api/auth/change-password")[0]?.body).toEqual({ currentPassword: "old one", newPassword: "new password" });
    expect(password.getByLabelText("New password")).toHaveValue("");
    await waitFor(() => expect(password.getByLabelText("Current password")).toHaveFocus());
  });

  test("shows what is wrong with a password, and keeps the input; a wrong one ends no session", async () => {
    const { part, user, address } = await open({ "POST /api/auth/change-password": new AppError("auth/wrong-password") });
    const password = part("Password");
    await user.type(password.getByLabelText("Current password"), "old one");
    await user.type(password.getByLabelText("New password"), "12345");
    await user.click(password.getByRole("button", { name: "Change password" }));
    expect(await password.findByRole("alert")).toHaveTextContent("Password must be at least 6 characters");
    expect(password.getByLabelText("New password")).toHaveFocus();
    await user.type(password.getByLabelText("New password"), "67");
    await user.click(password.getByRole("button", { name: "Change password" }));
    await waitFor(() => expect(password.getByRole("alert")).toHaveTextContent("Incorrect password. Please try again."));
    expect(password.getByLabelText("Current password")).toHaveValue("old one");
    expect(password.getByLabelText("Current password")).toHaveFocus();
    expect(address()).toBe("/account");
  });

  test("sends a link to a new address", async () => {
    const { part, user, server } = await open({ "POST /api/auth/change-email": { status: true } });
    const email = part("Email");
    await user.type(email.getByLabelText("New email"), "new@example.org");
    await user.type(email.getByLabelText("Password"), "my password");
    await user.click(email.getByRole("button", { name: "Send a link to the new address" }));
    expect(await email.findByText(/A link is on its way to new@example.org/)).toBeInTheDocument();
    expect(server.to("POST /api/auth/change-email")[0]?.body).toEqual({ newEmail: "new@example.org", password: "my password" });
    await waitFor(() => expect(email.getByLabelText("New email")).toHaveFocus());
  });

  test("without mail names the person to ask for another address", async () => {
    const { part } = await open({}, false);
    expect(part("Email").getByText(/This site sends no mail, so a new address could not be confirmed/)).toBeInTheDocument();
    expect(part("Email").queryByRole("button")).not.toBeInTheDocument();
  });

  test("lists the sessions with their devices, ends one, and all others", async () => {
    const { part, user, server } = await open({
      "POST /api/auth/revoke-session": { status: true },
      "POST /api/auth/revoke-other-sessions": { status: true },
    });
    const sessions = part("Where you are logged in");
    expect(await sessions.findByText("Firefox on Linux")).toBeInTheDocument();
    expect(sessions.getByText("This browser")).toBeInTheDocument();
    await user.click(sessions.getByRole("button", { name: /^Log out Safari on iPhone/ }));
    await waitFor(() => expect(server.to("GET /api/auth/list-sessions")).toHaveLength(2));
    expect(server.to("POST /api/auth/revoke-session")[0]?.body).toEqual({ token: "s2" });
    server.on({ "GET /api/auth/list-sessions": [laptop] });
    await user.click(sessions.getByRole("button", { name: "Log out everywhere else" }));
    await waitFor(() => expect(sessions.queryByText("Safari on iPhone")).not.toBeInTheDocument());
    expect(sessions.queryByRole("button", { name: "Log out everywhere else" })).not.toBeInTheDocument();
  });

  test("offers the complete account as one file", async () => {
    const { part } = await open();
    expect(part("Your data").getByRole("link", { name: "Download everything" })).toHaveAttribute("href", "/api/users/mira/export");
    expect(screen.getAllByRole("link", { name: "Download everything" })).toHaveLength(1);
  });

  test("names the groups that end with the account before it is deleted", async () => {
    const endWithYou = [{ id: "g7", name: "Biology 7b" }];
    const { part, user } = await open({ "GET /api/groups": { groups: [], mayMake: true, endWithYou } });
    await user.click(part("Delete your account").getByRole("button", { name: "Delete account" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(await dialog.findByText("Biology 7b")).toHaveAttribute("translate", "no");
    expect(dialog.getByText(/Nobody else teaches these groups/)).toBeInTheDocument();
  });

  test("deletes the account after the password, says until when it can be kept, and signs out", async () => {
    const { part, user, address, server } = await open({ "POST /api/auth/delete-user": { deletionAt: Date.UTC(2026, 10, 30, 12) } });
    await user.click(part("Delete your account").getByRole("button", { name: "Delete account" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Delete your account?" }));
    await user.click(dialog.getByRole("button", { name: "Delete account" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent("Please fill in all fields");
    await user.type(dialog.getByLabelText("Password"), "my password");
    await user.click(dialog.getByRole("button", { name: "Delete account" }));
    await waitFor(() => expect(address()).toBe("/"));
    expect(await screen.findByText(/will be deleted on November 30, 2026. Log in before that to keep it./)).toBeInTheDocument();
    expect(server.to("POST /api/auth/delete-user")[0]?.body).toEqual({ password: "my password" });
    // What this device keeps goes too, at the next start.
    expect(unfinishedRemovals.all()).toEqual(["mira"]);
  });
});
