import { copies, kill, withDisk } from "../../kit/browsers/killed-browser.ts";
import { aStudent } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

test("a browser that is killed in the middle of a written test continues it, with the exact text", async ({ server }) => {
  await withDisk(server.origin, async (open) => {
    const first = await open();
    const student = await aStudent(first.request);
    const deck = await student.createDeck("Capitals");
    const page = await first.newPage();
    await page.goto(`/${deck.id}/learn/test/open-ended`);
    const box = page.getByPlaceholder("Type your answer here...");
    await box.fill("Paris");
    await page.getByRole("button", { name: "Submit Answer" }).click();
    await page.getByRole("button", { name: "Next Question" }).click();
    await expect(page.getByText("Question 2 of 3")).toBeVisible();
    await box.fill("Tokyo, the city that was called Edo");
    await expect.poll(() => copies(page, "tests")).toContain("called Edo");
    // The session's cookie is written late as well, which this test is not about.
    const cookies = await first.cookies();
    await kill(first, page);

    const second = await open();
    await second.addCookies(cookies);
    const again = await second.newPage();
    await again.goto(`/${deck.id}/learn/test/open-ended`);
    await expect(again.getByText("Question 2 of 3")).toBeVisible();
    await expect(again.getByPlaceholder("Type your answer here...")).toHaveValue("Tokyo, the city that was called Edo");
    await second.close();
  });
});
