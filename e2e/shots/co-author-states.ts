import { expect, type Page } from "@playwright/test";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import { aStudent, type Student } from "../kit/students/student.ts";
import { asAnotherStudent } from "./another-student.ts";
import type { State } from "./state.ts";

const invite = async (page: Pick<Page, "request">, deck: Deck, { username }: Student) => {
  const reply = await page.request.post(`/api/co-authors/${deck.id}`, { data: { username } });
  expect(reply.status(), await reply.text()).toBe(201);
};

/** The page's student has a deck, with a co-author and somebody who is invited. */
async function withCoAuthors(page: Page): Promise<Deck> {
  const author = await aStudent(page.request);
  const deck = await author.createDeck("Rivers and where they end");
  await asAnotherStudent(page, async (other, request) => {
    await invite(page, deck, other);
    expect((await request.put(`/api/co-authors/${deck.id}/acceptance`)).ok()).toBe(true);
    const change = { id: deck.cards[0]?.id, field: "definition", from: deck.cards[0]?.definition, to: "The capital is Paris" };
    const data = { base: 1, cards: [change], added: [], removed: [], order: null };
    expect((await request.patch(`/api/users/${author.uid}/decks/${deck.id}`, { data })).ok()).toBe(true);
  });
  await asAnotherStudent(page, (other) => invite(page, deck, other));
  return deck;
}

/** The page's student is invited to another student's deck. */
async function asInvited(page: Page): Promise<Deck> {
  const me = await aStudent(page.request);
  return asAnotherStudent(page, async (author, request) => {
    const deck = await author.createDeck("Rivers and where they end");
    await invite({ request }, deck, me);
    return deck;
  });
}

/** The same, who accepted. */
async function asCoAuthor(page: Page): Promise<Deck> {
  const deck = await asInvited(page);
  expect((await page.request.put(`/api/co-authors/${deck.id}/acceptance`)).ok()).toBe(true);
  return deck;
}

/** The page's student, a co-author, has the editor open, and the owner writes in its first card. */
async function besideTheOwner(page: Page): Promise<void> {
  const me = await aStudent(page.request);
  await asAnotherStudent(page, async (author, request) => {
    const deck = await author.createDeck("Rivers and where they end");
    await invite({ request }, deck, me);
    expect((await page.request.put(`/api/co-authors/${deck.id}/acceptance`)).ok()).toBe(true);
    await page.goto(`/${deck.id}/edit`);
    const data = { cardId: deck.cards[0]?.id, isHere: true };
    // What is said before the editor listens is heard by nobody, so it is said again, as an editor does.
    await expect(async () => {
      expect((await request.post(`/api/co-authors/${deck.id}/presence`, { data })).ok()).toBe(true);
      await page.locator('[data-index="0"]').getByText(`@${author.username}`).waitFor({ timeout: 2_000 });
    }).toPass({ timeout: 30_000, intervals: [1_000] });
  });
}

/** Decks that several people write. */
export const coAuthorStates: readonly State[] = [
  {
    name: "co-authors",
    reach: async (page) => {
      await page.goto(`/${(await withCoAuthors(page)).id}/co-authors`);
      await page.getByRole("listitem").nth(1).waitFor();
    },
  },
  {
    name: "co-authors-invited",
    reach: async (page) => {
      await page.goto(`/${(await asInvited(page)).id}/co-authors`);
      await page.getByRole("button", { name: "Decline" }).waitFor();
    },
  },
  {
    name: "co-authors-leave",
    reach: async (page) => {
      await page.goto(`/${(await asCoAuthor(page)).id}/co-authors`);
      await page.getByRole("button", { name: "Leave the deck" }).click();
      await page.getByRole("alertdialog").waitFor();
    },
  },
  {
    name: "co-authors-my-decks",
    reach: async (page) => {
      await asCoAuthor(page);
      await page.goto("/decks");
      await page.getByText("you edit it").waitFor();
    },
  },
  {
    name: "co-authors-history",
    reach: async (page) => {
      await page.goto(`/${(await withCoAuthors(page)).id}/history`);
      await page.getByRole("list", { name: "Earlier versions" }).waitFor();
    },
  },
  { name: "co-authors-writing", reach: besideTheOwner },
];
