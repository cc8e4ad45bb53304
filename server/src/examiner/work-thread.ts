import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import { parentPort } from "node:worker_threads";

import type { WritersLexicon } from "./lexicon/lexicon.ts";

import type { Delivery } from "../threads/thread-pool.ts";
import type { Work, Works } from "./work.ts";

// As in main.ts: a thread does not share the process's compiled code, and would compile the rules again.
enableCompileCache(fileURLToPath(new URL("../../../.cache/node", import.meta.url)));
const { withAlternative } = await import("@recollect/domain/practice/alternative.ts");
const { multipleChoice } = await import("@recollect/domain/practice/distractors/multiple-choice.ts");
const { grade } = await import("@recollect/domain/practice/examiner/grade.ts");
const { noLexicon } = await import("@recollect/domain/practice/examiner/knowledge/lexicon.ts");
const { createLexicon } = await import("./lexicon/lexicon.ts");

let lexicon: WritersLexicon | undefined;

if (!parentPort) throw new Error("This file is the inside of a thread: start it with a Worker");
const port = parentPort;

port.on("message", (work: Work) => port.postMessage(delivery(work)));

function delivery(work: Work): Delivery<unknown> {
  try {
    return { result: resultOf(work) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function resultOf({ kind, input }: Work): Works[typeof kind]["result"] {
  if (kind === "test") return multipleChoice(input as Works["test"]["input"]);
  if (kind === "alternatives") {
    return (input as Works["alternatives"]["input"]).map(({ wording, ...card }) => withAlternative(card, wording));
  }
  if (kind === "word-help") {
    const { word, language } = input as Works["word-help"]["input"];
    return (lexicon ??= createLexicon()).helpWith(word, language);
  }
  return grade(input as Works["grade"]["input"], kind === "grade" ? noLexicon : (lexicon ??= createLexicon()));
}
