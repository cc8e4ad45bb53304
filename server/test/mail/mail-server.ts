import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";

import { simpleParser, type ParsedMail } from "mailparser";
import { SMTPServer } from "smtp-server";

export type Manner = "kind" | "refusing" | "hanging" | "dying";

export type StartedMailServer = {
  url: string;
  /** makes it refuse, stop replying after a mail, hang up in the middle of one, or accept mails again */
  be: (manner: Manner) => void;
  close: () => Promise<void>;
};

/** A real mail server on this machine; passes on what it receives. */
export async function startMailServer(onMail: (mail: ParsedMail) => void): Promise<StartedMailServer> {
  let manner: Manner = "kind";
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (_address, _session, answer) => answer(manner === "refusing" ? new Error("451 try again later") : null),
    onData(stream, _session, answer) {
      if (manner === "hanging") return void stream.resume();
      if (manner === "dying") return void stream.once("data", () => sockets.forEach((socket) => socket.destroy()));
      void simpleParser(stream).then((mail) => {
        onMail(mail);
        answer(null);
      });
    },
  });
  const sockets = new Set<Socket>();
  server.server.on("connection", (socket: Socket) => void sockets.add(socket));
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    be: (next) => void (manner = next),
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
