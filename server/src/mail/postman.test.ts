import { expect, test } from "vitest";

import { aClock } from "../../test/a-clock.ts";
import { aMailServer } from "../../test/mail/a-mail-server.ts";
import { describeEachDatabase } from "../../test/databases.ts";
import type { LogLine } from "../process/log/log.ts";
import type { Store } from "../store/store.ts";
import { letter, type Letter } from "./letter.ts";
import { addMail } from "./outgoing-mail.store.ts";
import { createPostman } from "./postman.ts";
import { createSmtp } from "./smtp.ts";

const MINUTE_MS = 60_000;
const site = { brand: "Cards & Co", site: "https://cards.example.org" };

function aPostman(store: Store, send: (letter: Letter) => Promise<void>) {
  const clock = aClock();
  const lines: LogLine[] = [];
  const compose = async ({ kind, recipient, details }: { kind: string; recipient: string; details: object }) =>
    kind === "nothing-left-to-say" ? null : letter(recipient, { subject: "Hi", paragraphs: [JSON.stringify(details)] }, site);
  const postman = createPostman({ store, clock: clock.now, log: (line) => void lines.push(line), send, compose });
  const post = (recipient = "ada@example.org", kind = "greeting") =>
    store.write((tx) => addMail(tx, { kind, recipient, details: { n: 1 } }, clock.now()));
  const waiting = () => store.read.selectFrom("outgoingMail").selectAll().execute();
  return { ...postman, clock, lines, post, waiting };
}

describeEachDatabase("outgoing mail", (openStore) => {
  test("is sent once, and deleted afterwards", async () => {
    const sent: Letter[] = [];
    const postman = aPostman(await openStore(), async (one) => void sent.push(one));
    await postman.post();
    await Promise.all([postman.deliver(), postman.deliver()]);
    expect(sent.map(({ to }) => to)).toEqual(["ada@example.org"]);
    expect([await postman.waiting(), postman.lines]).toEqual([[], []]);
  });

  test("is sent one mail at a time, also when new ones arrive in the meantime", async () => {
    let [sending, most] = [0, 0];
    const postman = aPostman(await openStore(), async () => {
      most = Math.max(most, (sending += 1));
      await new Promise((resolve) => setImmediate(resolve));
      sending -= 1;
    });
    for (let index = 0; index < 4; index += 1) await postman.post(`student${index}@example.org`);
    await Promise.all([postman.deliver(), postman.deliver(), postman.deliver()]);
    expect([most, await postman.waiting()]).toEqual([1, []]);
  });

  test("is sent once by several processes at once", async () => {
    const store = await openStore();
    const sent: Letter[] = [];
    const postmen = Array.from({ length: 4 }, () => aPostman(store, async (one) => void sent.push(one)));
    for (let index = 0; index < 6; index += 1) await postmen[0]!.post(`student${index}@example.org`);
    await Promise.all(postmen.map(({ deliver }) => deliver()));
    expect(sent.map(({ to }) => to).toSorted()).toEqual(Array.from({ length: 6 }, (_, index) => `student${index}@example.org`));
  });

  test("that is refused is tried again after 1, 5, 15, 60, 180, 360 and 720 minutes, each time logged, then dropped", async () => {
    const postman = aPostman(await openStore(), () => Promise.reject(new Error("451 <ada@example.org> try again later")));
    await postman.post();
    for (const minutes of [1, 5, 15, 60, 180, 360, 720]) {
      await postman.deliver();
      const said = postman.lines.length;
      postman.clock.forward(minutes * MINUTE_MS - 1000);
      await postman.deliver();
      expect(postman.lines).toHaveLength(said);
      postman.clock.forward(1000);
    }
    await postman.deliver();
    expect(postman.lines.map(({ tries }) => tries)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(postman.lines.at(-1)).toMatchObject({
      level: "error",
      message: expect.stringContaining("given up"),
      reason: "451 <…> try again later",
    });
    expect(await postman.waiting()).toEqual([]);
  });

  test("that is no longer needed is dropped", async () => {
    const sent: Letter[] = [];
    const postman = aPostman(await openStore(), async (one) => void sent.push(one));
    await postman.post("ada@example.org", "nothing-left-to-say");
    await postman.deliver();
    expect([sent, await postman.waiting()]).toEqual([[], []]);
  });

  test("that one server refuses does not delay the mails behind it", async () => {
    const sent: string[] = [];
    const postman = aPostman(await openStore(), async ({ to }) => {
      if (to.startsWith("bad")) throw new Error("550 no such person");
      sent.push(to);
    });
    await postman.post("bad@example.org");
    await postman.post("ada@example.org");
    await postman.deliver();
    expect(sent).toEqual(["ada@example.org"]);
  });
});

const words: Letter = letter(
  "ada@example.org",
  {
    subject: "Choose a new password",
    paragraphs: ["We were asked for <b>this</b>.", "If it was not you, leave it."],
    action: { label: "Choose a new password", url: "https://cards.example.org/reset-password?token=a&b=1" },
  },
  site,
);

test("a mail server gets the same content as text and as HTML", async () => {
  const server = await aMailServer();
  await createSmtp(server.url, '"Cards & Co" <no-reply@cards.example.org>')(words);
  const mail = await server.next();
  expect(mail.from?.text).toBe('"Cards & Co" <no-reply@cards.example.org>');
  expect([mail.to].flat().map((to) => to?.text)).toEqual(["ada@example.org"]);
  expect(mail.subject).toBe("Choose a new password");
  for (const part of [
    "We were asked for <b>this</b>.",
    "If it was not you, leave it.",
    "https://cards.example.org/reset-password?token=a&b=1",
  ])
    expect(mail.text).toContain(part);
  expect(mail.html).toContain('href="https://cards.example.org/reset-password?token=a&amp;b=1"');
  expect(mail.html).toContain("We were asked for &lt;b&gt;this&lt;/b&gt;.");
  expect(mail.html).not.toMatch(/<img|https?:\/\/(?!cards\.example\.org)/);
  expect(mail.headers.get("auto-submitted")).toBe("auto-generated");
});

test("a subject or an address with a line break adds no header", async () => {
  const server = await aMailServer();
  await createSmtp(server.url, "no-reply@cards.example.org")({ ...words, subject: "Hi\r\nBcc: eve@example.org" });
  const mail = await server.next();
  expect([mail.bcc, mail.subject]).toEqual([undefined, expect.stringContaining("Bcc: eve")]);
});

test.each(["refusing", "hanging", "dying"] as const)(
  "a mail server that is %s is a failure, and accepts the mail the next time",
  async (manner) => {
    const server = await aMailServer();
    const timeouts = { connectionTimeout: 2000, greetingTimeout: 2000, socketTimeout: 300, dnsTimeout: 2000 };
    const send = createSmtp(server.url, "no-reply@cards.example.org", timeouts);
    server.be(manner);
    await expect(send(words)).rejects.toThrow(Error);
    server.be("kind");
    await send(words);
    expect(server.mails).toHaveLength(1);
  },
);

test("a mail server that is not reachable is a failure", async () => {
  await expect(createSmtp("smtp://127.0.0.1:1", "no-reply@cards.example.org")(words)).rejects.toThrow("ECONNREFUSED");
});
