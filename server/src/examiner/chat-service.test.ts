import { AppError } from "@recollect/domain/errors/app-error.ts";
import { describe, expect, test } from "vitest";

import { aChatService, drops, hangs, noise, refuses, says, sends, trickles, type Play } from "../../test/practice/a-chat-service.ts";
import { chatExaminerOn } from "../../test/practice/practice-app.ts";
import type { ChatCall } from "./chat-service.ts";

const patient: ChatCall = { signal: new AbortController().signal, timeLimitMs: 10_000, failure: "api/generation-failed" };

/** The result of a request: the text, or the code and message of the error. */
async function outcomeOf(asking: Promise<string>): Promise<unknown> {
  try {
    return await asking;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [error.code, error.message, ...(error.details === undefined ? [] : [error.details])];
  }
}

describe("a request to the chat service", () => {
  test("has the model and one user message, the key as bearer token, a referer and a title", async () => {
    const service = await aChatService();
    service.plays(says("Hello."));
    expect(await chatExaminerOn(service).ask("Say hello.", patient)).toBe("Hello.");
    const [firstRequest] = service.requests;
    expect(firstRequest?.path).toBe("/v1/chat/completions");
    expect(firstRequest?.body).toEqual({ model: "small-model", messages: [{ role: "user", content: "Say hello." }] });
    expect(firstRequest?.headers).toMatchObject({
      authorization: "Bearer hunter2",
      "http-referer": "https://cards.example.org",
      "x-title": "Recollect",
    });
  });

  test("has no bearer token where the service needs no key", async () => {
    const service = await aChatService();
    service.plays(says("Hello."));
    await chatExaminerOn(service, { apiKey: null }).ask("Say hello.", patient);
    expect(service.requests[0]?.headers).not.toHaveProperty("authorization");
  });
});

describe("every failure of the service has a code", () => {
  const invalid = ["api/invalid-response", "The AI service sent an empty or unusable reply. Please try again."];
  const unreadable = ["api/parse-error", "The AI service's reply could not be read. Please try again."];
  const failed = ["api/generation-failed", "Your test could not be generated. Please try again."];
  test.each<[string, Play, unknown]>([
    ["a wrong key", refuses(401), ["api/request-failed", "API request failed: 401", { status: 401 }]],
    ["an unknown model", refuses(404), ["api/request-failed", "API request failed: 404", { status: 404 }]],
    ["a rate limit", refuses(429), ["api/rate-limit", "Rate limit exceeded. Please try again in a moment."]],
    ["a fault", refuses(500), ["api/request-failed", "API request failed: 500", { status: 500 }]],
    ["an overload", refuses(503), ["api/request-failed", "API request failed: 503", { status: 503 }]],
    ["a redirection that leads nowhere", refuses(304), ["api/request-failed", "API request failed: 304", { status: 304 }]],
    ["no choices", sends('{"choices":[]}'), invalid],
    ["a choice without a message", sends('{"choices":[{"text":"Hello."}]}'), invalid],
    ["an error with status 200", sends('{"error":{"message":"overloaded","code":503}}'), invalid],
    ["a content that is a number", says(5), invalid],
    ["something that is not JSON", sends("<html>Welcome to our proxy</html>"), unreadable],
    ["a body that was cut off", sends('{"choices":[{"message":{"content":"Hel'), unreadable],
    ["an empty body", sends(""), unreadable],
    ["5 MB of noise", noise(5_000_000), invalid],
    ["a dropped connection", drops, failed],
  ])("%s", async (_name, play, expected) => {
    const service = await aChatService();
    service.plays(play);
    expect(await outcomeOf(chatExaminerOn(service).ask("Hello?", patient))).toEqual(expected);
  });

  test.each([
    ["a hang", hangs],
    ["a slow trickle", trickles],
  ])("%s ends at the time limit, and so does the connection", async (_name, play) => {
    const service = await aChatService();
    service.plays(play);
    const asking = { ...patient, timeLimitMs: 300, failure: "api/evaluation-failed" } as const;
    expect(await outcomeOf(chatExaminerOn(service).ask("Hello?", asking))).toEqual([
      "api/evaluation-failed",
      "Unable to evaluate answer due to technical issues. Please try again.",
    ]);
    await expect.poll(service.left).toBe(1);
  });

  test("a service that is not reachable", async () => {
    const asking = chatExaminerOn({ baseUrl: "http://127.0.0.1:9/v1" }).ask("Hello?", patient);
    expect(await outcomeOf(asking)).toEqual(failed);
  });
});

describe("retries", () => {
  test.each([429, 500, 503])("after %i it retries twice, after about half a second and a second", async (status) => {
    const service = await aChatService();
    service.plays(refuses(status));
    const { ask, waitedMs } = chatExaminerOn(service);
    await outcomeOf(ask("Hello?", patient));
    expect(service.requests).toHaveLength(3);
    expect(waitedMs).toHaveLength(2);
    expect(waitedMs[0]).toBeGreaterThanOrEqual(375);
    expect(waitedMs[0]).toBeLessThan(625);
    expect(waitedMs[1]).toBeGreaterThanOrEqual(750);
    expect(waitedMs[1]).toBeLessThan(1250);
  });

  test("a service that recovers in time has replied", async () => {
    const service = await aChatService();
    service.plays(refuses(503), refuses(429), says("Hello."));
    expect(await chatExaminerOn(service).ask("Hello?", patient)).toBe("Hello.");
  });

  test("it waits as long as Retry-After says", async () => {
    const service = await aChatService();
    service.plays(refuses(429, { "Retry-After": "7" }), says("Hello."));
    const { ask, waitedMs } = chatExaminerOn(service);
    expect(await ask("Hello?", patient)).toBe("Hello.");
    expect(waitedMs).toEqual([7000]);
  });

  test("if Retry-After is longer than a student waits, it fails at once and passes the time on", async () => {
    const service = await aChatService();
    service.plays(refuses(429, { "Retry-After": "120" }));
    const { ask, waitedMs } = chatExaminerOn(service);
    expect(await outcomeOf(ask("Hello?", patient))).toEqual([
      "api/rate-limit",
      "Rate limit exceeded. Please try again in a moment.",
      { retryAfterSeconds: 120 },
    ]);
    expect([service.requests.length, waitedMs]).toEqual([1, []]);
  });

  test.each([
    ["a wrong key", refuses(401)],
    ["a bad request", refuses(400)],
    ["a dropped connection", drops],
    ["a reply without use", sends("{}")],
  ])("%s is not retried", async (_name, play) => {
    const service = await aChatService();
    service.plays(play);
    await outcomeOf(chatExaminerOn(service).ask("Hello?", patient));
    expect(service.requests).toHaveLength(1);
  });
});

test("a student who leaves cancels the request", async () => {
  const service = await aChatService();
  service.plays(hangs);
  const leaving = new AbortController();
  const asking = outcomeOf(chatExaminerOn(service).ask("Hello?", { ...patient, signal: leaving.signal }));
  await expect.poll(() => service.requests.length).toBe(1);
  leaving.abort();
  await asking;
  await expect.poll(service.left).toBe(1);
});

test("a redirect is a failure: the request, with its key, is only sent to the configured address", async () => {
  const [service, elsewhere] = [await aChatService(), await aChatService()];
  elsewhere.plays(says("Hello from elsewhere."));
  for (const status of [302, 307]) {
    service.plays((_asked, response) => void response.writeHead(status, { Location: `${elsewhere.baseUrl}/chat/completions` }).end());
    const refused = ["api/request-failed", `API request failed: ${status}`, { status }];
    expect(await outcomeOf(chatExaminerOn(service).ask("Say hello.", patient))).toEqual(refused);
  }
  expect(elsewhere.requests).toEqual([]);
});

test("a student is told to wait an hour at most, with any Retry-After", async () => {
  const service = await aChatService();
  service.plays(refuses(429, { "Retry-After": "999999" }));
  const outcome = await outcomeOf(chatExaminerOn(service).ask("Say hello.", patient));
  expect(outcome).toEqual(["api/rate-limit", expect.any(String), { retryAfterSeconds: 3600 }]);
});
