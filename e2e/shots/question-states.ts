import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { aStudent, capitals, type Student } from "../kit/students/student.ts";
import { asAnotherStudent } from "./another-student.ts";
import type { State } from "./state.ts";

type AskedGroup = { id: string; deckId: number };

/** A group with a deck, whose members ask about the deck's first card: the teacher, and the page's own student. */
async function ask(page: Page): Promise<AskedGroup & { teachersQuestion: string }> {
  const group = await asAnotherStudent(page, async (teacher: Student, request: APIRequestContext) => {
    const deck = await teacher.createDeck("Biology: inside the cell", capitals);
    const made = (await (await request.post("/api/groups", { data: { name: "Biology 7b", about: "" } })).json()) as {
      id: string;
      code: string;
    };
    await request.post(`/api/groups/${made.id}/decks`, { data: { deckId: deck.id } });
    const about = { deckOwnerId: teacher.uid, deckId: deck.id, cardId: deck.cards[0]?.id ?? "" };
    const question = {
      ...about,
      text: "The book says something else: another city, since 1871.",
    };
    return { ...made, about, deckId: deck.id, teachersQuestion: await posted(request, made.id, question) };
  });
  await aStudent(page.request);
  await page.request.post("/api/join", { data: { code: group.code } });
  const id = await posted(page.request, group.id, { ...group.about, text: "Was this always the capital?" });
  await page.request.post(`/api/groups/${group.id}/questions/${id}/answers`, { data: { text: "I think since 1871." } });
  return group;
}

async function posted(request: APIRequestContext, groupId: string, data: object): Promise<string> {
  const reply = await request.post(`/api/groups/${groupId}/questions`, { data });
  expect(reply.status(), await reply.text()).toBe(201);
  return ((await reply.json()) as { id: string }).id;
}

/** Questions on cards: under a card, on a group's page, and at the desk. */
export const questionStates: readonly State[] = [
  {
    name: "deck-questions",
    reach: async (page) => {
      const { deckId } = await ask(page);
      await page.goto(`/${deckId}`);
      await page.getByRole("button", { name: "Flip card" }).click();
      await page.getByRole("button", { name: "2 questions" }).click();
      await page.getByRole("dialog").getByRole("list", { name: "Questions" }).waitFor();
    },
  },
  {
    name: "study-questions",
    reach: async (page) => {
      const { deckId } = await ask(page);
      await page.goto(`/${deckId}/learn/study`);
      await page.getByRole("button", { name: "Show answer" }).click();
      await page.getByRole("button", { name: "2 questions" }).waitFor();
    },
  },
  {
    name: "group-questions",
    reach: async (page) => {
      await page.goto(`/groups/${(await ask(page)).id}/questions`);
      await page.getByRole("list", { name: "Questions" }).waitFor();
    },
  },
  {
    name: "desk-questions",
    reach: async (page, server) => {
      const { id, teachersQuestion } = await ask(page);
      const report = { reason: "wrong", text: "It confuses everybody." };
      await page.request.post(`/api/groups/${id}/questions/${teachersQuestion}/reports`, { data: report });
      const session = (await (await page.request.get("/api/auth/get-session")).json()) as { user: { id: string } };
      const { username } = (await (await page.request.get(`/api/users/${session.user.id}`)).json()) as { username: string };
      await server.operator(["role", username, "caretaker"]);
      await page.goto("/desk?view=questions");
      await page.getByLabel("What to do").waitFor();
    },
  },
];
