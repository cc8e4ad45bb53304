import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { bestPart, partsOfDay } from "@recollect/domain/study/insights/parts-of-day.ts";
import { aProgress } from "../../../test/study/a-study.ts";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";

const none = { answers: 0, right: 0 };
const dayOf = (counts: readonly { answers: number; right: number }[]) => {
  const parts = partsOfDay(counts);
  return { parts, best: bestPart(parts) };
};
const nothing = { day: dayOf([none, none, none, none, none, none]), decks: [], tags: [], leeches: [], leechCount: 0 };

beforeEach(() => {
  useFakeEventSource();
  // Without an IntersectionObserver the part is rendered at once.
  vi.stubGlobal("IntersectionObserver", undefined);
});

function insights(reply: object, at = "/progress") {
  const server = fakeServer({ ...signedInAs(aUser()), "GET /api/study/progress": aProgress(), "GET /api/study/insights": reply });
  return { server, ...renderApp(at) };
}

const part = async (name: string) => within(await screen.findByRole("region", { name }));

test("says when the student remembers best, with the counts; the table has the bounds", async () => {
  const day = dayOf([none, none, { answers: 400, right: 380 }, none, { answers: 400, right: 300 }, none]);
  const { user } = insights({ ...nothing, day });
  const shown = await part("Time of day");
  expect(
    shown.getByText(
      /^You remember best from 8\sAM to 12\sPM: 95% of 400 reviews\. At other times it was 75% of 400, and chance alone hardly/,
    ),
  ).toBeInTheDocument();
  await user.click(shown.getByText("Show as a table"));
  const rows = shown
    .getAllByRole("row")
    .map((row) => Array.from(row.children, (cell) => (cell.textContent ?? "").replaceAll("\u202f", " ")));
  expect(rows[3]).toEqual(["from 8 AM to 12 PM", "400", "95%", "92.4%", "96.7%"]);
  expect(rows[4]).toEqual(["from 12 PM to 4 PM", "0", "no reviews", "", ""]);
});

test("says that the reviews do not tell, when they do not", async () => {
  insights({ ...nothing, day: dayOf([none, none, { answers: 40, right: 38 }, none, none, none]) });
  expect((await part("Time of day")).getByText(/do not tell whether you remember better/)).toBeInTheDocument();
});

test("shows the share of known cards by deck, each leading to the deck's progress", async () => {
  const decks = Array.from({ length: 10 }, (_, at) => ({
    deckId: at + 1,
    title: `Deck ${at}`,
    new: 8 - (at % 5),
    learning: 2,
    known: at % 5,
  }));
  const { user } = insights({ ...nothing, decks });
  const shown = await part("Known, by deck");
  expect(shown.getAllByRole("listitem")).toHaveLength(8);
  expect(shown.getAllByRole("listitem")[3]).toHaveTextContent("Deck 33 of 10 cards, 30%");
  expect(shown.getByRole("link", { name: "Deck 3" })).toHaveAttribute("href", "/progress?deck=4");
  await user.click(shown.getByRole("button", { name: "Show all 10" }));
  expect(shown.getAllByRole("listitem")).toHaveLength(10);
  expect(shown.getAllByRole("link")[8]).toHaveFocus();
});

test("shows the share by tag in one deck, each tag leading to its cards", async () => {
  const tags = [
    { tag: "arm", new: 1, learning: 0, known: 3 },
    { tag: null, new: 2, learning: 0, known: 0 },
  ];
  const progress = aProgress({ decks: [{ deckId: 7, title: "Cell biology" }] });
  fakeServer({ ...signedInAs(aUser()), "GET /api/study/progress": progress, "GET /api/study/insights": { ...nothing, tags } });
  renderApp("/progress?deck=7");
  const shown = await part("Known, by tag");
  expect(shown.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "#arm3 of 4 cards, 75%",
    "Without a tag0 of 2 cards, 0%",
  ]);
  expect(shown.getByRole("link", { name: "#arm" })).toHaveAttribute("href", "/7/learn/study?tag=arm");
});

test("lists the cards that are hard to learn, each with what may help, in the editor at that card", async () => {
  const leech = { deckKey: "mira/7", deckId: 7, deckTitle: "Cell biology", key: "aaaaaaaaaaaa", cardId: "aaaaaaaaaaaa", lapses: 12 };
  const own = { ...leech, question: "What is ATP?", advice: ["split", "picture"], isOwn: true };
  const other = {
    ...leech,
    deckKey: "bob/9",
    deckId: 9,
    key: "bbbbbbbbbbbb",
    cardId: "bbbbbbbbbbbb",
    question: "",
    advice: ["mnemonic"],
    isOwn: false,
  };
  insights({ ...nothing, leeches: [own, other], leechCount: 25 });
  const shown = await part("Hard to learn");
  expect(shown.getByText(/^You forgot 25 cards again and again\..*The 2 hardest are listed\.$/)).toBeInTheDocument();
  expect(shown.getAllByText(/^Forgotten 12 times, in/)).toHaveLength(2);
  const link = shown.getByRole("link", { name: "Split it into several cards: What is ATP?" });
  expect(link).toHaveAttribute("href", "/7/edit?card=aaaaaaaaaaaa");
  expect(shown.getByRole("link", { name: "Add a picture: What is ATP?" })).toHaveAttribute("href", "/7/edit?card=aaaaaaaaaaaa");
  expect(shown.queryByRole("link", { name: /hint of your own/ })).not.toBeInTheDocument();
  expect(shown.getByRole("link", { name: "Open the deck" })).toHaveAttribute("href", "/9");
});

test("leaves out parts about which there is nothing to say, and can be retried", async () => {
  const { server, user } = insights(new AppError("api/rate-limit"));
  expect(await screen.findByText(/What may help you could not be read\./)).toBeInTheDocument();
  server.on({ "GET /api/study/insights": { ...nothing, decks: [{ deckId: 1, title: "Bones", new: 1, learning: 0, known: 0 }] } });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await part("Known, by deck");
  for (const name of ["Hard to learn", "Time of day", "Known, by tag"])
    expect(screen.queryByRole("region", { name })).not.toBeInTheDocument();
});
