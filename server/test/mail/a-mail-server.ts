import type { ParsedMail } from "mailparser";
import { onTestFinished } from "vitest";

import { startMailServer, type StartedMailServer } from "./mail-server.ts";

/** A real mail server that stores what it receives, for one test. */
export type MailServer = Pick<StartedMailServer, "url" | "be"> & {
  mails: ParsedMail[];
  /** the next mail that arrives, or the one that did */
  next: () => Promise<ParsedMail>;
};

export async function aMailServer(): Promise<MailServer> {
  const mails: ParsedMail[] = [];
  const waiting: ((mail: ParsedMail) => void)[] = [];
  let seen = 0;
  const { url, be, close } = await startMailServer((mail) => {
    mails.push(mail);
    waiting.shift()?.(mail);
  });
  onTestFinished(close);
  return {
    url,
    be,
    mails,
    next: () => {
      const mail = mails[seen];
      seen += 1;
      return mail ? Promise.resolve(mail) : new Promise((resolve) => waiting.push(resolve));
    },
  };
}
