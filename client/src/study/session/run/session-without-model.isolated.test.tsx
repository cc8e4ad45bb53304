import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { figures, question, session, theAnswer } from "../../../../test/a-session.ts";
import { aStudyServer } from "../../../../test/study/a-study-server.ts";
import { useFakeEventSource } from "../../../../test/fakes/fake-event-source.ts";

vi.mock("./model.ts", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

beforeEach(() => {
  useFakeEventSource();
  localStorage.clear();
});

const see = (text: string) => waitFor(() => expect(question()).toHaveTextContent(text));

test("without the scheduler an answer is stored, and the server returns the result", async () => {
  const { user, study } = await session();
  await user.keyboard(" 1");
  await see("term b");
  await waitFor(() => expect(figures()).toBe("2 new, 1 learning, 0 due, 1 answered"));
  expect(study.logged()).toEqual(["a again"]);
  await user.keyboard("u");
  await waitFor(() => expect(theAnswer()).toHaveTextContent("definition a"));
  await waitFor(() => expect(figures()).toBe("3 new, 0 learning, 0 due, 0 answered"));
});

test("without it and without a network the session continues, and is correct again with the network", async () => {
  const { user, study, server } = await session();
  server.online(false);
  await user.keyboard(" 1");
  await see("term b");
  expect(figures()).toBe("2 new, 0 learning, 0 due, 1 answered");
  expect(await screen.findByText(/^You are offline. 1 answer is kept/)).toBeInTheDocument();
  server.online(true);
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(figures()).toBe("2 new, 1 learning, 0 due, 1 answered"));
  expect(study.logged()).toEqual(["a again"]);
});

test("the four ratings are there without their intervals", async () => {
  const { user } = await session(aStudyServer({ settings: { fourRatings: true } }));
  await user.keyboard(" ");
  expect(screen.getByRole("group", { name: "How well did you know it?" })).toHaveTextContent("AgainHardGoodEasy");
});
