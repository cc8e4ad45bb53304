import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { ChoiceQuestion } from "@recollect/domain/practice/multiple-choice.ts";
import type { NewEntry } from "../src/study/requests/study-api.ts";
import { anAppended } from "./a-device.ts";
import type { FakeRequest, FakeServer } from "./fakes/fake-server.ts";

/** A multiple-choice question of card `id` with the answer "right {id}" as its choice B. */
export function aQuestion(id: string, details: Partial<ChoiceQuestion> = {}): ChoiceQuestion {
  return {
    cardId: id,
    question: `What is the definition of: term ${id}?`,
    choices: [`wrong ${id}`, `right ${id}`, `bad ${id}`, `odd ${id}`],
    answer: `right ${id}`,
    ...details,
  };
}

/** The study log's replies to a test: no card is due, except for these, whose answers count. */
export function studyLog(dueCards: readonly string[] = []): Record<string, (request: FakeRequest) => object> {
  return {
    ...countedTests(),
    "POST /api/study/entries": ({ body }) => {
      const { entries } = body as { entries: readonly NewEntry[] };
      const idsOf = (isDue: boolean) => entries.filter(({ cardId }) => dueCards.includes(cardId) === isDue).map(({ id }) => id);
      return anAppended({ accepted: idsOf(true), ignored: idsOf(false), now: Date.now() });
    },
  };
}

/** The server's replies to a test: it is begun, repeated and counted. A written one asks all cards of the usual decks `a`, `b` and so on. */
export function countedTests(keys?: readonly string[]): Record<string, (request: FakeRequest) => object> {
  const none = new AppError("api/service-unavailable");
  return {
    "POST /api/practice/open-ended": () => (keys ? { testId: "test-1", keys } : none),
    "POST /api/practice/rounds": () => ({ testId: "round-1" }),
    "POST /api/practice/results": () => ({}),
  };
}

/** The answers that arrived in the study log, each once, in order. */
export function sentAnswers({ to }: FakeServer): Extract<NewEntry, { kind: "answer" }>[] {
  const entries = to("POST /api/study/entries").flatMap(({ body }) => (body as { entries: NewEntry[] }).entries);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return [...byId.values()].filter((entry) => entry.kind === "answer");
}

/** The event stream of a test. */
export function testStream(...events: readonly (readonly [name: string, data: unknown])[]): Response {
  const text = events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join("");
  return new Response(text, { headers: { "content-type": "text/event-stream" } });
}

/** The stream of a test that is made at once. */
export function aMadeTest(questions: readonly ChoiceQuestion[], tooFew: readonly string[] = []): Response {
  return testStream(["questions", { questions, tooFew, examiner: "Built-in feedback", testId: "test-1" }]);
}

/** A stream that the test writes itself. */
export function openStream(): { response: Response; send: (name: string, data: unknown) => void; end: () => void } {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
  return {
    response: new Response(body),
    send: (name, data) => controller.enqueue(new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)),
    end: () => controller.close(),
  };
}
