import type { Page } from "@playwright/test";
import { choose } from "../kit/input/deck-menu.ts";
import { aStudent, capitals } from "../kit/students/student.ts";
import { asAnotherStudent } from "./another-student.ts";
import type { State } from "./state.ts";

async function openDecks(page: Page): Promise<void> {
  await (await aStudent(page.request)).createDeck("Torts: negligence and friends");
  await page.goto("/decks");
  await page.getByRole("link", { name: "Torts: negligence and friends", exact: true }).waitFor();
}

/** My Decks of a student whose cards have what is searched for, in spite of a wrong letter. */
async function openFound(page: Page): Promise<void> {
  const student = await aStudent(page.request);
  await student.createDeck("Cell biology", [
    ["Mitochondrion", "Makes energy in **narwhalese** cells, by a long way of many steps that begins with sugar and ends with water"],
    ["Ribosome", "Builds proteins, narwhalese ones too"],
  ]);
  await student.createDeck("Torts: negligence and friends");
  await page.goto("/decks");
  await page.getByRole("link", { name: "Cell biology", exact: true }).waitFor();
}

async function openDeck(page: Page): Promise<void> {
  await page.goto(`/${(await (await aStudent(page.request)).createDeck("Capitals", capitals)).id}`);
  await page.getByRole("group", { name: "Front" }).waitFor();
}

const ofDeck = (name: string, item: string): State => ({
  name: `deck-${name}`,
  reach: async (page) => {
    await openDeck(page);
    await choose(page, item);
    await page.getByRole("dialog").waitFor();
  },
});

/** The dialogs that open over a page, and what a search finds. */
export const dialogStates: readonly State[] = [
  {
    name: "log-in",
    reach: async (page) => {
      await page.goto("/");
      await page.getByRole("button", { name: "Log in", exact: true }).click();
      await page.getByRole("link", { name: "Forgot your password?" }).waitFor();
    },
  },
  {
    name: "log-in-last-student",
    reach: async (page) => {
      await page.goto("/");
      await page.evaluate(() =>
        localStorage.setItem("recollect:locked-student", JSON.stringify({ uid: "ada", name: "Ada Lovelace", theme: 2 })),
      );
      await page.goto("/?log-in");
      await page.getByText("Ada Lovelace").waitFor();
    },
  },
  {
    name: "landing-language",
    reach: async (page) => {
      await page.goto("/");
      await page.getByRole("button", { name: "Get Started" }).first().waitFor();
      await page.locator('[data-opens-form="language"]').first().click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "profile-language",
    reach: async (page) => {
      await openDecks(page);
      await page.getByRole("button", { name: /^Profile menu/ }).click();
      await page.getByRole("menuitem", { name: "Language" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "command-menu-found",
    reach: async (page) => {
      await openFound(page);
      await page.keyboard.press("Control+k");
      await page.getByRole("dialog").getByRole("combobox").fill("narwhalesse");
      await page.getByRole("option", { name: /Mitochondrion/ }).waitFor();
    },
  },
  {
    name: "decks-found",
    reach: async (page) => {
      await openFound(page);
      await page.getByRole("searchbox").fill("narwhalesse");
      await page.locator("mark").first().waitFor();
    },
  },
  {
    name: "keys",
    reach: async (page) => {
      await openDeck(page);
      await page.keyboard.press("?");
      await page.getByRole("dialog").getByRole("heading", { name: "Everywhere" }).waitFor();
    },
  },
  {
    name: "decks-tags",
    reach: async (page) => {
      await openDecks(page);
      await page.getByRole("button", { name: "Menu of the deck Torts" }).click();
      await page.getByRole("menuitem", { name: "Tags" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  ofDeck("move", "Move to folder"),
  ofDeck("languages", "Languages"),
  ofDeck("export", "Export"),
  {
    name: "deck-report",
    reach: async (page) => {
      const { id } = await asAnotherStudent(page, async (author) => {
        const deck = await author.createDeck("Rude words");
        await author.setVisibility(deck.id, "Public");
        return deck;
      });
      await aStudent(page.request);
      await page.goto(`/${id}`);
      await page.getByRole("group", { name: "Front" }).waitFor();
      await choose(page, "Report this deck");
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "group-new",
    reach: async (page) => {
      await aStudent(page.request);
      await page.goto("/groups");
      await page.getByRole("button", { name: "New group" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "group-add-deck",
    reach: async (page) => {
      const student = await aStudent(page.request);
      await student.createDeck("Capitals");
      const made = await page.request.post("/api/groups", { data: { name: "Biology 7b", about: "" } });
      await page.goto(`/groups/${((await made.json()) as { id: string }).id}`);
      await page.getByRole("button", { name: "Add a deck" }).click();
      await page.getByRole("dialog").getByText("Capitals").waitFor();
    },
  },
];
