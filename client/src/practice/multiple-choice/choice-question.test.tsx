import { act, fireEvent, renderHook, screen } from "@testing-library/react";
import { useState } from "react";
import { startChoiceRun } from "@recollect/domain/practice/multiple-choice.ts";
import { expect, test } from "vitest";
import { aQuestion } from "../../../test/a-test.ts";
import { renderAt } from "../../../test/render-app.tsx";
import { ChoiceQuestionView } from "./choice-question.tsx";

test("a pick keeps changes of the run since the question was rendered", async () => {
  const drawn = startChoiceRun([aQuestion("a")], "run-1");
  const { result } = renderHook(() => useState(drawn));
  const [, change] = result.current;
  renderAt("/", <ChoiceQuestionView run={drawn} onRun={change} onPick={() => {}} />);
  const choice = await screen.findByRole("button", { name: /right a/ });
  act(() => change((now) => ({ ...now, testId: "round-1" })));
  fireEvent.click(choice);
  expect(result.current[0]).toMatchObject({ testId: "round-1", picks: ["right a"] });
});
