import type { SignInOptions } from "@recollect/domain/accounts/sign-in-options.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { signedOut } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";

function site(options: Partial<SignInOptions>): void {
  document.documentElement.dataset["signIn"] = JSON.stringify({ signUp: "open", mail: true, school: null, ...options });
}

afterEach(() => {
  delete document.documentElement.dataset["signIn"];
});

describe("a forgotten password", () => {
  test("is requested from the login, by mail; the text does not reveal whether the address is known", async () => {
    site({ mail: true });
    const server = fakeServer({ ...signedOut, "POST /api/auth/request-password-reset": { status: true } });
    const { user, address } = renderApp("/?log-in");
    await user.click(await screen.findByRole("link", { name: "Forgot your password?" }));
    expect(address()).toBe("/forgot-password");
    await user.click(await screen.findByRole("button", { name: "Send the link" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Please fill in all fields");
    await user.type(screen.getByLabelText("Email"), "ada@example.org");
    await user.click(screen.getByRole("button", { name: "Send the link" }));
    expect(await screen.findByText(/If ada@example.org has an account here, a link is on its way to it/)).toBeInTheDocument();
    expect(server.to("POST /api/auth/request-password-reset")[0]?.body).toEqual({ email: "ada@example.org" });
  });

  test("without mail names the person to ask", async () => {
    site({ mail: false });
    fakeServer(signedOut);
    renderApp("/forgot-password");
    expect(await screen.findByText(/Please ask the people who run it for a link/)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Send the link" })).not.toBeInTheDocument();
  });

  test("is replaced on the link's page, and the new one logs in", async () => {
    const server = fakeServer({ ...signedOut, "POST /api/auth/reset-password": { status: true } });
    const { user, address } = renderApp("/reset-password?token=abc");
    await user.type(await screen.findByLabelText("New password"), "new password");
    await user.click(screen.getByRole("button", { name: "Save the new password" }));
    expect(await screen.findByText(/Your password was changed, and you are logged out everywhere/)).toBeInTheDocument();
    expect(server.to("POST /api/auth/reset-password")[0]?.body).toEqual({ token: "abc", newPassword: "new password" });
    await user.click(screen.getByRole("link", { name: "Log in" }));
    expect(await screen.findByRole("dialog", { name: "Welcome back" })).toBeInTheDocument();
    expect(address()).toBe("/?log-in");
  });

  test.each([
    ["auth/link-wrong", "This link is not complete or not one of ours."],
    ["auth/link-used", "This link was used already."],
    ["auth/link-expired", "This link has expired."],
    ["auth/password-too-common", "This password is one of the first that others try."],
  ] as const)("says what is wrong: %s", async (code, words) => {
    fakeServer({ ...signedOut, "POST /api/auth/reset-password": new AppError(code) });
    const { user } = renderApp("/reset-password?token=abc");
    await user.type(await screen.findByLabelText("New password"), "new password");
    await user.click(screen.getByRole("button", { name: "Save the new password" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(words);
    expect(screen.getByLabelText("New password")).toHaveValue("new password");
    expect(screen.getByRole("link", { name: "Ask for a new link" })).toBeInTheDocument();
  });

  test("that was replaced without a reply is reported when the link is used again, with a link to the login", async () => {
    const server = fakeServer({ ...signedOut, "POST /api/auth/reset-password": new AppError("auth/link-used") });
    const { user } = renderApp("/reset-password?token=abc");
    await user.type(await screen.findByLabelText("New password"), "new password");
    server.online(false);
    await user.click(screen.getByRole("button", { name: "Save the new password" }));
    await screen.findByText("Network error. Please check your internet connection.");
    server.online(true);
    await user.type(screen.getByLabelText("New password"), "!");
    await user.click(screen.getByRole("button", { name: "Save the new password" }));
    expect(await screen.findByText(/Your first attempt changed your password/)).toBeInTheDocument();
    expect(screen.queryByText(/used already/)).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/?log-in");
  });

  test("a truncated link is reported at once", async () => {
    fakeServer(signedOut);
    renderApp("/reset-password");
    expect(await screen.findByRole("alert")).toHaveTextContent("This link is not complete");
  });
});

test("a new address is confirmed by a button, not by opening the link", async () => {
  const server = fakeServer({ ...signedOut, "POST /api/auth/confirm-email": { email: "new@example.org" } });
  const { user } = renderApp("/confirm-email?token=abc");
  const button = await screen.findByRole("button", { name: "Log in with this address from now on" });
  expect(server.to("POST /api/auth/confirm-email")).toEqual([]);
  await user.click(button);
  expect(await screen.findByText("Done. From now on you log in as new@example.org.")).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Confirm your email address" })).toHaveFocus();
});

test("a link that does not confirm an address any more offers no button, and its heading has the focus", async () => {
  fakeServer({ ...signedOut, "POST /api/auth/confirm-email": new AppError("auth/link-used") });
  const { user } = renderApp("/confirm-email?token=abc");
  await user.click(await screen.findByRole("button", { name: "Log in with this address from now on" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("This link was used already.");
  expect(screen.queryByRole("button", { name: "Log in with this address from now on" })).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Confirm your email address" })).toHaveFocus();
});

test("without a network the confirmation can be tried again, by the button that keeps the focus", async () => {
  const server = fakeServer({ ...signedOut, "POST /api/auth/confirm-email": { email: "new@example.org" } });
  const { user } = renderApp("/confirm-email?token=abc");
  const name = "Log in with this address from now on";
  await screen.findByRole("button", { name });
  server.online(false);
  await user.click(screen.getByRole("button", { name }));
  await screen.findByRole("alert");
  await waitFor(() => expect(screen.getByRole("button", { name })).toHaveFocus());
  server.online(true);
  await user.keyboard("{Enter}");
  expect(await screen.findByText("Done. From now on you log in as new@example.org.")).toBeInTheDocument();
});

describe("a change of address that the student did not ask for", () => {
  test("is stopped by a button without a login, not by opening the link; then a new password is offered", async () => {
    const server = fakeServer({ ...signedOut, "POST /api/auth/stop-email-change": { status: true } });
    const { user, address } = renderApp("/stop-email-change?token=abc");
    const button = await screen.findByRole("button", { name: "Keep my address" });
    expect(server.to("POST /api/auth/stop-email-change")).toEqual([]);
    await user.click(button);
    expect(await screen.findByText(/Your email address stays as it is/)).toBeInTheDocument();
    expect(server.to("POST /api/auth/stop-email-change")[0]?.body).toEqual({ token: "abc" });
    expect(screen.queryByRole("button", { name: "Keep my address" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("link", { name: "Choose a new password" }));
    expect(address()).toBe("/forgot-password");
  });

  test.each([
    ["auth/link-wrong", "This link is not complete or not one of ours."],
    ["auth/link-used", "This link was used already."],
    ["auth/link-ended", "This link has ended"],
    ["auth/link-expired", "This link has expired."],
  ] as const)("with a link that does not work says why: %s", async (code, words) => {
    fakeServer({ ...signedOut, "POST /api/auth/stop-email-change": new AppError(code) });
    const { user } = renderApp("/stop-email-change?token=abc");
    await user.click(await screen.findByRole("button", { name: "Keep my address" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(words);
    expect(screen.queryByRole("button", { name: "Keep my address" })).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Stop the change of your email address" })).toHaveFocus();
  });
});

describe("a site where sign-up is", () => {
  test.each(["off", "invite", "oidc"] as const)("%s offers none on the landing page", async (signUp) => {
    site({ signUp });
    fakeServer(signedOut);
    const { user } = renderApp("/");
    await user.click((await screen.findAllByRole("button", { name: "Log in" }))[0]!);
    expect(await screen.findByRole("dialog", { name: "Welcome back" })).toBeInTheDocument();
    for (const name of ["Get Started", "Create free account", "Start now"])
      expect(screen.queryByRole("button", { name })).not.toBeInTheDocument();
    expect(screen.queryByRole("tab", { name: "Sign up" })).not.toBeInTheDocument();
  });

  test("by invitation opens the form with an invitation, and sends it", async () => {
    site({ signUp: "invite" });
    const server = fakeServer({ ...signedOut, "POST /api/auth/sign-up/email": new AppError("auth/invitation-wrong") });
    const { user } = renderApp("/?invitation=code-1");
    await user.type(await screen.findByLabelText("Email"), "ada@example.org");
    await user.type(screen.getByLabelText("Password"), "my password");
    await user.click(screen.getByRole("button", { name: "Create account" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("This invitation is for another email address");
    expect(server.to("POST /api/auth/sign-up/email")[0]?.body).toMatchObject({ invitation: "code-1" });
  });

  test("with the school only shows its button and no password", async () => {
    site({ signUp: "oidc", school: "Springfield High" });
    const server = fakeServer({ ...signedOut, "POST /api/auth/sign-in/social": new AppError("auth/school-unreachable") });
    const { user } = renderApp("/?log-in");
    await user.click(await screen.findByRole("button", { name: "Continue with Springfield High" }));
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("Your school's login can't be reached."));
    expect(server.to("POST /api/auth/sign-in/social")[0]?.body).toEqual({ provider: "school" });
    expect(screen.queryByLabelText("Password")).not.toBeInTheDocument();
  });

  test("shows why the school's sign-in failed", async () => {
    site({ school: "Springfield High" });
    fakeServer(signedOut);
    renderApp("/?sign-in-failed=auth%2Fschool-cancelled");
    expect(await screen.findByRole("alert")).toHaveTextContent("The login with your school was cancelled.");
  });
});
