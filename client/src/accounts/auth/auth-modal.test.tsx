import { AppError } from "@recollect/domain/errors/app-error.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer, later } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs, signedOut } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";

const mira = aUser();
const session = { user: { id: mira.uid, email: mira.email }, session: { id: "s1" } };
const signUpRoute = "POST /api/auth/sign-up/email";
const signInRoute = "POST /api/auth/sign-in/email";

beforeEach(() => {
  localStorage.clear();
  useFakeEventSource();
});

async function modal(opener: "Get Started" | "Log in", routes: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({ ...signedInAs(mira), ...signedOut, ...routes });
  const app = renderApp("/");
  await app.user.click(await screen.findByRole("button", { name: opener }));
  return { ...app, server, dialog: await screen.findByRole("dialog") };
}

const email = () => screen.getByLabelText("Email");
const password = () => screen.getByLabelText("Password");
const submit = (name: "Create account" | "Log in") =>
  screen.getAllByRole("button", { name }).find((button) => button.getAttribute("type") === "submit") as HTMLElement;

describe("the form", () => {
  test("has the attributes that password managers need", async () => {
    const { user } = await modal("Get Started");
    expect(email()).toHaveAttribute("type", "email");
    expect(email()).toHaveAttribute("autocomplete", "email");
    expect(password()).toHaveAttribute("type", "password");
    expect(password()).toHaveAttribute("autocomplete", "new-password");
    await user.click(screen.getByRole("tab", { name: "Log in" }));
    expect(email()).toHaveAttribute("autocomplete", "username");
    expect(password()).toHaveAttribute("autocomplete", "current-password");
  });

  test("focuses the email first", async () => {
    await modal("Get Started");
    await waitFor(() => expect(email()).toHaveFocus());
  });

  test("says above the login who was here last, by name and picture, where this device keeps a copy; the sign-up does not", async () => {
    localStorage.setItem("recollect:locked-student", JSON.stringify({ uid: "ada", name: "Ada L", theme: 3 }));
    const { user, dialog } = await modal("Log in");
    expect(within(dialog).getByText("Ada L").closest("p")).toHaveTextContent("Last here: Ada L");
    expect(dialog.querySelector("img[src='/3.png']")).toBeInTheDocument();
    expect(email()).toHaveValue("");
    await user.click(screen.getByRole("tab", { name: "Sign up" }));
    expect(within(dialog).queryByText("Ada L")).toBeNull();
  });

  test("says nothing above the login on a device without a copy", async () => {
    await modal("Log in");
    expect(screen.queryByText(/Last here/)).toBeNull();
  });

  test("switches by the tabs, by their arrow keys, and by the links", async () => {
    const { user, dialog } = await modal("Get Started");
    const selected = () => within(dialog).getByRole("tab", { selected: true }).textContent;
    await user.click(screen.getByRole("tab", { name: "Log in" }));
    expect(selected()).toBe("Log in");
    await user.keyboard("{ArrowLeft}");
    expect(selected()).toBe("Sign up");
    await user.click(within(dialog).getByRole("button", { name: "Log in" }));
    expect(selected()).toBe("Log in");
    await user.click(within(dialog).getByRole("button", { name: "Sign up" }));
    expect(selected()).toBe("Sign up");
  });

  test("opens empty, with any earlier input", async () => {
    const { user } = await modal("Get Started", { [signUpRoute]: new AppError("auth/email-already-in-use") });
    await user.type(email(), "mira@example.org");
    await user.type(password(), "secret12");
    await user.click(submit("Create account"));
    await screen.findByText("This email is already registered");
    await user.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await user.click(screen.getByRole("button", { name: "Get Started" }));
    await screen.findByRole("dialog");
    expect(email()).toHaveValue("");
    expect(password()).toHaveValue("");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("switching clears the error", async () => {
    const { user } = await modal("Get Started");
    await user.click(submit("Create account"));
    expect(await screen.findByRole("alert")).toBeInTheDocument();
    await user.click(screen.getByRole("tab", { name: "Log in" }));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("closes on Escape and gives the focus back", async () => {
    const { user } = await modal("Log in");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole("button", { name: "Log in" })).toHaveFocus());
  });

  test("dims the page behind it while it is open", async () => {
    const { user } = await modal("Log in");
    expect(document.documentElement).toHaveAttribute("data-dimmed");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute("data-dimmed"));
  });
});

describe("validation by the form itself", () => {
  test.each([
    ["Get Started", "Create account", "", ""],
    ["Get Started", "Create account", "mira@example.org", ""],
    ["Get Started", "Create account", "", "secret12"],
    ["Log in", "Log in", "", ""],
    ["Log in", "Log in", "mira@example.org", ""],
  ] as const)("%s with '%s' of '%s' and '%s': all fields are needed", async (opener, button, typedEmail, typedPassword) => {
    const { user, server } = await modal(opener);
    if (typedEmail) await user.type(email(), typedEmail);
    if (typedPassword) await user.type(password(), typedPassword);
    await user.click(submit(button));
    expect(await screen.findByRole("alert")).toHaveTextContent("Please fill in all fields");
    expect(server.requests.filter(({ method }) => method === "POST")).toEqual([]);
    await waitFor(() => expect(typedEmail ? password() : email()).toHaveFocus());
  });

  test("a new password under 6 characters", async () => {
    const { user, server } = await modal("Get Started");
    await user.type(email(), "mira@example.org");
    await user.type(password(), "12345{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent("Password must be at least 6 characters");
    expect(server.to(signUpRoute)).toEqual([]);
  });

  test("but a login is sent with any password", async () => {
    const { user, server } = await modal("Log in", { [signInRoute]: new AppError("auth/invalid-credential") });
    await user.type(email(), "mira@example.org");
    await user.type(password(), "123{Enter}");
    await screen.findByText("Incorrect email or password");
    expect(server.to(signInRoute)).toHaveLength(1);
  });
});

describe("a failure has the sign-in messages", () => {
  test.each([
    ["auth/invalid-credential", "Incorrect email or password"],
    ["auth/invalid-email", "Please enter a valid email address"],
    ["auth/user-not-found", "No account found with this email"],
    ["auth/email-already-in-use", "This email is already registered"],
    ["auth/weak-password", "Password should be at least 6 characters"],
    ["auth/too-many-requests", "Too many failed attempts. Please try again later"],
    ["auth/user-disabled", "This account has been disabled"],
  ] as const)("%s: %s", async (code, message) => {
    const { user } = await modal("Log in", { [signInRoute]: new AppError(code) });
    await user.type(email(), "mira@example.org");
    await user.type(password(), "secret12{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent(message);
    expect(email()).toHaveValue("mira@example.org");
    expect(submit("Log in")).toBeEnabled();
  });

  test("no network", async () => {
    const { user, server } = await modal("Log in");
    server.online(false);
    await user.type(email(), "mira@example.org");
    await user.type(password(), "secret12{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent("Network error. Please check your connection");
  });

  test("other messages are shown unchanged", async () => {
    const { user } = await modal("Log in", {
      [signInRoute]: Response.json({ error: { code: "x/y", message: "The library is closed." } }, { status: 400 }),
    });
    await user.type(email(), "mira@example.org");
    await user.type(password(), "secret12{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent("The library is closed.");
  });

  test("and the next attempt removes the banner", async () => {
    const answer = later<object>();
    const { user, server } = await modal("Log in", { [signInRoute]: new AppError("auth/invalid-credential") });
    await user.type(email(), "mira@example.org");
    await user.type(password(), "secret12{Enter}");
    await screen.findByRole("alert");
    server.on({ [signInRoute]: () => answer.reply });
    await user.click(submit("Log in"));
    await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
    answer.give(new AppError("auth/invalid-credential"));
    await screen.findByRole("alert");
  });
});

describe("a successful submit", () => {
  test("of the sign-up is busy, then opens the decks", async () => {
    const answer = later<object>();
    const { user, server, address } = await modal("Get Started", { [signUpRoute]: () => answer.reply });
    await user.type(email(), " mira@example.org ");
    await user.type(password(), "secret12");
    await user.click(submit("Create account"));
    expect(await screen.findByRole("button", { name: "Creating account..." })).toBeDisabled();
    expect(server.to(signUpRoute)[0]?.body).toEqual({ email: "mira@example.org", password: "secret12", name: "" });
    answer.give(session);
    await waitFor(() => expect(address()).toBe("/decks"));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  test("of the login is busy, then opens the decks", async () => {
    const answer = later<object>();
    const { user, server, address } = await modal("Log in", { [signInRoute]: () => answer.reply });
    await user.type(email(), "mira@example.org");
    await user.type(password(), "secret12{Enter}");
    expect(await screen.findByRole("button", { name: "Logging in..." })).toBeDisabled();
    expect(server.to(signInRoute)[0]?.body).toEqual({ email: "mira@example.org", password: "secret12" });
    answer.give(session);
    await waitFor(() => expect(address()).toBe("/decks"));
    expect(await screen.findByRole("heading", { level: 1, name: "My Decks" })).toBeInTheDocument();
  });
});

describe("a sign-up whose reply was lost", () => {
  const registered = new AppError("auth/email-already-in-use");
  const refused = new AppError("auth/invalid-credential");

  async function afterALostSignUp(routes: Parameters<typeof fakeServer>[0]) {
    const app = await modal("Get Started", { [signUpRoute]: registered, ...routes });
    app.server.online(false);
    await app.user.type(email(), "mira@example.org");
    await app.user.type(password(), "secret12{Enter}");
    await screen.findByText("Network error. Please check your connection");
    app.server.online(true);
    return app;
  }

  test("is retried and continues with the account that it created", async () => {
    const { user, server, address } = await afterALostSignUp({ [signInRoute]: session });
    await user.click(submit("Create account"));
    await waitFor(() => expect(address()).toBe("/decks"));
    expect(server.to(signInRoute)[0]?.body).toEqual({ email: "mira@example.org", password: "secret12" });
  });

  test("continues with the invitation that it used", async () => {
    const { user, address } = await afterALostSignUp({ [signUpRoute]: new AppError("auth/invitation-wrong"), [signInRoute]: session });
    await user.click(submit("Create account"));
    await waitFor(() => expect(address()).toBe("/decks"));
  });

  test("says that the email is registered if the password is not the account's", async () => {
    const { user } = await afterALostSignUp({ [signInRoute]: refused });
    await user.click(submit("Create account"));
    expect(await screen.findByText("This email is already registered")).toBeInTheDocument();
  });

  test("tries no login with another password, and none for an account that existed before", async () => {
    const { user, server } = await afterALostSignUp({});
    await user.type(password(), "3");
    await user.click(submit("Create account"));
    await screen.findByText("This email is already registered");
    expect(server.to(signInRoute)).toEqual([]);
  });
});
