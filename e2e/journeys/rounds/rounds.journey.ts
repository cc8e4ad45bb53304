import type { Page } from "@playwright/test";
import { expectNoBarriers } from "../../kit/checks/barriers.ts";
import { tooWide } from "../../kit/checks/overflow.ts";
import { aStudent, capitals } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

const phone = { hasTouch: true, isMobile: true, reducedMotion: "reduce", viewport: { width: 360, height: 640 } } as const;
const soon = { timeout: 30_000 };

/** Answers the question on a phone, right or wrong. */
async function answer(page: Page, isRight: boolean): Promise<void> {
  const list = page.getByRole("list", { name: "Your answer" });
  const question = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  const right = capitals.find(([term]) => question.includes(term))?.[1] ?? "";
  const choice = isRight ? list.getByRole("button", { name: right }) : list.getByRole("button").filter({ hasNotText: right }).first();
  await choice.click();
  await expect(choice).toHaveAttribute("aria-pressed", "true", soon);
}

test("a host runs a round on a big screen, two guests play on phones without an account, and one of them reloads in the middle", async ({
  openBrowser,
}) => {
  const screen = await openBrowser(undefined, { reducedMotion: "reduce", viewport: { width: 1280, height: 800 } });
  const host = screen.page;
  const { createDeck } = await aStudent(host.request);
  const { id } = await createDeck("Capitals", capitals);
  await host.goto(`/${id}/learn/test`);
  await host.getByRole("link", { name: "Round in class" }).click();
  await host.getByRole("spinbutton", { name: "Questions" }).fill("2");
  await host.getByRole("spinbutton", { name: "Seconds for each question" }).fill("120");
  await expectNoBarriers(host);
  await host.getByRole("button", { name: "Open the round" }).click();
  await expect(host.getByRole("img", { name: "QR code that opens the round" })).toBeVisible(soon);
  await expectNoBarriers(host);
  const code = (
    (await host
      .getByRole("region", { name: "The code of this round" })
      .getByText(/^[A-Z]{4} [A-Z]{4}$/)
      .textContent()) ?? ""
  ).toLowerCase();

  const [one, two] = [await openBrowser(undefined, phone), await openBrowser(undefined, phone)];
  for (const { page, watched } of [one, two]) {
    watched.expectConsole(/404|409/);
    await page.goto("/join");
    await page.getByRole("textbox", { name: "Code" }).fill(code);
    await page.getByRole("button", { name: "Go on" }).click();
    await page.getByRole("textbox", { name: "Your name in this round" }).fill("Ada");
    await expectNoBarriers(page);
    expect(await tooWide(page)).toBe(0);
    await page.getByRole("button", { name: "Join", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: /You are in/ })).toBeVisible(soon);
  }
  await expect(two.page.getByRole("heading", { level: 1, name: "You are in, Ada 2." })).toBeVisible();
  await expect(host.getByText("2 players")).toBeVisible(soon);
  await host.getByRole("button", { name: "Start" }).click();

  await expect(one.page.getByText("Question 1 of 2")).toBeVisible(soon);
  await expectNoBarriers(one.page);
  expect(await tooWide(one.page)).toBe(0);
  await answer(one.page, true);
  await expect(host.getByText("1 of 2 have answered")).toBeVisible(soon);
  await one.page.reload();
  await expect(one.page.getByText("Your answer is in. Wait for the others.")).toBeVisible(soon);
  await answer(two.page, false);
  await expect(one.page.getByText("Correct! 🎉")).toBeVisible(soon);
  await expect(two.page.getByText("Incorrect 😔")).toBeVisible(soon);
  await expect(two.page.getByText("Place 2 of 2")).toBeVisible();
  await expect(host.getByRole("region", { name: "Standing" }).getByRole("listitem").first()).toContainText("Ada");
  await expectNoBarriers(host);
  await expectNoBarriers(two.page);

  await host.keyboard.press("ArrowRight");
  await expect(two.page.getByText("Question 2 of 2")).toBeVisible(soon);
  await answer(one.page, true);
  await host.getByRole("button", { name: "Show the answer" }).click();
  await expect(two.page.getByText("You gave no answer.")).toBeVisible(soon);
  await host.getByRole("button", { name: "Show the result" }).click();
  await expect(one.page.getByText("Place 1 of 2")).toBeVisible(soon);
  await expect(one.page.getByText("210 points")).toBeVisible();
  await expect(two.page.getByRole("heading", { name: "These you did not know" })).toBeVisible(soon);
  await expectNoBarriers(two.page);
  expect(await tooWide(two.page)).toBe(0);
  await expect(host.getByRole("heading", { name: "The hardest cards" })).toBeVisible(soon);
  await expectNoBarriers(host);
  await host.getByRole("button", { name: "Close and delete the round" }).click();
  await expect(two.page.getByRole("heading", { level: 1, name: "This round is not there any more" })).toBeVisible(soon);
});
