import type { Page } from "@playwright/test";
import { expectNoBarriers } from "../../kit/checks/barriers.ts";
import { changeVisibility, choose } from "../../kit/input/deck-menu.ts";
import { answerAnything, openPatientTest } from "../../kit/screens/practice.ts";
import { session } from "../../kit/screens/session.ts";
import { aStudent } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";
import { writeAsText } from "../../kit/input/write-as-text.ts";

test.beforeEach(({ context }) => writeAsText(context));

/** The browser's microphone with beeps (see playwright.config.ts), and voices that are counted. Reduced motion, while axe measures contrasts. */
test.use({
  contextOptions: { reducedMotion: "reduce" },
  permissions: ["microphone"],
});

test("a language deck with a recording, both directions and tags: created, heard, studied, tested, shared, copied, withdrawn", async ({
  page,
  student,
  openBrowser,
}) => {
  expect(student.uid).not.toBe("");
  await page.addInitScript(() => {
    const said: string[] = [];
    const voices = ["de-DE", "en-US"].map((lang) => ({ lang, voiceURI: lang, name: lang, localService: true, default: false }));
    Object.defineProperty(window, "speechSynthesis", {
      value: Object.assign(new EventTarget(), {
        getVoices: () => voices,
        speak: ({ text }: { text: string }) => said.push(text),
        cancel: () => undefined,
      }),
    });
    Object.defineProperty(window, "SpeechSynthesisUtterance", {
      value: class extends EventTarget {
        text: string;
        constructor(text: string) {
          super();
          this.text = text;
        }
      },
    });
    Object.assign(window, { said });
  });
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);

  await page.goto("/create-deck");
  await page.getByLabel("Title").fill("Tiere");
  const words = [
    ["der Hund", "the dog"],
    ["die Katze", "the cat"],
    ["das Mädchen", "the girl"],
  ];
  for (const [at, [term, definition]] of words.entries()) {
    await page.getByLabel(`Term of card ${at + 1}`, { exact: true }).fill(term!);
    await page.getByLabel(`Definition of card ${at + 1}`, { exact: true }).fill(definition!);
  }
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Study all in both directions" }).click();
  // The other fields of a card are under its preview, which follows the focus.
  await page.getByLabel("Term of card 1", { exact: true }).focus();
  await expect(page.getByRole("button", { name: "Ask card 1 both ways" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Add a note to card 1" }).click();
  await page.getByLabel("Note of card 1", { exact: true }).fill("Plural: die Hunde");
  await page.getByLabel("Term of card 2", { exact: true }).focus();
  await page.getByRole("button", { name: "Add tags to card 2" }).click();
  await page.getByLabel("Add a tag to card 2", { exact: true }).fill("🐈 katzen ");
  await expect(page.getByRole("group", { name: "Tags of card 2" })).toContainText("#katzen");

  const definition = page.getByLabel("Definition of card 1", { exact: true });
  await definition.focus();
  await definition.press("End");
  await page.getByRole("button", { name: "Record a sound" }).click();
  const recorder = page.getByRole("group", { name: "Record a sound" });
  await expect(recorder.getByText(/^0:0[1-9] of 2:00$/)).toBeVisible();
  await expectNoBarriers(page);
  await recorder.getByRole("button", { name: "Stop" }).click();
  await recorder.getByRole("button", { name: "Use it" }).click();
  await expect(definition).toHaveValue(/^the dog\n!\[\]\(/);
  await definition.fill((await definition.inputValue()).replace("![]", "![dog, spoken]"));
  await expect(definition).toHaveValue(/^the dog\n!\[dog, spoken\]\(media\/[\w-]{16}\.(webm|ogg|m4a)\)$/);
  await page.getByRole("button", { name: "Create", exact: false }).first().click();
  await expect(page).toHaveURL(/\/learn\/test$/);
  const id = Number(/\/(\d+)\/learn/.exec(page.url())?.[1]);

  await page.goto(`/${id}`);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Previous" }).click();
  await page.getByRole("group", { name: "Languages of this deck" }).getByRole("button", { name: "Read aloud" }).click();
  await expect(page.getByRole("button", { name: "Read aloud in German" })).toBeVisible();
  await page.keyboard.press("r");
  await expect.poll(said).toEqual(["der Hund"]);
  await page.getByRole("combobox", { name: "Cards to show" }).selectOption("katzen");
  await expectNoBarriers(page);
  await page.getByRole("link", { name: "Study #katzen only" }).click();
  await expect(session.question(page, "die Katze")).toBeVisible();

  await page.goto(`/${id}/learn/study`);
  await expect(session.question(page, "der Hund")).toBeVisible();
  await expect(page.locator('[data-face="Front"] [lang=de]')).toBeVisible();
  await page.keyboard.press("Space");
  await expect(session.answer(page, "Plural: die Hunde")).toBeVisible();
  const play = page.getByRole("button", { name: "Play: dog, spoken" });
  await expect(play).toBeVisible();
  // A recording is played, and nothing is read aloud beside it.
  await playOn(page);
  await page.keyboard.press("r");
  await expect(page.getByRole("button", { name: "Stop: dog, spoken" })).toBeVisible();
  expect(await said()).toEqual([]);
  const address = (await page.locator("audio[src*='/api/media/']").first().getAttribute("src"))!;
  await page.keyboard.press("2");
  // The other direction would reveal the answer: it waits for another day.
  await expect(session.question(page, "the dog")).toBeHidden();

  await openPatientTest(page, id);
  await answerAnything(page);

  await page.goto(`/${id}`);
  await changeVisibility(page, "Public");
  const other = await openBrowser();
  // A deck of another student is looked up among own ones first.
  other.watched.expectConsole(/404/);
  await aStudent(other.page.request);
  await other.page.goto(`/${id}`);
  await expect(other.page.getByRole("heading", { level: 1, name: "Tiere", exact: true })).toBeVisible();
  await choose(other.page, "Copy to my decks");
  await expect(other.page.getByRole("heading", { level: 1, name: "Tiere (Copy)", exact: true })).toBeVisible();
  await expect(other.page.locator('[data-face="Front"] [lang=de]')).toBeVisible();
  await expect(other.page.getByRole("combobox", { name: "Cards to show" }).getByRole("option", { name: "katzen" })).toBeAttached();
  await changeVisibility(page, "Private");
  expect((await other.page.request.get(address)).status()).toBe(200);
  await other.page.goto(`${new URL(other.page.url()).pathname}/learn/study`);
  await expect(session.question(other.page, "der Hund")).toBeVisible();
  await other.page.keyboard.press("Space");
  await playOn(other.page);
  await other.page.getByRole("button", { name: "Play: dog, spoken" }).click();
  await expect(other.page.getByRole("button", { name: "Stop: dog, spoken" })).toBeVisible();
  const third = await openBrowser();
  await aStudent(third.page.request);
  expect((await third.page.request.get(address)).status()).toBe(404);
});

/** The page's recording plays until it is stopped: a slow machine may draw only after its end that it plays. */
async function playOn(page: Page): Promise<void> {
  await page
    .locator("audio[src*='/api/media/']")
    .first()
    .evaluate((sound) => ((sound as HTMLAudioElement).loop = true));
}
