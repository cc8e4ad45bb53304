import type { ClassTest } from "@recollect/domain/groups/class-tests/class-test.ts";
import type {
  ClassTestResults,
  OwnClassTest,
  OwnTestResult,
  ResultAnswer,
  RunningTest,
} from "@recollect/domain/groups/class-tests/results.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { minuteMs } from "@recollect/domain/time/units.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { FakeEventSource, theDecksStream, useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";
import { aStudySummary } from "../../../test/study/a-study-summary.ts";
import type { GroupClassTests } from "./class-tests-api.ts";
import { fieldOfMoment } from "./moments.ts";

const list = "GET /api/groups/g1/tests";
const path = "/api/groups/g1/tests/t1";
const now = Date.now();

const capitals: ClassTest = {
  id: "t1",
  groupId: "g1",
  deck: { ownerId: "ada", id: 30, title: "Capitals" },
  title: "Friday's test",
  kind: "multiple-choice",
  opensAt: now - 5 * minuteMs,
  closesAt: now + 20 * minuteMs,
  minutes: null,
  count: 20,
  direction: "definition",
  revision: 3,
  phase: "open",
  questions: 2,
  students: 28,
  begun: 12,
  handedIn: 9,
};
const aGroup = (change: Partial<GroupClassTests> = {}): GroupClassTests => ({
  groupName: "Class 7b",
  isTeacher: true,
  now,
  tests: [capitals],
  decks: [{ ownerId: "ada", id: 30, title: "Capitals", cardCount: 40 }],
  own: [],
  ...change,
});
const own: OwnClassTest = {
  id: "t1",
  groupId: "g1",
  groupName: "Class 7b",
  title: "Friday's test",
  kind: "multiple-choice",
  opensAt: capitals.opensAt,
  closesAt: capitals.closesAt,
  minutes: 10,
  questions: 2,
  now,
  state: "open",
  deadline: null,
  answered: 0,
  result: null,
};
const ofStudent = (change: Partial<OwnClassTest> = {}) => aGroup({ isTeacher: false, tests: [], decks: [], own: [{ ...own, ...change }] });
const running: Partial<OwnClassTest> = { state: "running", deadline: now + 10 * minuteMs };
const paper: RunningTest = {
  now,
  deadline: now + 10 * minuteMs,
  questions: [
    {
      at: 1,
      key: "italy0000000",
      question: "What is the definition of: Italy?",
      choices: [
        { choice: 2, text: "Oslo" },
        { choice: 0, text: "Rome" },
      ],
      given: null,
    },
    { at: 0, key: "france000000", question: "What is the definition of: France?", choices: null, given: "Par" },
  ],
};

beforeEach(() => void useFakeEventSource());

function open(at: string, routes: Record<string, object>) {
  const server = fakeServer({ ...signedInAs(aUser()), ...routes });
  return { server, ...renderApp(at) };
}

describe("a teacher's tests", () => {
  test("stand with their kind, their end, and how many students are done", async () => {
    open("/groups/g1/tests", { [list]: aGroup() });
    const row = within((await screen.findByRole("heading", { name: "Friday's test" })).closest("li") as HTMLElement);
    expect(row.getByText(/Multiple choice · 2 questions · open until/)).toBeInTheDocument();
    expect(row.getByText("9 handed in, 3 started, of 28 students")).toBeInTheDocument();
    expect(row.getByRole("link", { name: "Who is done with Friday's test" })).toHaveAttribute("href", "/groups/g1/tests/t1");
  });

  test("are made of a deck of the group, opened now or later, with or without minutes", async () => {
    const { server, user } = open("/groups/g1/tests", { [list]: aGroup({ tests: [] }), "POST /api/groups/g1/tests": capitals });
    await user.click(await screen.findByRole("button", { name: "New test" }));
    const form = within(await screen.findByRole("dialog", { name: "New test" }));
    expect(form.getByLabelText("Title")).toHaveValue("Capitals");
    await user.selectOptions(form.getByLabelText("Kind of test"), "Written");
    await user.type(form.getByLabelText("Minutes for each student (optional)"), "15");
    await user.click(form.getByRole("button", { name: "Open the test" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    const body = server.to("POST /api/groups/g1/tests")[0]?.body as { closesAt: number };
    expect(body).toMatchObject({
      deckOwnerId: "ada",
      deckId: 30,
      title: "Capitals",
      kind: "open-ended",
      opensAt: null,
      minutes: 15,
      count: 20,
    });
    expect(Math.abs(body.closesAt - now - 45 * minuteMs)).toBeLessThan(2 * minuteMs);
  });

  test("once they are open, change in their title and end alone, and keep what was typed beside another teacher's change", async () => {
    const change = `PATCH ${path}`;
    const theirs = { ...capitals, title: "Monday's test", revision: 4 };
    const { server, user } = open("/groups/g1/tests", {
      [list]: aGroup(),
      [change]: new AppError("class-test/changed", { details: { test: theirs } }),
    });
    await user.click(await screen.findByRole("button", { name: "Edit Friday's test" }));
    const form = within(await screen.findByRole("dialog", { name: "Edit test" }));
    expect(form.queryByLabelText("Kind of test")).not.toBeInTheDocument();
    await user.type(form.getByLabelText("Title"), "!");
    await user.click(form.getByRole("button", { name: "Save" }));
    expect(await form.findByRole("alert")).toHaveTextContent(/^Another teacher changed this test in the meantime\./);
    expect(form.getByLabelText("Title")).toHaveValue("Friday's test!");
    expect(within(form.getByRole("region", { name: "The other teacher saved" })).getByRole("definition")).toHaveTextContent(
      "Monday's test",
    );
    server.on({ [change]: theirs });
    await user.click(form.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(server.to(change).map(({ headers }) => headers.get("If-Match"))).toEqual(['"3"', '"4"']);
    const { opensAt, closesAt, kind, minutes, count, direction } = capitals;
    expect(server.to(change)[1]?.body).toEqual({ title: "Friday's test!", opensAt, closesAt, kind, minutes, count, direction });
  });

  test("that other teachers changed twice meanwhile still show the first clash, with what they saved last", async () => {
    const change = `PATCH ${path}`;
    const [later, first] = [capitals.closesAt + 10 * minuteMs, { ...capitals, title: "Monday's test", revision: 4 }];
    const saves = [first, { ...first, closesAt: later, revision: 5 }, { ...first, title: "Tuesday's test", closesAt: later, revision: 6 }];
    const { server, user } = open("/groups/g1/tests", {
      [list]: aGroup(),
      [change]: () => new AppError("class-test/changed", { details: { test: saves[server.to(change).length - 1] } }),
    });
    await user.click(await screen.findByRole("button", { name: "Edit Friday's test" }));
    const form = within(await screen.findByRole("dialog", { name: "Edit test" }));
    await user.type(form.getByLabelText("Title"), "!");
    for (const { title, closesAt } of saves) {
      await user.click(form.getByRole("button", { name: "Save" }));
      const region = await form.findByRole("region", { name: "The other teacher saved" });
      await waitFor(() => expect(within(region).getByRole("definition")).toHaveTextContent(title));
      await waitFor(() => expect(form.getByLabelText("Closes")).toHaveValue(fieldOfMoment(closesAt)));
      expect(form.getByLabelText("Title")).toHaveValue("Friday's test!");
      await waitFor(() => expect(form.getByRole("button", { name: "Save" })).toBeEnabled());
    }
    expect(server.to(change).map(({ headers }) => headers.get("If-Match"))).toEqual(['"3"', '"4"', '"5"']);
  });

  test("can't be changed while they are saved; a save that fails gives the fields and the focus back", async () => {
    let refuse = (_refusal: AppError) => {};
    const { user } = open("/groups/g1/tests", {
      [list]: aGroup(),
      [`PATCH ${path}`]: () => new Promise<AppError>((resolve) => (refuse = resolve)),
    });
    await user.click(await screen.findByRole("button", { name: "Edit Friday's test" }));
    const form = within(await screen.findByRole("dialog", { name: "Edit test" }));
    await user.click(form.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(form.getByLabelText("Title")).toBeDisabled());
    await user.type(form.getByLabelText("Title"), "lost");
    act(() => refuse(new AppError("api/rate-limit")));
    expect(await form.findByRole("alert")).toBeInTheDocument();
    expect(form.getByRole("button", { name: "Save" })).toHaveFocus();
    await user.type(form.getByLabelText("Title"), "!");
    expect(form.getByLabelText("Title")).toHaveValue("Friday's test!");
  });

  test("are ended after a question", async () => {
    const { server, user } = open("/groups/g1/tests", { [list]: aGroup(), [`POST ${path}/end`]: { ...capitals, phase: "ending" } });
    await user.click(await screen.findByRole("button", { name: "End now: Friday's test" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "End this test now?" }));
    await user.click(dialog.getByRole("button", { name: "End now" }));
    expect(await screen.findByText("The test is over")).toBeInTheDocument();
    expect(server.to(`POST ${path}/end`)).toHaveLength(1);
  });

  test("count who is done while they are open", async () => {
    open("/groups/g1/tests/t1", { [list]: aGroup() });
    const counts = (await screen.findAllByRole("definition")).map(({ textContent }) => textContent);
    expect(counts).toEqual(["9", "3", "16"]);
  });
});

const anAnswer = (change: Partial<ResultAnswer> = {}): ResultAnswer => ({
  at: 0,
  key: "france000000",
  question: "What is the definition of: France?",
  rightAnswer: "Paris",
  answer: "Lutetia",
  isRight: false,
  isByTeacher: false,
  ...change,
});
const ownResult: OwnTestResult = {
  title: "Friday's test",
  kind: "open-ended",
  groupName: "Class 7b",
  name: "Bob",
  right: 1,
  questions: 2,
  unmarked: 0,
  answers: [
    anAnswer(),
    anAnswer({ at: 1, question: "What is the definition of: Italy?", rightAnswer: "Rome", answer: "Rome", isRight: true }),
  ],
};
const results: ClassTestResults = {
  test: { ...capitals, phase: "over" },
  groupName: "Class 7b",
  isComplete: true,
  pupils: [
    {
      uid: "u2",
      displayName: "Bob",
      username: "bob",
      externalId: null,
      listName: null,
      result: { right: 1, questions: 2, unmarked: 0, answered: 2, minutes: 7 },
    },
    { uid: "u1", displayName: "Cy", username: null, externalId: null, listName: "Cynthia Moss", result: null },
  ],
  questions: [{ at: 0, key: "france000000", question: "What is the definition of: France?", rightAnswer: "Paris", answered: 1, right: 0 }],
};

describe("the results", () => {
  const over = { [list]: aGroup({ tests: [{ ...capitals, phase: "over" }] }), [`GET ${path}/results`]: results };

  test("have a row for each student and a share for each question; names can be hidden", async () => {
    const { user } = open("/groups/g1/tests/t1", over);
    expect(await screen.findByRole("row", { name: /Bob/ })).toHaveTextContent("Bob1 of 2 right7 minutes");
    expect(screen.getByRole("row", { name: /Cy/ })).toHaveTextContent("Cynthia Mossnot taken");
    expect(screen.getByText("0 of 1 right")).toBeInTheDocument();
    await user.click(screen.getByRole("switch", { name: "Hide names" }));
    expect(screen.queryByText("Bob")).not.toBeInTheDocument();
    expect(screen.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual(["Student 1", "Student 2"]);
  });

  test("are corrected for one student, or for all who answered the same", async () => {
    const correction = `PUT ${path}/results/corrections`;
    const wordings = [{ uid: "u2", answer: "Lutetia", pupils: 2, isRight: false, isByTeacher: false }];
    const { server, user } = open("/groups/g1/tests/t1", {
      ...over,
      [`GET ${path}/results/pupils/u2`]: ownResult,
      [`GET ${path}/results/questions/0`]: { wordings },
      [correction]: {},
    });
    await user.click(await screen.findByRole("button", { name: "Show the answers: Bob" }));
    const pupil = within(await screen.findByRole("dialog", { name: "Answers of Bob" }));
    await user.click(await pupil.findByRole("button", { name: "Count as right: Lutetia" }));
    await waitFor(() => expect(server.to(correction)).toHaveLength(1));
    await user.click(pupil.getByRole("button", { name: "Done" }));
    await user.click(await screen.findByRole("button", { name: "Show the answers: question 1" }));
    const question = within(await screen.findByRole("dialog", { name: "Answers to question 1" }));
    await user.click(await question.findByRole("button", { name: "Count as right for all who answered this: Lutetia" }));
    await waitFor(() => expect(server.to(correction)).toHaveLength(2));
    expect(server.to(correction).map(({ body }) => body)).toEqual([
      { uid: "u2", question: 0, isRight: true, forAll: false },
      { uid: "u2", question: 0, isRight: true, forAll: true },
    ]);
  });
});

describe("a student", () => {
  test("reads how the test goes before it begins", async () => {
    const { server, user } = open("/groups/g1/tests/t1", { [list]: ofStudent(), [`POST ${path}/try`]: paper });
    expect(await screen.findByText(/^You have 10 minutes from the moment that you begin, but not beyond/)).toBeInTheDocument();
    expect(screen.getByText(/^Your teachers see your answers and your result\./)).toBeInTheDocument();
    expect(server.to(`POST ${path}/try`)).toHaveLength(0);
    server.on({ [list]: ofStudent(running) });
    await user.click(screen.getByRole("button", { name: "Begin the test" }));
    expect(await screen.findByRole("group", { name: /Question 1 of 2.*Italy/s })).toBeInTheDocument();
  });

  test("answers in any order, each answer stored as it is given, and hands in", async () => {
    const { server, user } = open("/groups/g1/tests/t1", {
      [list]: ofStudent(running),
      [`POST ${path}/try`]: paper,
      [`PUT ${path}/try/answers/0`]: {},
      [`PUT ${path}/try/answers/1`]: {},
      [`POST ${path}/try/finish`]: {},
    });
    await user.click(await screen.findByRole("radio", { name: "Rome" }));
    // On a phone nothing else is in sight.
    expect(document.documentElement).toHaveAttribute("data-focus");
    await waitFor(() => expect(server.to(`PUT ${path}/try/answers/1`).map(({ body }) => body)).toEqual([{ answer: "0" }]));
    const written = screen.getByRole("textbox", { name: "Your answer to question 2" });
    expect(written).toHaveValue("Par");
    await user.type(written, "is");
    await user.tab();
    await waitFor(() => expect(server.to(`PUT ${path}/try/answers/0`).at(-1)?.body).toEqual({ answer: "Paris" }));
    expect(await screen.findByText(/2 of 2 answered · All answers are saved/)).toBeInTheDocument();
    await user.click(screen.getAllByRole("button", { name: "Hand in" })[0]!);
    const dialog = within(await screen.findByRole("alertdialog", { name: "Hand in the test?" }));
    server.on({ [list]: ofStudent({ state: "handed-in" }) });
    await user.click(dialog.getByRole("button", { name: "Hand in" }));
    expect(await screen.findByRole("heading", { name: "You are done" })).toBeInTheDocument();
    expect(document.documentElement).not.toHaveAttribute("data-focus");
    expect(server.to(`POST ${path}/try/finish`)).toHaveLength(1);
  });

  test("hears the time left when asking for it, and not each second", async () => {
    const { user } = open("/groups/g1/tests/t1", { [list]: ofStudent(running), [`POST ${path}/try`]: paper });
    await screen.findByRole("radio", { name: "Rome" });
    for (const status of screen.getAllByRole("status")) expect(status).not.toHaveTextContent(/left/);
    await user.click(screen.getByRole("button", { name: "Read the time left" }));
    expect(screen.getByText(/^(?:9|10) minutes and \d+ seconds? left$/)).toBeInTheDocument();
  });

  test("is told that an answer came too late", async () => {
    const { server, user } = open("/groups/g1/tests/t1", {
      [list]: ofStudent(running),
      [`POST ${path}/try`]: paper,
      [`PUT ${path}/try/answers/1`]: new AppError("class-test/time-over"),
    });
    await user.click(await screen.findByRole("radio", { name: "Rome" }));
    expect(await screen.findByText("The time is over, so this answer does not count any more.")).toBeInTheDocument();
    expect(screen.getByText("Not saved")).toBeInTheDocument();
    expect(server.to(`PUT ${path}/try/answers/1`)).toHaveLength(1);
  });

  test("is told after the end, too, of an answer that is not stored", async () => {
    let refuse = (_refusal: AppError) => {};
    const { server, user } = open("/groups/g1/tests/t1", {
      [list]: ofStudent(running),
      [`POST ${path}/try`]: paper,
      [`PUT ${path}/try/answers/1`]: () => new Promise<AppError>((resolve) => (refuse = resolve)),
    });
    await user.click(await screen.findByRole("radio", { name: "Rome" }));
    server.on({ [list]: ofStudent({ state: "handed-in" }) });
    act(() => FakeEventSource.last.send("groups", { groupId: "g1" }));
    expect(await screen.findByRole("heading", { name: "You are done" })).toBeInTheDocument();
    act(() => refuse(new AppError("class-test/time-over")));
    expect(await screen.findByText("The time is over, so this answer does not count any more.")).toBeInTheDocument();
  });

  test("tells pictures apart by their letters", async () => {
    const picture = (letter: string) => `![](media/${letter.repeat(16)}.png)`;
    const choices = ["a", "b"].map((letter, choice) => ({ choice, text: picture(letter) }));
    const pictures = { ...paper, questions: [{ ...paper.questions[0]!, choices }] };
    open("/groups/g1/tests/t1", { [list]: ofStudent(running), [`POST ${path}/try`]: pictures });
    expect(await screen.findByRole("radio", { name: /^A\./ })).toBeInTheDocument();
    expect(screen.getByRole("radio", { name: /^B\./ })).toBeInTheDocument();
  });

  test("reads the own result with the right answers, and a teacher's correction", async () => {
    const answers = [anAnswer({ isRight: true, isByTeacher: true }), ownResult.answers[1]!];
    open("/groups/g1/tests/t1", { [list]: ofStudent({ state: "over" }), [`GET ${path}/try/result`]: { ...ownResult, right: 2, answers } });
    expect(await screen.findByText("2 of 2 right")).toBeInTheDocument();
    expect(screen.getByText("Right · changed by a teacher")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /Count/ })).not.toBeInTheDocument();
  });

  test("finds open tests and results on My Decks", async () => {
    const result = { right: 1, questions: 2, unmarked: 0 };
    open("/decks", {
      "GET /api/study/summary": aStudySummary({ hasClassTests: true }),
      "GET /api/class-tests": [
        own,
        { ...own, id: "t2", title: "Old test", state: "over", result },
        { ...own, id: "t3", state: "missed", title: "Missed" },
      ],
    });
    (await theDecksStream()).send("snapshot", []);
    const section = within(await screen.findByRole("region", { name: "Tests of your groups" }));
    expect(section.getByRole("link", { name: "Begin the test: Friday's test" })).toHaveAttribute("href", "/groups/g1/tests/t1");
    expect(section.getByText("1 of 2 right")).toBeInTheDocument();
    expect(section.queryByText("Missed")).not.toBeInTheDocument();
  });
});
