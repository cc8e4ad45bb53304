import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { aCard, aDeck } from "../../../test/a-deck.ts";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";

const kept = { kind: "multiple-choice", size: 12, answered: 12, score: null };
const newest = { ...kept, id: "c", finishedAt: Date.UTC(2026, 4, 3, 12), correct: 10, missed: 2 };
const older = { ...kept, id: "b", finishedAt: Date.UTC(2026, 4, 2, 12), correct: 9, missed: 3 };
const oldest = {
  ...kept,
  id: "a",
  kind: "open-ended",
  finishedAt: Date.UTC(2026, 4, 1, 12),
  correct: 6,
  score: 55,
  answered: null,
  missed: null,
};

const [one, two] = [aCard({ id: "aaaaaaaaaaaa", term: "Mitochondrion" }), aCard({ id: "bbbbbbbbbbbb", term: "Ribosome" })];

function history(reply: object) {
  const server = fakeServer({
    ...signedInAs(aUser()),
    "GET /api/users/mira/decks/7": aDeck({ cards: [one, two] }),
    "GET /api/practice/tests": { tests: [newest], counts: { dueOrWeak: 0, starred: 0 } },
    "GET /api/practice/history": reply,
  });
  return { server, ...renderApp("/7/learn/test") };
}

const region = () => screen.findByRole("region", { name: "Your tests over time" });

test("says how the score changed and names what was missed both times, with a way to ask it again", async () => {
  const comparison = { questions: 12, from: 61, to: 83, since: older.finishedAt, stillMissed: ["bbbbbbbbbbbb", "cccccccccccc"] };
  history({ tests: [newest, older, oldest], comparison });
  const part = within(await region());
  expect(
    part.getByText(/On the same 12 questions you went from 61% on May 2, 2026 to 83% now\. These 2 were missed both times:/),
  ).toBeInTheDocument();
  expect(
    part
      .getAllByRole("listitem")
      .slice(0, 2)
      .map((item) => item.textContent),
  ).toEqual(["Ribosome", "and 1 more"]);
  expect(part.getByRole("link", { name: "Ask the 2 missed again" })).toHaveAttribute(
    "href",
    "/7/learn/test/multiple-choice?which=missed&test=c&answer=mixed&order=shuffled",
  );
});

test("shows the scores as a picture and as a table; of an earlier version's test only what is known", async () => {
  const { user } = history({ tests: [newest, older, oldest], comparison: null });
  const part = within(await region());
  expect(part.getByRole("img", { name: "Score over time" })).toBeInTheDocument();
  expect(part.queryByText(/On the same/)).not.toBeInTheDocument();
  await user.click(part.getByText("Show as a table"));
  const rows = part.getAllByRole("row").map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ["Test", "Kind", "Questions", "Answered", "Right", "Score", "Missed"],
    ["May 3, 2026", "Multiple Choice", "12", "12", "10", "10/12", "2"],
    ["May 2, 2026", "Multiple Choice", "12", "12", "9", "9/12", "3"],
    ["May 1, 2026", "Open-ended", "12", "", "6", "55%", ""],
  ]);
  expect(part.getByRole("link", { name: "Ask the 3 missed again: May 2, 2026, Multiple Choice" })).toBeInTheDocument();
});

test("draws no picture of a single test", async () => {
  history({ tests: [{ ...newest, missed: 0, correct: 12 }], comparison: null });
  const part = within(await region());
  expect(part.getByText("One test is kept; the newest has 100%.")).toBeInTheDocument();
  expect(part.queryByRole("img")).not.toBeInTheDocument();
  expect(part.queryByRole("link", { name: /Ask the/ })).not.toBeInTheDocument();
});

test("that can't be read says so and can be retried, while the tests themselves work", async () => {
  const { server, user } = history(new AppError("api/rate-limit"));
  expect(await screen.findByText(/The history of your tests could not be read\./)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Multiple Choice" })).toBeInTheDocument();
  server.on({ "GET /api/practice/history": { tests: [newest], comparison: null } });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await region()).toBeInTheDocument();
});
