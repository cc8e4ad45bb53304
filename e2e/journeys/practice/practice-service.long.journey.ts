import { startChatService } from "../../kit/servers/chat-service.ts";
import { expectQuestion, submitAnswer } from "../../kit/screens/practice.ts";
import { startJourneyServer } from "../../kit/servers/journey-server.ts";
import { aStudent, capitals } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

test("with an AI service: its questions and its feedback, and failures when it is down", async ({ openBrowser }) => {
  const service = await startChatService();
  const server = await startJourneyServer({ EXAMINER: "chat", AI_BASE_URL: service.baseUrl, AI_MODEL: "tiny-teacher" });
  try {
    const { page, watched } = await openBrowser(server.origin);
    watched.expectConsole(/50[023]/);
    const student = await aStudent(page.request);
    const deck = await student.createDeck("Capitals", capitals);
    await page.goto(`/${deck.id}/learn/test`);
    await expect(page.getByText("Examiner: tiny-teacher")).toBeVisible();
    await expect(page.getByText(/AI feedback/)).toBeVisible();

    await page.getByRole("link", { name: "Multiple Choice" }).click();
    await expectQuestion(page, 1, 3);
    await expect(page.getByRole("heading", { name: "Which city do they call the capital of France?" })).toBeVisible();
    await page.getByRole("button", { name: /Paris$/ }).click();
    await expect(page.getByText("Correct! 🎉")).toBeVisible();

    await page.goto(`/${deck.id}/learn/test/open-ended`);
    await submitAnswer(page, "I think it is Paris");
    await expect(page.getByText("Well done, says the model.")).toBeVisible();
    await expect(page.getByText("Score 96/100")).toBeVisible();
    await page.getByRole("button", { name: "Next Question" }).click();
    service.isDown = true;
    await submitAnswer(page, "Tokyo");
    await expect(page.getByText("Unable to evaluate answer due to technical issues. Please try again.")).toBeVisible();
    await expect(page.getByText("API request failed: 500")).toBeVisible();
    service.isDown = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Well done, says the model.")).toBeVisible();
    await page.getByRole("link", { name: "Exit Test" }).click();

    service.isDown = true;
    await page.goto(`/${deck.id}/learn/test/multiple-choice`);
    await expectQuestion(page, 1, 3);
    await page.getByRole("link", { name: "Exit Test" }).click();
    await page.goto(`/${deck.id}/learn/test/multiple-choice`);
    await expect(page.getByRole("heading", { name: "No questions available. Please try again." })).toBeVisible();
    service.isDown = false;
    await page.getByRole("button", { name: "Try Again" }).click();
    await expectQuestion(page, 1, 3);
    await page.close();
  } finally {
    await server.end();
    await service.end();
  }
});

test("with an AI service that has no key: the reason, and the way back to the deck", async ({ openBrowser }) => {
  const server = await startJourneyServer({ EXAMINER: "chat", AI_BASE_URL: "", AI_API_KEY: "" });
  try {
    const { page } = await openBrowser(server.origin);
    const student = await aStudent(page.request);
    const deck = await student.createDeck("Capitals", capitals);
    await page.goto(`/${deck.id}/learn/test/multiple-choice`);
    await expect(page.getByText(/it has no key/)).toBeVisible();
    await expect(page).toHaveURL(`/${deck.id}`);
    await expect(page.getByText("Card 1 of 3", { exact: true })).toBeVisible();
    // An open page would report the missing server.
    await page.close();
  } finally {
    await server.end();
  }
});
