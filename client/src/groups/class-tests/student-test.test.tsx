import type { OwnClassTest, RunningTest } from "@recollect/domain/groups/class-tests/results.ts";
import { minuteMs } from "@recollect/domain/time/units.ts";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";
import type { GroupClassTests } from "./class-tests-api.ts";
// Here already, so that the test waits for none.
import "./class-test-screen.tsx";
import "./class-tests-screen.tsx";

const path = "/api/groups/g1/tests/t1";
const now = Date.now();
const deadline = now + 20 * minuteMs;

const group = (state: OwnClassTest["state"]): GroupClassTests => {
  const when = { now, opensAt: now, closesAt: deadline, deadline, minutes: null };
  const about = { id: "t1", groupId: "g1", groupName: "Class 7b", title: "Friday's test", kind: "open-ended", questions: 1 } as const;
  return {
    groupName: "Class 7b",
    isTeacher: false,
    now,
    tests: [],
    decks: [],
    own: [{ ...about, ...when, state, answered: 0, result: null }],
  };
};
const paper = (given: string | null): RunningTest => ({
  now,
  deadline,
  questions: [{ at: 0, key: "france000000", question: "What is the definition of: France?", choices: null, given }],
});

test("who begins, writes, leaves the page and comes back finds what the server has by then", async () => {
  useFakeEventSource();
  const server = fakeServer({
    ...signedInAs(aUser()),
    "GET /api/groups/g1/tests": group("open"),
    [`POST ${path}/try`]: paper(null),
    [`PUT ${path}/try/answers/0`]: {},
  });
  const { user } = renderApp("/groups/g1/tests/t1");
  const begin = await screen.findByRole("button", { name: "Begin the test" });
  server.on({ "GET /api/groups/g1/tests": group("running") });
  await user.click(begin);
  await user.type(await screen.findByRole("textbox", { name: "Your answer to question 1" }), "Paris");
  await user.click(screen.getByRole("link", { name: "All tests of the group" }));
  await waitFor(() => expect(server.to(`PUT ${path}/try/answers/0`).at(-1)?.body).toEqual({ answer: "Paris" }));
  server.on({ [`POST ${path}/try`]: paper("Paris") });
  await user.click(await screen.findByRole("link", { name: "Go on with the test: Friday's test" }));
  expect(await screen.findByRole("textbox", { name: "Your answer to question 1" })).toHaveValue("Paris");
});
