import { expect, type APIRequestContext, type Page } from "@playwright/test";
import type { Assignment } from "@recollect/domain/groups/assignments/assignment.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { aStudent, capitals, type Student } from "../kit/students/student.ts";
import { asAnotherStudent } from "./another-student.ts";
import type { State } from "./state.ts";

type TheirGroup = { id: string; code: string; assignmentId: string };

/** A day by UTC; where the student's study day is still yesterday's, today has not begun yet. */
const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

/** The teacher's group with a deck that is assigned. */
async function assign(teacher: Student, request: APIRequestContext): Promise<TheirGroup & { answers: (uid: string) => object[] }> {
  const deck = await teacher.createDeck("Biology: inside the cell", capitals);
  const group = (await (await request.post("/api/groups", { data: { name: "Biology 7b", about: "" } })).json()) as TheirGroup;
  await request.post(`/api/groups/${group.id}/decks`, { data: { deckId: deck.id } });
  const assignment = {
    deckOwnerId: teacher.uid,
    deckId: deck.id,
    title: "Chapter 3",
    words: "Read page 12 first.",
    aim: { kind: "met" },
    opens: dayIn(-1),
    due: dayIn(10),
  };
  const made = await request.post(`/api/groups/${group.id}/assignments`, { data: assignment });
  expect(made.status(), await made.text()).toBe(201);
  const { id: assignmentId } = (await made.json()) as { id: string };
  const answers = (uid: string) =>
    deck.cards.map(({ id: cardId }, nth) => ({
      deckKey: deckKeyOf(teacher.uid, deck.id),
      kind: "answer",
      source: "study",
      rating: "good",
      tookMs: 1500,
      id: `${uid.slice(0, 8)}-${nth}`,
      cardId,
      at: Date.now() + nth,
    }));
  return { ...group, assignmentId, answers };
}

/** The page's own student teaches; another one joined and answered. */
async function asTeacher(page: Page): Promise<TheirGroup> {
  const { answers, ...group } = await assign(await aStudent(page.request), page.request);
  await asAnotherStudent(page, async ({ uid }, request) => {
    await request.post("/api/join", { data: { code: group.code } });
    await request.post("/api/study/entries", { data: { entries: answers(uid) } });
  });
  return group;
}

/** The page's own student is in another one's group. */
async function asPupil(page: Page): Promise<TheirGroup> {
  const group = await asAnotherStudent(page, assign);
  await aStudent(page.request);
  const joined = await page.request.post("/api/join", { data: { code: group.code } });
  expect(joined.ok(), await joined.text()).toBe(true);
  return group;
}

/** What teachers assign: their lists, forms and figures, and what their students see of them. */
export const assignmentStates: readonly State[] = [
  {
    name: "assignments-none",
    reach: async (page) => {
      await aStudent(page.request);
      const made = await page.request.post("/api/groups", { data: { name: "Biology 7b", about: "" } });
      await page.goto(`/groups/${((await made.json()) as TheirGroup).id}/assignments`);
      await page.getByText("No assignments yet").waitFor();
    },
  },
  {
    name: "assignments-teacher",
    reach: async (page) => {
      await page.goto(`/groups/${(await asTeacher(page)).id}/assignments`);
      await page.getByRole("heading", { name: "Chapter 3" }).waitFor();
    },
  },
  {
    name: "assignments-form",
    reach: async (page) => {
      await page.goto(`/groups/${(await asTeacher(page)).id}/assignments`);
      await page.getByRole("button", { name: "New assignment" }).click();
      await page.getByRole("dialog").getByLabel("Title").waitFor();
    },
  },
  {
    name: "assignments-edit",
    reach: async (page) => {
      await page.goto(`/groups/${(await asTeacher(page)).id}/assignments`);
      await page.getByRole("button", { name: "Edit Chapter 3" }).click();
      await page.getByRole("dialog").getByLabel("Title").waitFor();
    },
  },
  {
    name: "assignments-their-save",
    reach: async (page) => {
      const { id, assignmentId } = await asTeacher(page);
      const path = `/api/groups/${id}/assignments`;
      await page.goto(`/groups/${id}/assignments`);
      await page.getByRole("button", { name: "Edit Chapter 3" }).click();
      const form = page.getByRole("dialog");
      await form.getByLabel("Title").fill("Chapter 3 and the questions behind it");
      const { assignments } = (await (await page.request.get(path)).json()) as { assignments: Assignment[] };
      const { title: _title, words, opens, due, aim, revision } = assignments.find((one) => one.id === assignmentId)!;
      const data = { title: "Chapters 3 and 4", words, opens, due, aim };
      const theirs = await page.request.patch(`${path}/${assignmentId}`, { data, headers: { "If-Match": `"${revision}"` } });
      expect(theirs.status(), await theirs.text()).toBe(200);
      await form.getByRole("button", { name: "Save" }).click();
      await form.getByText("The other teacher saved").waitFor();
    },
  },
  {
    name: "assignments-remove",
    reach: async (page) => {
      await page.goto(`/groups/${(await asTeacher(page)).id}/assignments`);
      await page.getByRole("button", { name: "Remove Chapter 3" }).click();
      await page.getByRole("alertdialog").waitFor();
    },
  },
  {
    name: "assignment-progress",
    reach: async (page) => {
      const { id, assignmentId } = await asTeacher(page);
      await page.goto(`/groups/${id}/assignments/${assignmentId}`);
      await page.getByRole("row", { name: /Ada Lovelace/ }).waitFor();
    },
  },
  {
    name: "assignments-pupil",
    reach: async (page) => {
      await page.goto(`/groups/${(await asPupil(page)).id}/assignments`);
      await page.getByRole("heading", { name: "Chapter 3" }).waitFor();
    },
  },
  {
    name: "decks-assigned",
    reach: async (page) => {
      await asPupil(page);
      await page.goto("/decks");
      await page.getByRole("region", { name: "Assigned to you" }).waitFor();
    },
  },
  {
    name: "group-pupil",
    reach: async (page) => {
      await page.goto(`/groups/${(await asPupil(page)).id}`);
      await page.getByRole("button", { name: "Leave the group" }).waitFor();
    },
  },
  {
    name: "group-leave",
    reach: async (page) => {
      await page.goto(`/groups/${(await asPupil(page)).id}`);
      await page.getByRole("button", { name: "Leave the group" }).click();
      await page.getByRole("alertdialog").waitFor();
    },
  },
];
