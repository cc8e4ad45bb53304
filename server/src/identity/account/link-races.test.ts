import { expect, test } from "vitest";

import { anApp, type TestApp } from "../../../test/an-app.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { codeIn, json, signedIn, type SignedUp } from "../../../test/signed-up.ts";
import type { Store } from "../../store/store.ts";

const origin = "https://cards.example.org";
const withMail = { publicUrl: origin, mail: { smtpUrl: "smtp://localhost", from: null } };
const newAddress = "new@example.org";

const post = (app: TestApp, path: string, body: unknown) => app.request(`/api/auth/${path}`, json("POST", body));
const outcome = async (reply: Response) => (reply.ok ? "works" : codeIn(reply));

/** The secret of the newest link of a kind that was mailed. */
function tokenOf({ letters }: TestApp, kind: string): string {
  return letters.map(({ text }) => new RegExp(`${origin}/${kind}\\?token=([\\w-]+)`).exec(text)?.[1]).findLast(Boolean) ?? "";
}

/** Ada has asked for another address and for a new password, and has all mails. */
async function opened(store: Store): Promise<{ app: TestApp; ada: SignedUp; confirm: string; stop: string; reset: string }> {
  const app = anApp(store, { config: withMail });
  const ada = await app.aStudent();
  const phone = await signedIn(app.request, ada);
  await post(app, "request-password-reset", { email: ada.email });
  await phone.send("POST", "/api/auth/change-email", { newEmail: newAddress });
  await app.deliver();
  const [confirm, stop, reset] = ["confirm-email", "stop-email-change", "reset-password"].map((kind) => tokenOf(app, kind));
  return { app, ada, confirm: confirm!, stop: stop!, reset: reset! };
}

describeEachDatabase("links that are used at the same time", (openStore) => {
  test.each(["confirm", "stop", "reset"] as const)("work once: %s", async (kind) => {
    const { app, [kind]: token } = await opened(await openStore());
    const [path, more] = {
      confirm: ["confirm-email", {}] as const,
      stop: ["stop-email-change", {}] as const,
      reset: ["reset-password", { newPassword: "a new password" }] as const,
    }[kind];
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => post(app, path, { token, ...more }).then(outcome)));
    expect(outcomes.filter((one) => one === "works")).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(["works", "auth/link-used"]));
  });

  test("that confirm and stop a change: one of the two works, and the address is the one that it says", async () => {
    const { app, ada, confirm, stop } = await opened(await openStore());
    const [confirmed, stopped] = await Promise.all([
      post(app, "confirm-email", { token: confirm }).then(outcome),
      post(app, "stop-email-change", { token: stop }).then(outcome),
    ]);
    expect([confirmed, stopped].toSorted()).toEqual(["auth/link-ended", "works"]);
    const email = confirmed === "works" ? newAddress : ada.email;
    expect((await post(app, "sign-in/email", { email, password: ada.password })).status).toBe(200);
  });

  test("that reset the password and confirm a change: one of the two works, and the sessions are as that one leaves them", async () => {
    const { app, ada, confirm, reset } = await opened(await openStore());
    const outcomes = await Promise.all([
      post(app, "reset-password", { token: reset, newPassword: "a new password" }).then(outcome),
      post(app, "confirm-email", { token: confirm }).then(outcome),
    ]);
    expect(outcomes.filter((one) => one === "works").length).toBe(1);
    expect(outcomes.filter((one) => one === "auth/link-ended").length).toBe(1);
    // Only a new password ends the sessions of before.
    const status = outcomes[0] === "works" ? 401 : 200;
    expect((await ada.get(`/api/users/${ada.uid}/decks`)).status).toBe(status);
  });

  test("a link of another kind, a token with other letters, and a token that is no token are all refused", async () => {
    const { app, confirm, stop, reset } = await opened(await openStore());
    for (const token of [
      stop,
      reset,
      confirm.toLowerCase(),
      `${confirm} `,
      confirm.slice(0, -1),
      "",
      "x".repeat(10_000),
      `${confirm}\u200b`,
    ]) {
      const reply = await post(app, "confirm-email", { token });
      expect(reply.status).toBeGreaterThanOrEqual(400);
      expect(reply.status).toBeLessThan(500);
    }
    for (const token of [null, 1, ["a"], { $ne: "" }]) expect((await post(app, "confirm-email", { token })).status).toBeLessThan(500);
    expect(await outcome(await post(app, "confirm-email", { token: confirm }))).toBe("works");
  });
});
