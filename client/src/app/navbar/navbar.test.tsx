import { AppError } from "@recollect/domain/errors/app-error.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer, later } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs, signedOut } from "../../../test/people.ts";
import { renderApp, renderAt } from "../../../test/render-app.tsx";
import { ProfileMenu } from "./profile-menu.tsx";

beforeEach(() => {
  localStorage.clear();
  useFakeEventSource();
});

async function navbar(): Promise<HTMLElement> {
  return screen.findByRole("navigation", { name: "Main" });
}

describe("the navbar", () => {
  test("is hidden on the landing page", async () => {
    fakeServer(signedOut);
    renderApp("/");
    await screen.findByRole("heading", { level: 1, name: "Remember what you study." });
    expect(screen.queryByRole("navigation", { name: "Main" })).not.toBeInTheDocument();
  });

  test("shows a visitor the logo, which goes to the landing page, and the state Guest", async () => {
    fakeServer(signedOut);
    renderApp("/404");
    const bar = await navbar();
    expect(await within(bar).findByText("Guest")).toBeInTheDocument();
    expect(within(bar).getByRole("link", { name: "Recollect" })).toHaveAttribute("href", "/");
    expect(within(bar).queryByRole("link", { name: "Create new deck" })).not.toBeInTheDocument();
    expect(within(bar).queryByRole("button")).not.toBeInTheDocument();
  });

  test("shows neither of them while the viewer is unknown", async () => {
    fakeServer({ "GET /api/auth/get-session": () => later().reply });
    renderApp("/404");
    const bar = await navbar();
    expect(within(bar).queryByText("Guest")).not.toBeInTheDocument();
    expect(within(bar).queryByRole("link", { name: "Create new deck" })).not.toBeInTheDocument();
  });

  test("shows a student the logo, which goes to the decks, a plus button, the name and the avatar of the theme", async () => {
    fakeServer(signedInAs(aUser({ selectedTheme: 3 })));
    renderApp("/404");
    const bar = await navbar();
    const menu = await within(bar).findByRole("button", { name: "Profile menu of Mira" });
    expect(within(bar).getByText("Mira")).toBeInTheDocument();
    expect(menu.querySelector("img")).toHaveAttribute("src", "/3.png");
    expect(within(bar).getByRole("link", { name: "Recollect" })).toHaveAttribute("href", "/decks");
    expect(within(bar).getByTitle("Create new deck")).toHaveAttribute("href", "/create-deck");
  });

  test.each([
    ["the part of the email before the @", { displayName: null, email: "mira@example.org" }, "mira"],
    ["'Unknown User'", { displayName: null, email: "" }, "Unknown User"],
  ])("shows %s if there is no display name", async (_, details, name) => {
    fakeServer(signedInAs(aUser({ ...details, setupCompleted: true })));
    renderApp("/404");
    expect(await within(await navbar()).findByText(name)).toBeInTheDocument();
  });

  test("shows the fallback when the student's record can't be read", async () => {
    fakeServer({ ...signedInAs(aUser()), "GET /api/users/mira": new AppError("api/rate-limit") });
    renderApp("/404");
    expect(await screen.findByRole("button", { name: "Profile menu of mira" })).toBeInTheDocument();
  });

  test("has the Decks and Library tabs on /decks only, with the current one marked", async () => {
    fakeServer(signedInAs(aUser()));
    const { user, address } = renderApp("/decks");
    const bar = await navbar();
    const decks = await within(bar).findByRole("link", { name: "Decks" });
    const library = within(bar).getByRole("link", { name: "Library" });
    await waitFor(() => expect(decks).toHaveAttribute("aria-current", "page"));
    expect(library).not.toHaveAttribute("aria-current");
    await user.click(library);
    await waitFor(() => expect(within(bar).getByRole("link", { name: "Library" })).toHaveAttribute("aria-current", "page"));
    expect(address()).toBe("/decks?tab=library");
    await user.click(within(bar).getByTitle("Create new deck"));
    expect(address()).toBe("/create-deck");
    await waitFor(() => expect(within(bar).queryByRole("link", { name: "Library" })).not.toBeInTheDocument());
  });

  test("has the tabs also where the address of the decks ends with a slash", async () => {
    fakeServer(signedInAs(aUser()));
    renderApp("/decks/");
    expect(await within(await navbar()).findByRole("link", { name: "Library" })).toBeInTheDocument();
  });

  test("gets a shadow after 20 px of scroll", async () => {
    fakeServer(signedOut);
    renderApp("/404");
    const header = (await navbar()).parentElement;
    const scrollTo = (px: number) => {
      vi.spyOn(window, "scrollY", "get").mockReturnValue(px);
      fireEvent.scroll(window);
    };
    scrollTo(20);
    expect(header).not.toHaveClass("scrolled");
    scrollTo(21);
    expect(header).toHaveClass("scrolled");
    scrollTo(0);
    expect(header).not.toHaveClass("scrolled");
    vi.restoreAllMocks();
  });
});

/** The profile page itself is not tested here. */
const noProfile = { "GET /api/profiles/mira_k": new AppError("profile/user-not-found") };

describe("the profile menu", () => {
  async function openMenu(user = aUser(), routes: Record<string, object> = {}) {
    const server = fakeServer({ ...signedInAs(user), ...routes });
    const app = renderApp("/404");
    await app.user.click(await screen.findByRole("button", { name: /Profile menu/ }));
    return { ...app, server, menu: await screen.findByRole("menu") };
  }

  test("has View profile, the study pages, a divider and Log out", async () => {
    const { menu } = await openMenu();
    expect(
      within(menu)
        .getAllByRole("menuitem")
        .map((item) => item.textContent),
    ).toEqual(["View profile", "Progress", "Groups", "Study settings", "Account", "On this device", "Trash", "Language", "Log out"]);
    expect(within(menu).getByRole("separator").nextElementSibling).toHaveTextContent("Log out");
  });

  test("chooses between day, night and the device, and stays open", async () => {
    const { menu, user } = await openMenu();
    const choices = within(menu).getByRole("group", { name: "Appearance" });
    expect(within(choices).getByRole("menuitemradio", { name: "Night" })).toBeChecked();
    await user.click(within(choices).getByRole("menuitemradio", { name: "Day" }));
    expect(within(choices).getByRole("menuitemradio", { name: "Day" })).toBeChecked();
    expect(within(choices).getByRole("menuitemradio", { name: "Night" })).not.toBeChecked();
    expect(localStorage.getItem("recollect:appearance")).toBe("day");
    localStorage.removeItem("recollect:appearance");
  });

  test("leads to the profile", async () => {
    const { menu, user, address } = await openMenu(aUser(), noProfile);
    await user.click(within(menu).getByRole("menuitem", { name: "View profile" }));
    expect(address()).toBe("/users/mira_k");
  });

  test("has no View profile without a username", async () => {
    const { menu } = await openMenu(aUser({ username: null }));
    expect(
      within(menu)
        .getAllByRole("menuitem")
        .map((item) => item.textContent),
    ).toEqual(["Progress", "Groups", "Study settings", "Account", "On this device", "Trash", "Language", "Log out"]);
  });

  test("logs out and goes to the landing page", async () => {
    const { menu, user, address, server } = await openMenu(aUser(), { "POST /api/auth/sign-out": { success: true } });
    await user.click(within(menu).getByRole("menuitem", { name: "Log out" }));
    await waitFor(() => expect(address()).toBe("/"));
    expect(server.to("POST /api/auth/sign-out")).toHaveLength(1);
    expect(await screen.findByRole("heading", { name: "Remember what you study." })).toBeInTheDocument();
  });

  test("shows that the log-out was refused, and the student stays signed in", async () => {
    const { menu, user, server } = await openMenu();
    server.on({ "POST /api/auth/sign-out": new AppError("api/rate-limit") });
    await user.click(within(menu).getByRole("menuitem", { name: "Log out" }));
    expect(await screen.findByText("Too many requests. Please wait a moment before trying again.")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: /Profile menu/ })).toBeInTheDocument();
  });

  test("closes on a click outside, and on Escape", async () => {
    const { user } = await openMenu();
    await user.click(document.body);
    await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument());
    await user.click(screen.getByRole("button", { name: /Profile menu/ }));
    await screen.findByRole("menu");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument());
  });

  test("opens and chooses by keyboard", async () => {
    fakeServer({ ...signedInAs(aUser()), ...noProfile });
    const { user, address } = renderApp("/404");
    const button = await screen.findByRole("button", { name: /Profile menu/ });
    act(() => button.focus());
    await user.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "View profile" })).toHaveFocus());
    await user.keyboard("{Enter}");
    expect(address()).toBe("/users/mira_k");
  });

  describe("has Restore tutorials", () => {
    const student = { state: "signed-in", uid: "mira", email: "mira@example.org", user: aUser(), userProblem: null } as const;
    const restored = "POST /api/users/mira/tutorials";

    async function restore(answer: object) {
      const server = fakeServer({ ...signedOut, [restored]: answer });
      const { user } = renderAt("/", <ProfileMenu student={student} offersTutorials />);
      await user.click(screen.getByRole("button", { name: /Profile menu/ }));
      await user.click(await screen.findByRole("menuitem", { name: "Restore tutorials" }));
      return server;
    }

    test("restores the student's own tutorial decks, and says so", async () => {
      const server = await restore([]);
      expect(await screen.findByText("Tutorials restored")).toBeInTheDocument();
      expect(server.to(restored)).toHaveLength(1);
    });

    test("shows why they can't be restored", async () => {
      await restore(new AppError("deck/too-many-decks"));
      expect(await screen.findByText("You can have at most 5,000 decks")).toBeInTheDocument();
    });
  });
});

describe("the student's theme", () => {
  test("colours the page, and is removed with the session", async () => {
    fakeServer({ ...signedInAs(aUser({ selectedTheme: 4 })), "POST /api/auth/sign-out": {} });
    const { user } = renderApp("/404");
    await user.click(await screen.findByRole("button", { name: /Profile menu/ }));
    expect(document.documentElement).toHaveAttribute("data-theme", "4");
    await user.click(await screen.findByRole("menuitem", { name: "Log out" }));
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute("data-theme"));
  });
});
