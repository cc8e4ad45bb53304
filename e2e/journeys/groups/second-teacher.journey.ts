import { tooWide } from "../../kit/checks/overflow.ts";
import { aStudent, capitals } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

/** As long as a name may be, without a blank. */
const longName = "Wolfeschlegelstein".repeat(6).slice(0, 100);

test("a second teacher is made by the keyboard, assigns, reads the figures of a student with a long name, and removes the first teacher", async ({
  page: first,
  student: firstTeacher,
  watched,
  openBrowser,
}) => {
  const second = await openBrowser(undefined, { reducedMotion: "reduce", viewport: { width: 360, height: 740 } });
  const pupil = await openBrowser();
  const { page } = second;
  const { id: deckId } = await firstTeacher.createDeck("Capitals", capitals);
  const made = await first.request.post("/api/groups", { data: { name: "Geography 7b", about: "" } });
  const group = (await made.json()) as { id: string; code: string };
  expect((await first.request.post(`/api/groups/${group.id}/decks`, { data: { deckId } })).status()).toBe(204);
  const [{ username }, { uid }] = [await aStudent(page.request), await aStudent(pupil.page.request)];
  const named = await pupil.page.request.patch(`/api/users/${uid}`, { data: { displayName: longName } });
  expect(named.ok(), await named.text()).toBe(true);
  for (const { request } of [pupil.page, page]) expect((await request.post("/api/join", { data: { code: group.code } })).ok()).toBe(true);

  await test.step("the focus stays on the button, although its row moves up among the teachers", async () => {
    await first.goto(`/groups/${group.id}`);
    await first.getByRole("button", { name: `Make @${username} a teacher` }).press("Enter");
    await expect(first.getByRole("button", { name: `Make @${username} a student` })).toBeFocused();
  });

  await test.step("the second one assigns, and sees the figures beside the long name", async () => {
    await page.goto(`/groups/${group.id}/assignments`);
    await page.getByRole("button", { name: "New assignment" }).click();
    await page.getByRole("button", { name: "Assign", exact: true }).click();
    await page.getByRole("link", { name: "Progress in Capitals" }).click();
    const table = page.getByRole("region", { name: /Capitals/ });
    const [name, frame] = [await table.getByRole("rowheader").boundingBox(), await table.boundingBox()];
    expect(name?.width).toBeLessThan(frame?.width ?? 0);
    expect(await tooWide(page)).toBe(0);
  });

  await test.step("the removed one no longer has the group on the screen", async () => {
    watched.expectConsole(/404/);
    await page.goto(`/groups/${group.id}`);
    await page.getByRole("button", { name: `Remove @${firstTeacher.username}` }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("The decks that they added leave the group with them");
    await question.getByRole("button", { name: "Remove" }).click();
    await expect(page.getByText("There are no decks in this group yet.")).toBeVisible();
    await expect(first.getByText("There is no such group, or you are not a member of it.")).toBeVisible();
  });
});
