import type { Page } from "@playwright/test";
import { anEmail, aStudent, capitals, type Student } from "../kit/students/student.ts";
import { practiceStates } from "./practice-states.ts";
import type { State } from "./state.ts";
import { screenHeading } from "../kit/screens/screen-heading.ts";

const longTitle = "Everything about the transport of substances through membranes, from diffusion to the sodium-potassium pump ".repeat(2);
const longWord = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";
const paragraphs = "The *mitochondrion* burns sugars and fats to make **ATP**. ".repeat(40);

const mixed: [title: string, cards: readonly (readonly [string, string])[]][] = [
  [longTitle, capitals],
  [longWord + longWord, capitals],
  ["العربية: تحيات ومجاملات اليوم الأول في القاهرة", [["مرحبا", "hello"]]],
  ["👩🏽‍🚀🏴‍☠️🫠 What is this emoji called? 👨‍👩‍👧‍👦", [["👩🏽‍🚀", "woman astronaut: medium skin tone"]]],
  ["漢字：自然と数字", [["森", "もり, forest"]]],
  ["Torts: negligence and friends", capitals],
  ["The one thing to remember", [["a", "b"]]],
];

/** Signs a student up, adds some decks, and opens the page at an address. */
async function as(page: Page, prepare: (student: Student) => Promise<string>): Promise<void> {
  await page.goto(await prepare(await aStudent(page.request)));
}

async function withDecks(student: Student): Promise<void> {
  for (const [title, cards] of mixed) await student.createDeck(title, cards);
}

async function openCard(page: Page, cards: readonly (readonly [string, string])[], title = "Biology: inside the cell"): Promise<void> {
  await as(page, async (student) => `/${(await student.createDeck(title, cards, "The organelles and what each one is for.")).id}`);
  await page.getByRole("group", { name: "Front" }).waitFor();
}

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole("button", { name: "Deck menu" }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first().click();

/** Holds all replies, so that the page's loading state stays. */
async function neverAnswer(page: Page, pattern: string): Promise<void> {
  await page.route(pattern, () => new Promise(() => {}));
}

export const states: readonly State[] = [
  {
    name: "landing",
    reach: async (page) => {
      await page.goto("/");
      await page.getByRole("button", { name: "Get Started" }).waitFor();
    },
  },
  {
    name: "sign-up",
    reach: async (page) => {
      await page.goto("/");
      await press(page, "Get Started");
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "sign-up-error",
    reach: async (page) => {
      await page.goto("/");
      await press(page, "Get Started");
      await page.getByLabel("Email").fill(anEmail());
      await page.getByLabel("Password").fill("123");
      await press(page, "Create account");
      await page.getByRole("alert").waitFor();
    },
  },
  {
    name: "personalise",
    reach: async (page) => {
      await aStudent(page.request, { personalised: false });
      await page.goto("/decks");
      await page.getByLabel("Username").fill("1a");
      await page.getByText("at least 3").waitFor();
    },
  },
  {
    name: "guard-loading",
    reach: async (page) => {
      await neverAnswer(page, "**/api/auth/get-session");
      await page.goto("/decks");
      await page.getByText("Loading...").waitFor();
    },
  },
  {
    name: "decks-empty",
    reach: async (page) => {
      await as(page, async () => "/decks");
      await page.getByText("No decks yet").waitFor();
    },
  },
  {
    name: "decks-loading",
    reach: async (page) => {
      await aStudent(page.request);
      await neverAnswer(page, "**/api/events*");
      await page.goto("/decks");
      await page.getByText("Loading your decks...").waitFor({ state: "attached" });
    },
  },
  {
    name: "decks-mixed",
    reach: async (page) => {
      await as(page, async (student) => (await withDecks(student), "/decks"));
      await page.getByRole("list", { name: "Decks" }).waitFor();
    },
  },
  {
    name: "decks-not-found",
    reach: async (page) => {
      await as(page, async (student) => (await withDecks(student), "/decks"));
      await page.getByPlaceholder("Search decks").fill(longWord.repeat(3));
      await page.getByText("No decks found").waitFor();
    },
  },
  {
    name: "decks-error",
    reach: async (page) => {
      await aStudent(page.request);
      await page.route("**/api/events*", (route) => route.abort());
      await page.goto("/decks");
      await page.getByRole("alert").waitFor();
    },
  },
  {
    name: "decks-delete",
    reach: async (page) => {
      await as(page, async (student) => (await withDecks(student), "/decks"));
      await page.getByRole("button", { name: "Delete deck Torts" }).click();
      await page.getByRole("alertdialog").waitFor();
    },
  },
  {
    name: "decks-500",
    reach: async (page) => {
      await as(page, async (student) => {
        for (let number = 1; number <= 500; number++) await student.createDeck(`Deck number ${number}`, [["a", "b"]]);
        return "/decks";
      });
      await page.getByText("Deck number 500").waitFor();
    },
  },
  {
    name: "library-empty",
    reach: async (page) => {
      await as(page, async () => "/decks?tab=library");
      await screenHeading(page).waitFor();
    },
  },
  {
    name: "profile-menu",
    reach: async (page) => {
      await as(page, async () => "/decks");
      await page.getByText("No decks yet").waitFor();
      await page.getByRole("button", { name: /^Profile menu/ }).click();
      await page.getByRole("menu").waitFor();
    },
  },
  {
    name: "deck-loading",
    reach: async (page) => {
      const deck = await (await aStudent(page.request)).createDeck("Rivers");
      await neverAnswer(page, `**/api/users/*/decks/${deck.id}`);
      await page.goto(`/${deck.id}`);
      await page.getByText("Loading flashcards...").waitFor();
    },
  },
  { name: "deck-front", reach: (page) => openCard(page, [["Mitochondrion", "Burns sugars and fats to make *ATP*"], ...capitals]) },
  {
    name: "deck-back",
    reach: async (page) => {
      await openCard(page, [["Mitochondrion", "Burns **sugars** and `fats` to make *ATP*, __the cell's fuel__ ~~cheap~~"], ...capitals]);
      await page.keyboard.press("Space");
      await page.getByRole("group", { name: "Back" }).waitFor();
    },
  },
  { name: "deck-long", reach: (page) => openCard(page, [[paragraphs, paragraphs]], longTitle) },
  { name: "deck-long-word", reach: (page) => openCard(page, [[longWord, longWord]], longWord) },
  {
    name: "deck-arabic",
    reach: (page) => openCard(page, [["السلام عليكم ورحمة الله وبركاته، كيف حالك اليوم؟", "peace"]], "العربية: تحيات ومجاملات"),
  },
  { name: "deck-emoji", reach: (page) => openCard(page, [["👩🏽‍🚀 👨‍👩‍👧‍👦 🏴‍☠️", "astronaut"]], "Emoji 🫠") },
  {
    name: "deck-menu",
    reach: async (page) => {
      await openCard(page, capitals);
      await page.getByRole("button", { name: "Deck menu" }).click();
      await page.getByRole("menu").waitFor();
    },
  },
  {
    name: "deck-visibility",
    reach: async (page) => {
      await openCard(page, capitals);
      await choose(page, "Change visibility");
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "deck-publishing",
    reach: async (page) => {
      await openCard(page, capitals);
      await choose(page, "Change visibility");
      await page.getByRole("dialog").getByRole("combobox").selectOption("Public");
      await page.getByRole("dialog").getByRole("combobox").nth(2).waitFor();
    },
  },
  {
    name: "deck-delete",
    reach: async (page) => {
      await openCard(page, capitals);
      await choose(page, "Delete deck");
      await page.getByRole("alertdialog").waitFor();
    },
  },
  {
    name: "deck-toast",
    reach: async (page) => {
      await openCard(page, capitals);
      await choose(page, "Copy link");
      await page.getByText(/Link copied|^http/).waitFor();
    },
  },
  {
    name: "create",
    reach: async (page) => {
      await as(page, async () => "/create-deck");
      await page.getByLabel("Title").waitFor();
    },
  },
  {
    name: "create-refused",
    reach: async (page) => {
      await as(page, async () => "/create-deck");
      await press(page, "Create");
      await page.getByRole("alert").waitFor();
    },
  },
  {
    name: "edit-mixed",
    reach: async (page) => {
      const cards = [
        [longWord, longWord],
        ["مرحبا بكم", "hello 👋🏽"],
        [paragraphs.slice(0, 600), "short"],
      ] as const;
      await as(page, async (student) => `/${(await student.createDeck(longTitle, cards, longTitle)).id}/edit`);
      await page.getByLabel("Title").waitFor();
    },
  },
  {
    name: "edit-conflict",
    reach: async (page) => {
      const student = await aStudent(page.request);
      const deck = await student.createDeck("Rivers", [
        ["Rhine", "North Sea"],
        ["Danube", longWord],
      ]);
      await page.goto(`/${deck.id}/edit`);
      await page.getByLabel("Title").fill("Rivers that reach the sea");
      await page.getByLabel("Definition of card 1").fill("Flows into the North Sea");
      const cards = deck.cards.map((card, at) => (at === 0 ? { ...card, definition: "Rotterdam" } : card));
      const theirs = { title: "Rivers of Europe", description: "", cards };
      await page.request.put(`/api/users/${student.uid}/decks/${deck.id}`, { data: theirs, headers: { "If-Match": `"${deck.revision}"` } });
      await press(page, "Save Changes");
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "edit-denied",
    reach: async (page) => {
      await as(page, async () => "/1600000000000/edit");
      await page.getByText("Access Denied").waitFor();
    },
  },
  {
    name: "test-chooser",
    reach: async (page) => {
      await as(page, async (student) => `/${(await student.createDeck(longTitle)).id}/learn/test`);
      await page.getByText("available").waitFor();
    },
  },
  ...practiceStates,
  {
    name: "profile",
    reach: async (page) => {
      await as(page, async (student) => `/users/${student.username}`);
      await page.getByRole("heading").first().waitFor();
    },
  },
  {
    name: "not-found",
    reach: async (page) => {
      await page.goto("/no/such/page");
      await page.getByText("Page not found").waitFor();
    },
  },
];
