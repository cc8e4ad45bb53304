import { expect, test } from "../../kit/test.ts";

test("only the operator gives and removes badges, no request does, and they are shown while the server runs", async ({
  page,
  student,
  server,
}) => {
  const badge = page.getByRole("heading", { level: 1 }).getByText(/^(?:DEV|OFFICIAL)$/);
  const give = (username: string, what: string) => server.operator(["badge", username, what]);

  await page.goto(`/users/${student.username}`);
  await expect(page.getByText(`@${student.username}`)).toBeVisible();
  await expect(badge).toHaveCount(0);
  const asked = await page.request.patch(`/api/users/${student.uid}`, { data: { badge: "DEV" } });
  expect(asked.status()).toBe(422);

  for (const given of ["DEV", "OFFICIAL"]) {
    await give(student.username, given);
    await page.reload();
    await expect(badge).toHaveText(given);
  }
  await expect(give("nobody_at_all", "DEV")).rejects.toThrow(/No account has the username/);
  await expect(give(student.username, "KING")).rejects.toThrow(/A badge is DEV, OFFICIAL or none/);
  await page.reload();
  await expect(badge).toHaveText("OFFICIAL");

  await give(student.username, "none");
  await page.reload();
  await expect(page.getByText(`@${student.username}`)).toBeVisible();
  await expect(badge).toHaveCount(0);
});
