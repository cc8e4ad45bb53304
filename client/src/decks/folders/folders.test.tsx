import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { FakeEventSource, theStream, useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer, later } from "../../../test/fakes/fake-server.ts";
import { aSummary, aUser, signedInAs } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";
import { skipWaits } from "../../../test/skip-waits.ts";
import type { Folders } from "./folders-api.ts";
import { refreshAfterMs } from "../../study/use-refresh.ts";

const biology = aSummary({ id: 30, title: "Cell biology" });
const torts = aSummary({ id: 10, title: "Torts" });
const foldersPath = "/api/users/mira/folders";

const known: Folders = {
  folders: ["Law", "Law/Cases", "Medicine"],
  decks: [
    { ownerId: "mira", deckId: 10, folder: "Law" },
    { ownerId: "grace", deckId: 9, folder: "Law" },
  ],
  tags: [
    { ownerId: "mira", deckId: 10, tags: ["exam", "law"] },
    { ownerId: "grace", deckId: 9, tags: ["exam"] },
  ],
  shared: [
    {
      id: 9,
      title: "Compilers",
      description: "",
      cardCount: 3,
      visibility: "Public",
      updatedAt: 1,
      author: "@grace_h",
      authorId: "grace",
      official: false,
    },
  ],
};

beforeEach(() => {
  useFakeEventSource();
});

async function decksPage(at = "/decks", folders: Folders = known) {
  const server = fakeServer({ ...signedInAs(aUser()), [`GET ${foldersPath}`]: folders });
  const page = renderApp(at);
  await screen.findByText("Loading your decks...");
  const stream = await theStream();
  act(() => stream.send("snapshot", [biology, torts]));
  await screen.findByRole("navigation", { name: "Folders" });
  return { server, ...page };
}

async function choose(user: UserEvent, title: string, item: string): Promise<void> {
  await user.click(await screen.findByRole("button", { name: `Menu of the deck ${title}` }));
  await user.click(await screen.findByRole("menuitem", { name: item }));
}

const titlesIn = (list: string) =>
  within(screen.getByRole("list", { name: list }))
    .queryAllByRole("heading")
    .map((heading) => heading.textContent);

describe("folders", () => {
  test("with many in them the first eight are shown, and all on request", async () => {
    const { user } = await decksPage("/decks", { ...known, folders: Array.from({ length: 20 }, (_, at) => `Course ${at + 10}`) });
    const links = () => within(screen.getByRole("list", { name: "Folders in here" })).getAllByRole("link");
    expect(links()).toHaveLength(8);
    await user.click(screen.getByRole("button", { name: "Show all 20 folders", expanded: false }));
    expect(links()).toHaveLength(20);
    await user.click(screen.getByRole("button", { name: "Show fewer folders", expanded: true }));
    expect(links()).toHaveLength(8);
  });

  test("at the top show the decks without a folder, and the top folders", async () => {
    await decksPage();
    await waitFor(() => expect(titlesIn("Decks")).toEqual(["Cell biology"]));
    const inside = screen.getByRole("list", { name: "Folders in here" });
    expect(
      within(inside)
        .getAllByRole("link")
        .map(({ textContent }) => textContent?.trim()),
    ).toEqual(["Law", "Medicine"]);
  });

  test("opened show their contents, the decks of others with their authors, and the way back", async () => {
    const { user, address } = await decksPage();
    await user.click(screen.getByRole("link", { name: "Law" }));
    expect(address()).toBe("/decks?folder=Law");
    expect(titlesIn("Decks")).toEqual(["Torts"]);
    expect(await screen.findByRole("list", { name: "Decks of others" })).toHaveTextContent("Compilers");
    expect(screen.getByRole("list", { name: "Decks of others" })).toHaveTextContent("by @grace_h");
    expect(screen.getByText("Law", { selector: "[aria-current]" })).toBeInTheDocument();
    await user.click(screen.getByRole("link", { name: "All decks" }));
    expect(address()).toBe("/decks");
  });

  test("are all searched", async () => {
    const { user } = await decksPage();
    await user.type(screen.getByRole("searchbox", { name: "Search decks" }), "tor");
    await waitFor(() => expect(titlesIn("Decks")).toEqual(["Torts"]));
    await user.clear(screen.getByRole("searchbox", { name: "Search decks" }));
    await user.type(screen.getByRole("searchbox", { name: "Search decks" }), "compil");
    expect(await screen.findByRole("link", { name: "Compilers" })).toBeInTheDocument();
  });

  test("that are empty, or gone, say so", async () => {
    await decksPage("/decks?folder=Medicine");
    expect(await screen.findByText("This folder is empty")).toBeInTheDocument();
  });

  test("the address of a missing folder has a link to all decks", async () => {
    await decksPage("/decks?folder=Art");
    expect(await screen.findByText("This folder is not there any more.")).toBeInTheDocument();
    expect(screen.getAllByRole("link", { name: "All decks" })[0]).toHaveAttribute("href", "/decks");
  });

  test("are created in the open one, and then opened", async () => {
    const { server, user, address } = await decksPage("/decks?folder=Law");
    server.on({ [`POST ${foldersPath}`]: { ...known, folders: [...known.folders, "Law/Torts"] } });
    await user.click(screen.getByRole("button", { name: "New folder" }));
    await user.type(await screen.findByRole("textbox", { name: "Name" }), "Torts");
    await user.click(screen.getByRole("button", { name: "Create folder" }));
    await waitFor(() => expect(address()).toBe("/decks?folder=Law%2FTorts"));
    expect(server.to(`POST ${foldersPath}`)[0]?.body).toEqual({ path: "Law/Torts" });
  });

  test("an invalid name is refused beside it, and nothing is sent", async () => {
    const { server, user } = await decksPage();
    await user.click(screen.getByRole("button", { name: "New folder" }));
    await user.click(await screen.findByRole("button", { name: "Create folder" }));
    expect(screen.getByText("A folder needs a name, without spaces at its ends.")).toBeInTheDocument();
    expect(server.to(`POST ${foldersPath}`)).toEqual([]);
  });

  test("are renamed and deleted from their menu", async () => {
    const { server, user, address } = await decksPage("/decks?folder=Law");
    server.on({ [`PATCH ${foldersPath}`]: { ...known, folders: ["Jura", "Jura/Cases", "Medicine"] } });
    await user.click(screen.getByRole("button", { name: "Menu of the folder Law" }));
    await user.click(await screen.findByRole("menuitem", { name: "Rename or move" }));
    const name = await screen.findByRole("textbox", { name: "Name" });
    await user.clear(name);
    await user.type(name, "Jura");
    await user.click(screen.getByRole("button", { name: "Save Changes" }));
    await waitFor(() => expect(address()).toBe("/decks?folder=Jura"));
    expect(server.to(`PATCH ${foldersPath}`)[0]?.body).toEqual({ from: "Law", to: "Jura" });

    server.on({ [`DELETE ${foldersPath}`]: { ...known, folders: ["Cases", "Medicine"], decks: [] } });
    await user.click(screen.getByRole("button", { name: "Menu of the folder Jura" }));
    await user.click(await screen.findByRole("menuitem", { name: "Delete folder" }));
    await user.click(await screen.findByRole("button", { name: "Delete folder" }));
    await waitFor(() => expect(address()).toBe("/decks"));
    expect(server.to(`DELETE ${foldersPath}`)[0]?.search.get("path")).toBe("Jura");
  });

  test("get a deck by the dialog, for keyboard and touch", async () => {
    const { server, user } = await decksPage();
    const moved = { ...known, decks: [...known.decks, { ownerId: "mira", deckId: 30, folder: "Medicine" }] };
    server.on({
      [`PUT ${foldersPath}/decks`]: () => {
        server.on({ [`GET ${foldersPath}`]: moved });
        return moved;
      },
    });
    await choose(user, "Cell biology", "Move to folder");
    await user.selectOptions(await screen.findByRole("combobox", { name: "Folder" }), "Medicine");
    await user.click(screen.getByRole("button", { name: "Move" }));
    expect(await screen.findByText("Moved to Medicine")).toBeInTheDocument();
    expect(server.to(`PUT ${foldersPath}/decks`)[0]?.body).toEqual({ deckIds: [30], folder: "Medicine" });
    expect(await screen.findByText("Every deck is in a folder")).toBeInTheDocument();
  });

  test("a read that was requested before a change does not show the old state again", async () => {
    skipWaits(refreshAfterMs);
    const { server, user } = await decksPage();
    const late = later<Folders>();
    const moved = { ...known, decks: [...known.decks, { ownerId: "mira", deckId: 30, folder: "Medicine" }] };
    let isMoved = false;
    const move = () => {
      isMoved = true;
      return moved;
    };
    server.on({ [`GET ${foldersPath}`]: () => (isMoved ? moved : late.reply), [`PUT ${foldersPath}/decks`]: move });
    act(() => FakeEventSource.last.send("study", { entryId: "e1" }));
    await waitFor(() => expect(server.to(`GET ${foldersPath}`)).toHaveLength(2));
    await choose(user, "Cell biology", "Move to folder");
    await user.selectOptions(await screen.findByRole("combobox", { name: "Folder" }), "Medicine");
    await user.click(screen.getByRole("button", { name: "Move" }));
    expect(await screen.findByText("Every deck is in a folder")).toBeInTheDocument();
    await act(async () => late.give(known));
    expect(screen.getByText("Every deck is in a folder")).toBeInTheDocument();
  });

  test("get a deck that is dropped on them", async () => {
    const { server } = await decksPage();
    server.on({ [`PUT ${foldersPath}/decks`]: { ...known, decks: [{ ownerId: "mira", deckId: 30, folder: "Law" }] } });
    const data = new Map<string, string>();
    const dataTransfer = {
      setData: (type: string, text: string) => void data.set(type, text),
      getData: (type: string) => data.get(type) ?? "",
      get types() {
        return [...data.keys()];
      },
    };
    fireEvent.dragStart(await screen.findByRole("link", { name: "Cell biology" }), { dataTransfer });
    const folder = screen.getByRole("link", { name: "Law" });
    fireEvent.dragOver(folder, { dataTransfer });
    fireEvent.drop(folder, { dataTransfer });
    await waitFor(() => expect(server.to(`PUT ${foldersPath}/decks`)[0]?.body).toEqual({ deckIds: [30], folder: "Law" }));
  });

  test("a change that is refused is reported, and everything stays", async () => {
    const { server, user } = await decksPage();
    server.on({ [`PUT ${foldersPath}/decks`]: new AppError("folder/not-found") });
    await choose(user, "Cell biology", "Move to folder");
    await user.selectOptions(await screen.findByRole("combobox", { name: "Folder" }), "Medicine");
    await user.click(screen.getByRole("button", { name: "Move" }));
    expect(await screen.findByText("This folder is not there any more.")).toBeInTheDocument();
    expect(screen.getByRole("dialog", { name: "Move to folder" })).toBeInTheDocument();
  });
});

describe("tags", () => {
  test("filter the decks in all folders", async () => {
    const { user, address } = await decksPage();
    await user.selectOptions(await screen.findByRole("combobox", { name: "Tag" }), "#exam");
    expect(address()).toBe("/decks?tag=exam");
    await waitFor(() => expect(titlesIn("Decks")).toEqual(["Torts"]));
    expect(screen.getByRole("link", { name: "Compilers" })).toBeInTheDocument();
    await user.selectOptions(screen.getByRole("combobox", { name: "Tag" }), "All tags");
    expect(address()).toBe("/decks");
  });

  test("are typed, removed, and sent when they are saved", async () => {
    const { server, user } = await decksPage("/decks?folder=Law");
    server.on({ [`PUT ${foldersPath}/tags`]: known });
    await choose(user, "Torts", "Tags");
    await user.click(await screen.findByRole("button", { name: "Remove the tag law" }));
    await user.type(screen.getByRole("combobox", { name: "Add a tag" }), "week 1{Enter}");
    expect(screen.getByRole("list", { name: "Tags of this deck" })).toHaveTextContent("week-1");
    expect(server.to(`PUT ${foldersPath}/tags`)).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Save tags" }));
    expect(await screen.findByText("Tags saved")).toBeInTheDocument();
    expect(server.to(`PUT ${foldersPath}/tags`)[0]?.body).toEqual({ deckId: 10, tags: ["exam", "week-1"] });
  });

  test("focus the field first, and Escape restores the focus", async () => {
    const { user } = await decksPage("/decks?folder=Law");
    await choose(user, "Torts", "Tags");
    expect(await screen.findByRole("combobox", { name: "Add a tag" })).toHaveFocus();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.getByRole("button", { name: "Menu of the deck Torts" })).toHaveFocus());
  });
});

test("a folder is studied from its menu: its contents only", async () => {
  const { server, user, address } = await decksPage("/decks?folder=Law");
  server.on({ "GET /api/study/queue": new AppError("api/rate-limit") });
  await user.click(screen.getByRole("button", { name: "Menu of the folder Law" }));
  await user.click(await screen.findByRole("menuitem", { name: "Study folder" }));
  await waitFor(() => expect(address()).toBe("/study?folder=Law"));
  await waitFor(() => expect(server.to("GET /api/study/queue")[0]?.search.get("folder")).toBe("Law"));
});
