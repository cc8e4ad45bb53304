import type { Page } from "@playwright/test";
import { matchScreen } from "../kit/screens/match.ts";
import { deckWithPictures } from "../kit/students/deck-with-pictures.ts";
import { aStudent } from "../kit/students/student.ts";
import type { State } from "./state.ts";

const cells = [
  ["Golgi apparatus", "Packages proteins for export out of the cell"],
  ["Mitochondrion", "Makes energy by oxidative phosphorylation"],
  ["Lysosome", "Digests worn-out fragments with enzymes"],
  ["Ribosome", "Reads messenger RNA"],
  ["Nucleus", "\\(10^9\\) base pairs"],
  ["\u0643\u062a\u0627\u0628", "Book"],
  ["Donaudampfschifffahrtsgesellschaftskapit\u00e4n", "A captain on the Danube"],
  ["Vacuole", "Water tank of plants"],
] as const;

async function begin(page: Page) {
  const student = await aStudent(page.request);
  const deck = await student.createDeck("Cell biology: organelles", cells);
  const group = (await (await page.request.post("/api/groups", { data: { name: "Biology 7b" } })).json()) as { id: string };
  await page.request.post(`/api/groups/${group.id}/decks`, { data: { deckId: deck.id } });
  await page.goto(`/${deck.id}/learn/match`);
  await page.getByRole("button", { name: "Start", exact: true }).waitFor();
  await page.getByText("You have no time with this deck yet.").waitFor();
  return matchScreen(page, cells);
}

/** A tile with a formula is not found by the text of its card. */
const isText = ([, definition]: readonly [string, string]) => !definition.startsWith("\\(");

/** Each state of Match that looks different. */
export const matchStates: readonly State[] = [
  { name: "match-begin", reach: async (page) => void (await begin(page)) },
  {
    name: "match-too-few",
    reach: async (page) => {
      const student = await aStudent(page.request);
      const deck = await student.createDeck("Cell biology: organelles", cells.slice(0, 1));
      await page.goto(`/${deck.id}/learn/match`);
      await page.getByText("Match needs 6 cards").waitFor();
    },
  },
  {
    name: "match-play",
    reach: async (page) => {
      const match = await begin(page);
      await match.start();
    },
  },
  {
    name: "match-pictures",
    reach: async (page) => {
      const student = await aStudent(page.request);
      await page.goto(`/${await deckWithPictures(page, student)}/learn/match`);
      const match = matchScreen(page);
      await match.start();
    },
    shows: (page) => page.getByRole("img", { name: /^A heart/ }).first(),
  },
  {
    name: "match-wrong",
    reach: async (page) => {
      const match = await begin(page);
      await match.start();
      const [first, second, third] = (await match.table()).filter(isText);
      await match.tile(first?.[0] ?? "").click();
      await match.tile(first?.[1] ?? "").click();
      await match.tile(second?.[0] ?? "").click();
      await match.tile(third?.[1] ?? "").click();
      await page.getByText("Not a pair.").waitFor({ state: "attached" });
    },
  },
  {
    name: "match-end",
    reach: async (page) => {
      const match = await begin(page);
      await match.start();
      const table = await match.table();
      const [one, other] = table.filter(isText);
      await match.tile(one?.[0] ?? "").click();
      await match.tile(other?.[1] ?? "").click();
      await match.slowDown();
      for (const [term, definition] of table) {
        await match.tile(term).click();
        await (isText([term, definition]) ? match.tile(definition) : match.tiles.filter({ has: page.locator("math, .katex") })).click();
      }
      await match.end.waitFor();
      await page.getByText("Your best time so far!").waitFor();
    },
  },
];
