import { nextReminderAt } from "@recollect/domain/reminders/reminders.ts";
import { minuteMs } from "@recollect/domain/time/units.ts";
import { freePort } from "../../../scripts/machine/free-port.mjs";
import { expectNoBarriers } from "../../kit/checks/barriers.ts";
import { tooWide } from "../../kit/checks/overflow.ts";
import { smallTargets } from "../../kit/checks/small-targets.ts";
import { startMailCatcher, type Beside, type CaughtMail } from "../../kit/servers/beside.ts";
import { startServerWithClock, type ServerWithClock } from "../../kit/servers/server-with-clock.ts";
import { aStudent, capitals } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

let server: ServerWithClock;
let mail: Beside;

test.beforeAll(async () => {
  const port = String(await freePort());
  mail = startMailCatcher();
  server = await startServerWithClock({ PORT: port, PUBLIC_URL: `http://localhost:${port}`, SMTP_URL: await mail.next<string>() });
});

test.afterAll(async () => {
  await server.end();
  await mail.end();
});

test("a student is reminded at the hour of their choice, and stops that from the mail, on a phone without a session", async ({
  openBrowser,
}) => {
  const { page } = await openBrowser(server.origin, {
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
    viewport: { width: 360, height: 740 },
  });
  const student = await aStudent(page.request);
  await student.createDeck("Capitals", capitals);
  await page.request.patch("/api/study/settings", { data: { timeZone: "UTC", isTimeZoneFixed: true } });

  await page.goto("/account");
  const part = page.getByRole("region", { name: "Reminders" });
  await part.getByRole("switch", { name: "Cards that are due" }).click();
  await expect(part.getByRole("switch", { name: "Cards that are due" })).toBeChecked();
  await part.getByRole("combobox", { name: "Time of day" }).selectOption("17");
  await part.getByRole("button", { name: "Send me a link" }).click();
  await expect(part.getByText("A link is on its way to you. It works for one hour.")).toBeVisible();
  await part.getByRole("button", { name: "Make an address" }).click();
  await expect(part.getByText(/\/api\/calendars\/.+\.ics$/)).toBeVisible();
  const calendar = await page.request.get((await part.getByText(/\/api\/calendars\/.+\.ics$/).textContent()) ?? "");
  expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  await expectNoBarriers(page);
  expect([await tooWide(page), await smallTargets(page)]).toEqual([0, []]);

  const asked = await mail.next<CaughtMail>();
  expect([asked.to, asked.subject]).toEqual([[student.email], "Confirm your email address for Recollect"]);
  await page.goto(/http:\S+confirm-email\?token=\S+/.exec(asked.text)?.[0] ?? "");
  await page.getByRole("main").getByRole("button").first().click();
  await expect(page.getByText(`From now on you log in as ${student.email}`, { exact: false })).toBeVisible();
  await page.goto("/account");
  await expect(part.getByRole("combobox", { name: "Time of day" })).toHaveValue("17");
  await expect(part.getByRole("button", { name: "Send me a link" })).toBeHidden();

  const now = server.now();
  await server.moveClock(nextReminderAt(now, 17, "UTC") + minuteMs - now);
  const { to, subject, text } = await mail.next<CaughtMail>();
  expect([to, subject]).toEqual([[student.email], "3 cards, 1 minute"]);
  const [link = ""] = /http:\S+stop-reminders\?token=\S+/.exec(text) ?? [];

  const visitor = await openBrowser(server.origin, { reducedMotion: "reduce", viewport: { width: 360, height: 740 } });
  await visitor.page.goto(link);
  await expectNoBarriers(visitor.page);
  await visitor.page.getByRole("button", { name: "Stop these mails" }).click();
  await expect(visitor.page.getByText("You get no more of these mails.")).toBeVisible();
  await page.reload();
  await expect(part.getByRole("switch", { name: "Cards that are due" })).not.toBeChecked();
});
