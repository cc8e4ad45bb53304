import { once } from "node:events";
import { connect } from "node:net";

import { expect, onTestFinished, test } from "vitest";

import { describeServerOnSqlite, expectHarmless, type Target } from "./attacked.ts";

/** The replies on a connection that sends all of this at once, until it is closed. */
async function replyTo({ server }: Target, bytes: string): Promise<string> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  socket.write(bytes);
  // A connection that the server closed before it was all read ends with an error here, after the replies.
  let said = "";
  socket.setEncoding("utf8").on("data", (piece: string) => void (said += piece));
  await once(socket, "close").catch(() => {});
  return said;
}

// Refused while the connection is read.
describeServerOnSqlite("connections that send without waiting", (aTarget) => {
  test("portions of 1,500 requests each are not processed, from a stranger or a student", async () => {
    const target = await aTarget();
    const host = "Host: localhost\r\n";
    const requests = [
      `GET /healthz HTTP/1.1\r\n${host}\r\n`,
      `GET /api/preview?deckId=1 HTTP/1.1\r\n${host}\r\n`,
      `GET /api/study/summary HTTP/1.1\r\n${host}Cookie: ${target.attacker.cookie}\r\n\r\n`,
    ];
    const { met, felt } = await target.whileOthersWork(() =>
      Promise.all(requests.flatMap((one) => Array.from({ length: 4 }, () => replyTo(target, one.repeat(1500))))),
    );
    expect(Math.max(...met.map((said) => said.split("HTTP/1.1 200").length - 1))).toBeLessThanOrEqual(8);
    expectHarmless(felt);
  });

  test("bodies in pieces of one byte are refused, from a stranger, from a student, and as files", async () => {
    const target = await aTarget();
    const { uid, cookie } = target.attacker;
    const sent = (path: string, type: string) =>
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n${"1\r\n \r\n".repeat(300_000)}`;
    const bodies = [
      sent("/api/auth/sign-in/email", "application/json"),
      sent("/api/imports?name=a.apkg", "application/octet-stream"),
      ...Array.from({ length: 8 }, () => sent(`/api/users/${uid}/decks`, "application/json")),
    ];
    const { met, felt } = await target.whileOthersWork(() => Promise.all(bodies.map((body) => replyTo(target, body))));
    for (const said of met) expect(said).toMatch(/^(HTTP\/1.1 4\d\d |$)/);
    expectHarmless(felt);
  });
});
