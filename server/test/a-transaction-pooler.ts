import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

import { onTestFinished } from "vitest";

/** Reads whole messages of PostgreSQL's protocol: a letter, a length that counts itself, and the rest. */
function messageReader(take: (type: string, message: Buffer) => void) {
  let rest = Buffer.alloc(0);
  return (bytes: Buffer) => {
    rest = Buffer.concat([rest, bytes]);
    while (rest.length >= 5 && rest.length >= 1 + rest.readUInt32BE(1)) {
      const end = 1 + rest.readUInt32BE(1);
      take(String.fromCharCode(rest[0] ?? 0), rest.subarray(0, end));
      rest = rest.subarray(end);
    }
  };
}

type Client = { socket: Socket; session: Session | null; isIn: boolean; unanswered: number };
type Session = { socket: Socket; client: Client | null };

/**
 * An address of the database behind a pooler in transaction mode: each transaction of a client runs in whichever session was free last. Notices reach
 * whoever has the session then, mostly nobody.
 */
export async function aTransactionPooler(databaseUrl: string): Promise<string> {
  const target = new URL(databaseUrl);
  const free: Session[] = [];
  const sockets = new Set<Socket>();
  const opened = (socket: Socket) => {
    sockets.add(socket);
    return socket.on("error", () => {});
  };

  function giveBack(client: Client): void {
    const { session } = client;
    if (session) free.push(session);
    if (session) session.client = null;
    client.session = null;
  }

  /** The session that a client authenticates in; afterwards it is everybody's. */
  function newSession(client: Client): Session {
    const session: Session = { socket: opened(connect(Number(target.port || 5432), target.hostname)), client };
    const read = messageReader((type, message) => {
      const now = session.client;
      now?.socket.write(message);
      if (type !== "Z" || !now) return;
      if (now.isIn) now.unanswered -= 1;
      now.isIn = true;
      const isIdle = String.fromCharCode(message[5] ?? 0) === "I";
      if (isIdle && now.unanswered === 0) giveBack(now);
    });
    session.socket.on("data", read);
    return session;
  }

  const server = createServer((socket) => {
    const client: Client = { socket: opened(socket), session: null, isIn: false, unanswered: 0 };
    const read = messageReader((type, message) => {
      if (type === "X") return socket.destroy();
      client.session ??= free.pop() ?? newSession(client);
      client.session.client = client;
      if (client.isIn && (type === "S" || type === "Q")) client.unanswered += 1;
      client.session.socket.write(message);
    });
    // The first message of a client has no letter.
    socket.once("data", (startup: Buffer) => {
      client.session = newSession(client);
      client.session.socket.write(startup);
      socket.on("data", read);
    });
    socket.once("close", () => {
      if (client.unanswered > 0 || !client.isIn) client.session?.socket.destroy();
      else giveBack(client);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return url.href;
}
