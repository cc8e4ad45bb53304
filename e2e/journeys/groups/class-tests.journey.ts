import type { Page } from "@playwright/test";
import { minuteMs } from "@recollect/domain/time/units.ts";
import { expectNoBarriers } from "../../kit/checks/barriers.ts";
import { tooWide } from "../../kit/checks/overflow.ts";
import { startServerWithClock, type ServerWithClock } from "../../kit/servers/server-with-clock.ts";
import { aStudent, capitals } from "../../kit/students/student.ts";
import { expect, test, type OpensBrowsers } from "../../kit/test.ts";

let server: ServerWithClock;

test.beforeAll(async () => {
  server = await startServerWithClock();
});

test.afterAll(() => server.end());

/** Nothing is cut off on the narrowest screen, and axe finds nothing. */
async function expectFits(page: Page): Promise<void> {
  expect(await tooWide(page)).toBe(0);
  await expectNoBarriers(page);
}

const settings = { reducedMotion: "reduce", viewport: { width: 360, height: 800 } } as const;
const rightAnswers = new Map<string, string>(capitals);

/** Writes an answer to each question that is on the page, the right one unless `others` has another. */
async function write(page: Page, others: Readonly<Record<string, string>>): Promise<void> {
  const questions = page.getByRole("listitem").filter({ has: page.getByRole("textbox") });
  await expect(questions).toHaveCount(capitals.length);
  for (const question of await questions.all()) {
    const asked = await question.getByRole("heading").innerText();
    const term = [...rightAnswers.keys()].find((one) => asked.includes(one)) ?? "";
    await question.getByRole("textbox").fill(others[term] ?? rightAnswers.get(term) ?? "");
  }
  await page.keyboard.press("Tab");
  await expect(page.getByText("3 of 3 answered · All answers are saved")).toBeVisible();
}

const handIn = async (page: Page) => {
  await page.getByRole("button", { name: "Hand in" }).first().click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Hand in" }).click();
  await expect(page.getByRole("heading", { name: "You are done" })).toBeVisible();
};

/** A teacher with a group that has the deck, and two students of it, each in a browser. */
async function aClass(openBrowser: OpensBrowsers) {
  const desk = await openBrowser(server.origin, settings);
  const teacher = await aStudent(desk.page.request);
  const deck = await teacher.createDeck("Capitals", capitals);
  const made = await desk.page.request.post("/api/groups", { data: { name: "Geography 7b", about: "" } });
  expect(made.status(), await made.text()).toBe(201);
  const group = (await made.json()) as { id: string; code: string };
  expect((await desk.page.request.post(`/api/groups/${group.id}/decks`, { data: { deckId: deck.id } })).status()).toBe(204);
  const [ada, bob] = [await openBrowser(server.origin, settings), await openBrowser(server.origin, settings)];
  const names: string[] = [];
  for (const [who, displayName] of [
    [ada, "Ada"],
    [bob, "Bob"],
  ] as const) {
    const { uid } = await aStudent(who.page.request);
    await who.page.request.patch(`/api/users/${uid}`, { data: { displayName } });
    expect((await who.page.request.post("/api/join", { data: { code: group.code } })).ok()).toBe(true);
    names.push(displayName);
  }
  return { desk, ada, bob, group, names };
}

test("a teacher opens a written test, two students take it, its time ends by the server's clock, and a mark is corrected", async ({
  openBrowser,
}) => {
  const { desk, ada, bob, group, names } = await aClass(openBrowser);

  await test.step("the teacher opens it", async () => {
    await desk.page.goto(`/groups/${group.id}/tests`);
    await desk.page.getByRole("button", { name: "New test" }).click();
    const form = desk.page.getByRole("dialog", { name: "New test" });
    await expect(form.getByLabel("Title")).toHaveValue("Capitals");
    await form.getByLabel("Title").fill("Friday's test");
    await form.getByLabel("Kind of test").selectOption({ label: "Written" });
    await expectFits(desk.page);
    await form.getByRole("button", { name: "Open the test" }).click();
    await expect(desk.page.getByRole("heading", { name: "Friday's test" })).toBeVisible();
    await expect(desk.page.getByText("0 handed in, 0 started, of 2 students")).toBeVisible();
    await expectFits(desk.page);
  });

  await test.step("one student answers, closes the tab, and goes on in another", async () => {
    await ada.page.goto("/decks");
    await ada.page.getByRole("link", { name: "Begin the test: Friday's test" }).click();
    await expect(ada.page.getByRole("button", { name: "Begin the test" })).toBeVisible();
    await expectFits(ada.page);
    await ada.page.getByRole("button", { name: "Begin the test" }).click();
    const box = ada.page.getByRole("textbox", { name: "Your answer to question 2" });
    await box.fill("kept on the server");
    await ada.page.keyboard.press("Tab");
    await expect(ada.page.getByText("1 of 3 answered · All answers are saved")).toBeVisible();
    await ada.page.getByRole("button", { name: "Read the time left" }).click();
    await expect(ada.page.getByText(/^4\d minutes and \d+ seconds? left$/)).toBeVisible();
    await expectFits(ada.page);
    const context = ada.page.context();
    await ada.page.close();
    const again = await context.newPage();
    await again.goto(`/groups/${group.id}/tests`);
    await again.getByRole("link", { name: "Go on with the test: Friday's test" }).click();
    await expect(again.getByRole("textbox", { name: "Your answer to question 2" })).toHaveValue("kept on the server");
    await write(again, { France: "Lyon" });
    await handIn(again);
    await expectFits(again);
    ada.page = again;
  });

  await test.step("the other one does not hand in; the teacher sees who is done, and no result", async () => {
    await bob.page.goto(`/groups/${group.id}/tests`);
    await bob.page.getByRole("link", { name: "Begin the test: Friday's test" }).click();
    await bob.page.getByRole("button", { name: "Begin the test" }).click();
    await write(bob.page, { France: " lyon" });
    await desk.page.getByRole("link", { name: "Who is done with Friday's test" }).click();
    await expect(desk.page.getByRole("definition")).toHaveText(["1", "1", "0"], { timeout: 30_000 });
    await expectFits(desk.page);
    await expect(ada.page.getByText("Paris", { exact: true })).toHaveCount(0);
  });

  await test.step("the time ends by the server's clock", async () => {
    await server.moveClock(46 * minuteMs);
    const id = desk.page.url().split("/").at(-1) ?? "";
    const late = await bob.page.request.put(`/api/groups/${group.id}/tests/${id}/try/answers/0`, { data: { answer: "late" } });
    expect([late.status(), ((await late.json()) as { error: { code: string } }).error.code]).toEqual([409, "class-test/time-over"]);
    await bob.page.reload();
    await expect(bob.page.getByText("2 of 3 right")).toBeVisible({ timeout: 30_000 });
    await expect(bob.page.getByText("Paris", { exact: true })).toBeVisible();
    await expectFits(bob.page);
  });

  await test.step("the teacher counts a wording as right for both, and both see it", async () => {
    await desk.page.reload();
    for (const name of names)
      await expect(desk.page.getByRole("row", { name: new RegExp(name) })).toContainText("2 of 3 right", { timeout: 30_000 });
    await expectFits(desk.page);
    await desk.page.getByRole("button", { name: "Show the answers: Ada" }).click();
    const answers = desk.page.getByRole("dialog", { name: "Answers of Ada" });
    await answers.getByRole("button", { name: "Count as right for all who answered this: Lyon" }).click();
    await expect(answers.getByText("3 of 3 right")).toBeVisible();
    await expectFits(desk.page);
    await answers.getByRole("button", { name: "Done" }).click();
    for (const name of names) await expect(desk.page.getByRole("row", { name: new RegExp(name) })).toContainText("3 of 3 right");
    await expect(bob.page.getByText("Right · changed by a teacher")).toBeVisible({ timeout: 30_000 });
    await expect(bob.page.getByText("3 of 3 right")).toBeVisible();
    await ada.page.goto("/decks");
    await expect(ada.page.getByRole("region", { name: "Tests of your groups" }).getByText("3 of 3 right")).toBeVisible();
    await expectFits(ada.page);
  });
});

/** Chooses an answer to each question by the keyboard, the right one unless `others` has another. */
async function choose(page: Page, others: Readonly<Record<string, string>>): Promise<void> {
  const questions = page.getByRole("group").filter({ has: page.getByRole("radio") });
  await expect(questions).toHaveCount(capitals.length);
  for (const question of await questions.all()) {
    const text = (await question.locator("legend").innerText()).split("\n").at(-1) ?? "";
    const term = [...rightAnswers.keys()].find((one) => text.includes(one)) ?? "";
    await question.getByRole("radio", { name: others[term] ?? rightAnswers.get(term) ?? "", exact: true }).focus();
    await page.keyboard.press("Space");
  }
  await expect(page.getByText("3 of 3 answered · All answers are saved")).toBeVisible();
}

test("a multiple-choice test: two students choose, one changes a choice, and both and the teacher read the results at its end", async ({
  openBrowser,
}) => {
  const { desk, ada, bob, group, names } = await aClass(openBrowser);

  await test.step("the teacher opens it, for ten minutes each", async () => {
    await desk.page.goto(`/groups/${group.id}/tests`);
    await desk.page.getByRole("button", { name: "New test" }).click();
    const form = desk.page.getByRole("dialog", { name: "New test" });
    await form.getByLabel("Title").fill("Choices");
    await expect(form.getByLabel("Kind of test")).toHaveValue("multiple-choice");
    await form.getByLabel("Minutes for each student (optional)").fill("10");
    await form.getByRole("button", { name: "Open the test" }).click();
    await expect(desk.page.getByRole("heading", { name: "Choices" })).toBeVisible();
  });

  const begin = async (page: Page) => {
    await page.goto(`/groups/${group.id}/tests`);
    await page.getByRole("link", { name: "Begin the test: Choices" }).click();
    await page.getByRole("button", { name: "Begin the test" }).click();
  };

  await test.step("one student chooses by keyboard, changes a choice and hands in", async () => {
    await begin(ada.page);
    await choose(ada.page, { France: "Tokyo" });
    await expectFits(ada.page);
    await choose(ada.page, {});
    await ada.page.reload();
    await expect(ada.page.getByRole("radio", { name: "Paris", exact: true, checked: true })).toHaveCount(1);
    await handIn(ada.page);
  });

  await test.step("the other one chooses a wrong answer, and the time for each is over by the server's clock", async () => {
    await begin(bob.page);
    await choose(bob.page, { Japan: "Nairobi" });
    await server.moveClock(11 * minuteMs);
    await bob.page.reload();
    await expect(bob.page.getByRole("heading", { name: "You are done" })).toBeVisible();
    await expectFits(bob.page);
  });

  await test.step("the teacher ends it, and everybody reads the same marks", async () => {
    await desk.page.reload();
    await desk.page.getByRole("button", { name: "End now: Choices" }).click();
    await desk.page.getByRole("alertdialog").getByRole("button", { name: "End now" }).click();
    await server.moveClock(minuteMs);
    await ada.page.reload();
    await expect(ada.page.getByText("3 of 3 right")).toBeVisible({ timeout: 30_000 });
    await bob.page.reload();
    await expect(bob.page.getByText("2 of 3 right")).toBeVisible({ timeout: 30_000 });
    await expectFits(bob.page);
    await desk.page.goto(`/groups/${group.id}/tests`);
    await desk.page
      .getByRole("link", { name: /Choices/ })
      .first()
      .click();
    for (const [at, name] of names.entries())
      await expect(desk.page.getByRole("row", { name: new RegExp(name) })).toContainText(`${at === 0 ? 3 : 2} of 3 right`);
    await expectFits(desk.page);
  });
});
