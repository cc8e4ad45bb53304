import type { Page } from "@playwright/test";
import { freePort } from "../../../scripts/machine/free-port.mjs";
import { namesIn } from "../../kit/browsers/language-names.ts";
import { speakOn } from "../../kit/browsers/spoken-names.ts";
import { englishOn } from "../../kit/checks/english.ts";
import { startMailCatcher, type Beside, type CaughtMail } from "../../kit/servers/beside.ts";
import { startJourneyServer } from "../../kit/servers/journey-server.ts";
import type { TestServer } from "../../kit/servers/server.ts";
import { anEmail, aUsername, PASSWORD } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";
import { screenHeading } from "../../kit/screens/screen-heading.ts";

let site: TestServer;
let mail: Beside;

test.beforeAll(async () => {
  const port = String(await freePort());
  mail = startMailCatcher();
  site = await startJourneyServer({ PORT: port, PUBLIC_URL: `http://localhost:${port}`, SMTP_URL: await mail.next<string>() });
});

test.afterAll(async () => {
  await site.end();
  await mail.end();
});

const expectGerman = async (page: Page) => {
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  // A page that changes to another address meanwhile is read again.
  await expect(async () => expect(await englishOn(page, "de")).toEqual([])).toPass({ timeout: 10_000 });
};

test("a visitor with a German browser signs up, studies, takes a test, fails a validation and gets a mail, all in German", async ({
  openBrowser,
}) => {
  const { page, watched } = await openBrowser(site.origin, { locale: "de-DE", reducedMotion: "reduce" });
  watched.expectConsole(/404.*\/api\/usernames\//);
  // The steps name things in English, and find them by the German messages.
  speakOn(page, namesIn("de"));
  const email = anEmail();

  await test.step("sign up, with a password that is too short at first", async () => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Behalte, was du lernst.");
    await expectGerman(page);
    await page.getByRole("button", { name: "Get Started", exact: true }).click();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill("123");
    await page.getByRole("button", { name: "Create account", exact: true }).click();
    await expect(page.getByRole("alert")).toHaveText(/Das Passwort muss mindestens 6 Zeichen/);
    await expectGerman(page);
    await page.getByLabel("Password").fill(PASSWORD);
    await page.getByRole("button", { name: "Create account", exact: true }).click();
  });

  await test.step("personalise", async () => {
    const dialog = page.getByRole("dialog", { name: "Welcome to Recollect!" });
    await dialog.getByLabel("Display name").fill("Mira");
    await dialog.getByLabel("Username").fill("1a");
    await expect(dialog.getByText(/mindestens 3 Zeichen/)).toBeVisible();
    await dialog.getByLabel("Username").fill(aUsername());
    await expect(dialog.getByText("✓ Username is available")).toBeVisible();
    await expectGerman(page);
    await dialog.getByRole("button", { name: "Complete Setup" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText("No decks yet")).toBeVisible();
    await expectGerman(page);
  });

  await test.step("the tutorials are German", async () => {
    await page.evaluate(async () => {
      const { user } = (await (await fetch("/api/auth/get-session")).json()) as { user: { id: string } };
      await fetch(`/api/users/${user.id}/tutorials`, { method: "POST" });
    });
    await expect(page.getByText("Recollect-Anleitung")).toBeVisible();
    await expect(page.getByText("Karten formatieren")).toBeVisible();
  });

  await test.step("fail the validation of a deck, then make it", async () => {
    await page.getByRole("link", { name: "Create deck" }).first().click();
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await expect(page.getByRole("alert").first()).toHaveText(/Titel/);
    await expectGerman(page);
    await page.getByLabel("Title").fill("Flüsse");
    await page.getByLabel("Term of card 1").fill("Donau");
    await page.getByLabel("Definition of card 1").fill("Schwarzes Meer");
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Flüsse", level: 1 })).toBeVisible();
    await expectGerman(page);
  });
  const deck = new URL(page.url()).pathname;

  await test.step("study", async () => {
    await page.goto(`${deck}/learn/study`);
    await expect(page.locator("kbd").first()).toHaveText("Leertaste");
    await page.getByRole("button", { name: "Show answer", exact: true }).click();
    await expect(page.getByRole("button", { name: /Nochmal/ })).toBeVisible();
    await expectGerman(page);
    await page.getByRole("button", { name: /^Gewusst/ }).click();
    await expect(screenHeading(page)).toBeVisible();
    await expectGerman(page);
  });

  await test.step("take a test with feedback", async () => {
    await page.goto(`${deck}/learn/test/open-ended`);
    await page.getByPlaceholder("Type your answer here...").fill("In das Schwarze Meer");
    await page.getByRole("button", { name: "Submit Answer", exact: true }).click();
    await expect(page.getByRole("region", { name: /^(Correct|Partly|Incorrect)$/ })).toBeVisible();
    await expectGerman(page);
    await page.getByRole("button", { name: /^(Next|View Results)$/ }).click();
    await expect(page.getByText("Test Complete!")).toBeVisible();
    await expectGerman(page);
  });

  await test.step("get a mail", async () => {
    await page.request.post("/api/auth/request-password-reset", { data: { email } });
    const { to, subject, text, html } = await mail.next<CaughtMail>();
    expect([to, subject]).toEqual([[email], "Neues Passwort für Recollect wählen"]);
    expect(text).toContain("Hallo");
    expect(html).toContain('<html lang="de" dir="ltr">');
  });
});
