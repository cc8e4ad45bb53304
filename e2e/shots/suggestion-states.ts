import { expect, type APIRequestContext, type Page } from "@playwright/test";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { DeckSuggestions } from "@recollect/domain/decks/suggestions/suggestion.ts";
import { aStudent } from "../kit/students/student.ts";
import { asAnotherStudent } from "./another-student.ts";
import type { State } from "./state.ts";

const cards = [
  ["What is **mitosis**?", "the division of a cell"],
  ["mitochondria", "the powerhouse of the cell"],
  ["osmosis", "water moves through a membrane"],
] as const;

async function suggest(request: APIRequestContext, deck: Deck, card: number, text: string, sentence = ""): Promise<void> {
  const { id, definition } = deck.cards[card]!;
  const data = { changes: [{ field: "definition", base: definition, text }], sentence };
  const reply = await request.post(`/api/suggestions/${deck.id}/${id}`, { data });
  expect(reply.status(), await reply.text()).toBe(201);
}

/** The page's student has a Public deck with suggestions of two readers, one of them for words that were changed since. */
async function withSuggestions(page: Page): Promise<Deck> {
  const author = await aStudent(page.request);
  const deck = await author.createDeck("Biology: inside the cell", cards);
  await author.setVisibility(deck.id, "Public");
  const why = "The course book has “nucleus” on page 12.";
  await asAnotherStudent(page, async (_reader, request) => {
    await suggest(request, deck, 0, "the division of a **nucleus**", why);
    await suggest(request, deck, 2, "water moves through a half-permeable membrane");
  });
  await asAnotherStudent(page, async (_reader, request) => {
    await suggest(request, deck, 0, "the division of a **nucleus**");
    const data = { changes: [{ field: "extra", base: "", text: "Page 12 of the course book" }], sentence: "" };
    const reply = await request.post(`/api/suggestions/${deck.id}/${deck.cards[1]!.id}`, { data });
    expect(reply.status(), await reply.text()).toBe(201);
  });
  const { id } = deck.cards[2]!;
  const change = { id, field: "definition", from: cards[2][1], to: "water moves through a membrane, to the saltier side" };
  const data = { base: deck.revision, cards: [change], added: [], removed: [], order: null };
  const saved = await page.request.patch(`/api/users/${author.uid}/decks/${deck.id}`, { data });
  expect(saved.ok(), await saved.text()).toBe(true);
  return deck;
}

async function sharedDeck(page: Page): Promise<Deck> {
  const deck = await asAnotherStudent(page, async (author) => {
    const made = await author.createDeck("Biology: inside the cell", cards);
    await author.setVisibility(made.id, "Public");
    return made;
  });
  await aStudent(page.request);
  return deck;
}

/** Suggested corrections: the form of a reader, and the author's list. */
export const suggestionStates: readonly State[] = [
  {
    name: "suggest-a-correction",
    reach: async (page) => {
      const deck = await sharedDeck(page);
      await suggest(page.request, deck, 0, "the division of a nucleus");
      await page.goto(`/${deck.id}`);
      await page.getByRole("button", { name: "Flip card" }).click();
      await page.getByRole("button", { name: "Suggest a correction" }).click();
      await page.getByRole("button", { name: /^Take back/ }).waitFor();
    },
  },
  {
    name: "study-suggest",
    reach: async (page) => {
      await page.goto(`/${(await sharedDeck(page)).id}/learn/study`);
      await page.getByRole("button", { name: "Show answer" }).click();
      await page.getByRole("button", { name: "Suggest a correction" }).waitFor();
    },
  },
  {
    name: "deck-suggestions",
    reach: async (page) => {
      await page.goto(`/${(await withSuggestions(page)).id}/suggestions`);
      await page.getByRole("button", { name: /^Keep mine/ }).waitFor();
    },
  },
  {
    name: "deck-suggestions-decline",
    reach: async (page) => {
      await page.goto(`/${(await withSuggestions(page)).id}/suggestions`);
      await page.getByRole("button", { name: "Decline: the division" }).click();
      await page.getByLabel("Why").fill("The course book of our class has it the other way round.");
    },
  },
  {
    name: "deck-suggestions-report",
    reach: async (page) => {
      await page.goto(`/${(await withSuggestions(page)).id}/suggestions`);
      await page.getByRole("button", { name: "Report: the division" }).click();
      await page.getByRole("dialog").getByLabel("In your words").fill("The same sentence stands under every card.");
    },
  },
  {
    name: "desk-suggestions",
    reach: async (page, server) => {
      const deck = await withSuggestions(page);
      const session = (await (await page.request.get("/api/auth/get-session")).json()) as { user: { id: string } };
      const own = `/api/users/${session.user.id}/decks/${deck.id}/suggestions`;
      const [first] = ((await (await page.request.get(own)).json()) as DeckSuggestions).suggestions;
      const data = { reason: "harmful", text: "The sentence beside it insults me." };
      const reported = await page.request.post(`${own}/${first?.id}/reports`, { data });
      expect(reported.ok(), await reported.text()).toBe(true);
      const { username } = (await (await page.request.get(`/api/users/${session.user.id}`)).json()) as { username: string };
      await server.operator(["role", username, "caretaker"]);
      await page.goto("/desk?view=suggestions");
      await page.getByLabel("What to do").first().waitFor();
    },
  },
  {
    name: "deck-suggestions-none",
    reach: async (page) => {
      const author = await aStudent(page.request);
      await page.goto(`/${(await author.createDeck("Rivers")).id}/suggestions`);
      await page.getByText("No open suggestions").waitFor();
    },
  },
];
