import { expect, test } from "vitest";

import { aChatService, drops, noise, refuses, says, sends, type Play } from "../practice/a-chat-service.ts";
import { aDeck } from "../a-deck.ts";
import { eventsOf } from "../streams.ts";
import { describeServerOnSqlite, expectHarmless, type Target } from "./attacked.ts";

const redirects: Play = (_asked, response) => void response.writeHead(302, { Location: "/v1/elsewhere" }).end();
const saysNothing: Play = (_asked, response) => void response.writeHead(204).end();
const hangsUp: Play = (_asked, response) => void response.destroy();

const badReplies: Play[] = [
  refuses(400),
  refuses(401),
  refuses(402),
  refuses(404),
  refuses(413),
  refuses(429),
  refuses(429, { "Retry-After": "3600" }),
  refuses(429, { "Retry-After": "a while" }),
  refuses(500),
  refuses(503, { "Retry-After": "120" }),
  redirects,
  saysNothing,
  hangsUp,
  drops,
  noise(3_000_000),
  sends(""),
  sends("<html>"),
  sends('{"choices":[]}'),
  says(null),
  says("I would rather talk about the weather."),
];

/** Requests a test as a stream and as a reply, and an evaluation, with a card whose text selects the service's reply. */
async function allWays({ attacker }: Target, term: string): Promise<string[]> {
  const made = await attacker.send("POST", `/api/users/${attacker.uid}/decks`, aDeck({ cards: [{ term, definition: "Paris" }] }));
  const deck = (await made.json()) as { id: number; cards: { id: string }[] };
  const order = { deckId: deck.id };
  const stream = attacker.send("POST", "/api/practice/multiple-choice", order, { accept: "text/event-stream" }).then(async (reply) => {
    const { data } = await eventsOf(reply).next("error");
    return (data as { error: { code: string } }).error.code;
  });
  const codeOf = async (reply: Response) => ((await reply.json()) as { error: { code: string } }).error.code;
  const answer = { ...order, cardId: deck.cards[0]!.id, answer: "Rome" };
  return Promise.all([
    stream,
    attacker.send("POST", "/api/practice/multiple-choice", order).then(codeOf),
    attacker.send("POST", "/api/practice/evaluations", answer).then(codeOf),
  ]);
}

// The process is attacked by a service, and not through the database.
describeServerOnSqlite("an AI service that replies badly", (aTarget) => {
  test("none of twenty bad replies of the AI service ends the process: each is reported, by the stream too, and other requests are answered", async () => {
    const service = await aChatService();
    service.plays((request, response) => badReplies[Number(/reply number (\d+)/.exec(request.prompt)?.[1])]?.(request, response));
    const target = await aTarget({ AI_BASE_URL: service.baseUrl, AI_MODEL: "small", AI_API_KEY: "hunter2", LIMITS: "off" });
    const { met, felt } = await target.whileOthersWork(() =>
      Promise.all(badReplies.map((_, number) => allWays(target, `reply number ${number}`))),
    );
    for (const [number, codes] of met.entries()) for (const code of codes) expect(code, `reply ${number}`).toMatch(/^api\//);
    expect(met[6]).toEqual(["api/rate-limit", "api/rate-limit", "api/rate-limit"]);
    expectHarmless(felt);
    expect((await target.server.stop()).code).toBe(0);
  });
});
