import { expectNoBarriers } from "../../kit/checks/barriers.ts";
import { tooWide } from "../../kit/checks/overflow.ts";
import { aStudent, aUsername } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

const pupils = Array.from({ length: 30 }, (_, at) => `Pupil ${String.fromCodePoint(65 + (at % 26))}${at};;${1000 + at}`);
const list = ["Name;E-Mail;Schülernummer", ...pupils, ";;9999"].join("\r\n");
const password = "blue horses run far";

test("a teacher uploads a class of thirty and prints slips; a student without an email address opens an account by one on a phone", async ({
  openBrowser,
}) => {
  const desk = await openBrowser(undefined, { reducedMotion: "reduce" });
  await aStudent(desk.page.request);
  const made = await desk.page.request.post("/api/groups", { data: { name: "Geography 7b", about: "" } });
  const { id } = (await made.json()) as { id: string };
  await desk.page.goto(`/groups/${id}`);
  await desk.page.getByRole("link", { name: "Class list" }).click();
  // As a spreadsheet on Windows saves it.
  const file = { name: "class.csv", mimeType: "text/csv", buffer: Buffer.from(list, "latin1") };
  await desk.page.getByLabel("File with the class list").setInputFiles(file);
  await expect(desk.page.getByRole("heading", { name: "What this list changes" })).toBeFocused();
  await expect(desk.page.getByRole("list", { name: "1 row can't be read" })).toContainText("Row 32 There is no name in it.");
  await expect(desk.page.getByRole("list", { name: "30 new students" }).getByRole("listitem")).toHaveCount(30);
  await expectNoBarriers(desk.page);
  await desk.page.getByRole("button", { name: "Save the list" }).press("Enter");
  await expect(desk.page.getByText(/The list is saved: 30 students added/)).toBeVisible();
  await expectNoBarriers(desk.page);

  await desk.page.getByLabel("File with the class list").setInputFiles(file);
  await expect(desk.page.getByText("30 students as before")).toBeVisible();
  await expect(desk.page.getByRole("button", { name: "Save the list" })).toBeDisabled();
  await desk.page.getByRole("button", { name: "Choose another list" }).click();

  await desk.page.getByRole("link", { name: "Print slips" }).click();
  await desk.page.getByRole("button", { name: "Make 30 slips" }).click();
  const slips = desk.page.getByRole("list", { name: "Slips" }).getByRole("listitem");
  await expect(slips).toHaveCount(30);
  await expectNoBarriers(desk.page);
  await desk.page.emulateMedia({ media: "print" });
  await expect(desk.page.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(slips.first()).toBeVisible();
  await desk.page.emulateMedia({ media: "screen" });
  const code = /(?:[B-Z]{4} ){2}[B-Z]{4}/.exec((await slips.first().textContent()) ?? "")?.[0] ?? "";

  const phone = await openBrowser(undefined, {
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
    viewport: { width: 360, height: 640 },
  });
  phone.watched.expectConsole(/404|401/);
  const { page } = phone;
  await page.goto("/slip");
  await page.getByLabel("Code on your slip").fill(code.toLowerCase());
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Join Geography 7b" })).toBeVisible();
  await expect(page.getByText("This slip is for Pupil A0.")).toBeVisible();
  await expectNoBarriers(page);
  expect(await tooWide(page)).toBe(0);
  const username = aUsername();
  await page.getByLabel("Your name").fill("Ana");
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Create my account and join" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Geography 7b", exact: true })).toBeVisible();

  await desk.page.goto(`/groups/${id}`);
  await expect(desk.page.getByRole("list", { name: "Members" }).getByText("Pupil A0", { exact: true })).toBeVisible();
  await desk.page.goto(`/groups/${id}/list`);
  await expect(desk.page.getByText("30 students on the list")).toBeVisible();
  await expect(desk.page.getByText("Joined", { exact: true })).toHaveCount(1);

  await page.goto(`/slip#${code.replaceAll(" ", "")}`);
  await expect(page.getByText(/This code is wrong, was used already, or has expired/)).toBeVisible();
  await page.context().clearCookies();
  await page.goto("/?log-in");
  await page.getByLabel("Email").fill(`@${username}`);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).last().click();
  await expect(page).toHaveURL(/\/decks$/);
  await page.goto("/groups");
  await expect(page.getByRole("link", { name: "Geography 7b" })).toBeVisible();
});
