import type { OwnUser, PublicUser } from "@recollect/domain/accounts/profile.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer, later } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";
import { skipWaits } from "../../../test/skip-waits.ts";
import type { ProfileDeck } from "./profiles-api.ts";
import { USERNAME } from "@recollect/domain/limits/limits.ts";

const mira = aUser({ aboutMe: "I learn for the *exam*.\nIn June." });
const ada = publicPart(
  aUser({ uid: "ada", displayName: "Ada Lovelace", username: "ada", bio: "Counts", selectedTheme: 3, setupDate: Date.UTC(2023, 10, 14) }),
);
const decks: ProfileDeck[] = [
  { id: 30, title: "Cell biology", description: "Organelles", cardCount: 1200 },
  { id: 20, title: "Torts", description: "  ", cardCount: 1 },
];

function publicPart({ email: _email, updatedAt: _updatedAt, ...user }: OwnUser): PublicUser {
  return user;
}

beforeEach(() => {
  localStorage.clear();
  useFakeEventSource();
});

type Answer = Parameters<typeof fakeServer>[0][string];

function openProfile(answer: Answer, { at = "/users/ada", username = "ada" } = {}) {
  const server = fakeServer({ ...signedInAs(mira), [`GET /api/profiles/${username}`]: answer });
  return { server, ...renderApp(at) };
}

async function openOwn(routes: Parameters<typeof fakeServer>[0] = {}) {
  const page = openProfile({ user: publicPart(mira), decks }, { at: "/users/mira_k", username: "mira_k" });
  page.server.on(routes);
  await screen.findByRole("heading", { level: 1, name: "Mira" });
  return page;
}

describe("a profile", () => {
  test("says that it loads", async () => {
    openProfile(() => later().reply);
    expect(await screen.findByText("Loading profile...")).toBeInTheDocument();
  });

  test("shows the student, in the colour of the theme, and sets the page's title", async () => {
    openProfile({ user: ada, decks });
    const heading = await screen.findByRole("heading", { level: 1, name: "Ada Lovelace" });
    expect(screen.getByText("@ada")).toBeInTheDocument();
    expect(screen.getByText("Counts")).toBeInTheDocument();
    expect(screen.getByText("Member since November 2023")).toBeInTheDocument();
    expect(heading.closest("header")?.querySelector("img")).toHaveAttribute("src", "/3.png");
    expect(heading.closest("[data-theme]")).toHaveAttribute("data-theme", "3");
    expect(document.title).toBe("Ada Lovelace (@ada) - Recollect");
  });

  test("is found by the username in any case", async () => {
    const { server } = openProfile({ user: ada, decks }, { at: "/users/ADA" });
    expect(await screen.findByRole("heading", { level: 1, name: "Ada Lovelace" })).toBeInTheDocument();
    expect(server.to("GET /api/profiles/ada")).toHaveLength(1);
  });

  test("has no date if none is stored", async () => {
    openProfile({ user: { ...ada, setupDate: null }, decks });
    expect(await screen.findByText("Member since Unknown")).toBeInTheDocument();
  });

  test.each(["DEV", "OFFICIAL"] as const)("shows the badge %s", async (badge) => {
    openProfile({ user: { ...ada, badge }, decks });
    expect(await screen.findByText(badge)).toBeInTheDocument();
  });

  test("shows no badge if there is none", async () => {
    openProfile({ user: ada, decks });
    await screen.findByRole("heading", { level: 1, name: /Ada/ });
    expect(screen.queryByText(/^(DEV|OFFICIAL)$/)).not.toBeInTheDocument();
  });

  test("lists the public decks, each with its title, its description if it has one, and its cards", async () => {
    openProfile({ user: ada, decks });
    const entries = within(await screen.findByRole("list", { name: "Public decks" })).getAllByRole("listitem");
    expect(entries.map((entry) => within(entry).getByRole("heading").textContent)).toEqual(["Cell biology", "Torts"]);
    expect(entries[0]).toHaveTextContent("Cell biologyOrganelles1,200 cards");
    expect(entries[1]).toHaveTextContent("Torts1 card");
  });

  test("opens a deck on click", async () => {
    const { user, server, address } = openProfile({ user: ada, decks });
    server.on({ "GET /api/users/mira/decks/30": new AppError("deck/load-failed") });
    await user.click(await screen.findByRole("link", { name: "Cell biology" }));
    expect(address()).toBe("/30");
  });

  test("has tabs for the decks, with their count, and for badges", async () => {
    const { user } = openProfile({ user: ada, decks });
    const tabs = await screen.findByRole("tablist", { name: "Parts of the profile" });
    expect(within(tabs).getByRole("tab", { name: "Decks 2" })).toHaveAttribute("aria-selected", "true");
    await user.click(within(tabs).getByRole("tab", { name: "Badges" }));
    expect(screen.getByText("Badges coming soon. Earn badges by creating decks and studying regularly")).toBeInTheDocument();
    await user.keyboard("{ArrowLeft}");
    expect(screen.getByRole("list", { name: "Public decks" })).toBeInTheDocument();
  });

  test("counts the decks and all their cards, and shows the student's own texts", async () => {
    openProfile({ user: { ...ada, aboutMe: "Poetical science" }, decks });
    const aside = await screen.findByRole("complementary", { name: "Figures and about" });
    expect(within(aside).getByText("Decks").nextElementSibling).toHaveTextContent("2");
    expect(within(aside).getByText("Cards").nextElementSibling).toHaveTextContent("1,201");
    expect(within(aside).getByRole("heading", { name: "About" }).nextElementSibling).toHaveTextContent("Poetical science");
  });

  test("of another student without texts shows placeholders", async () => {
    openProfile({ user: { ...ada, bio: "No bio provided", aboutMe: "No about me provided" }, decks });
    expect(await screen.findByText("No bio provided")).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "About" }).nextElementSibling).toHaveTextContent("No about me provided");
  });

  test("of another student without public decks says so", async () => {
    openProfile({ user: ada, decks: [] });
    expect(await screen.findByRole("heading", { name: "No public decks" })).toBeInTheDocument();
    expect(screen.getByText("This user hasn't shared any decks publicly")).toBeInTheDocument();
  });

  test("of the student without public decks says so", async () => {
    openProfile({ user: publicPart(mira), decks: [] }, { at: "/users/mira_k", username: "mira_k" });
    expect(await screen.findByText("You haven't made any decks public yet")).toBeInTheDocument();
  });
});

describe("a profile that can't be shown", () => {
  test.each([
    ["profile/user-not-found", "User not found"],
    ["profile/not-found", "Profile not found"],
    ["request/forbidden-key", "User not found"],
    ["database/permission-denied", "Failed to load profile"],
  ] as const)("because of %s says '%s' and leads back", async (code, heading) => {
    const { user, address } = openProfile(new AppError(code));
    expect(await screen.findByRole("heading", { level: 1, name: heading })).toBeInTheDocument();
    expect(screen.getByText("This user could not be found or their profile is not available.")).toBeInTheDocument();
    await user.click(screen.getByRole("link", { name: "Back to decks" }));
    expect(address()).toBe("/decks");
  });

  test("because it could not be read can be tried again", async () => {
    const { user, server } = openProfile(new AppError("api/rate-limit"));
    const again = await screen.findByRole("button", { name: "Try again" });
    server.on({ "GET /api/profiles/ada": { user: ada, decks } });
    await user.click(again);
    expect(await screen.findByRole("heading", { level: 1, name: "Ada Lovelace" })).toBeInTheDocument();
  });

  test("because the reply has none is not available", async () => {
    openProfile(Response.json(null));
    expect(await screen.findByRole("heading", { level: 1, name: "Profile not available" })).toBeInTheDocument();
    expect(screen.getByText("This user's profile could not be loaded.")).toBeInTheDocument();
  });
});

describe("editing a profile", () => {
  async function openDialog(routes: Parameters<typeof fakeServer>[0] = {}) {
    const page = await openOwn(routes);
    await page.user.click(screen.getByRole("button", { name: "Edit profile" }));
    return { ...page, dialog: await screen.findByRole("dialog", { name: "Edit Profile" }) };
  }
  const saved = (details: Partial<OwnUser>) => ({ ...mira, ...details });
  const save = () => screen.getByRole("button", { name: "Save Changes" });

  test("focuses the first field", async () => {
    await openDialog();
    expect(screen.getByRole("textbox", { name: /Display Name/i })).toHaveFocus();
  });

  test("is for its owner alone", async () => {
    openProfile({ user: ada, decks });
    await screen.findByRole("heading", { level: 1, name: /Ada/ });
    expect(screen.queryByRole("button", { name: "Edit profile" })).not.toBeInTheDocument();
  });

  test("starts with the saved texts; the placeholders of an empty bio are not the owner's", async () => {
    await openDialog();
    expect(screen.getByLabelText("Display name *")).toHaveValue("Mira");
    expect(screen.getByLabelText("Username *")).toHaveValue("mira_k");
    expect(screen.getByLabelText("Bio")).toHaveValue("");
    expect(screen.getByLabelText("About me")).toHaveValue(mira.aboutMe);
    expect(screen.getByRole("radio", { name: "Teal" })).toBeChecked();
  });

  test("is cancelled without changes, and the pen has the focus again", async () => {
    const { user, server } = await openDialog();
    await user.type(screen.getByLabelText("Bio"), "Never mind");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole("button", { name: "Edit profile" })).toHaveFocus());
    expect(server.to("PATCH /api/users/mira")).toHaveLength(0);
  });

  test("is saved, with 'Saving...' until then, and the page and the navbar are updated", async () => {
    const reply = later<object>();
    const { user, server, address } = await openDialog({ "PATCH /api/users/mira": () => reply.reply });
    await user.clear(screen.getByLabelText("Display name *"));
    await user.type(screen.getByLabelText("Display name *"), "Mira Kay ");
    await user.click(screen.getByRole("radio", { name: "Yellow" }));
    await user.click(save());
    expect(await screen.findByRole("button", { name: "Saving..." })).toBeDisabled();
    expect(screen.getByRole("button", { name: "Cancel" })).toBeDisabled();
    reply.give(saved({ displayName: "Mira Kay", selectedTheme: 4 }));
    expect(await screen.findByRole("heading", { level: 1, name: "Mira Kay" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Profile menu of Mira Kay" })).toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(address()).toBe("/users/mira_k");
    expect(server.to("PATCH /api/users/mira")[0]?.body).toEqual({
      displayName: "Mira Kay",
      username: "mira_k",
      bio: "No bio provided",
      aboutMe: mira.aboutMe,
      selectedTheme: 4,
    });
  });

  test("with another username replaces the address, so that Back does not go to the old one", async () => {
    skipWaits(USERNAME.checkDebounceMs);
    const { user, server, address } = await openDialog({
      "GET /api/usernames/kay": new AppError("username/not-found"),
      "PATCH /api/users/mira": saved({ username: "kay" }),
      "GET /api/profiles/kay": { user: publicPart(saved({ username: "kay" })), decks },
    });
    await user.clear(screen.getByLabelText("Username *"));
    await user.type(screen.getByLabelText("Username *"), "kay");
    expect(await screen.findByText("✓ Username is available")).toBeInTheDocument();
    await user.click(save());
    await waitFor(() => expect(address()).toBe("/users/kay"));
    expect(await screen.findByText("@kay")).toBeInTheDocument();
    expect(screen.queryByText("Loading profile...")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Profile menu of Mira" }));
    server.on({ "GET /api/profiles/mira_k": new AppError("profile/user-not-found") });
    await user.click(await screen.findByRole("menuitem", { name: "View profile" }));
    expect(address()).toBe("/users/kay");
  });

  test("that fails says so and keeps the input", async () => {
    const { user } = await openDialog({ "PATCH /api/users/mira": new AppError("database/contention") });
    await user.type(screen.getByLabelText("Bio"), "Biology, mostly");
    await user.click(save());
    expect(await screen.findByRole("alert")).toHaveTextContent("Error updating profile. Please try again.");
    expect(screen.getByLabelText("Bio")).toHaveValue("Biology, mostly");
    expect(save()).toBeEnabled();
  });

  test("with a name that was just taken shows the error at the name", async () => {
    skipWaits(USERNAME.checkDebounceMs);
    const { user } = await openDialog({
      "GET /api/usernames/ada": new AppError("username/not-found"),
      "PATCH /api/users/mira": new AppError("username/taken"),
    });
    await user.clear(screen.getByLabelText("Username *"));
    await user.type(screen.getByLabelText("Username *"), "ada");
    await screen.findByText("✓ Username is available");
    await user.click(save());
    expect(await screen.findByText("Username is already taken")).toBeInTheDocument();
    expect(screen.getByLabelText("Username *")).toBeInvalid();
  });

  test("requires a display name", async () => {
    const { user } = await openDialog();
    await user.clear(screen.getByLabelText("Display name *"));
    expect(save()).toBeDisabled();
  });
});
