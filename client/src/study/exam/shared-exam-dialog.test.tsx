import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { anExam, aProgress } from "../../../test/study/a-study.ts";
import { anOutbox, outboxPlaceOf } from "../../../test/study/an-outbox.ts";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { renderAt } from "../../../test/render-app.tsx";
import { aUser, signedInAs } from "../../../test/people.ts";
import { OutboxContext } from "../outbox/outbox-provider.tsx";
import { ExamDialog } from "./exam-dialog.tsx";
import { ExamsPart } from "./exams-part.tsx";
import { SharedExamDialog, type SharedExamDialogProps } from "./shared-exam-dialog.tsx";

const today = 20_778;
const cells = { deckId: 7, title: "Cells" };
const genes = { deckId: 8, title: "Genes" };
const plants = { deckId: 9, title: "Plants" };
const midterm = { id: "midterm", name: "Biology midterm", day: "2026-12-01", decks: [cells, genes] };
const named = {
  id: "midterm",
  name: "Biology midterm",
  ownDay: null,
  decks: [
    { ...cells, newCards: 60, leftToday: 4 },
    { ...genes, newCards: 0, leftToday: 0 },
  ],
};

function serverWith(exams: readonly object[], more: Record<string, object | undefined> = {}) {
  return fakeServer({
    ...signedInAs(aUser()),
    "GET /api/study/exams": { today, exams },
    "GET /api/study/exam-decks": { decks: [cells, genes, plants] },
    "GET /api/study/exams/midterm": anExam({ named }),
    ...(more as Record<string, object>),
  });
}

function dialog(props: Partial<SharedExamDialogProps> = {}) {
  const onClose = vi.fn<() => void>();
  return { onClose, ...renderAt("/", <SharedExamDialog examId={null} onClose={onClose} {...props} />) };
}

const name = () => screen.findByRole("textbox", { name: "Name of the exam" });
const day = () => screen.getByLabelText<HTMLInputElement>("Day of the exam");
const deck = (title: string) => screen.getByRole("checkbox", { name: title });
const button = (label: string) => screen.getByRole("button", { name: label });

/** The requests that changed an exam, whatever id the device chose. */
const changes = (server: ReturnType<typeof fakeServer>) =>
  server.requests.filter(({ method, path }) => method === "PUT" && path.startsWith("/api/study/exams/")).map(({ body }) => body);

test("a new exam has a name, a day and the chosen decks, and then shows its plan with each deck's share", async () => {
  vi.spyOn(crypto, "randomUUID").mockReturnValue("6f9619ff-8b86-d011-b42d-00c04fc964ff");
  const server = serverWith([], {
    "PUT /api/study/exams/6f9619ff-8b86-d011-b42d-00c04fc964ff": { id: "6f9619ff-8b86-d011-b42d-00c04fc964ff" },
    "GET /api/study/exams/6f9619ff-8b86-d011-b42d-00c04fc964ff": anExam({ named }),
  });
  const { user, onClose } = dialog({ deckId: 7, day: "2026-12-01" });
  expect(await name()).toHaveFocus();
  expect(day()).toHaveValue("2026-12-01");
  expect([deck("Cells"), deck("Genes")].map((box) => (box as HTMLInputElement).checked)).toEqual([true, false]);
  expect(button("Save")).toBeDisabled();
  await user.type(await name(), "Biology midterm");
  await user.click(deck("Genes"));
  await user.click(button("Save"));
  expect(await screen.findByRole("list", { name: "Decks of the exam" })).toHaveTextContent("Cells60 new, 4 left todayGenesAll begun");
  expect(changes(server)).toEqual([{ name: "Biology midterm", day: "2026-12-01", deckIds: [7, 8] }]);
  expect(screen.getByRole("status")).toHaveTextContent(/^Saved\. This fits/);
  await user.click(button("Done"));
  expect(onClose).toHaveBeenCalledOnce();
});

test("an exam is changed: a deck leaves it, and what was typed stays when that fails", async () => {
  const server = serverWith([midterm], { "PUT /api/study/exams/midterm": new AppError("study/too-many-exams") });
  const { user } = dialog({ examId: "midterm" });
  expect(await name()).toHaveValue("Biology midterm");
  await user.click(deck("Cells"));
  await user.click(deck("Plants"));
  await user.click(button("Save"));
  expect(await screen.findByRole("alert")).toHaveTextContent("You can have at most 100 exams. Please remove one first.");
  expect(changes(server)).toEqual([{ name: "Biology midterm", day: "2026-12-01", deckIds: [8, 9] }]);
  expect(deck("Plants")).toBeChecked();
  server.on({ "PUT /api/study/exams/midterm": { id: "midterm" } });
  await user.click(button("Save"));
  expect(await screen.findByText(/^This fits/)).toBeInTheDocument();
});

test("the plan of a saved exam is scrolled to, because a list of many decks is above it", async () => {
  serverWith([midterm], { "PUT /api/study/exams/midterm": { id: "midterm" } });
  const { user } = dialog({ examId: "midterm" });
  await name();
  const shown = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => undefined);
  await user.click(button("Save"));
  const plan = await screen.findByRole("list", { name: "Decks of the exam" });
  expect(shown.mock.calls.filter((_, at) => (shown.mock.instances[at] as Element).contains(plan))).toEqual([[{ block: "start" }]]);
  shown.mockRestore();
});

test("an exam without a deck can't be saved, nor one on a day that is over", async () => {
  const server = serverWith([midterm]);
  const { user } = dialog({ examId: "midterm" });
  await name();
  await user.clear(day());
  await user.type(day(), "2026-11-20");
  await user.click(button("Save"));
  expect(day()).toHaveAccessibleDescription("An exam must be today or later, and within two years.");
  await user.click(deck("Cells"));
  await user.click(deck("Genes"));
  expect(button("Save")).toBeDisabled();
  expect(changes(server)).toEqual([]);
});

test("an exam is removed", async () => {
  const server = serverWith([midterm], { "DELETE /api/study/exams/midterm": undefined });
  const { user, onClose } = dialog({ examId: "midterm" });
  await name();
  await user.click(button("Remove exam"));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.requests.filter(({ method }) => method === "DELETE").map(({ path }) => path)).toEqual(["/api/study/exams/midterm"]);
});

test("a list that could not be read can be read again", async () => {
  const server = serverWith([midterm], { "GET /api/study/exam-decks": new AppError("api/rate-limit") });
  const { user } = dialog({ examId: "midterm" });
  expect(await screen.findByRole("alert")).toHaveTextContent("Too many requests.");
  server.on({ "GET /api/study/exam-decks": { decks: [cells] } });
  await user.click(button("Try again"));
  expect(await name()).toHaveValue("Biology midterm");
  expect(deck("Genes"), "a deck that is no longer among the choices").toBeChecked();
});

test("a long list of decks is searched by title", async () => {
  const many = Array.from({ length: 130 }, (_, at) => ({ deckId: 20 + at, title: `Déck ${at}` }));
  serverWith([], { "GET /api/study/exam-decks": { decks: [...many, cells] } });
  const { user } = dialog();
  await name();
  expect(screen.getAllByRole("checkbox")).toHaveLength(100);
  expect(screen.getByText("There are more decks: search for them by title.")).toBeInTheDocument();
  await user.type(screen.getByRole("searchbox", { name: "Search decks" }), "deck 12{Enter}");
  expect(screen.getAllByRole("checkbox")).toHaveLength(11);
  await user.clear(screen.getByRole("searchbox"));
  await user.type(screen.getByRole("searchbox"), "nothing");
  expect(screen.getByText("No deck has these words in its title.")).toBeInTheDocument();
});

function deckDialog() {
  return renderAt(
    "/",
    <OutboxContext value={outboxPlaceOf(anOutbox())}>
      <ExamDialog deckId={7} deckTitle="Cells" onClose={() => {}} />
    </OutboxContext>,
  );
}

test("the exam of a deck goes on as one over several, with the day typed so far", async () => {
  const own = { id: "own", name: "", day: "2026-12-01", decks: [cells] };
  const server = serverWith([own], {
    "GET /api/study/progress": aProgress({ exam: anExam() }),
    "PUT /api/study/exams/own": { id: "own" },
    "GET /api/study/exams/own": anExam({ named }),
  });
  const { user } = deckDialog();
  const typed = await screen.findByLabelText("Day of the exam");
  await user.clear(typed);
  await user.type(typed, "2026-12-09");
  await user.click(button("Exam over several decks"));
  await user.type(await name(), "Finals");
  await user.click(deck("Plants"));
  await user.click(button("Save"));
  await waitFor(() => expect(changes(server)).toEqual([{ name: "Finals", day: "2026-12-09", deckIds: [7, 9] }]));
  expect(server.requests.some(({ path }) => path === "/api/study/exams/own")).toBe(true);
});

test("the exam of a deck that follows one over several says which, and opens it", async () => {
  serverWith([midterm], { "GET /api/study/progress": aProgress({ exam: anExam({ named }) }) });
  const { user } = deckDialog();
  expect(await screen.findByText(/^The exam is on /)).toHaveTextContent("The exam is on Tue, Dec 1: Biology midterm, over 2 decks.");
  expect(screen.getByLabelText("Day of the exam")).toHaveValue("");
  await user.click(button("Change this exam"));
  expect(await name()).toHaveValue("Biology midterm");
});

test("the coming exams are listed with their decks, and each can be changed", async () => {
  const own = { id: "own", name: "", day: "2026-12-24", decks: [plants] };
  serverWith([midterm, own], { "GET /api/study/progress": aProgress({ exam: anExam() }) });
  const { user } = renderAt(
    "/",
    <OutboxContext value={outboxPlaceOf(anOutbox())}>
      <ExamsPart />
    </OutboxContext>,
  );
  const exams = within(await screen.findByRole("region", { name: "Exams" }));
  expect(await exams.findByText("Biology midterm")).toBeInTheDocument();
  expect(
    within(exams.getByRole("list", { name: "2 decks" }))
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual(["Cells", "Genes"]);
  expect(exams.getByRole("link", { name: "Plants" })).toHaveAttribute("href", "/9");
  await user.click(exams.getByRole("button", { name: "Change Plants" }));
  expect(await screen.findByRole("dialog", { name: "Exam date" })).toHaveAccessibleDescription("Plants");
  await user.keyboard("{Escape}");
  await user.click(exams.getByRole("button", { name: "Plan an exam" }));
  expect(await name()).toHaveValue("");
});

test("of many exams and of their many decks the first few are listed, and all on request, where the focus goes on", async () => {
  const decks = Array.from({ length: 30 }, (_, at) => ({ deckId: at + 1, title: `Deck ${at + 1}` }));
  const exams = Array.from({ length: 20 }, (_, at) => ({ id: `exam-${at}`, name: `Exam ${at + 1}`, day: "2026-12-01", decks }));
  serverWith(exams);
  const { user } = renderAt("/", <ExamsPart />);
  const list = within(await screen.findByRole("list", { name: "Exams" }));
  const changeButtons = () => list.getAllByRole("button", { name: /^Change/ });
  expect(changeButtons()).toHaveLength(3);

  const [ofFirst] = list.getAllByRole("list", { name: "30 decks" });
  const links = () => within(ofFirst!).getAllByRole("link");
  expect(links()).toHaveLength(5);
  await user.click(within(ofFirst!).getByRole("button", { name: "Show all 30 decks" }));
  expect(links()).toHaveLength(30);
  expect(links()[5]).toHaveFocus();

  await user.click(button("Show all 20 exams"));
  expect(changeButtons()).toHaveLength(20);
  expect(within(list.getByText("Exam 4").closest("li")!).getByRole("link", { name: "Deck 1" })).toHaveFocus();
  expect(screen.queryByRole("button", { name: "Show all 20 exams" })).not.toBeInTheDocument();
});
