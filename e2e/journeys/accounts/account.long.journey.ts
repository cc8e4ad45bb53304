import { freePort } from "../../../scripts/machine/free-port.mjs";
import { axeWidths, expectNoBarriers } from "../../kit/checks/barriers.ts";
import { startMailCatcher, startSchool, type Beside, type CaughtMail } from "../../kit/servers/beside.ts";
import { startJourneyServer } from "../../kit/servers/journey-server.ts";
import type { TestServer } from "../../kit/servers/server.ts";
import { aStudent, PASSWORD } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

test.describe("a site with mail and a school", () => {
  let site: TestServer;
  let mail: Beside;
  let school: Beside;

  test.beforeAll(async () => {
    const port = String(await freePort());
    const origin = `http://localhost:${port}`;
    [mail, school] = [startMailCatcher(), startSchool(origin)];
    const [SMTP_URL, login] = await Promise.all([
      mail.next<string>(),
      school.next<{ issuer: string; clientId: string; clientSecret: string; name: string }>(),
    ]);
    site = await startJourneyServer({
      PORT: port,
      PUBLIC_URL: origin,
      SMTP_URL,
      OIDC_ISSUER: login.issuer,
      OIDC_CLIENT_ID: login.clientId,
      OIDC_CLIENT_SECRET: login.clientSecret,
      OIDC_NAME: login.name,
    });
  });

  test.afterAll(async () => {
    await site.end();
    for (const beside of [mail, school]) await beside.end();
  });

  test("a forgotten password is replaced by a link from a mail", async ({ openBrowser }) => {
    const { page, context } = await openBrowser(site.origin, { reducedMotion: "reduce" });
    const { email, displayName } = await aStudent(context.request);
    await context.clearCookies();
    await page.goto("/");
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
    await page.getByLabel("Email").fill(email);
    for (const width of axeWidths) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoBarriers(page);
    }
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByText(`If ${email} has an account here, a link is on its way to it.`)).toBeVisible();

    const { to, subject, text } = await mail.next<CaughtMail>();
    expect([to, subject]).toEqual([[email], "Choose a new password for Recollect"]);
    const link = /http:\S+/.exec(text)?.[0] ?? "";
    expect(link.startsWith(`${site.origin}/reset-password?token=`)).toBe(true);
    await page.goto(link.replace("/reset-password", "/confirm-email"));
    await expect(page.getByRole("heading", { name: "Confirm your email address" })).toBeVisible();
    await expectNoBarriers(page);
    await page.goto(link);
    await page.getByLabel("New password").fill("a new password");
    await expectNoBarriers(page);
    await page.getByRole("button", { name: "Save the new password" }).click();
    await page.getByRole("link", { name: "Log in" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Email").fill(email);
    await dialog.getByLabel("Password").fill("a new password");
    await dialog.getByLabel("Password").press("Enter");
    await expect(page).toHaveURL(`${site.origin}/decks`);
    await expect(page.getByRole("button", { name: `Profile menu of ${displayName}` })).toBeVisible();
  });

  test("a change of address is stopped by the link in the old mailbox, without a login", async ({ openBrowser }) => {
    const { page, context, watched } = await openBrowser(site.origin, { reducedMotion: "reduce" });
    watched.expectConsole(/410/);
    const { email } = await aStudent(context.request);
    const asked = await context.request.post("/api/auth/change-email", { data: { newEmail: "elsewhere@example.org" } });
    expect(asked.status()).toBe(200);
    const mails = [await mail.next<CaughtMail>(), await mail.next<CaughtMail>()];
    const ofOldAddress = mails.find(({ to }) => to[0] === email);
    const link = /http:\S+stop-email-change\S+/.exec(ofOldAddress?.text ?? "")?.[0] ?? "";
    await context.clearCookies();
    await page.goto(link);
    const button = page.getByRole("button", { name: "Keep my address" });
    await expect(button).toBeVisible();
    for (const width of axeWidths) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoBarriers(page);
    }
    await button.click();
    await expect(page.getByText("Done. Your email address stays as it is.")).toBeVisible();
    await expectNoBarriers(page);
    await page.goto(/http:\S+confirm-email\S+/.exec(mails.map(({ text }) => text).join("\n"))?.[0] ?? "");
    await page.getByRole("button", { name: "Log in with this address from now on" }).click();
    await expect(page.getByRole("alert")).toContainText("This link has ended");
  });

  test("the school's account signs in, and returns to a new account", async ({ openBrowser }) => {
    const { page, watched } = await openBrowser(site.origin);
    // The only link on which a browser should leave.
    watched.expectConsole(/a request left the origin: http:\/\/127\.0\.0\.1:\d+\/(auth|interaction)/);
    await page.goto("/");
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await expect(page.getByRole("button", { name: "Continue with Springfield High" })).toBeVisible();
    await expectNoBarriers(page);
    await page.getByRole("button", { name: "Continue with Springfield High" }).click();
    await expect(page).toHaveURL(`${site.origin}/decks`);
    await expect(page.getByRole("dialog", { name: "Welcome to Recollect!" })).toBeVisible();
  });
});

test("a student deletes the account, cancels it, and finds everything as it was", async ({ page, student, watched }) => {
  watched.expectConsole(/401/);
  await student.createDeck("Bones of the hand");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/decks");
  await page.getByRole("button", { name: /Profile menu/ }).click();
  await page.getByRole("menuitem", { name: "Account" }).click();
  await expect(page.getByText("This browser")).toBeVisible();
  for (const width of axeWidths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoBarriers(page);
  }
  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByLabel("Password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(page).toHaveURL("/");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.getByRole("dialog").getByLabel("Email").fill(student.email);
  await page.getByRole("dialog").getByLabel("Password").fill(PASSWORD);
  await page.getByRole("dialog").getByLabel("Password").press("Enter");
  await expect(page.getByText("Bones of the hand")).toBeVisible();
});

test("the next student at the same computer finds no data of the previous one", async ({ page, student, watched }) => {
  // Requests of the page while its session ends are refused.
  watched.expectConsole(/status of 401/);
  const deck = await student.createDeck("Bones of the hand");
  await page.goto(`/${deck.id}/edit`);
  await page.getByLabel("Title").fill("Bones of the foot");
  await page.goto("/decks");
  await page.getByRole("button", { name: /Profile menu/ }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.getByRole("button", { name: "Discard and log out" }).click();
  await expect(page).toHaveURL("/");
  const keptData = () =>
    page.evaluate(async () => {
      const rows = await new Promise<number>((resolve, reject) => {
        const request = indexedDB.open("drafts");
        request.onerror = () => reject(request.error ?? new Error("no database"));
        request.onsuccess = () => {
          const count = request.result.transaction("drafts").objectStore("drafts").count();
          count.onsuccess = () => resolve(count.result);
        };
      });
      return {
        rows,
        local: JSON.stringify(Object.entries(localStorage)),
        session: JSON.stringify(Object.entries(sessionStorage)),
      };
    });
  // The landing page is there a moment before everything is removed; until then a note of the removal names the student.
  await expect.poll(async () => (await keptData()).rows).toBe(0);
  const places = async () => {
    const { local, session } = await keptData();
    return local + session;
  };
  await expect.poll(places).not.toContain(student.uid);
});
