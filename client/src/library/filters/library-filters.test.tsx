import { AppError } from "@recollect/domain/errors/app-error.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { aLibraryPage, aListedDeck, someFacets } from "../../../test/a-library.ts";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";

const deck = aListedDeck({ id: 30, title: "Cell biology" });

const facets = someFacets({ subject: { biology: 2, law: 1 }, terms: { ja: 1, en: 2 }, pictures: { 1: 3 } });

// The lazily loaded parts are imported first, so no test waits for its code.
beforeAll(async () => void (await Promise.all([import("./library-filters.tsx"), import("./subject-links.tsx")])));
beforeEach(() => {
  useFakeEventSource();
});

type Answers = Parameters<typeof fakeServer>[0];

function openLibrary(at = "/decks?tab=library", more: Answers = {}) {
  const answers = { "GET /api/library": aLibraryPage([deck]), "GET /api/library-facets": facets, ...more };
  const server = fakeServer({ ...signedInAs(aUser()), ...answers });
  const lastQuery = (route: string) => Object.fromEntries(server.to(route).at(-1)?.search ?? []);
  return { server, lastQuery, ...renderApp(at) };
}

const toggle = (name: RegExp | string = "Filters") => screen.findByRole("button", { name, expanded: false });

test("a choice is in the address and in the request, beside the search and the order; the number of decks stands with it", async () => {
  const { user, address, lastQuery } = openLibrary("/decks?tab=library&search=cells&sort=oldest");
  await user.click(await toggle());
  const subject = await screen.findByRole("combobox", { name: "Subject" });
  await within(subject).findByRole("option", { name: "Biology (2)" });
  // A subject that would leave no deck is not offered.
  expect(
    within(subject)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["All subjects", "Biology (2)", "Law (1)"]);
  await user.selectOptions(subject, "Biology (2)");
  await user.selectOptions(screen.getByRole("combobox", { name: "Language of terms" }), "Japanese (1)");
  await user.click(screen.getByRole("checkbox", { name: "With pictures (3)" }));
  expect(address()).toBe("/decks?tab=library&search=cells&sort=oldest&subject=biology&terms=ja&pictures=1");
  const chosen = { search: "cells", subject: "biology", terms: "ja", pictures: "1" };
  await waitFor(() => expect(lastQuery("GET /api/library")).toEqual({ ...chosen, sort: "oldest", limit: "48" }));
  await waitFor(() => expect(lastQuery("GET /api/library-facets")).toEqual(chosen));
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(address()).toBe("/decks?tab=library&search=cells&sort=oldest");
});

test("the filters of a link are shown, and each can be taken away; what is none is ignored", async () => {
  const { user, address, lastQuery } = openLibrary("/decks?tab=library&subject=biology&definitions=en&level=magic&cards=1-19");
  expect(await toggle("Filters (2)")).toBeInTheDocument();
  await user.click(await screen.findByRole("button", { name: "Remove filter: Biology" }));
  expect(screen.getByRole("button", { name: "Remove filter: Definitions: English" })).toBeInTheDocument();
  expect(address()).toBe("/decks?tab=library&definitions=en&level=magic&cards=1-19");
  await waitFor(() => expect(lastQuery("GET /api/library")).toEqual({ sort: "newest", limit: "48", definitions: "en" }));
});

test("with a subject the Library is the page of that subject: its name, its number of decks, and for whom they are", async () => {
  const counts = someFacets({ level: { university: 7, primary: 2 } });
  const { user, address } = openLibrary("/decks?tab=library&subject=biology", {
    "GET /api/library": aLibraryPage([deck], { total: 9 }),
    "GET /api/library-facets": counts,
  });
  expect(await screen.findByRole("heading", { level: 1, name: "Biology" })).toBeInTheDocument();
  expect(document.title).toBe("Biology - Library - Recollect");
  expect(await screen.findByText("9 decks")).toBeInTheDocument();
  const forWhom = within(await screen.findByRole("group", { name: "Level" }));
  expect(forWhom.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Primary school (2)", "University (7)"]);
  await user.click(forWhom.getByRole("button", { name: "University (7)" }));
  expect(address()).toBe("/decks?tab=library&subject=biology&level=university");
  expect(screen.queryByRole("group", { name: "Level" })).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1, name: "Biology" })).toHaveFocus();
  await user.click(within(screen.getByRole("main")).getByRole("link", { name: "Library" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Library" })).toHaveFocus();
  expect([address(), document.title]).toEqual(["/decks?tab=library", "Library - Recollect"]);
});

test("the subjects that have decks are listed with their numbers, and each leads to its page; not beside a search or filters", async () => {
  const { user, address } = openLibrary();
  const list = await screen.findByRole("navigation", { name: "Subjects" });
  await within(list).findByRole("link", { name: "Biology (2)" });
  expect(within(list).getAllByRole("link")).toHaveLength(2);
  await user.click(within(list).getByRole("link", { name: "Law (1)" }));
  expect(address()).toBe("/decks?tab=library&subject=law");
  expect(await screen.findByRole("heading", { level: 1, name: "Law" })).toHaveFocus();
  expect(screen.queryByRole("navigation", { name: "Subjects" })).not.toBeInTheDocument();
});

test("a Library without decks, or without numbers, lists no subjects", async () => {
  const { server } = openLibrary("/decks?tab=library", { "GET /api/library-facets": someFacets({}) });
  await waitFor(() => expect(server.to("GET /api/library-facets")).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole("navigation", { name: "Subjects" })).not.toBeInTheDocument());
  expect(screen.getByRole("list", { name: "Public decks" })).toBeInTheDocument();
});

test("where not all decks were counted, every choice is offered, and the numbers say that there may be more", async () => {
  const { user } = openLibrary("/decks?tab=library", { "GET /api/library-facets": someFacets({ level: { primary: 12 } }, false) });
  await user.click(await toggle());
  const level = await screen.findByRole("combobox", { name: "Level" });
  await within(level).findByRole("option", { name: "Primary school (12+)" });
  expect(within(level).getByRole("option", { name: "University" })).toBeInTheDocument();
  expect(within(screen.getByRole("combobox", { name: "Language of terms" })).getByRole("option", { name: "Georgian" })).toBeInTheDocument();
});

test("filters that leave nothing say so and can be cleared", async () => {
  const { user, address } = openLibrary("/decks?tab=library&search=cells&subject=law", { "GET /api/library": aLibraryPage([]) });
  expect(await screen.findByText(/No decks match “/)).toHaveTextContent("No decks match “cells” and these filters.");
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(address()).toBe("/decks?tab=library&search=cells");
});

test("without numbers the filters work, and that is said", async () => {
  const { user, address } = openLibrary("/decks?tab=library", { "GET /api/library-facets": new AppError("api/service-unavailable") });
  await user.click(await toggle());
  expect(await screen.findByText("The numbers could not be loaded. The filters work without them.")).toBeInTheDocument();
  await user.selectOptions(screen.getByRole("combobox", { name: "Number of cards" }), "21 to 50 cards");
  expect(address()).toBe("/decks?tab=library&cards=21-50");
});
