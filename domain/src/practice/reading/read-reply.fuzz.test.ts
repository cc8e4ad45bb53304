import { expect, test } from "vitest";
import { lawRuns } from "../../../test/law-runs.ts";
import { AppError } from "../../errors/app-error.ts";
import { seededRandom } from "../seeded-random.ts";
import { readEvaluation, readQuestions } from "./read-reply.ts";

/** More with FUZZ_RUNS=100000. */
const env = (globalThis as { process?: { env: Record<string, string | undefined> } }).process?.env ?? {};
const runs = Number(env["FUZZ_RUNS"] ?? lawRuns(20_000));

const seeds = [
  `Sure! \`\`\`json\n[{"card": 1, "question": "What is osmosis?", "choices": ["a", "b \\"c\\"", "d"], "answer": "a"}, {"card": 2, "question": "And é?", "choices": ["x", "y"], "answer": "y"}]\n\`\`\``,
  `<think>Hmm, {"isCorrect": false}</think>{"isCorrect": true, "score": 92.5, "feedback": "Good: you named it.\\nKeep going"}`,
  `{"questions": [{"question": "Q", "choices": ["1", "2",], "answer": "1"},]}`,
];

const pieces = [
  "{",
  "}",
  "[",
  "]",
  '"',
  "\\",
  ",",
  ":",
  "<think>",
  "</think>",
  "```",
  "null",
  "true",
  "1e999",
  "\u0000",
  "\ud800",
  "é",
  "\n",
  '{"question":',
  "isCorrect",
  "__proto__",
];

function mutated(text: string, random: () => number): string {
  let result = text;
  const changes = 1 + Math.floor(random() * 6);
  for (let change = 0; change < changes; change++) {
    const place = Math.floor(random() * (result.length + 1));
    const length = Math.floor(random() * 12);
    const piece = pieces[Math.floor(random() * pieces.length)] ?? "";
    const kind = Math.floor(random() * 5);
    if (kind === 0) result = result.slice(0, place) + piece + result.slice(place);
    else if (kind === 1) result = result.slice(0, place) + result.slice(place + length);
    else if (kind === 2)
      result = result.slice(0, place) + result.slice(place, place + length).repeat(1 + Math.floor(random() * 20)) + result.slice(place);
    else if (kind === 3) result = result.slice(0, place);
    else result = result.slice(0, place) + String.fromCharCode(Math.floor(random() * 65_536)) + result.slice(place + 1);
  }
  return result;
}

test(`${runs} mutations of replies: each gives a usable result or an error of the catalogue`, () => {
  const random = seededRandom("replies");
  const unnamed: string[] = [];
  let read = 0;
  for (let run = 0; run < runs; run++) {
    const reply = mutated(seeds[run % seeds.length] ?? "", random);
    for (const reader of [readQuestions, readEvaluation]) {
      try {
        const result = reader(reply);
        read++;
        const items = Array.isArray(result) ? result : [];
        if (items.some(({ choices, answer }) => !choices.includes(answer) || choices.length < 2)) unnamed.push(reply);
      } catch (failure) {
        if (!(failure instanceof AppError) || failure.code === "UNKNOWN_ERROR") unnamed.push(`${String(failure)}: ${reply}`);
      }
    }
  }
  expect(unnamed).toEqual([]);
  expect(read).toBeGreaterThan(runs / 10);
});
