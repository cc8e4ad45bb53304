import { expect, type Page } from "@playwright/test";
import { aStudent } from "../kit/students/student.ts";
import { asAnotherStudent } from "./another-student.ts";
import type { State } from "./state.ts";

/** A deck that a student shared and the page's own student reported, who then became a moderator. */
async function aCase(page: Page, server: Parameters<State["reach"]>[1]): Promise<{ deckId: number; uid: string }> {
  const found = await asAnotherStudent(page, async (author) => {
    const deck = await author.createDeck("Rude words");
    await author.setVisibility(deck.id, "Public");
    return { deckId: deck.id, uid: author.uid };
  });
  const { username } = await aStudent(page.request);
  const data = { deckId: found.deckId, reason: "other", text: "The second card insults a teacher." };
  const reported = await page.request.post("/api/reports", { data });
  expect(reported.ok(), await reported.text()).toBe(true);
  await server.operator(["role", username, "caretaker"]);
  return found;
}

const view = (name: string): State => ({
  name: `desk-${name}`,
  reach: async (page, server) => {
    await aCase(page, server);
    await page.goto(`/desk?view=${name}`);
    await page.getByRole("navigation", { name: "Desk" }).waitFor();
    await page.getByRole("main").getByText("Loading...").waitFor({ state: "detached" });
  },
});

/** The screens of moderation. */
export const moderationStates: readonly State[] = [
  ...["reports", "restricted", "accounts", "storage", "days", "backups", "log"].map(view),
  {
    name: "desk-deck",
    reach: async (page, server) => {
      const { deckId } = await aCase(page, server);
      await page.goto(`/desk?deck=${deckId}`);
      await page.getByRole("heading", { name: "What was reported" }).waitFor();
    },
  },
  {
    name: "desk-account",
    reach: async (page, server) => {
      const { uid } = await aCase(page, server);
      await page.goto(`/desk?account=${uid}`);
      await page.getByLabel("What to do").waitFor();
    },
  },
  {
    name: "decks-notice",
    reach: async (page, server) => {
      const student = await aStudent(page.request);
      const deck = await student.createDeck("Rude words");
      await student.setVisibility(deck.id, "Public");
      await asAnotherStudent(page, async (moderator, request) => {
        await server.operator(["role", moderator.username, "caretaker"]);
        const acted = await request.post(`/api/desk/decks/${deck.id}/acts`, {
          data: { act: "hide", why: "It insults a teacher.", seen: 0 },
        });
        expect(acted.ok(), await acted.text()).toBe(true);
      });
      await page.goto("/decks");
      await page.getByRole("region", { name: "Notices" }).waitFor();
    },
  },
];
