import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { defaultStudySettings, onceADay } from "@recollect/domain/study/settings.ts";
import { aLearned, aMemory } from "../../../../test/study/a-memory.ts";
import { aProgress } from "../../../../test/study/a-study.ts";
import { useFakeEventSource } from "../../../../test/fakes/fake-event-source.ts";
import { fakeServer, type FakeRequest } from "../../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../../test/people.ts";
import { renderApp } from "../../../../test/render-app.tsx";
import { skipWaits } from "../../../../test/skip-waits.ts";
import { lookMs } from "./memory-part.tsx";

beforeEach(() => {
  useFakeEventSource();
  // Without an IntersectionObserver the part is rendered at once.
  vi.stubGlobal("IntersectionObserver", undefined);
});

async function memoryPage(routes: Record<string, object>) {
  fakeServer({ ...signedInAs(aUser()), "GET /api/study/progress": aProgress(), ...routes });
  const { user } = renderApp("/progress");
  const part = within(await screen.findByRole("region", { name: "Your memory" }));
  return { user, part };
}

test("shows how many reviews it needs, and offers nothing before", async () => {
  const { part } = await memoryPage({});
  expect(part.getByText(/12 of the 400 reviews that it takes/)).toBeInTheDocument();
  expect(part.getByRole("button", { name: "Learn from my reviews" })).toBeDisabled();
  expect(part.queryByRole("button", { name: "Back to the defaults" })).not.toBeInTheDocument();
});

test("shows that this server cannot learn", async () => {
  const { part } = await memoryPage({ "GET /api/study/memory": aMemory({ canLearn: false, answers: 900 }) });
  expect(part.getByText(/This server cannot learn your memory/)).toBeInTheDocument();
  expect(part.getByRole("button", { name: "Learn from my reviews" })).toBeDisabled();
});

test("says that the last learning failed; too few reviews are counted and are no failure", async () => {
  const { part } = await memoryPage({ "GET /api/study/memory": aMemory({ failure: "study/learning-failed" }) });
  expect(part.getByText("Your memory could not be learned. Please try again later.")).toBeInTheDocument();
  cleanup();
  const few = await memoryPage({ "GET /api/study/memory": aMemory({ answers: 307, failure: "study/too-few-answers" }) });
  expect(few.part.getByText(/307 of the 400 reviews/)).toBeInTheDocument();
  expect(few.part.queryByRole("alert")).not.toBeInTheDocument();
});

test("learns on request, and says if it was not better", async () => {
  skipWaits(lookMs);
  let isAsked = false;
  const learned = aLearned({ standing: "not-better", curve: null, halfLives: null });
  const { user, part } = await memoryPage({
    "GET /api/study/memory": () => aMemory({ answers: 900, latest: isAsked ? learned : null }),
    "POST /api/study/memory/learning": () => ((isAsked = true), aMemory({ answers: 900, isLearning: true })),
  });
  await user.click(part.getByRole("button", { name: "Learn from my reviews" }));
  expect(await part.findByText(/the average schedule already fits you just as well/)).toBeInTheDocument();
  expect(part.queryByRole("button", { name: "Reschedule all cards" })).not.toBeInTheDocument();
});

test("compares the learned model with the average's, saves a retention, reschedules and goes back", async () => {
  const done: unknown[] = [];
  let memory = aMemory({ answers: 900, inForce: aLearned(), latest: aLearned() });
  const { user, part } = await memoryPage({
    "GET /api/study/memory": () => memory,
    "PATCH /api/study/settings": ({ body }: FakeRequest) => (done.push(body), defaultStudySettings),
    "GET /api/study/memory/plan": { before: { today: 3, week: 10, later: 80 }, after: { today: 40, week: 30, later: 23 } },
    "POST /api/study/memory/plan": () => (done.push("planned"), { cards: 70 }),
    "DELETE /api/study/memory": () => {
      memory = aMemory({ answers: 900, latest: aLearned({ standing: "left" }) });
      return {};
    },
  });
  expect(part.getByText(/learned from 900 reviews/)).toBeInTheDocument();
  expect(part.getByRole("img", { name: "Expected and actual recall" })).toBeInTheDocument();
  expect(part.getByText(/about 56 reviews fewer a week/)).toBeInTheDocument();
  expect(
    part.getByText(/^A new card, after one right answer: 50% after 40 days \(average: 7 months\); 90% after .* \(average: .*\)\.$/),
  ).toBeInTheDocument();
  const slider = part.getByRole("slider", { name: "Desired retention" });
  slider.focus();
  await user.keyboard("{ArrowRight}");
  await waitFor(() => expect(part.getByRole("button", { name: "Use this" })).toBeInTheDocument());
  await user.click(part.getByRole("button", { name: "Reschedule all cards" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Reschedule all cards?" }));
  expect(await dialog.findByText("40 instead of 3 cards become due today.")).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Reschedule" }));
  await waitFor(() => expect(done).toContain("planned"));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await user.click(part.getByRole("button", { name: "Back to the defaults" }));
  expect(await part.findByText(/You went back to the default/)).toBeInTheDocument();
});

test("shows where asking again on the same day adds little, and leaves it out on request", async () => {
  const done: unknown[] = [];
  let memory = aMemory({ answers: 900, inForce: aLearned(), latest: aLearned(), idleSteps: 0.04 });
  const { user, part } = await memoryPage({
    "GET /api/study/memory": () => memory,
    "PATCH /api/study/settings": ({ body }: FakeRequest) => {
      done.push(body);
      memory = { ...memory, idleSteps: null };
      return { ...defaultStudySettings, ...onceADay };
    },
  });
  expect(part.getByText(/makes your cards last 4% longer at most/)).toBeInTheDocument();
  await user.click(part.getByRole("button", { name: "Ask once a day" }));
  await waitFor(() => expect(part.queryByRole("button", { name: "Ask once a day" })).not.toBeInTheDocument());
  expect(done).toEqual([onceADay]);
});

test("shows it for the average student's memory before there is a model", async () => {
  const { part } = await memoryPage({ "GET /api/study/memory": aMemory({ idleSteps: 0.16 }) });
  expect(part.getByText(/makes the average student's cards last 16% longer at most/)).toBeInTheDocument();
  expect(part.getByRole("button", { name: "Ask once a day" })).toBeEnabled();
});
