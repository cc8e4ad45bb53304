import type {
  Assignment,
  GroupAssignments,
  OwnAssignment,
  PupilProgress,
  PupilRow,
} from "@recollect/domain/groups/assignments/assignment.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { defaultStudySettings } from "@recollect/domain/study/settings.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { aStudySummary } from "../../../test/study/a-study-summary.ts";
import { theDecksStream, useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";
import { deviceTimeZone } from "../../study/use-time-zone.ts";
import { progressFile } from "./progress-file.ts";

const list = "GET /api/groups/g1/assignments";
const progressOf = "GET /api/groups/g1/progress";
const hardest = "GET /api/groups/g1/assignments/a1/hardest";

const cells: Assignment = {
  id: "a1",
  groupId: "g1",
  deck: { ownerId: "ada", id: 30, title: "Cell biology", cardCount: 40 },
  isDeckThere: true,
  isDeckTakenDown: false,
  isDeckOwnerGone: false,
  title: "Chapter 3",
  words: "For the test on Friday.",
  opens: "2026-11-20",
  due: "2026-12-11",
  aim: { kind: "known", share: 80 },
  revision: 4,
};
const aGroup = (change: Partial<GroupAssignments> = {}): GroupAssignments => ({
  groupName: "Class 7b",
  isTeacher: true,
  today: "2026-11-28",
  assignments: [cells],
  decks: [cells.deck],
  ...change,
});
const aRow = (change: Partial<PupilRow> = {}): PupilRow => ({
  cards: 40,
  met: 31,
  known: 62,
  forecast: 71,
  knownOnDueDay: null,
  days: 3,
  lastDay: "2026-11-27",
  test: null,
  standing: "open",
  ...change,
});
const own: OwnAssignment = { ...cells, groupName: "Class 7b", daysLeft: 13, row: aRow() };

beforeEach(() => void useFakeEventSource());

function open(path: string, routes: Record<string, object>) {
  const server = fakeServer({ ...signedInAs(aUser()), ...routes });
  return { server, ...renderApp(path) };
}

describe("a teacher's assignments", () => {
  test("stand with their aim, their days and their words", async () => {
    open("/groups/g1/assignments", { [list]: aGroup() });
    const row = within((await screen.findByRole("heading", { name: "Chapter 3" })).closest("li") as HTMLElement);
    expect(row.getByText(/Know 80% of the cards/)).toHaveTextContent("Know 80% of the cards · due Fri, Dec 11");
    expect(row.getByText("For the test on Friday.")).toBeInTheDocument();
    expect(row.getByRole("link", { name: "Progress in Chapter 3" })).toHaveAttribute("href", "/groups/g1/assignments/a1");
  });

  test("are made with a deck of the group, a due day and an aim", async () => {
    const { server, user } = open("/groups/g1/assignments", {
      [list]: aGroup({ assignments: [] }),
      "POST /api/groups/g1/assignments": cells,
    });
    await user.click(await screen.findByRole("button", { name: "New assignment" }));
    const form = within(await screen.findByRole("dialog", { name: "New assignment" }));
    expect(form.getByLabelText("Title")).toHaveValue("Cell biology");
    expect(form.getByLabelText("Due day")).toHaveValue("2026-12-12");
    await user.selectOptions(form.getByLabelText("Aim"), "Study on separate days");
    await user.clear(form.getByLabelText("Number of days"));
    await user.type(form.getByLabelText("Number of days"), "6");
    await user.click(form.getByRole("button", { name: "Assign" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(server.to("POST /api/groups/g1/assignments")[0]?.body).toEqual({
      deckOwnerId: "ada",
      deckId: 30,
      title: "Cell biology",
      words: "",
      opens: "2026-11-28",
      due: "2026-12-12",
      aim: { kind: "days", count: 6 },
    });
  });

  test("that another teacher changed meanwhile keep what was typed, beside what the other one saved, and the next change is based on that", async () => {
    const theirs = { ...cells, title: "Chapters 3 and 4", words: "Read first", revision: 5 };
    const change = "PATCH /api/groups/g1/assignments/a1";
    const { server, user } = open("/groups/g1/assignments", {
      [list]: aGroup(),
      [change]: new AppError("assignment/changed", { details: { assignment: theirs } }),
    });
    await user.click(await screen.findByRole("button", { name: "Edit Chapter 3" }));
    const form = within(await screen.findByRole("dialog", { name: "Edit assignment" }));
    await user.type(form.getByLabelText("Title"), "!");
    await user.click(form.getByRole("button", { name: "Save" }));
    expect(await form.findByRole("alert")).toHaveTextContent(/^Another teacher changed this assignment in the meantime\./);
    expect(form.getByLabelText("Title")).toHaveValue("Chapter 3!");
    expect(form.getByLabelText("Words to the students (optional)")).toHaveValue("Read first");
    const saved = within(form.getByRole("region", { name: "The other teacher saved" }));
    expect(saved.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["Title"]);
    expect(saved.getByRole("definition")).toHaveTextContent("Chapters 3 and 4");
    server.on({ [change]: theirs });
    await user.click(form.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(server.to(change).map(({ headers }) => headers.get("If-Match"))).toEqual(['"4"', '"5"']);
    expect(server.to(change)[1]?.body).toMatchObject({ title: "Chapter 3!", words: "Read first" });
  });

  test("that other teachers changed twice meanwhile still show the first clash, with what they saved last", async () => {
    const change = "PATCH /api/groups/g1/assignments/a1";
    const saves = [
      { ...cells, title: "Chapters 3 and 4", revision: 5 },
      { ...cells, title: "Chapters 3 and 4", words: "Read first", revision: 6 },
      { ...cells, title: "Chapters 3 to 5", words: "Read first", revision: 7 },
    ];
    const { server, user } = open("/groups/g1/assignments", {
      [list]: aGroup(),
      [change]: () => new AppError("assignment/changed", { details: { assignment: saves[server.to(change).length - 1] } }),
    });
    await user.click(await screen.findByRole("button", { name: "Edit Chapter 3" }));
    const form = within(await screen.findByRole("dialog", { name: "Edit assignment" }));
    await user.type(form.getByLabelText("Title"), "!");
    for (const { title, words, revision } of saves) {
      await user.click(form.getByRole("button", { name: "Save" }));
      await waitFor(() => expect(server.to(change)).toHaveLength(revision - 4));
      const region = await form.findByRole("region", { name: "The other teacher saved" });
      await waitFor(() => expect(within(region).getByRole("definition")).toHaveTextContent(title));
      expect(form.getByLabelText("Title")).toHaveValue("Chapter 3!");
      await waitFor(() => expect(form.getByLabelText("Words to the students (optional)")).toHaveValue(words));
    }
    expect(server.to(change).map(({ headers }) => headers.get("If-Match"))).toEqual(['"4"', '"5"', '"6"']);
  });

  test("can't be changed while they are saved; a save that fails gives the fields and the focus back", async () => {
    let refuse = (_refusal: AppError) => {};
    const { server, user } = open("/groups/g1/assignments", {
      [list]: aGroup(),
      "PATCH /api/groups/g1/assignments/a1": () => new Promise<AppError>((resolve) => (refuse = resolve)),
    });
    await user.click(await screen.findByRole("button", { name: "Edit Chapter 3" }));
    const dialog = await screen.findByRole("dialog", { name: "Edit assignment" });
    const title = within(dialog).getByLabelText("Title");
    await user.type(title, "!{Enter}");
    await waitFor(() => expect(title).toBeDisabled());
    expect(within(dialog).getByLabelText("Aim")).toBeDisabled();
    expect(dialog).toHaveFocus();
    await user.type(title, "lost");
    act(() => refuse(new AppError("api/rate-limit")));
    expect(await within(dialog).findByRole("alert")).toBeInTheDocument();
    expect(title).toHaveFocus();
    await user.keyboard("?");
    expect(title).toHaveValue("Chapter 3!?");
    expect(server.to("PATCH /api/groups/g1/assignments/a1").map(({ body }) => body)).toMatchObject([{ title: "Chapter 3!" }]);
  });

  test("with a due day that is over are refused in words, and the form stays", async () => {
    const { user } = open("/groups/g1/assignments", {
      [list]: aGroup(),
      "POST /api/groups/g1/assignments": new AppError("assignment/due-day-past"),
    });
    await user.click(await screen.findByRole("button", { name: "New assignment" }));
    const form = within(await screen.findByRole("dialog", { name: "New assignment" }));
    await user.click(form.getByRole("button", { name: "Assign" }));
    expect(await form.findByRole("alert")).toHaveTextContent("This due day is already over. Please choose today or a later day.");
  });

  test("are removed after a question", async () => {
    const { server, user } = open("/groups/g1/assignments", {
      [list]: aGroup(),
      "DELETE /api/groups/g1/assignments/a1": undefined as never,
    });
    await user.click(await screen.findByRole("button", { name: "Remove Chapter 3" }));
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Remove" }));
    await waitFor(() => expect(server.to("DELETE /api/groups/g1/assignments/a1")).toHaveLength(1));
  });

  test("need a deck in the group", async () => {
    open("/groups/g1/assignments", { [list]: aGroup({ assignments: [], decks: [] }) });
    expect(await screen.findByRole("button", { name: "New assignment" })).toBeDisabled();
    expect(screen.getByText(/Add a deck to the group first/)).toBeInTheDocument();
  });
});

describe("the progress of an assignment", () => {
  const pupil = (uid: string, displayName: string, row: PupilRow): PupilProgress => ({
    uid,
    displayName,
    username: null,
    externalId: null,
    listName: null,
    rows: [row],
  });
  const pupils = [pupil("u9", "Anna", aRow()), pupil("u1", "Ben", aRow({ met: 40, known: 90, standing: "reached" }))];
  const progress = { assignments: [cells], pupils, isComplete: true };

  test("has a row for each student, with the meaning of every figure beside it", async () => {
    open("/groups/g1/assignments/a1", { [progressOf]: progress, [hardest]: { cards: [] } });
    const table = await screen.findByRole("table");
    expect(
      within(table)
        .getAllByRole("columnheader")
        .map(({ textContent }) => textContent),
    ).toEqual(["Student", "Aim", "Cards met", "Known now", "Forecast for the due day", "Days studied", "Last day", "Best test"]);
    expect(screen.getByText(/The forecast expects that everything planned until the due day is studied/)).toBeInTheDocument();
    const anna = within(table).getByRole("row", { name: /Anna/ });
    expect(
      within(anna)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent),
    ).toEqual(["To do", "31 of 40", "62%", "71%", "3", "Fri, Nov 27", "–"]);
    expect(screen.getByText("1 of 2 students reached the aim")).toBeInTheDocument();
  });

  test("hides the names for the projector, and the order with them", async () => {
    const { user } = open("/groups/g1/assignments/a1", { [progressOf]: progress, [hardest]: { cards: [] } });
    await user.click(await screen.findByRole("switch", { name: "Hide names" }));
    expect(screen.queryByText(/Anna|Ben/)).not.toBeInTheDocument();
    expect(screen.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual(["Student 1", "Student 2"]);
    expect(within(screen.getByRole("row", { name: /Student 1/ })).getByText("90%")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Download as CSV" })).toBeDisabled();
  });

  test("says that figures are being computed, and asks again", async () => {
    const waiting = {
      ...progress,
      isComplete: false,
      pupils: [pupil("u9", "Anna", aRow({ met: null, known: null, forecast: null, standing: null }))],
    };
    const { server } = open("/groups/g1/assignments/a1", { [progressOf]: waiting, [hardest]: { cards: [] } });
    expect(await screen.findByText("Some figures are still being computed...")).toBeInTheDocument();
    expect(screen.getByText("Being computed...")).toBeInTheDocument();
    server.on({ [progressOf]: progress });
    expect(await screen.findByText("62%", {}, { timeout: 4000 })).toBeInTheDocument();
  });

  test("names the hardest cards without anybody's name", async () => {
    const cards = [{ cardId: "c1", term: "osmosis", definition: "water through a membrane", share: 40, pupils: 6 }];
    open("/groups/g1/assignments/a1", { [progressOf]: progress, [hardest]: { cards } });
    expect(await screen.findByText("osmosis")).toBeInTheDocument();
    expect(screen.getByText("remembered in 40% of reviews by 6 students")).toBeInTheDocument();
  });

  test("is a file that no spreadsheet runs", () => {
    const text = progressFile([pupil("u9", '=HYPERLINK("x")', aRow({ lastDay: null }))]);
    expect(text.split("\r\n")[1]).toBe(`"'=HYPERLINK(""x"")","","","To do",31,62,71,"",3,"",""`);
  });
});

describe("a student", () => {
  const summary = { "GET /api/study/summary": aStudySummary({ hasAssignments: true }) };

  test("finds the assignments on My Decks, with where they stand", async () => {
    open("/decks", {
      ...summary,
      "GET /api/assignments": [own, { ...own, id: "a2", title: "Old", daysLeft: -3, row: aRow({ standing: "reached" }) }],
    });
    const stream = await theDecksStream();
    stream.send("snapshot", []);
    const section = within(await screen.findByRole("region", { name: "Assigned to you" }));
    expect(section.getByRole("link", { name: "Chapter 3" })).toHaveAttribute("href", "/groups/g1/assignments");
    expect(section.getByText(/Know 80% of the cards/)).toHaveTextContent("Class 7b · Know 80% of the cards · due Fri, Dec 11");
    expect(section.getByRole("link", { name: "Study Chapter 3" })).toHaveAttribute("href", "/30/learn/study");
    expect(section.queryByText("Old")).not.toBeInTheDocument();
  });

  test("finds all of many assignments on My Decks, the first ones at once", async () => {
    const many = Array.from({ length: 7 }, (_, at) => ({ ...own, id: `a${at}`, title: `Chapter ${at + 1}` }));
    const { user } = open("/decks", { ...summary, "GET /api/assignments": many });
    (await theDecksStream()).send("snapshot", []);
    const section = within(await screen.findByRole("region", { name: "Assigned to you" }));
    expect(section.getAllByRole("listitem")).toHaveLength(5);
    await user.click(section.getByRole("button", { name: "2 more assignments" }));
    expect(section.getAllByRole("listitem")).toHaveLength(7);
    expect(section.getByRole("link", { name: "Chapter 6" })).toHaveFocus();
  });

  test("reads exactly the figures that teachers see, and who looked on which day", async () => {
    open("/groups/g1/assignments", {
      [list]: aGroup({ isTeacher: false, assignments: [], decks: [] }),
      "GET /api/groups/g1/seen": { assignments: [own], looks: [{ teacher: "@ada", day: "2026-11-27" }] },
    });
    const figures = await screen.findByLabelText("Your figures in Chapter 3");
    expect(figures).toHaveTextContent("Cards met31 of 40Known now62%Forecast for the due day71%Days studied3Last dayFri, Nov 27Best test–");
    expect(screen.getByText("@ada on Fri, Nov 27")).toBeInTheDocument();
    expect(screen.getByText(/^This is what your teachers see of you/)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "New assignment" })).not.toBeInTheDocument();
  });

  test("counts the days that are left by the time zone of the device, also where no other page was open before", async () => {
    const here = deviceTimeZone();
    const settings = { ...defaultStudySettings, timeZone: here === "Asia/Tokyo" ? "Europe/Berlin" : "Asia/Tokyo" };
    const { server } = open("/groups/g1/assignments", {
      [list]: aGroup({ isTeacher: false, assignments: [], decks: [] }),
      "GET /api/study/settings": settings,
      "GET /api/groups/g1/seen": { assignments: [{ ...own, daysLeft: 1 }], looks: [] },
      "PUT /api/study/time-zone": () => {
        const moved = { ...settings, timeZone: here };
        server.on({ "GET /api/study/settings": moved, "GET /api/groups/g1/seen": { assignments: [{ ...own, daysLeft: 0 }], looks: [] } });
        return moved;
      },
    });
    expect(await screen.findByText(/· due today/)).toBeInTheDocument();
    expect(server.to("PUT /api/study/time-zone").map(({ body }) => body)).toEqual([{ timeZone: here }]);
  });

  test.each([
    ["it was taken down", { isDeckTakenDown: true }, "Its deck was taken down by the people who run this site."],
    ["it left the group", {}, "Its deck is not in the group any more, so there is nothing to study."],
    ["its author's account is gone", { isDeckOwnerGone: true }, "Its deck was deleted with its author's account."],
  ])("is told why an assignment's deck can't be studied: %s", async (_why, change, sentence) => {
    open("/groups/g1/assignments", {
      [list]: aGroup({ isTeacher: false, assignments: [], decks: [] }),
      "GET /api/groups/g1/seen": { assignments: [{ ...own, isDeckThere: false, ...change }], looks: [] },
    });
    expect(await screen.findByText(sentence, { exact: false })).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Study Chapter 3" })).not.toBeInTheDocument();
  });

  test("is told where the group is gone", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    open("/groups/g1/assignments", { [list]: new AppError("group/not-found") });
    expect(await screen.findByRole("heading", { name: "The assignments could not be loaded" })).toBeInTheDocument();
  });
});
