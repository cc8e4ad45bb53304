import { expect, test } from "vitest";

import { codeIn } from "../signed-up.ts";
import { aTarget, expectHarmless, type Target } from "./attacked.ts";

const megabytes = 23 * 1024 * 1024;
const filled = (piece: string, open = "[", close = "]") => `${open}${piece.repeat(megabytes / piece.length)}0${close}`;

const outcome = async (reply: Response) => `${reply.status} ${await codeIn(reply)}`;

/** Bodies of no announced length: the server learns how long they are by reading. */
const unannounced = (text: string) => new Blob([text]).stream();

function post({ server, attacker }: Target, path: string, body: string | ReadableStream, cookie = attacker.cookie): Promise<Response> {
  const headers = { "content-type": "application/json", cookie };
  return server.request(path, { method: "POST", headers, body, ...(typeof body === "string" ? {} : { duplex: "half" }) });
}

test("24 MB of lists or numbers, sent to the login by a stranger, are refused unread", async () => {
  const target = await aTarget();
  const { met, felt } = await target.whileOthersWork(() =>
    Promise.all(
      ["0,", "[],", "{},"].flatMap((piece) => [
        post(target, "/api/auth/sign-in/email", unannounced(filled(piece)), "").then(outcome),
        post(target, "/api/auth/sign-up/email", unannounced(filled(piece)), "").then(outcome),
      ]),
    ),
  );
  expect(new Set(met)).toEqual(new Set(["413 request/too-large"]));
  expectHarmless(felt);
});

test("24 MB of them as a deck's cards are refused before they are built, and fewer with a few words", async () => {
  const target = await aTarget();
  const path = `/api/users/${target.attacker.uid}/decks`;
  const open = '{"title":"a","description":"","cards":[';
  const { met, felt } = await target.whileOthersWork(async () => {
    const replies: string[] = [];
    for (const piece of ["0,", "[],", "{},", '"",', '{"term":"a","definition":"b"},'])
      replies.push(await outcome(await post(target, path, filled(piece, open, "]}"))));
    const few = await post(target, path, `${open}${"0,".repeat(9_000)}0]}`);
    replies.push(`${few.status} ${(await few.text()).length < 2000 ? "few words" : "many words"}`);
    replies.push(await outcome(await post(target, path, `${open}${"0,".repeat(300_000)}0]}`)));
    return replies;
  });
  expect(met).toEqual([...Array<string>(5).fill("413 request/too-complex"), "422 few words", "422 deck/too-many-cards"]);
  expectHarmless(felt);
});
