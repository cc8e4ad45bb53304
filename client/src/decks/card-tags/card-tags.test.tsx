import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { aCard, aDeck } from "../../../test/a-deck.ts";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { front, place, viewer } from "../../../test/the-viewer.tsx";

const cards = [
  aCard({ id: "a", term: "one" }),
  aCard({ id: "b", term: "two", tags: ["even", "🧪"] }),
  aCard({ id: "c", term: "four", tags: ["even"] }),
];

beforeEach(() => {
  useFakeEventSource();
});

test("the viewer shows only the cards with a tag, and they can be studied alone", async () => {
  const { user } = await viewer(aDeck({ cards, languages: { term: null, definition: null } }));
  const filter = await screen.findByRole("combobox", { name: "Cards to show" });
  expect(
    within(filter)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["All cards", "#even (2)", "#🧪 (1)"]);
  await user.selectOptions(filter, "even");
  expect(place()).toBe("Card 1 of 2");
  expect(front()).toHaveTextContent("two");
  expect(screen.getByRole("link", { name: "Study #even only" })).toHaveAttribute("href", "/7/learn/study?tag=even");
  await user.selectOptions(filter, "🧪");
  expect(place()).toBe("Card 1 of 1");
  expect(screen.getByRole("link", { name: "Study #🧪 only" })).toHaveAttribute("href", "/7/learn/study?tag=%F0%9F%A7%AA");
  await user.selectOptions(filter, "All cards");
  expect(place()).toBe("Card 2 of 3");
});

test("a deck without tags has no filter", async () => {
  await viewer(aDeck({ cards: cards.slice(0, 1) }));
  expect(screen.queryByRole("combobox", { name: "Cards to show" })).not.toBeInTheDocument();
});
