import type { Letter } from "./letter.ts";

/** Time limits for each step with the mail server, in ms: a server that hangs must not hold up the next mails. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };

/** Sends mails over the mail server at `smtp://user:password@host:port` or `smtps://…`. Its code loads with the first mail. */
export function createSmtp(url: string, from: string, timeouts = patience): (letter: Letter) => Promise<void> {
  return async ({ to, subject, text, html, headers }) => {
    const { createTransport } = await import("nodemailer");
    const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
    try {
      await transport.sendMail({
        from,
        to: { name: "", address: to },
        subject,
        text,
        html,
        headers: { "Auto-Submitted": "auto-generated", ...headers },
      });
    } finally {
      transport.close();
    }
  };
}
