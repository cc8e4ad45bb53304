import { AppError } from "@recollect/domain/errors/app-error.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { FakeEventSource, useFakeEventSource } from "../../test/fakes/fake-event-source.ts";
import { fakeServer, later, type FakeServer } from "../../test/fakes/fake-server.ts";
import { aUser, signedInAs, signedOut } from "../../test/people.ts";
import { renderApp } from "../../test/render-app.tsx";
import { signedInHint } from "../accounts/session/signed-in-hint.ts";

const guarded = ["/decks", "/decks?tab=library", "/create-deck", "/1700000000000", "/0", "/5/edit", "/5/learn/test", "/users/mira_k"];

beforeEach(() => {
  localStorage.clear();
  useFakeEventSource();
});

describe("a guarded page", () => {
  test.each(guarded)("%s shows Loading... while the session is unknown", async (address) => {
    fakeServer({ "GET /api/auth/get-session": () => later().reply });
    renderApp(address);
    expect(await screen.findByText("Loading...")).toBeInTheDocument();
  });

  test.each(guarded)("%s sends a visitor to the landing page", async (address) => {
    fakeServer(signedOut);
    const { address: now } = renderApp(address);
    await screen.findByRole("heading", { level: 1, name: "Remember what you study." });
    expect(now()).toBe("/");
  });

  test("lets a student in", async () => {
    fakeServer(signedInAs(aUser()));
    const { address } = renderApp("/decks");
    expect(await screen.findByRole("heading", { level: 1, name: "My Decks" })).toBeInTheDocument();
    expect(address()).toBe("/decks");
  });

  test("says so when the server can't be reached, and can be retried", async () => {
    const server = fakeServer({ "GET /api/auth/get-session": new AppError("api/rate-limit") });
    const { user } = renderApp("/users/mira_k");
    expect(await screen.findByRole("heading", { name: "We can't reach the server" })).toBeInTheDocument();
    expect(screen.getByText("Too many requests. Please wait a moment before trying again.")).toBeInTheDocument();
    server.on(signedInAs(aUser()));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Mira" })).toBeInTheDocument();
  });

  test("is left for the landing page when any reply says that the session is over", async () => {
    fakeServer({ ...signedInAs(aUser()), "GET /api/events": new AppError("auth/required") });
    const { address } = renderApp("/decks");
    await screen.findByRole("heading", { level: 1, name: "My Decks" });
    act(() => FakeEventSource.last.fail());
    await waitFor(() => expect(address()).toBe("/"));
  });

  test("is left for the landing page when the event stream says that the session has ended", async () => {
    const server = fakeServer(signedInAs(aUser()));
    const { address } = renderApp("/decks");
    await screen.findByRole("heading", { level: 1, name: "My Decks" });
    server.on(signedOut);
    act(() => FakeEventSource.last.send("session", { state: "ended" }));
    await waitFor(() => expect(address()).toBe("/"));
  });
});

describe("the landing page", () => {
  test("redirects a student to the decks", async () => {
    fakeServer(signedInAs(aUser()));
    const { address } = renderApp("/");
    await waitFor(() => expect(address()).toBe("/decks"));
  });

  test("is shown to a visitor at once, before the server has answered", async () => {
    fakeServer({ "GET /api/auth/get-session": () => later().reply });
    renderApp("/");
    expect(await screen.findByRole("heading", { level: 1, name: "Remember what you study." })).toBeInTheDocument();
  });

  test("is not shown briefly to a student who was signed in last time", async () => {
    signedInHint.set(true);
    fakeServer({ "GET /api/auth/get-session": () => later().reply });
    renderApp("/");
    expect(await screen.findByText("Loading...")).toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Loading...");
  });

  test("is shown to a student who was signed in last time if the server can't be reached", async () => {
    signedInHint.set(true);
    fakeServer({ "GET /api/auth/get-session": new AppError("api/rate-limit") });
    renderApp("/");
    expect(await screen.findByRole("heading", { level: 1, name: "Remember what you study." })).toBeInTheDocument();
  });
});

describe("the address that a visitor requested", () => {
  const landing = () => screen.findByRole("heading", { level: 1, name: "Remember what you study." });

  async function logIn(user: UserEvent, server: FakeServer, as = aUser()): Promise<void> {
    const session = { user: { id: as.uid, email: as.email }, session: { id: "s1" } };
    server.on({ ...signedInAs(as), "POST /api/auth/sign-in/email": session });
    const [button] = await screen.findAllByRole("button", { name: "Log in" });
    await user.click(button as HTMLElement);
    const form = await screen.findByRole("dialog");
    await user.type(within(form).getByLabelText("Email"), "mira@example.org");
    await user.type(within(form).getByLabelText("Password"), "correct horse");
    await user.keyboard("{Enter}");
  }

  beforeEach(() => {
    sessionStorage.clear();
  });

  test("is opened after signing in, with its query", async () => {
    const server = fakeServer(signedOut);
    const { user, address } = renderApp("/decks?tab=library&search=cells");
    await landing();
    await logIn(user, server);
    await waitFor(() => expect(address()).toBe("/decks?tab=library&search=cells"));
  });

  test("survives a reload of the landing page, as after the school's own sign-in, and is used once", async () => {
    fakeServer(signedOut);
    const first = renderApp("/users/mira_k");
    await landing();
    first.unmount();
    fakeServer(signedInAs(aUser()));
    const second = renderApp("/");
    await waitFor(() => expect(second.address()).toBe("/users/mira_k"));
    second.unmount();
    const third = renderApp("/");
    await waitFor(() => expect(third.address()).toBe("/decks"));
  });

  test("is opened again for a student whose session ended, and not for another", async () => {
    for (const [uid, leadsTo] of [
      ["mira", "/create-deck"],
      ["bob", "/decks"],
    ] as const) {
      const server = fakeServer({ ...signedInAs(aUser()), "GET /api/events": new AppError("auth/required") });
      const { user, address, unmount } = renderApp("/create-deck");
      await screen.findByRole("heading", { level: 1, name: /^Create/ });
      act(() => FakeEventSource.last.fail());
      await landing();
      await logIn(user, server, aUser({ uid }));
      await waitFor(() => expect(address()).toBe(leadsTo));
      unmount();
    }
  });

  test("is the student's own after a reload with an ended session, and another student gets My Decks", async () => {
    const first = fakeServer(signedInAs(aUser()));
    const before = renderApp("/create-deck");
    await screen.findByRole("heading", { level: 1, name: /^Create/ });
    before.unmount();
    first.on(signedOut);
    const { user, address } = renderApp("/create-deck");
    await landing();
    expect(screen.getByText("Your session has ended. Log in to go on where you were.")).toBeInTheDocument();
    await logIn(user, first, aUser({ uid: "bob" }));
    await waitFor(() => expect(address()).toBe("/decks"));
  });

  test("is dropped by a log-out", async () => {
    const server = fakeServer({ ...signedInAs(aUser()), "POST /api/auth/sign-out": {} });
    const { user, address } = renderApp("/users/mira_k");
    await user.click(await screen.findByRole("button", { name: /Profile menu/ }));
    await user.click(await screen.findByRole("menuitem", { name: "Log out" }));
    await landing();
    await logIn(user, server);
    await waitFor(() => expect(address()).toBe("/decks"));
  });

  test("is previewed: a Public deck by its title, author and number of cards", async () => {
    const preview = { id: 1_700_000_000_000, title: "Cell biology", author: "Mr Lee", cardCount: 42 };
    const server = fakeServer({ ...signedOut, "GET /api/preview": preview });
    const { user, address } = renderApp("/1700000000000");
    const note = await screen.findByRole("region", { name: "Your link" });
    expect(await within(note).findByRole("heading", { name: "Cell biology" })).toBeInTheDocument();
    expect(note).toHaveTextContent("42 cards by Mr Lee");
    expect(server.to("GET /api/preview").map(({ search }) => search.get("deckId"))).toEqual(["1700000000000"]);
    await user.click(within(note).getByRole("button", { name: "Log in to study it" }));
    expect(await screen.findByRole("dialog", { name: "Welcome back" })).toBeInTheDocument();
    expect(address()).toBe("/");
  });

  test("is described by a text without a preview", async () => {
    fakeServer({ ...signedOut, "GET /api/preview": new AppError("deck/not-found") });
    const { user } = renderApp("/1700000000000/learn/study");
    const note = await screen.findByRole("region", { name: "Your link" });
    expect(note).toHaveTextContent("Log in to open your link.");
    await user.click(within(note).getByRole("button", { name: "Create an account" }));
    expect(await screen.findByRole("dialog")).toBeInTheDocument();
  });

  test("is not described to a visitor who opened the landing page", async () => {
    fakeServer(signedOut);
    renderApp("/");
    await landing();
    expect(screen.queryByRole("region", { name: "Your link" })).not.toBeInTheDocument();
  });

  test.each(["//evil.example", "/\\evil.example", "https://evil.example", "{}", "no JSON"])("is never another site: %s", async (path) => {
    sessionStorage.setItem("recollect:going-to", path.startsWith("/") || path.startsWith("h") ? JSON.stringify({ path, uid: null }) : path);
    fakeServer(signedInAs(aUser()));
    const { address } = renderApp("/");
    await waitFor(() => expect(address()).toBe("/decks"));
  });
});

describe("an unknown path", () => {
  test.each(["/404", "/nowhere", "/nowhere/else", "/-1", "/1.5", "/1e3", "/012", "/9007199254740992", "/nowhere/edit", "/5/edit/more"])(
    "%s is not found, for visitors too",
    async (address) => {
      fakeServer(signedOut);
      const { address: now } = renderApp(address);
      expect(await screen.findByRole("heading", { level: 1, name: "Page not found" })).toBeInTheDocument();
      expect(now()).toBe(address);
    },
  );

  test("has a link to the start", async () => {
    fakeServer(signedOut);
    const { user } = renderApp("/404");
    expect(await screen.findByText("We searched far, but that page doesn't seem to exist..")).toBeInTheDocument();
    await user.click(screen.getByRole("link", { name: "Take me back" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Remember what you study." })).toBeInTheDocument();
  });

  test("is not indexed by search engines, unlike others", async () => {
    fakeServer(signedOut);
    const { user } = renderApp("/404");
    await screen.findByRole("heading", { name: "Page not found" });
    expect(document.title).toBe("Page not found - Recollect");
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await user.click(screen.getByRole("link", { name: "Take me back" }));
    await screen.findByRole("heading", { name: "Remember what you study." });
    expect(document.querySelector('meta[name="robots"]')).toBeNull();
  });
});

describe("every page", () => {
  test("has a skip link to its main part", async () => {
    fakeServer(signedOut);
    const { user } = renderApp("/404");
    await screen.findByRole("heading", { name: "Page not found" });
    await user.tab();
    expect(screen.getByRole("link", { name: "Skip to content" })).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(screen.getByRole("main")).toHaveFocus();
  });

  test("moves the reading position to the main part after a navigation, not on a page load", async () => {
    fakeServer(signedOut);
    const { user } = renderApp("/404");
    const link = await screen.findByRole("link", { name: "Take me back" });
    expect(screen.getByRole("main")).not.toHaveFocus();
    await user.click(link);
    await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
  });

  test("leaves the focus in a dialog that stays open over a navigation, and nothing typed there is selected", async () => {
    fakeServer(signedInAs(aUser({ displayName: null, setupCompleted: false })));
    const { user, address } = renderApp("/404");
    const name = await screen.findByRole<HTMLInputElement>("textbox", { name: "Display name *" });
    await user.type(name, "Mir");
    fireEvent.click(screen.getByRole("link", { name: "Take me back", hidden: true }));
    await waitFor(() => expect(address()).toBe("/decks"));
    await user.keyboard("a");
    expect(name).toHaveFocus();
    expect(name).toHaveValue("Mira");
  });

  test("starts at its top after a navigation", async () => {
    fakeServer(signedOut);
    const scrollTo = vi.spyOn(window, "scrollTo");
    const { user } = renderApp("/404");
    const link = await screen.findByRole("link", { name: "Take me back" });
    scrollTo.mockClear();
    await user.click(link);
    await screen.findByRole("heading", { name: "Remember what you study." });
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
  });
});
