import { once } from "node:events";
import { connect } from "node:net";

import { expect, onTestFinished, test } from "vitest";

import { codeIn } from "../signed-up.ts";
import { describeServerOnSqlite, expectHarmless, type Target } from "./attacked.ts";

const megabytes = 23 * 1024 * 1024;
const filled = (piece: string, open = "[", close = "]") => `${open}${piece.repeat(megabytes / piece.length)}0${close}`;

const outcome = async (reply: Response) => `${reply.status} ${await codeIn(reply)}`;

/** Bodies of undeclared length: the server has to read them to know it. */
const unannounced = (text: string) => new Blob([text]).stream();

function post({ server, attacker }: Target, path: string, body: string | ReadableStream, cookie = attacker.cookie): Promise<Response> {
  const headers = { "content-type": "application/json", cookie };
  return server.request(path, { method: "POST", headers, body, ...(typeof body === "string" ? {} : { duplex: "half" }) });
}

/** Sends a login's header and 64 KB of its body, and then nothing more; returns the reply. */
async function heldLogin({ server }: Target, length: string): Promise<string> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  const piece = "x".repeat(64 * 1024);
  socket.on("error", () => {});
  socket.write(`POST /api/auth/sign-in/email HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\n${length}\r\n\r\n`);
  socket.write(length.startsWith("Transfer") ? `${piece.length.toString(16)}\r\n${piece}\r\n` : piece);
  const [reply] = (await once(socket, "data")) as [Buffer];
  return reply.toString().split("\r\n", 1)[0] ?? "";
}

// Refused before the database is asked.
describeServerOnSqlite("bodies that are too much", (aTarget) => {
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

  test("24 MB of them as a deck's cards are refused before they are built, and fewer with a short message", async () => {
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

  test("40 logins with 23 MB each, begun and not finished, are refused at once, and no other request waits for them", async () => {
    const target = await aTarget();
    const { met, felt } = await target.whileOthersWork(() =>
      Promise.all(
        Array.from({ length: 40 }, (_, at) =>
          heldLogin(target, at % 2 === 0 ? `Content-Length: ${megabytes}` : "Transfer-Encoding: chunked"),
        ),
      ),
    );
    expect(new Set(met)).toEqual(new Set(["HTTP/1.1 413 Payload Too Large"]));
    expectHarmless(felt);
  });
});
