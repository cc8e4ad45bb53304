import { expect, test } from "vitest";

import { anApp } from "../../../test/an-app.ts";
import { describeEachDatabase, type OpenStore } from "../../../test/databases.ts";
import { codeIn, json } from "../../../test/signed-up.ts";

const origin = "https://cards.example.org";
const withMail = { publicUrl: origin, mail: { smtpUrl: "smtp://localhost", from: null } };

async function aSite(openStore: OpenStore, config: object = withMail) {
  const store = await openStore();
  const app = anApp(store, { config });
  const ada = await app.aStudent();
  const ask = () => ada.send("POST", "/api/auth/ask-confirmation");
  const isConfirmed = async () => ((await (await ada.get("/api/reminders")).json()) as { isConfirmed: boolean }).isConfirmed;
  /** The mails that were sent since, as subject and the token of their link. */
  const mails = async () => {
    await app.deliver();
    return app.letters
      .splice(0)
      .map(({ to, subject, text }) => ({ to, subject, token: /confirm-email\?token=([\w-]+)/.exec(text)?.[1] ?? "" }));
  };
  const confirm = (token: string) => app.request("/api/auth/confirm-email", json("POST", { token }));
  return { app, ada, ask, isConfirmed, mails, confirm };
}

describeEachDatabase("the address of an account", (openStore) => {
  test("is confirmed by a link that was sent there, without a change of anything else", async () => {
    const { app, ada, ask, isConfirmed, mails, confirm } = await aSite(openStore);
    expect(await isConfirmed()).toBe(false);
    expect((await ask()).status).toBe(200);
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: ada.email, subject: "Confirm your email address for Recollect" });
    expect(await isConfirmed()).toBe(false);
    expect(await (await confirm(mail!.token)).json()).toEqual({ email: ada.email });
    expect(await isConfirmed()).toBe(true);
    expect(await mails()).toEqual([]);
    // The session goes on, the link works once, and a confirmed address gets no other one.
    expect((await ada.get(`/api/users/${ada.uid}`)).status).toBe(200);
    expect(await codeIn(await confirm(mail!.token))).toBe("auth/link-used");
    app.clock.forward(60 * 60 * 1000);
    expect((await ask()).status).toBe(200);
    expect(await mails()).toEqual([]);
  });

  test("is sent one link in five minutes, which works for an hour", async () => {
    const { app, ask, isConfirmed, mails, confirm } = await aSite(openStore);
    await ask();
    expect(await codeIn(await ask())).toBe("auth/too-many-mails");
    const [mail] = await mails();
    app.clock.forward(61 * 60 * 1000);
    expect((await confirm(mail!.token)).status).toBeGreaterThanOrEqual(400);
    expect(await isConfirmed()).toBe(false);
    expect((await ask()).status).toBe(200);
    expect(await mails()).toHaveLength(1);
  });

  test("is sent nothing by a site that can't send mail, nor for a visitor", async () => {
    const { app, ask } = await aSite(openStore, {});
    expect(await codeIn(await ask())).toBe("auth/mail-off");
    expect((await app.request("/api/auth/ask-confirmation", json("POST", undefined))).status).toBe(401);
  });
});
