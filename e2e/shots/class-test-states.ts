import type { APIRequestContext, Page } from "@playwright/test";
import type { ClassTest } from "@recollect/domain/groups/class-tests/class-test.ts";
import type { RunningTest } from "@recollect/domain/groups/class-tests/results.ts";
import { aStudent, capitals } from "../kit/students/student.ts";
import type { State } from "./state.ts";

const hour = 3_600_000;

/** A group with a written test that two of three students took; the third is signed in on the page, or the teacher. */
async function aTest(page: Page, who: "teacher" | "student", { kind = "open-ended", isOver = false } = {}): Promise<string> {
  const browser = page.context().browser();
  if (!browser) throw new Error("The page belongs to no browser");
  const origin = new URL((await page.request.get("/healthz")).url()).origin;
  const other = await browser.newContext({ baseURL: origin });
  const teacher = who === "teacher" ? page.request : other.request;
  const { uid, createDeck } = await aStudent(teacher);
  const { id: deckId } = await createDeck("Biology: inside the cell", capitals);
  const group = (await (await teacher.post("/api/groups", { data: { name: "Biology 7b", about: "" } })).json()) as {
    id: string;
    code: string;
  };
  await teacher.post(`/api/groups/${group.id}/decks`, { data: { deckId } });
  const fields = {
    title: "Friday's test",
    kind,
    opensAt: null,
    closesAt: Date.now() + hour,
    minutes: 20,
    count: 10,
    direction: "definition",
  };
  const made = await teacher.post(`/api/groups/${group.id}/tests`, { data: { deckOwnerId: uid, deckId, ...fields } });
  const { id } = (await made.json()) as { id: string };
  const path = `/groups/${group.id}/tests/${id}`;
  for (let students = 0; students < 2; students += 1) {
    const context = await browser.newContext({ baseURL: origin });
    await join(context.request, group.code);
    await answer(context.request, path, students === 0 ? "Nairobi" : "no idea");
    if (students === 0) await context.request.post(`/api${path}/try/finish`);
    await context.close();
  }
  if (who === "student") {
    await join(page.request, group.code);
    if (isOver) await answer(page.request, path, "Nairobi");
  }
  if (isOver) await teacher.post(`/api${path}/end`);
  await other.close();
  return path;
}

async function join(request: APIRequestContext, code: string): Promise<void> {
  await aStudent(request);
  await request.post("/api/join", { data: { code } });
}

/** Gives the same answer to every question. */
async function answer(request: APIRequestContext, path: string, text: string): Promise<void> {
  const { questions } = (await (await request.post(`/api${path}/try`)).json()) as RunningTest;
  for (const { at, choices } of questions)
    await request.put(`/api${path}/try/answers/${at}`, { data: { answer: choices === null ? text : "0" } });
}

/** The list that a test at this address is in. */
const listOf = (path: string) => `/groups/${path.split("/")[2]}/tests`;

/** As long as an answer may be on its way after the end, and a little longer. */
const afterEnd = { timeout: 40_000 };

/** The screens of class tests. */
export const classTestStates: readonly State[] = [
  {
    name: "class-test-list",
    reach: async (page) => {
      const path = await aTest(page, "teacher");
      await page.goto(listOf(path));
      await page.getByText(/handed in/).waitFor();
    },
  },
  {
    name: "class-test-form",
    reach: async (page) => {
      const path = await aTest(page, "teacher");
      await page.goto(listOf(path));
      await page.getByRole("button", { name: "New test" }).click();
      await page.getByRole("dialog", { name: "New test" }).waitFor();
    },
  },
  {
    name: "class-test-their-save",
    reach: async (page) => {
      const path = await aTest(page, "teacher");
      await page.goto(listOf(path));
      await page.getByRole("button", { name: "Edit Friday's test" }).click();
      const form = page.getByRole("dialog", { name: "Edit test" });
      await form.getByLabel("Title").fill("Friday's test and the questions behind it");
      const { tests } = (await (await page.request.get(`/api${listOf(path)}`)).json()) as { tests: ClassTest[] };
      const { kind, opensAt, closesAt, minutes, count, direction, revision } = tests[0]!;
      const data = { title: "Monday's test", kind, opensAt, closesAt, minutes, count, direction };
      const theirs = await page.request.patch(`/api${path}`, { data, headers: { "If-Match": `"${revision}"` } });
      if (!theirs.ok()) throw new Error(await theirs.text());
      await form.getByRole("button", { name: "Save" }).click();
      await form.getByText("The other teacher saved").waitFor();
    },
  },
  {
    name: "class-test-results",
    reach: async (page) => {
      await page.goto(await aTest(page, "teacher", { isOver: true }));
      await page.getByRole("heading", { name: "Questions" }).waitFor(afterEnd);
    },
  },
  {
    name: "class-test-begin",
    reach: async (page) => {
      await page.goto(await aTest(page, "student"));
      await page.getByRole("button", { name: "Begin the test" }).waitFor();
    },
  },
  {
    name: "class-test-written",
    reach: async (page) => {
      await page.goto(await aTest(page, "student"));
      await page.getByRole("button", { name: "Begin the test" }).click();
      await page.getByRole("textbox").first().fill("Nairobi");
      await page.locator('[data-standing="stored"]').first().waitFor();
    },
  },
  {
    name: "class-test-choices",
    reach: async (page) => {
      await page.goto(await aTest(page, "student", { kind: "multiple-choice" }));
      await page.getByRole("button", { name: "Begin the test" }).click();
      await page.getByRole("radio").first().check();
      await page.locator('[data-standing="stored"]').first().waitFor();
    },
  },
  {
    name: "class-test-own-result",
    reach: async (page) => {
      await page.goto(await aTest(page, "student", { isOver: true }));
      await page.getByRole("list", { name: "Your answers" }).waitFor(afterEnd);
    },
  },
];
