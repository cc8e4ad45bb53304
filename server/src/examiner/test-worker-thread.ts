import { parentPort } from "node:worker_threads";

import { multipleChoice } from "@recollect/domain/practice/distractors/multiple-choice.ts";

import type { Delivery, Order } from "./test-worker.ts";

if (!parentPort) throw new Error("This file is the inside of a thread: start it with a Worker");
const port = parentPort;

port.on("message", ({ id, input }: Order) => port.postMessage(delivery(id, input)));

function delivery(id: number, input: Order["input"]): Delivery {
  try {
    return { id, test: multipleChoice(input) };
  } catch (error) {
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
