import { expect, onTestFinished, test } from "vitest";

import { aChatService, hangs } from "../../../test/practice/a-chat-service.ts";
import { aStudent } from "../../../test/a-student.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { aDeckToAsk, chatExaminerOn, practiceApp } from "../../../test/practice/practice-app.ts";
import { readConfig } from "../../process/settings/config.ts";
import { listen } from "../../process/listen.ts";

describeEachDatabase("leaving over a real connection", (openStore) => {
  test.each([
    ["a test as a stream", "multiple-choice", { deckId: 100 }, "text/event-stream"],
    ["a test", "multiple-choice", { deckId: 100 }, "application/json"],
    ["an evaluation", "evaluations", { deckId: 100, cardId: "c0", answer: "Paris" }, "application/json"],
  ])("ends the calls for %s, and releases the place", async (_name, path, body, accept) => {
    const store = await openStore();
    const ada = await aStudent(store);
    await aDeckToAsk(store, ada, 3);
    const service = await aChatService();
    service.plays(hangs);
    const { app } = practiceApp(store, { examiner: chatExaminerOn(service).examiner });
    const server = await listen(app, { ...readConfig({}), port: 0 });
    onTestFinished(() => server.stop(1000));

    const leaving = new AbortController();
    const asking = fetch(`http://127.0.0.1:${server.port}/api/practice/${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: accept, "Test-Uid": ada },
      body: JSON.stringify(body),
      signal: leaving.signal,
    }).then((reply) => reply.text());
    await expect.poll(() => service.requests.length).toBe(1);
    leaving.abort();
    await expect(asking).rejects.toThrow("aborted");
    await expect.poll(service.left).toBe(1);
    await expect.poll(() => store.read.selectFrom("examinerTurns").selectAll().execute()).toEqual([]);
  });
});
