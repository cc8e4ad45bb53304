import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { CardQuestion } from "@recollect/domain/groups/questions/question.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { FakeEventSource, useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer, later } from "../../../test/fakes/fake-server.ts";
import { session, theAnswer } from "../../../test/a-session.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";
import { settle } from "../../../test/still-clock.ts";
// Here already, so that no test waits for them.
import "../../decks/viewer/deck-screen.tsx";
import "../../study/session/study-screen.tsx";
import "./questions-screen.tsx";
import { button, viewer } from "../../../test/the-viewer.tsx";

const aQuestion = (fields: Partial<CardQuestion> = {}): CardQuestion => ({
  id: "q1",
  groupId: "g7",
  groupName: "Biology 7b",
  deck: { ownerId: "mira", id: 7, title: "Cells" },
  cardId: "a",
  cardFront: "term a",
  by: { isYou: false, role: "student", name: null },
  text: "Is this always so?",
  at: 1_700_000_000_000,
  isSettled: false,
  answers: [],
  canSettle: false,
  canEdit: false,
  canDelete: false,
  ...fields,
});

const group = { id: "g7", name: "Biology 7b", isOpen: true };

const asked = (questions: CardQuestion[], groups = [group]) => ({
  "GET /api/questions": { decks: [{ ownerId: "mira", id: 7 }] },
  "GET /api/questions/mira/7": { groups, open: { a: questions.length } },
  "GET /api/questions/mira/7/a": { questions },
});

beforeEach(() => {
  localStorage.clear();
  useFakeEventSource();
});

test("the questions on a card stand under its answer alone, and on no deck outside of a group", async () => {
  const { user } = await viewer(undefined, asked([aQuestion()]));
  expect(screen.queryByRole("button", { name: "1 question" })).not.toBeInTheDocument();
  await user.click(button("Flip card"));
  expect(await screen.findByRole("button", { name: "1 question" })).toBeInTheDocument();
});

test("a deck in no group has no questions, and asks the server nothing more", async () => {
  const { user, server } = await viewer();
  await user.click(button("Flip card"));
  await waitFor(() => expect(server.to("GET /api/questions")).toHaveLength(1));
  expect(screen.queryByRole("button", { name: /question/i })).not.toBeInTheDocument();
  expect(server.requests.filter(({ path }) => path.startsWith("/api/questions/"))).toEqual([]);
});

test("in a session the question is about the card, under its answer", async () => {
  const { user, server } = await session();
  server.on(asked([aQuestion({ text: "Studied?" })]));
  await user.keyboard(" ");
  expect(theAnswer()).toBeInTheDocument();
  await user.click(await screen.findByRole("button", { name: "1 question" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Questions on this card" }));
  expect(await dialog.findByText("Studied?")).toBeInTheDocument();
});

test("a question is asked from the dialog, and what was typed stays if it fails", async () => {
  const { user, server } = await viewer(undefined, asked([]));
  await user.click(button("Flip card"));
  await user.click(await screen.findByRole("button", { name: "Ask a question" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Questions on this card" }));
  await user.click(await dialog.findByRole("button", { name: "Ask" }));
  expect(dialog.getByRole("alert")).toHaveTextContent("Please write something first.");
  server.on({ "POST /api/groups/g7/questions": new AppError("question/too-many-today") });
  await user.type(dialog.getByRole("textbox", { name: "Your question" }), "Why?");
  await user.click(dialog.getByRole("button", { name: "Ask" }));
  await waitFor(() => expect(server.to("POST /api/groups/g7/questions")).toHaveLength(1));
  expect(dialog.getByRole("textbox", { name: "Your question" })).toHaveValue("Why?");
  server.on({ "POST /api/groups/g7/questions": aQuestion({ text: "Why?" }), ...asked([aQuestion({ text: "Why?" })]) });
  await user.click(dialog.getByRole("button", { name: "Ask" }));
  expect(await dialog.findByText("Why?", { selector: "p" })).toBeInTheDocument();
  expect(dialog.getByRole("textbox", { name: "Your question" })).toHaveValue("");
  const about = { deckOwnerId: "mira", deckId: 7, cardId: "a" };
  expect(server.to("POST /api/groups/g7/questions").map(({ body }) => body)).toEqual([
    { ...about, text: "Why?" },
    { ...about, text: "Why?" },
  ]);
});

test("a question goes to the group that is chosen", async () => {
  const { user, server } = await viewer(undefined, asked([], [group, { id: "g8", name: "Chemistry", isOpen: true }]));
  await user.click(button("Flip card"));
  await user.click(await screen.findByRole("button", { name: "Ask a question" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Questions on this card" }));
  await user.selectOptions(await dialog.findByRole("combobox", { name: "Group" }), "Chemistry");
  await user.type(dialog.getByRole("textbox", { name: "Your question" }), "Why?");
  server.on({ "POST /api/groups/g8/questions": aQuestion() });
  await user.click(dialog.getByRole("button", { name: "Ask" }));
  await waitFor(() => expect(server.to("POST /api/groups/g8/questions")[0]?.body).toMatchObject({ text: "Why?" }));
});

test("the group's page lists open questions with who asked, and a notice leads to one of them", async () => {
  const answer = {
    id: "x1",
    by: { isYou: false, role: "teacher", name: "@tess" },
    text: "Mostly.",
    at: 5,
    canEdit: false,
    canDelete: false,
  } as const;
  const wanted = aQuestion({
    id: "q2",
    text: "And then?",
    by: { isYou: true, role: "student", name: "@mira_k" },
    answers: [answer],
    canSettle: true,
  });
  const server = fakeServer({
    ...signedInAs(aUser()),
    "GET /api/groups/g7/questions": { groupName: "Biology 7b", questions: [wanted, aQuestion()], hasMore: false },
  });
  const { user } = renderApp("/groups/g7/questions?question=q2");
  const list = await screen.findByRole("list", { name: "Questions" });
  const [first, second] = [...list.children] as HTMLElement[];
  expect(first).toHaveFocus();
  expect(server.to("GET /api/groups/g7/questions")[0]?.search.get("question")).toBe("q2");
  expect(first).toHaveTextContent(/You · /);
  expect(first).toHaveTextContent(/@tess · Teacher/);
  expect(second).toHaveTextContent(/A classmate/);
  expect(within(second!).queryByRole("button", { name: /Settle/ })).not.toBeInTheDocument();
  server.on({
    "PUT /api/groups/g7/questions/q2/settled": { ...wanted, isSettled: true },
    "GET /api/groups/g7/questions": { groupName: "Biology 7b", questions: [aQuestion()], hasMore: false },
  });
  await user.click(within(first!).getByRole("button", { name: "Settle: And then?" }));
  await waitFor(() => expect(screen.queryByText("And then?")).not.toBeInTheDocument());
  expect(server.to("PUT /api/groups/g7/questions/q2/settled")[0]?.body).toEqual({ isSettled: true });
  await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
});

test("a question is answered, deleted after a question, and reported", async () => {
  const question = aQuestion({ canDelete: true });
  const server = fakeServer({
    ...signedInAs(aUser()),
    "GET /api/groups/g7/questions": { groupName: "Biology 7b", questions: [question], hasMore: false },
    "POST /api/groups/g7/questions/q1/answers": question,
    "POST /api/groups/g7/questions/q1/reports": undefined,
    "DELETE /api/groups/g7/questions/q1": undefined,
  });
  const { user } = renderApp("/groups/g7/questions");
  await user.click(await screen.findByRole("button", { name: "Answer: Is this always so?" }));
  const box = screen.getByRole("textbox", { name: "Your answer" });
  expect(box).toHaveFocus();
  await user.type(box, "Yes");
  await user.click(screen.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(server.to("POST /api/groups/g7/questions/q1/answers")[0]?.body).toEqual({ text: "Yes" }));
  await waitFor(() => expect(screen.getByRole("list", { name: "Questions" }).firstElementChild).toHaveFocus());
  await user.click(await screen.findByRole("button", { name: "Report: Is this always so?" }));
  await user.click(await screen.findByRole("button", { name: "Send report" }));
  await waitFor(() => expect(server.to("POST /api/groups/g7/questions/q1/reports")[0]?.body).toEqual({ reason: "harmful", text: "" }));
  await user.click(await screen.findByRole("button", { name: "Delete: Is this always so?" }));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(server.to("DELETE /api/groups/g7/questions/q1")).toHaveLength(1));
});

test("an answer that was begun is there again for who left the page without sending it; cancelling gives it up", async () => {
  fakeServer({
    ...signedInAs(aUser()),
    "GET /api/groups/g7/questions": { groupName: "Biology 7b", questions: [aQuestion()], hasMore: false },
  });
  const open = async () => {
    const app = renderApp("/groups/g7/questions");
    await app.user.click(await screen.findByRole("button", { name: "Answer: Is this always so?" }));
    return { ...app, box: screen.getByRole("textbox", { name: "Your answer" }) };
  };
  const first = await open();
  await first.user.type(first.box, "Not in plants");
  first.unmount();
  const second = await open();
  expect(second.box).toHaveValue("Not in plants");
  await second.user.click(screen.getByRole("button", { name: "Cancel" }));
  second.unmount();
  expect((await open()).box).toHaveValue("");
});

test("who types elsewhere while an answer is sent, or a question is settled, keeps the focus", async () => {
  const question = aQuestion({ canSettle: true });
  const other = aQuestion({ id: "q2", text: "And then?" });
  const [sending, settling] = [later(), later()];
  const server = fakeServer({
    ...signedInAs(aUser()),
    "GET /api/groups/g7/questions": { groupName: "Biology 7b", questions: [question, other], hasMore: false },
    "POST /api/groups/g7/questions/q1/answers": () => sending.reply,
    "PUT /api/groups/g7/questions/q1/settled": () => settling.reply,
  });
  const { user } = renderApp("/groups/g7/questions");
  await user.click(await screen.findByRole("button", { name: "Answer: Is this always so?" }));
  await user.type(screen.getByRole("textbox", { name: "Your answer" }), "Yes");
  await user.click(screen.getByRole("button", { name: "Send" }));
  await user.click(screen.getByRole("button", { name: "Answer: And then?" }));
  sending.give(question);
  await waitFor(() => expect(screen.getAllByRole("textbox", { name: "Your answer" })).toHaveLength(1));
  const box = screen.getByRole("textbox", { name: "Your answer" });
  expect(box).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Settle: Is this always so?" }));
  await user.click(box);
  server.on({ "GET /api/groups/g7/questions": { groupName: "Biology 7b", questions: [other], hasMore: false } });
  settling.give({ ...question, isSettled: true });
  await waitFor(() => expect(screen.queryByText("Is this always so?")).not.toBeInTheDocument());
  await settle();
  expect(box).toHaveFocus();
});

test("what I wrote a moment ago is edited in its place, and what was typed stays if it fails", async () => {
  const by = { isYou: true, role: "student", name: "@mira_k" } as const;
  const answer = { id: "x1", by, text: "Mostly.", at: 5, canEdit: true, canDelete: true };
  const question = aQuestion({ by, canEdit: true, answers: [answer] });
  const server = fakeServer({
    ...signedInAs(aUser()),
    "GET /api/groups/g7/questions": {
      groupName: "Biology 7b",
      questions: [question, aQuestion({ id: "q2", text: "Not mine" })],
      hasMore: false,
    },
    "PUT /api/groups/g7/questions/q1/text": new AppError("question/too-late-to-edit"),
    "PUT /api/groups/g7/questions/q1/answers/x1/text": question,
  });
  const { user } = renderApp("/groups/g7/questions");
  await user.click(await screen.findByRole("button", { name: "Edit: Is this always so?" }));
  expect(screen.queryByRole("button", { name: "Edit: Not mine" })).not.toBeInTheDocument();
  const box = screen.getByRole("textbox", { name: "Your question" });
  expect(box).toHaveValue("Is this always so?");
  await user.clear(box);
  await user.type(box, "Is it always so?");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("A question or an answer can be edited for 15 minutes.")).toBeInTheDocument();
  expect(box).toHaveValue("Is it always so?");
  server.on({ "PUT /api/groups/g7/questions/q1/text": { ...question, text: "Is it always so?" } });
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("textbox", { name: "Your question" })).not.toBeInTheDocument());
  expect(server.to("PUT /api/groups/g7/questions/q1/text").map(({ body }) => body)).toEqual([
    { text: "Is it always so?" },
    { text: "Is it always so?" },
  ]);
  await user.click(screen.getByRole("button", { name: "Edit: Mostly." }));
  await user.type(screen.getByRole("textbox", { name: "Your answer" }), " Nearly.");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(server.to("PUT /api/groups/g7/questions/q1/answers/x1/text")[0]?.body).toEqual({ text: "Mostly. Nearly." }));
});

test("notices of a group say what happened, in the words themselves, and lead to it", async () => {
  const about = { deckId: 7, deckTitle: "Cells", readAt: null };
  const notices = [
    {
      ...about,
      id: "n1",
      kind: "question-asked",
      why: "Why?",
      groupId: "g7",
      data: { groupName: "Biology 7b", questionId: "q1", cardId: "a" },
    },
    {
      ...about,
      id: "n2",
      kind: "assignment-made",
      why: "",
      groupId: "g7",
      data: { groupName: "Biology 7b", title: "Chapter 3", due: "2026-12-11" },
    },
    { ...about, id: "n3", kind: "suggestion-made", why: "More", groupId: null, data: { cardId: "a" } },
  ];
  fakeServer({ ...signedInAs(aUser()), "GET /api/notices": { notices, restrictions: [] } });
  renderApp("/404");
  expect(await screen.findByText("Biology 7b: somebody asks about a card of “Cells”.")).toBeInTheDocument();
  expect(screen.getByText("Why?")).toHaveAttribute("translate", "no");
  expect(screen.getByText("Biology 7b: “Chapter 3” is due on Fri, Dec 11.")).toBeInTheDocument();
  expect(screen.queryByText("Reason:", { exact: false })).not.toBeInTheDocument();
  const links = ["Open the question", "Open the assignments", "Look at the suggestion"].map((name) => screen.getByRole("link", { name }));
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/groups/g7/questions?question=q1",
    "/groups/g7/assignments",
    "/7/suggestions",
  ]);
  act(() => FakeEventSource.last?.send("groups", { groupId: "g7" }));
});
