import { subjects } from "@recollect/domain/decks/topic/topic.ts";
import { filterNames } from "@recollect/domain/library/filters.ts";
import { expect, type Page } from "@playwright/test";
import { choose } from "../kit/input/deck-menu.ts";
import { aStudent, capitals, type Student } from "../kit/students/student.ts";
import type { State } from "./state.ts";

const longWord = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";
const longTitle = "Everything about the transport of substances through membranes, from diffusion to the sodium-potassium pump";
const aboutMe = `Third year of medicine in Graz. I make decks for **every** exam and share them.\n\n${"Ask me about histology. ".repeat(20)}`;

const titles = [
  longTitle,
  longWord + longWord,
  "العربية: تحيات ومجاملات اليوم الأول في القاهرة",
  "👩🏽‍🚀🏴‍☠️🫠 What is this emoji called? 👨‍👩‍👧‍👦",
  "漢字：自然と数字",
  "Torts: negligence and friends",
];

/** Another student, whose session is in a browser of its own, with public decks of every kind; then the page's own student. */
async function withAnAuthor(page: Page, profile: object = {}): Promise<{ author: Student; reader: Student; deckId: number }> {
  const browser = page.context().browser();
  if (!browser) throw new Error("The page belongs to no browser");
  const context = await browser.newContext({ baseURL: await originOf(page) });
  const author = await aStudent(context.request);
  await context.request.patch(`/api/users/${author.uid}`, { data: { bio: "Histology by heart", aboutMe, selectedTheme: 4, ...profile } });
  const ids: number[] = [];
  for (const title of titles) {
    const deck = await author.createDeck(title, capitals, title === longTitle ? longTitle : "");
    await author.setVisibility(deck.id, "Public");
    ids.push(deck.id);
  }
  await context.close();
  return { author, reader: await aStudent(page.request), deckId: ids[0] ?? 0 };
}

/** The server's origin, for the page's own requests. */
async function originOf(page: Page): Promise<string> {
  return new URL((await page.request.get("/healthz")).url()).origin;
}

async function openAs(page: Page, address: (made: Awaited<ReturnType<typeof withAnAuthor>>) => string, profile?: object): Promise<void> {
  await page.goto(address(await withAnAuthor(page, profile)));
}

const openDeck = async (page: Page) => {
  await openAs(page, ({ deckId }) => `/${deckId}`);
  await page.getByRole("group", { name: "Front" }).waitFor();
};

/** A deck by its link, without a session. */
const openAsVisitor = async (page: Page) => {
  const { deckId } = await withAnAuthor(page);
  await page.context().clearCookies();
  await page.goto(`/${deckId}`);
  await page.getByRole("link", { name: "Try a practice round" }).waitFor();
};

/** The screens of sharing. */
export const sharingStates: readonly State[] = [
  { name: "visited-deck", reach: openAsVisitor },
  {
    name: "account-reminders",
    reach: async (page) => {
      await aStudent(page.request);
      await page.goto("/account");
      const part = page.getByRole("region", { name: "Reminders" });
      await part.getByRole("button", { name: "Make an address" }).click();
      await part.getByRole("button", { name: "Close the address" }).waitFor();
      await part.scrollIntoViewIfNeeded();
    },
  },
  {
    name: "visited-round",
    reach: async (page) => {
      await openAsVisitor(page);
      await page.getByRole("link", { name: "Try a practice round" }).click();
      for (let question = 1; question <= capitals.length; question += 1) {
        await page.getByText(`Question ${question} of ${capitals.length}`).waitFor();
        await page.getByRole("main").getByRole("listitem").first().getByRole("button").click();
      }
      await page.getByRole("heading", { name: "Test Complete!" }).waitFor();
    },
  },
  {
    name: "library-full",
    reach: async (page) => {
      await openAs(page, () => "/decks?tab=library");
      await page.getByRole("list", { name: "Public decks" }).waitFor();
    },
  },
  {
    // All subjects, in the longest order.
    name: "library-subjects",
    reach: async (page) => {
      const decks = Object.fromEntries(subjects.map((subject, at) => [subject, 120 - 7 * at]));
      const facets = Object.fromEntries(filterNames.map((name) => [name, { decks: name === "subject" ? decks : {}, isExact: true }]));
      await page.route("**/api/library-facets*", (route) => route.fulfill({ json: facets }));
      await openAs(page, () => "/decks?tab=library&sort=helpful-and-new");
      await page.getByRole("list", { name: "Public decks" }).waitFor();
      await page.getByRole("navigation", { name: "Subjects" }).getByRole("link").first().waitFor();
    },
  },
  {
    name: "library-card-found",
    reach: async (page) => {
      const student = await aStudent(page.request);
      const deck = await student.createDeck("Cell biology", [
        ["Mitochondrion", "Makes energy in **narwhalese** cells, by a long way of many steps that begins with sugar and ends with water"],
        ["Ribosome", "Builds proteins"],
      ]);
      await page.request.put(`/api/users/${student.uid}/decks/${deck.id}/visibility`, { data: { visibility: "Public" } });
      // Words of cards are in the index a moment after the save.
      await expect
        .poll(async () => (await page.request.get("/api/library?search=narwhalese")).text(), { timeout: 30_000 })
        .toContain("Mitochondrion");
      await page.goto("/decks?tab=library&search=narwhalese");
      await page.getByText("Mitochondrion").first().waitFor();
    },
  },
  {
    name: "library-filters",
    reach: async (page) => {
      await withAnAuthor(page);
      await page.goto("/decks?tab=library");
      await page.getByRole("list", { name: "Public decks" }).waitFor();
      await page.getByRole("button", { name: "Filters" }).click();
      await page.getByRole("checkbox").first().waitFor();
    },
  },
  {
    name: "library-filtered",
    reach: async (page) => {
      await openAs(page, () => "/decks?tab=library&cards=1-20&subject=law");
      await page.getByRole("group", { name: "Filters" }).waitFor();
    },
  },
  {
    name: "library-none-found",
    reach: async (page) => {
      await openAs(page, () => `/decks?tab=library&search=${longWord}x`);
      await page.getByText("No results found").waitFor();
    },
  },
  {
    name: "library-refused",
    reach: async (page) => {
      await openAs(page, () => `/decks?tab=library&search=${"x".repeat(300)}`);
      await page.getByRole("alert").waitFor();
    },
  },
  {
    name: "library-error",
    reach: async (page) => {
      await page.route("**/api/library?*", (route) => route.abort());
      await openAs(page, () => "/decks?tab=library");
      await page.getByRole("alert").waitFor();
    },
  },
  {
    name: "library-loading",
    reach: async (page) => {
      await page.route("**/api/library?*", () => new Promise(() => {}));
      await openAs(page, () => "/decks?tab=library");
      await page.getByText("Loading the library...").waitFor();
    },
  },
  { name: "shared-deck", reach: openDeck },
  {
    name: "shared-deck-menu",
    reach: async (page) => {
      await openDeck(page);
      await page.getByRole("button", { name: "Deck menu" }).click();
      await page.getByRole("menu").waitFor();
    },
  },
  {
    name: "shared-deck-copying",
    reach: async (page) => {
      await openDeck(page);
      await page.route("**/copies", () => new Promise(() => {}));
      await choose(page, "Copy to my decks");
      await page.getByTitle("Copying deck...").waitFor();
    },
  },
  {
    name: "shared-deck-copy-failed",
    reach: async (page) => {
      await openDeck(page);
      await page.route("**/copies", (route) => route.abort());
      await choose(page, "Copy to my decks");
      await page.getByRole("alert").waitFor();
    },
  },
  {
    name: "shared-deck-copied",
    reach: async (page) => {
      await openDeck(page);
      await choose(page, "Copy to my decks");
      await page.getByText("Copied to your decks").waitFor();
      await page.getByRole("group", { name: "Front" }).waitFor();
    },
  },
  {
    name: "profile-of-another",
    reach: async (page) => {
      await openAs(page, ({ author }) => `/users/${author.username}`);
      await page.getByRole("tab", { name: /Decks/ }).waitFor();
    },
  },
  {
    name: "profile-long-texts",
    reach: async (page) => {
      const profile = { displayName: longWord, bio: longTitle.repeat(3), aboutMe: longWord.repeat(4) };
      await openAs(page, ({ author }) => `/users/${author.username}`, profile);
      await page.getByRole("tab", { name: /Decks/ }).waitFor();
    },
  },
  {
    name: "profile-own-empty",
    reach: async (page) => {
      await page.goto(`/users/${(await aStudent(page.request)).username}`);
      await page.getByText("No public decks").waitFor();
    },
  },
  {
    name: "profile-badges",
    reach: async (page) => {
      await openAs(page, ({ author }) => `/users/${author.username}`);
      await page.getByRole("tab", { name: "Badges" }).click();
      await page.getByText("Badges coming soon.").waitFor();
    },
  },
  {
    name: "profile-edit",
    reach: async (page) => {
      await page.goto(`/users/${(await aStudent(page.request)).username}`);
      await page.getByRole("button", { name: "Edit profile" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "profile-of-nobody",
    reach: async (page) => {
      await aStudent(page.request);
      await page.goto("/users/nobody_at_all");
      await page.getByText("User not found").waitFor();
    },
  },
];
