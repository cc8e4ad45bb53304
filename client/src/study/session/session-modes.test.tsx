import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { dayMs } from "@recollect/domain/time/units.ts";
import { figures, openSession, press, question, sentEntries, session } from "../../../test/a-session.ts";
import { aStudyServer, cardsOf } from "../../../test/study/a-study-server.ts";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { recordToasts } from "../../../test/record-toasts.ts";

beforeEach(() => {
  useFakeEventSource();
  localStorage.clear();
  recordToasts();
});

const see = (text: string) => waitFor(() => expect(question()).toHaveTextContent(text));
const over = () => screen.findByRole("heading", { level: 1, name: /^(Done for|Nothing)/ });
const ways = () => screen.findByRole("navigation", { name: "Not done yet?" });

/** A server with two cards that were answered some days ago, due on coming days. */
function withStudied(count = 2) {
  const study = aStudyServer({ cards: cardsOf(count), settings: { learningSteps: [] } });
  study.state.aheadMs = -3 * dayMs;
  for (const { cardId } of study.state.cards) study.answerElsewhere(cardId);
  study.state.aheadMs = 0;
  study.state.moreToStudy = { ahead: 0, hard: count, practice: count, more: 0 };
  return study;
}

describe("if nothing is due", () => {
  test("the modes with cards are offered, each with its effect on the schedule", async () => {
    const study = withStudied();
    study.state.moreToStudy = { ahead: 2, hard: 2, practice: 2, more: 4 };
    study.state.cards = [];
    openSession(study, { at: "/study" });
    await over();
    await ways();
    const link = (name: string) => screen.getByRole("link", { name });
    expect(link("Learn 4 more")).toHaveAttribute("href", "/study?mode=more");
    expect(link("Study ahead")).toHaveAccessibleDescription(/early reviews/);
    expect(link("Review your hardest cards")).toHaveAttribute("href", "/study?mode=hard");
    expect(link("Practice freely")).toHaveAccessibleDescription(/Your answers don't affect your schedule/);
  });

  test("none is offered without cards", async () => {
    openSession(aStudyServer({ cards: [] }), { at: "/study" });
    await over();
    expect(screen.queryByRole("navigation", { name: "Not done yet?" })).not.toBeInTheDocument();
  });
});

describe("practice", () => {
  test("is labelled, stores nothing, repeats what was missed, and can be undone", async () => {
    const study = withStudied();
    const before = structuredClone(study.state.log);
    const { user, server } = await session(study, { at: "/7/learn/study?mode=practice" });
    expect(screen.getByText("Practice: the schedule does not change")).toBeInTheDocument();
    expect(figures()).toBe("2 to practice, 0 answered");
    await user.keyboard(" 1");
    await see("term b");
    expect(figures()).toBe("2 to practice, 1 answered");
    await user.keyboard("u");
    await waitFor(() => expect(figures()).toBe("2 to practice, 0 answered"));
    await user.keyboard("1");
    await see("term b");
    await user.keyboard(" 2");
    await see("term a");
    await user.keyboard(" 2");
    expect(await over()).toHaveTextContent("Done for today");
    expect(screen.getByText("This was practice: no card's schedule has changed.")).toBeInTheDocument();
    expect(screen.getByText("missed once")).toBeInTheDocument();
    expect(sentEntries(server)).toEqual([]);
    expect(study.state.log).toEqual(before);
  });

  test("of a single card that is missed shows it once more", async () => {
    const { user } = await session(withStudied(1), { at: "/7/learn/study?mode=practice" });
    await user.keyboard(" 1");
    await waitFor(() => expect(press("Show answer")).toBeInTheDocument());
    expect(question()).toHaveTextContent("term a");
  });

  test("continues without a network", async () => {
    const { user, server } = await session(withStudied(1), { at: "/7/learn/study?mode=practice" });
    server.online(false);
    await user.keyboard(" 2");
    expect(await over()).toHaveTextContent("Done for today");
  });
});

test("hard cards that are not due are practice, and the screen says so for each", async () => {
  const { user, server } = await session(withStudied(1), { at: "/7/learn/study?mode=hard" });
  expect(screen.getByText(/^Hard cards: /)).toBeInTheDocument();
  const isPractice = screen.queryByText("Hard cards: not due, so practice") !== null;
  await user.keyboard(" 2");
  await over();
  await waitFor(() => expect(sentEntries(server)).toHaveLength(isPractice ? 0 : 1));
});

test("an answer ahead is stored as any review", async () => {
  const { user, server } = await session(withStudied(1), { at: "/7/learn/study?mode=ahead" });
  expect(screen.getByText("Ahead: early reviews")).toBeInTheDocument();
  expect(figures()).toBe("0 learning, 1 ahead, 0 answered");
  await user.keyboard(" 2");
  await over();
  await waitFor(() => expect(sentEntries(server)).toMatchObject([{ kind: "answer", source: "study", rating: "good", cardId: "a" }]));
});
