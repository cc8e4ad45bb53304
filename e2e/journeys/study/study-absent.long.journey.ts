import type { Page } from "@playwright/test";
import { answersToday, changeSettings, progressOnServer, rateByKey, session } from "../../kit/screens/session.ts";
import type { Student } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

const offline = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|status of 404/;

/** A session of three cards, two of which are answered without a network. */
async function answeredOffline(page: Page, student: Student): Promise<number> {
  await changeSettings(page.request, { learningSteps: [] });
  const { id } = await student.createDeck(
    "Rivers",
    ["Elbe", "Oder", "Main"].map((name) => [name, `Where is the ${name}?`] as const),
  );
  await page.goto(`/${id}/learn/study`);
  await expect(session.question(page, "Elbe")).toBeVisible();
  await page.context().setOffline(true);
  await rateByKey(page, "Elbe", "2");
  await rateByKey(page, "Oder", "2");
  await expect(page.getByText("You are offline. 2 answers are kept on this device and sent when you are back.")).toBeVisible();
  return id;
}

test("answers to a deck that was put in the trash are kept, with a message, and count once it is restored", async ({
  page,
  student,
  watched,
}) => {
  watched.expectConsole(offline);
  const id = await answeredOffline(page, student);
  expect((await page.request.delete(`/api/users/${student.uid}/decks/${id}`)).status()).toBe(204);
  await page.context().setOffline(false);
  await expect(
    page.getByText("This deck is in your trash. Your answers are kept, and its cards continue when you restore it."),
  ).toBeVisible();
  await expect.poll(() => answersToday(page.request)).toEqual({ answers: 2, right: 2 });
  expect((await progressOnServer(page.request)).cards).toMatchObject({ learning: 0, known: 0 });

  expect((await page.request.post(`/api/users/${student.uid}/trash/${id}/restore`)).status()).toBe(200);
  await page.goto(`/${id}/learn/study`);
  await rateByKey(page, "Main", "2");
  await expect(session.end(page)).toHaveText("Done for today");
  await expect.poll(() => answersToday(page.request)).toEqual({ answers: 3, right: 3 });
});

test("answers to a deck that was deleted for good stay in the progress, and the student is told once", async ({
  page,
  student,
  watched,
}) => {
  watched.expectConsole(offline);
  const id = await answeredOffline(page, student);
  expect((await page.request.delete(`/api/users/${student.uid}/decks/${id}`)).status()).toBe(204);
  expect((await page.request.delete(`/api/users/${student.uid}/trash/${id}`)).status()).toBe(204);
  await page.context().setOffline(false);
  const words = page.getByText("This deck was deleted for good. Your answers stay in your progress.");
  await expect(words).toBeVisible();
  await expect(words).toHaveCount(1);
  await expect.poll(() => answersToday(page.request)).toEqual({ answers: 2, right: 2 });
});
