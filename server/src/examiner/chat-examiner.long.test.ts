import { expect, test } from "vitest";

import { aChatService } from "../../test/practice/a-chat-service.ts";
import { chatExaminerOn } from "../../test/practice/practice-app.ts";
import { expectWholeTest, orderOf, patient } from "../../test/practice/test-order.ts";
import { MAX_CALLS_A_TEST } from "./calls.ts";

test("a test by a chat service asks it about a limited number of cards; the rest get built-in questions", async () => {
  const service = await aChatService();
  const order = orderOf(MAX_CALLS_A_TEST * 20 + 50);
  const { examiner } = chatExaminerOn(service);
  expect(examiner.callsFor(order.cards)).toBe(MAX_CALLS_A_TEST);
  const { questions } = await examiner.multipleChoice(order, patient());
  expectWholeTest(questions, order);
  expect(service.requests).toHaveLength(MAX_CALLS_A_TEST);
});
