import { copies, kill, withDisk } from "../../kit/browsers/killed-browser.ts";
import { answersToday, changeSettings, rateByKey, session } from "../../kit/screens/session.ts";
import { aStudent } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

test("a browser that is killed with answers given offline sends them at its next start, each once", async ({ server }) => {
  await withDisk(server.origin, async (open) => {
    const first = await open();
    const student = await aStudent(first.request);
    await changeSettings(first.request, { learningSteps: [] });
    const deck = await student.createDeck("Capitals");
    const page = await first.newPage();
    await page.goto(`/${deck.id}/learn/study`);
    await rateByKey(page, "France", "2");
    await expect.poll(() => answersToday(page.request)).toEqual({ answers: 1, right: 1 });
    await first.setOffline(true);
    await rateByKey(page, "Japan", "2");
    await rateByKey(page, "Kenya", "1");
    await expect.poll(async () => (await copies(page, "answers")).match(/"offsetMs"/g)).toHaveLength(2);
    // The session's cookie is written late as well, which this test is not about.
    const cookies = await first.cookies();
    await kill(first, page);

    const second = await open();
    await second.addCookies(cookies);
    expect(await answersToday(second.request)).toEqual({ answers: 1, right: 1 });
    const again = await second.newPage();
    await again.goto(`/${deck.id}/learn/study`);
    await expect(session.end(again)).toBeVisible();
    expect(await answersToday(second.request)).toEqual({ answers: 3, right: 2 });
    await expect.poll(() => copies(again, "answers")).toBe("");
    await second.close();
  });
});
