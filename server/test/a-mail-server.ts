import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";

import { simpleParser, type ParsedMail } from "mailparser";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

/** A real mail server on this machine that keeps what it is sent. */
export type MailServer = {
  url: string;
  mails: ParsedMail[];
  /** makes it refuse, say nothing after a mail, hang up in the middle of one, or take mails again */
  be: (manner: "kind" | "refusing" | "hanging" | "dying") => void;
  /** the next mail that arrives, or the one that did */
  next: () => Promise<ParsedMail>;
};

export async function aMailServer(): Promise<MailServer> {
  const mails: ParsedMail[] = [];
  const waiting: ((mail: ParsedMail) => void)[] = [];
  let seen = 0;
  let manner: "kind" | "refusing" | "hanging" | "dying" = "kind";
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (_address, _session, answer) => answer(manner === "refusing" ? new Error("451 try again later") : null),
    onData(stream, _session, answer) {
      if (manner === "hanging") return void stream.resume();
      if (manner === "dying") return void stream.once("data", () => sockets.forEach((socket) => socket.destroy()));
      void simpleParser(stream).then((mail) => {
        mails.push(mail);
        answer(null);
        waiting.shift()?.(mail);
      });
    },
  });
  const sockets = new Set<Socket>();
  server.server.on("connection", (socket: Socket) => void sockets.add(socket));
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    be: (next) => void (manner = next),
    next: () => {
      const mail = mails[seen];
      seen += 1;
      return mail ? Promise.resolve(mail) : new Promise((resolve) => waiting.push(resolve));
    },
  };
}
