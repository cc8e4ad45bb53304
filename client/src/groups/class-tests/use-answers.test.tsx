import type { OwnClassTest, RunningTest } from "@recollect/domain/groups/class-tests/results.ts";
import { minuteMs } from "@recollect/domain/time/units.ts";
import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer, type FakeRequest } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";
import { skipWaits } from "../../../test/skip-waits.ts";
import type { GroupClassTests } from "./class-tests-api.ts";

const path = "/api/groups/g1/tests/t1";
const now = Date.now();
const deadline = now + 10 * minuteMs;

const own: OwnClassTest = {
  id: "t1",
  groupId: "g1",
  groupName: "Class 7b",
  title: "Friday's test",
  kind: "open-ended",
  opensAt: now - 5 * minuteMs,
  closesAt: now + 20 * minuteMs,
  minutes: 10,
  questions: 1,
  now,
  state: "running",
  deadline,
  answered: 0,
  result: null,
};
const group: GroupClassTests = { groupName: "Class 7b", isTeacher: false, now, tests: [], decks: [], own: [own] };
/** What the server has of it, each time that the page is opened. */
const paper: RunningTest = {
  now,
  deadline,
  questions: [{ at: 0, key: "france000000", question: "What is the definition of: France?", choices: null, given: "Par" }],
};

beforeEach(() => void useFakeEventSource());

test("a student who comes back to the page of a running test finds an answer that was not stored, and it never replaces a newer one", async () => {
  skipWaits(2000);
  const arrived: string[] = [];
  let giveUp = (_failure: Error) => {};
  const put = `PUT ${path}/try/answers/0`;
  const server = fakeServer({
    ...signedInAs(aUser()),
    "GET /api/groups/g1/tests": group,
    [`POST ${path}/try`]: paper,
    [put]: () => new Promise((_resolve, reject) => (giveUp = reject)),
  });
  const { user, go } = renderApp("/groups/g1/tests/t1");
  const field = () => screen.findByRole("textbox", { name: "Your answer to question 1" });
  await user.type(await field(), "old");
  await user.tab();
  await waitFor(() => expect(server.to(put)).toHaveLength(1));
  await user.click(screen.getByRole("link", { name: "All tests of the group" }));
  await waitFor(() => expect(screen.queryByRole("textbox")).not.toBeInTheDocument());
  go(-1);
  expect(await field()).toHaveValue("Parold");
  expect(screen.getByText(/1 answer is not saved yet/)).toBeInTheDocument();
  server.on({ [put]: ({ body }: FakeRequest) => ({ count: arrived.push((body as { answer: string }).answer) }) });
  await user.clear(await field());
  await user.type(await field(), "new");
  await user.tab();
  expect(server.to(put)).toHaveLength(1);
  act(() => giveUp(new TypeError("Failed to fetch")));
  expect(await screen.findByText(/All answers are saved/)).toBeInTheDocument();
  expect([server.to(put).length, arrived]).toEqual([2, ["new"]]);
});
