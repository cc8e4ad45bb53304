import type { APIRequestContext, Page } from "@playwright/test";
import type { Card } from "@recollect/domain/cards/card.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import { aStudent, type Student } from "../kit/students/student.ts";
import type { State } from "./state.ts";

type Copy = {
  author: Student;
  /** the author's */ request: APIRequestContext;
  original: Deck;
  copy: Deck;
  saveOriginal: (cards: readonly object[]) => Promise<void>;
};

const rivers = [
  ["Rhine", "North Sea"],
  ["Danube", "Black Sea"],
  ["Nile", "Mediterranean"],
  ["Vistula", "Baltic Sea"],
  ["Loire", "Atlantic"],
] as const;

async function save(request: APIRequestContext, uid: string, deck: Deck, cards: readonly object[]): Promise<void> {
  const data = { title: deck.title, description: "", cards };
  const reply = await request.put(`/api/users/${uid}/decks/${deck.id}`, { data, headers: { "if-match": `"${deck.revision}"` } });
  if (!reply.ok()) throw new Error(await reply.text());
}

/** Another student's deck, and a copy of the page's student: one that follows it, or one that was cut off. */
async function withACopy(page: Page, kind: "followers" | "copies", work: (copy: Copy) => Promise<void>): Promise<void> {
  const browser = page.context().browser();
  if (!browser) throw new Error("The page belongs to no browser");
  const origin = new URL((await page.request.get("/healthz")).url()).origin;
  const context = await browser.newContext({ baseURL: origin });
  const author = await aStudent(context.request);
  await aStudent(page.request);
  const original = await author.createDeck("Rivers and where they end", rivers);
  await author.setVisibility(original.id, "Unlisted");
  const copy = (await (await page.request.post(`/api/library/${original.id}/${kind}`)).json()) as Deck;
  await work({
    author,
    request: context.request,
    original,
    copy,
    saveOriginal: (cards) => save(context.request, author.uid, original, cards),
  });
  await context.close();
}

/** The author changed, added and removed cards; the student changed one of them, removed one, and edited one that the author removed. */
async function withChanges(page: Page): Promise<void> {
  await withACopy(page, "followers", async ({ original, copy, saveOriginal }) => {
    const me = (await (await page.request.get("/api/auth/get-session")).json()) as { user: { id: string } };
    const [rhine, danube, , vistula, loire] = copy.cards as [Card, Card, Card, Card, Card];
    const mine = [{ ...rhine, definition: "The sea at **Rotterdam**" }, danube, vistula, { ...loire, definition: "Biscay" }];
    await save(page.request, me.user.id, copy, mine);
    const [first, second, third, fourth] = original.cards as [Card, Card, Card, Card];
    const theirs = [
      { ...first, definition: "The North Sea, by several arms" },
      { ...second, term: "The Danube", tags: ["europe"] },
      { ...third, definition: "The Mediterranean" },
      fourth,
      { term: "Volga", definition: "The Caspian Sea" },
    ];
    await saveOriginal(theirs);
    await page.goto(`/${copy.id}`);
    await page.getByRole("button", { name: "See changes" }).waitFor();
  });
}

/** Copies that follow the deck that they came from. */
export const followingStates: readonly State[] = [
  { name: "following-changed", reach: withChanges },
  {
    name: "following-changes",
    reach: async (page) => {
      await withChanges(page);
      await page.getByRole("button", { name: "See changes" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Take changes" }).waitFor();
      await page.getByRole("dialog").getByRole("radio").first().waitFor();
    },
  },
  {
    // The first card, which the author removed and the student had edited.
    name: "following-left-card",
    reach: (page) =>
      withACopy(page, "followers", async ({ original, copy, saveOriginal }) => {
        const me = (await (await page.request.get("/api/auth/get-session")).json()) as { user: { id: string } };
        await save(page.request, me.user.id, copy, [{ ...copy.cards[0]!, extra: "At Rotterdam" }, ...copy.cards.slice(1)]);
        await saveOriginal(original.cards.slice(1));
        await page.goto(`/${copy.id}`);
        await page.getByRole("button", { name: "See changes" }).click();
        await page.getByRole("dialog").getByRole("button", { name: "Take changes" }).click();
        await page.getByRole("button", { name: "Keep it for good" }).waitFor();
      }),
  },
  {
    name: "study-suggest-to-author",
    reach: (page) =>
      withACopy(page, "followers", async ({ copy }) => {
        await page.goto(`/${copy.id}/learn/study`);
        await page.getByRole("button", { name: "Show answer" }).click();
        await page.getByRole("button", { name: "Suggest a correction" }).click();
        await page.getByRole("dialog").getByRole("button", { name: "Send to the author" }).waitFor();
      }),
  },
  {
    name: "following-own-edits",
    reach: async (page) => {
      await withChanges(page);
      await page.getByRole("button", { name: "What you changed" }).click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: /^Suggest this/ })
        .first()
        .waitFor();
    },
  },
  {
    name: "following-no-own-edits",
    reach: (page) =>
      withACopy(page, "followers", async ({ copy }) => {
        await page.goto(`/${copy.id}`);
        await page.getByRole("button", { name: "What you changed" }).click();
        await page.getByText("Your cards say what the author’s say.").waitFor();
      }),
  },
  {
    name: "following-up-to-date",
    reach: (page) =>
      withACopy(page, "followers", async ({ copy }) => {
        await page.goto(`/${copy.id}`);
        await page.getByText("There is nothing new.").waitFor();
      }),
  },
  {
    name: "following-stop",
    reach: (page) =>
      withACopy(page, "followers", async ({ copy }) => {
        await page.goto(`/${copy.id}`);
        await page.getByRole("button", { name: "Stop following" }).click();
        await page.getByRole("alertdialog").waitFor();
      }),
  },
  {
    name: "following-closed",
    reach: (page) =>
      withACopy(page, "followers", async ({ author, original, copy }) => {
        await author.setVisibility(original.id, "Private");
        await page.goto(`/${copy.id}`);
        await page.getByText(/not shared with you any more/).waitFor();
      }),
  },
  {
    name: "following-only-read",
    reach: (page) =>
      withACopy(page, "followers", async ({ author, request, original, copy }) => {
        const group = (await (await request.post("/api/groups", { data: { name: "Geography 7b", about: "" } })).json()) as {
          id: string;
          code: string;
        };
        await request.post(`/api/groups/${group.id}/decks`, { data: { deckId: original.id } });
        await page.request.post("/api/join", { data: { code: group.code } });
        await author.setVisibility(original.id, "Private");
        await page.goto(`/${copy.id}`);
        await page.getByText(/not shared by its link/).waitFor();
      }),
  },
  {
    name: "following-old-copy",
    reach: (page) =>
      withACopy(page, "copies", async ({ copy }) => {
        await page.goto(`/${copy.id}`);
        await page.getByRole("button", { name: "Follow the original" }).waitFor();
      }),
  },
];
