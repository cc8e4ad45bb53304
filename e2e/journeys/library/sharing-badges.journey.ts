import { startJourneyServer } from "../../kit/journey-server.ts";
import { aStudent } from "../../kit/student.ts";
import { expect, test } from "../../kit/test.ts";
import { serverIsAway } from "../../kit/watch.ts";

test("a badge is the operator's to give and to take, never a request's", async ({ openBrowser }) => {
  const server = await startJourneyServer();
  try {
    const { page, watched } = await openBrowser(server.origin);
    // The page looks for its stream while the server rests.
    watched.expectConsole(serverIsAway);
    const student = await aStudent(page.request);
    const badge = page.getByRole("heading", { level: 1 }).getByText(/^(?:DEV|OFFICIAL)$/);
    /** On SQLite the server rests while the operator works. */
    const give = async (username: string, what: string) => {
      await server.stop();
      try {
        await server.operator(["badge", username, what]);
      } finally {
        await server.start();
      }
    };

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
    await expect(give("nobody_at_all", "DEV")).rejects.toThrow(/Nobody has the username/);
    await expect(give(student.username, "KING")).rejects.toThrow(/A badge is DEV, OFFICIAL or none/);
    await page.reload();
    await expect(badge).toHaveText("OFFICIAL");

    await give(student.username, "none");
    await page.reload();
    await expect(page.getByText(`@${student.username}`)).toBeVisible();
    await expect(badge).toHaveCount(0);
  } finally {
    await server.end();
  }
});
