import { expect, type Page } from "@playwright/test";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import { choose } from "../kit/input/deck-menu.ts";
import { aStudent, type Student } from "../kit/students/student.ts";
import { asAnotherStudent } from "./another-student.ts";
import type { State } from "./state.ts";

const longTitle = "Quartz, feldspar and mica: everything about how to tell the minerals of granite apart with a lens and a knife";

/** Another student's Public deck, and two like it; then the page's own student. A word of its own makes them the most similar. */
async function withDecksLikeIt(page: Page): Promise<{ deck: Deck; cards: [string, string][]; reader: Student }> {
  const made = await asAnotherStudent(page, async (author) => {
    const word = `feldspar${author.username}`;
    const cards = ["north", "south", "east"].map((side): [string, string] => [`${side} ${word}`, "a direction"]);
    const decks: Deck[] = [];
    for (const title of ["Minerals of granite", longTitle, "صخور: معادن الجرانيت"]) {
      const deck = await author.createDeck(title, cards);
      await author.setVisibility(deck.id, "Public");
      decks.push(deck);
    }
    return { deck: decks[0]!, cards };
  });
  const reader = await aStudent(page.request);
  // Words of cards are in the index a moment after the save.
  await expect
    .poll(async () => ((await (await page.request.get(`/api/similar/${made.deck.id}`)).json()) as unknown[]).length, { timeout: 30_000 })
    .toBeGreaterThanOrEqual(2);
  return { ...made, reader };
}

const openDeck = async (page: Page) => {
  await page.goto(`/${(await withDecksLikeIt(page)).deck.id}`);
  await page.getByRole("list", { name: "Similar decks" }).scrollIntoViewIfNeeded();
};

/** What a Public deck is worth to others, and decks like it. */
export const worthStates: readonly State[] = [
  { name: "deck-worth", reach: openDeck },
  {
    name: "deck-worth-thanked",
    reach: async (page) => {
      await openDeck(page);
      await page.getByRole("button", { name: "Helpful" }).click();
      await page.getByRole("button", { name: "Helpful", pressed: true }).waitFor();
    },
  },
  {
    name: "deck-publishing-the-same",
    reach: async (page) => {
      const { cards, reader } = await withDecksLikeIt(page);
      const { id } = await reader.createDeck("My own", cards);
      await page.goto(`/${id}`);
      await choose(page, "Change visibility");
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("combobox").first().selectOption("Public");
      await dialog.getByRole("link", { name: longTitle }).scrollIntoViewIfNeeded();
    },
  },
];
