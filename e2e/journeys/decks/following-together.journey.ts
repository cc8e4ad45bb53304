import type { APIRequestContext } from "@playwright/test";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import { expectNoBarriers } from "../../kit/checks/barriers.ts";
import { choose } from "../../kit/input/deck-menu.ts";
import { screenHeading } from "../../kit/screens/screen-heading.ts";
import { drawnPicture } from "../../kit/students/deck-with-pictures.ts";
import { aStudent, PASSWORD } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

type Cards = readonly object[];

test("Linus suggests from a session, Ada takes it and adds a picture, and Grace takes both on one device and sees them on the other", async ({
  page: grace,
  student,
  openBrowser,
  watched,
}) => {
  // A deck is looked for among one's own first.
  const missing = /404/;
  watched.expectConsole(missing);
  const [ofAda, ofLinus, ofTablet] = [await openBrowser(), await openBrowser(), await openBrowser()];
  for (const one of [ofAda, ofLinus, ofTablet]) one.watched.expectConsole(missing);
  const [ada, linus, tablet] = [ofAda.page, ofLinus.page, ofTablet.page];
  const [author, follower] = [await aStudent(ada.request), await aStudent(linus.request)];
  const signedIn = await tablet.request.post("/api/auth/sign-in/email", { data: { email: student.email, password: PASSWORD } });
  expect(signedIn.ok(), await signedIn.text()).toBe(true);

  const read = async (request: APIRequestContext, uid: string, id: number) =>
    (await (await request.get(`/api/users/${uid}/decks/${id}`)).json()) as Deck;
  const save = async (request: APIRequestContext, uid: string, id: number, edit: (cards: Deck["cards"]) => Cards) => {
    const { title, description, cards, revision } = await read(request, uid, id);
    const data = { title, description, cards: edit(cards) };
    const reply = await request.put(`/api/users/${uid}/decks/${id}`, { data, headers: { "if-match": `"${revision}"` } });
    expect(reply.ok(), await reply.text()).toBe(true);
  };
  const follow = async (request: APIRequestContext, id: number) =>
    (await (await request.post(`/api/library/${id}/followers`)).json()) as Deck;

  const original = await author.createDeck("Lakes", [
    ["Bodensee", "Germany"],
    ["Baikal", "Asia"],
  ]);
  await author.setVisibility(original.id, "Unlisted");
  const [copy, another] = [await follow(grace.request, original.id), await follow(linus.request, original.id)];

  await test.step("Linus writes notes in his copy, and suggests one to Ada while he studies", async () => {
    await save(linus.request, follower.uid, another.id, (cards) => cards.map((card) => ({ ...card, extra: `A lake: ${card.term}` })));
    await linus.goto(`/${another.id}/learn/study`);
    await linus.getByRole("button", { name: "Show answer" }).click();
    await linus.getByRole("button", { name: "Suggest a correction" }).click();
    const form = linus.getByRole("dialog", { name: "Suggest a correction" });
    // His note may be for himself: he writes what Ada is to get.
    await expect(form.getByLabel("Note")).toHaveValue("");
    await form.getByLabel("Note").fill(`A lake: ${await form.getByLabel("Front").inputValue()}`);
    await expectNoBarriers(linus);
    await form.getByRole("button", { name: "Send to the author" }).click();
    await expect(linus.getByText("Your suggestion is with the deck's author")).toBeVisible();
  });

  await test.step("Ada accepts the note, and puts a picture on a card", async () => {
    await ada.goto(`/${original.id}/suggestions`);
    await expect(ada.getByText("Note", { exact: false }).first()).toBeVisible();
    await ada.getByRole("button", { name: /^Accept: A lake/ }).click();
    await expect(ada.getByText("No open suggestions")).toBeVisible();
    const picture = await drawnPicture(ada, "#2a6f97");
    await save(ada.request, author.uid, original.id, (cards) => [
      { ...cards[0]!, definition: `Germany ![The lake](media/${picture}.png)` },
      ...cards.slice(1),
    ]);
  });

  await test.step("Grace has her copy open on two devices, edits a card, and takes the changes on one of them", async () => {
    await save(grace.request, student.uid, copy.id, (cards) => [cards[0]!, { ...cards[1]!, definition: "Siberia" }]);
    await grace.goto(`/${copy.id}`);
    await tablet.goto(`/${copy.id}`);
    await expect(grace.getByText(/made [12] changes? since/)).toBeVisible();
    await tablet.getByRole("button", { name: "See changes" }).click();
    await tablet.getByRole("dialog").getByRole("button", { name: "Take changes" }).click();
    await expect(tablet.getByText("There is nothing new.")).toBeVisible();
    await expect(grace.getByText("There is nothing new.")).toBeVisible();
    const { cards } = await read(grace.request, student.uid, copy.id);
    expect(cards[1]?.definition).toBe("Siberia");
    expect(cards.filter(({ extra }) => extra?.startsWith("A lake: "))).toHaveLength(1);
  });

  await test.step("the picture came with the words, and stays when Ada shares the deck no more", async () => {
    await author.setVisibility(original.id, "Private");
    await grace.goto(`/${copy.id}`);
    await expect(screenHeading(grace)).toHaveText("Lakes");
    await grace.getByRole("button", { name: "Flip card" }).click();
    const picture = grace.getByRole("img", { name: "The lake" }).first();
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(grace.getByText(/not shared with you any more/)).toBeVisible();
  });

  await test.step("Linus gets the rest once the deck is shared again, and is asked nothing about his own words", async () => {
    await author.setVisibility(original.id, "Unlisted");
    await linus.goto(`/${another.id}`);
    await linus.getByRole("button", { name: "See changes" }).click();
    const dialog = linus.getByRole("dialog");
    await expect(dialog).toContainText("1 change.");
    await expect(dialog.getByRole("radio")).toHaveCount(0);
    await dialog.getByRole("button", { name: "Take changes" }).click();
    await expect(linus.getByText("There is nothing new.")).toBeVisible();
    const { cards } = await read(linus.request, follower.uid, another.id);
    expect(cards.every(({ extra }) => extra?.startsWith("A lake: "))).toBe(true);
    expect(cards[0]?.definition).toContain("![The lake]");
  });

  await test.step("a card that Ada removes and Linus edited says so, and is kept for good", async () => {
    // That card is nothing else than Ada's by now, if it is the one that she accepted: the other one is Linus's own still.
    const suggested = (await read(ada.request, author.uid, original.id)).cards.findIndex(({ extra }) => extra !== undefined);
    await save(ada.request, author.uid, original.id, (cards) => [cards[suggested]!]);
    await linus.goto(`/${another.id}`);
    await linus.getByRole("button", { name: "See changes" }).click();
    await linus.getByRole("dialog").getByRole("button", { name: "Take changes" }).click();
    const mark = linus.getByRole("group", { name: "This card is no longer in the author’s deck." });
    await expect(linus.getByText("There is nothing new.")).toBeVisible();
    if (suggested === 0) await linus.keyboard.press("ArrowRight");
    await expect(mark).toBeVisible();
    await expectNoBarriers(linus);
    await mark.getByRole("button", { name: "Keep it for good" }).click();
    await expect(mark).toHaveCount(0);
    await linus.reload();
    await expect(screenHeading(linus)).toHaveText("Lakes");
    await expect(linus.getByText("There is nothing new.")).toBeVisible();
    await expect(mark).toHaveCount(0);
    await choose(linus, "History");
    await expect(linus.getByRole("link", { name: /^Compare with now/ }).first()).toBeVisible();
  });
});
