import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { applyPatch, type DeckPatch } from "@recollect/domain/decks/deck-patch.ts";
import type { Deck, DeckInput } from "@recollect/domain/decks/deck.ts";
import { figures, press, question, sentEntries, session, theAnswer } from "../../../../test/a-session.ts";
import { aStudyServer, cardsOf } from "../../../../test/study/a-study-server.ts";
import { FakeEventSource, useFakeEventSource } from "../../../../test/fakes/fake-event-source.ts";
import { later, type FakeRequest } from "../../../../test/fakes/fake-server.ts";
import { skipWaits } from "../../../../test/skip-waits.ts";
import { toast } from "../../../ui/toast/toast.ts";
import { recordToasts } from "../../../../test/record-toasts.ts";
import { soonMs } from "../run/rereading.ts";

let toasts: string[] = [];

beforeEach(() => {
  useFakeEventSource();
  localStorage.clear();
  toasts = recordToasts();
});

const see = (text: string) => waitFor(() => expect(question()).toHaveTextContent(text));

/** A session of Mira's deck, and the deck itself as another device may change it. */
async function ownSession(count = 3) {
  const cards = cardsOf(count);
  const study = aStudyServer({ cards, settings: { learningSteps: [] } });
  const opened = await session(study);
  const kept = {
    deck: {
      id: 7,
      ownerId: "mira",
      title: "Cell biology",
      description: "",
      visibility: "Private",
      revision: 1,
      cards: cards.map(({ cardId, term, definition }) => ({ id: cardId, term, definition })),
    } as unknown as Deck,
  };
  const versions = new Map<number, Deck>();
  const change = (input: Partial<DeckInput>) => (kept.deck = { ...kept.deck, ...input, revision: kept.deck.revision + 1 } as Deck);
  opened.server.on({
    "GET /api/users/mira/decks/7": () => kept.deck,
    "PATCH /api/users/mira/decks/7": ({ body }: FakeRequest) => {
      const { deck, conflicts } = applyPatch(kept.deck, body as DeckPatch, () => null);
      if (conflicts.length > 0) throw new AppError("deck/fields-changed-meanwhile", { details: { revision: 1, conflicts } });
      versions.set(kept.deck.revision, kept.deck);
      return change(deck);
    },
    "POST /api/users/mira/decks/7/versions/1/restore": ({ body }: FakeRequest) => {
      const { cardIds } = body as { cardIds: string[] };
      const isWanted = ({ id }: { id: string }) => cardIds.includes(id) || kept.deck.cards.some((card) => card.id === id);
      return change({ cards: versions.get(1)!.cards.filter(isWanted) });
    },
  });
  const choose = async (name: string) => {
    await opened.user.click(press("Card menu"));
    await opened.user.click(await screen.findByRole("menuitem", { name }));
  };
  const dialog = async () => within(await screen.findByRole("dialog", { name: "Edit card" }));
  const type = async (label: RegExp, text: string) => {
    const field = await (await dialog()).findByRole("textbox", { name: label });
    await opened.user.clear(field);
    await opened.user.click(field);
    await opened.user.paste(text);
  };
  return { ...opened, study, kept, change, choose, dialog, type };
}

test("a card is edited in the session, which shows it at once and continues where it was", async () => {
  const { user, kept, choose, dialog, type } = await ownSession();
  await user.keyboard(" ");
  await choose("Edit card");
  await type(/Definition/, "a better definition");
  await user.click((await dialog()).getByRole("button", { name: "Save Changes" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(theAnswer()).toHaveTextContent("a better definition");
  expect(kept.deck.cards.map(({ definition }) => definition)).toEqual(["a better definition", "definition b", "definition c"]);
  expect(toasts).toContain("success: Card saved.");
  await user.keyboard("2");
  await see("term b");
  expect(figures()).toBe("2 new, 0 learning, 0 due, 1 answered");
});

test("editing focuses the card's first side, when the card has loaded", async () => {
  const { user, choose, dialog } = await ownSession();
  await choose("Edit card");
  const term = await (await dialog()).findByRole("textbox", { name: /Term/ });
  await waitFor(() => expect(term).toHaveFocus());
  await user.keyboard("{Control>}{End}{/Control}!");
  expect(term).toHaveValue("term a!");
});

test("changes that others saved in the deck are kept, with a message", async () => {
  const { user, kept, change, choose, dialog, type } = await ownSession();
  await choose("Edit card");
  await type(/Term/, "mine");
  change({ cards: kept.deck.cards.map((card) => (card.id === "b" ? { ...card, term: "theirs" } : card)) });
  await user.click((await dialog()).getByRole("button", { name: "Save Changes" }));
  await waitFor(() => expect(kept.deck.cards.map(({ term }) => term)).toEqual(["mine", "theirs", "term c"]));
  await see("mine");
  expect(toasts).toContain("success: Card saved. The deck was changed somewhere else meanwhile; that is kept too.");
});

test("a card that was itself changed in the meantime is shown, and never overwritten without a question", async () => {
  const { user, kept, change, choose, dialog, type } = await ownSession();
  await choose("Edit card");
  await type(/Term/, "mine");
  change({ cards: kept.deck.cards.map((card) => (card.id === "a" ? { ...card, term: "theirs" } : card)) });
  const save = async () => user.click((await dialog()).getByRole("button", { name: "Save Changes" }));
  await save();
  expect(await (await dialog()).findByText("theirs")).toBeInTheDocument();
  expect(kept.deck.cards[0]?.term).toBe("theirs");
  await save();
  await waitFor(() => expect(kept.deck.cards[0]?.term).toBe("mine"));
});

test("a card whose other side was changed in the meantime gets both changes, without a question", async () => {
  const { user, kept, change, choose, dialog, type } = await ownSession();
  await user.keyboard(" ");
  await choose("Edit card");
  await type(/Term/, "mine");
  change({ cards: kept.deck.cards.map((card) => (card.id === "a" ? { ...card, definition: "theirs" } : card)) });
  await user.click((await dialog()).getByRole("button", { name: "Save Changes" }));
  await waitFor(() => expect(kept.deck.cards[0]).toMatchObject({ term: "mine", definition: "theirs" }));
  await waitFor(() => expect(theAnswer()).toHaveTextContent("theirs"));
});

test("a card is deleted, and Undo restores it in its row and in the session", async () => {
  const { user, server, kept, choose } = await ownSession();
  await user.keyboard(" 2");
  await see("term b");
  await choose("Delete card");
  await see("term c");
  expect(kept.deck.cards.map(({ id }) => id)).toEqual(["a", "c"]);
  expect(sentEntries(server)).toHaveLength(1);
  const [, offer] = vi.mocked(toast.success).mock.lastCall!;
  act(() => offer?.onSelect());
  await see("term b");
  expect(kept.deck.cards.map(({ id }) => id)).toEqual(["a", "b", "c"]);
  expect(figures()).toBe("2 new, 0 learning, 0 due, 1 answered");
});

test("a card is deleted, and the session reads its cards again before the reply arrives: Undo restores it in view all the same", async () => {
  skipWaits(soonMs);
  const { user, server, study, kept, change, choose } = await ownSession();
  const [whole, reply] = [study.state.cards, later<Deck>()];
  await user.keyboard(" 2");
  await see("term b");
  server.on({
    "PATCH /api/users/mira/decks/7": () => {
      study.state.cards = whole.filter(({ cardId }) => cardId !== "b");
      return reply.reply;
    },
    "POST /api/users/mira/decks/7/versions/1/restore": () => {
      study.state.cards = whole;
      return kept.deck;
    },
  });
  const { deck } = kept;
  await choose("Delete card");
  await waitFor(() => expect(study.state.cards).toHaveLength(2));
  act(() => FakeEventSource.last.begin());
  act(() => FakeEventSource.last.send("study", { entryId: null }));
  await see("term c");
  await act(async () => reply.give(change({ cards: deck.cards.filter(({ id }) => id !== "b") })));
  await waitFor(() => expect(toast.success).toHaveBeenCalled());
  const [, offer] = vi.mocked(toast.success).mock.lastCall!;
  act(() => offer?.onSelect());
  await see("term b");
  expect(figures()).toBe("2 new, 0 learning, 0 due, 1 answered");
  expect(toasts).not.toContain("info: That card was studied or changed somewhere else.");
});

test("the last card of a deck can't be deleted", async () => {
  const { kept, choose } = await ownSession(1);
  await choose("Delete card");
  await waitFor(() => expect(toasts).toContain("error: You must have at least one card in your deck."));
  expect(kept.deck.cards).toHaveLength(1);
  expect(question()).toHaveTextContent("term a");
});

test("Escape in the menu, then Space, turns the card", async () => {
  const { user } = await ownSession();
  await user.click(press("Card menu"));
  await screen.findByRole("menuitem", { name: "Edit card" });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument());
  await user.keyboard(" ");
  await waitFor(() => expect(theAnswer()).toHaveTextContent("definition a"));
});
