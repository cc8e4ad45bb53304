import { expect, test } from "vitest";
import { grade } from "../grade.ts";

const marked = (definition: string, answer: string) => grade({ term: "What is it?", definition, answer, deck: [] });

test.each([
  ["goods sold to other countries", "goods that other countries sell to us"],
  ["goods sold to other countries", "goods sold by other countries"],
  ["goods bought from other countries", "goods that other countries buy"],
  ["money owed to the bank", "money that the bank owes"],
  ["money lent to a friend", "money lent by a friend"],
  ["data sent to the server", "data that the server sends"],
  ["what the vassal gives", "what is given to the vassal"],
])("one party of a verb is not the other: %s, %s", (definition, answer) =>
  expect(marked(definition, answer)).toMatchObject({ score: 0, rule: "swapped" }),
);

test.each([
  ["goods sold to other countries", "goods that a country sells to other countries"],
  ["goods sold to other countries", "goods other countries buy"],
  ["goods sold to other countries", "what a country sells abroad"],
  ["money owed to the bank", "money that a customer owes to the bank"],
  ["goods not sold to other countries", "goods that other countries sell"],
])("one party in other words is not turned: %s, %s", (definition, answer) => expect(marked(definition, answer).rule).not.toBe("swapped"));
