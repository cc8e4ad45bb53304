import { expectNoBarriers } from "../../kit/checks/barriers.ts";
import { choose } from "../../kit/input/deck-menu.ts";
import { screenHeading } from "../../kit/screens/screen-heading.ts";
import { aStudent } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("Grace follows Ada's deck, takes her changes beside her own, and undoes them by Restore", async ({
  page: grace,
  student,
  openBrowser,
  watched,
}) => {
  // A deck is looked for among her own first.
  watched.expectConsole(/404/);
  const { page: ada } = await openBrowser();
  const author = await aStudent(ada.request);
  const original = await author.createDeck("Rivers", [
    ["Rhine", "North Sea"],
    ["Danube", "Black Sea"],
    ["Nile", "Mediterranean"],
  ]);
  await author.setVisibility(original.id, "Unlisted");

  await test.step("Grace follows it, and has a copy of her own", async () => {
    await grace.goto(`/${original.id}`);
    await choose(grace, "Follow this deck");
    await expect(grace).not.toHaveURL(`/${original.id}`);
    await expect(screenHeading(grace)).toHaveText("Rivers");
    await expect(grace.getByText(/^This deck follows/)).toContainText(`@${author.username}`);
  });

  const copyPath = new URL(grace.url()).pathname;
  const api = `/api/users/${student.uid}/decks${copyPath}`;
  const copyNow = async () => (await (await grace.request.get(api)).json()) as typeof original;

  await test.step("both change the same card, and each another one", async () => {
    const copy = await copyNow();
    const mine = copy.cards.map((card, at) => (at === 0 ? { ...card, definition: "The sea at Rotterdam" } : card));
    const content = { title: copy.title, description: "", cards: [...mine, { term: "Oder", definition: "Baltic Sea" }] };
    expect((await grace.request.put(api, { data: content, headers: { "if-match": '"1"' } })).ok()).toBe(true);
    const theirs = original.cards.map((card, at) =>
      at === 0 ? { ...card, definition: "The North Sea" } : at === 1 ? { ...card, term: "The Danube" } : card,
    );
    const saved = { title: "Rivers of the world", description: "", cards: [...theirs, { term: "Volga", definition: "Caspian Sea" }] };
    const reply = await ada.request.put(`/api/users/${author.uid}/decks/${original.id}`, { data: saved, headers: { "if-match": '"1"' } });
    expect(reply.ok(), await reply.text()).toBe(true);
  });

  await test.step("Grace sees what Ada changed, with three texts where both did", async () => {
    await grace.goto(copyPath);
    await grace.getByRole("button", { name: "See changes" }).click();
    const dialog = grace.getByRole("dialog", { name: `Changes by @${author.username}` });
    await expect(dialog).toContainText("4 changes. In 1 place");
    const clash = dialog.getByRole("group", { name: /^Definition/ });
    await expect(clash).toContainText("North Sea");
    await expect(clash.getByRole("radio", { name: /^Mine/ })).toBeChecked();
    await expectNoBarriers(grace);
    await dialog.getByRole("button", { name: "Take changes" }).click();
    await expect(grace.getByText("Your deck has the changes. As it was, it stays in its History.")).toBeVisible();
    await expect(screenHeading(grace)).toHaveText("Rivers of the world");
    expect((await copyNow()).cards.map(({ term, definition }) => [term, definition])).toEqual([
      ["Rhine", "The sea at Rotterdam"],
      ["The Danube", "Black Sea"],
      ["Nile", "Mediterranean"],
      ["Volga", "Caspian Sea"],
      ["Oder", "Baltic Sea"],
    ]);
    await expect(grace.getByText("There is nothing new.")).toBeVisible();
  });

  await test.step("Restore brings her deck back as it was", async () => {
    await choose(grace, "History");
    await grace
      .getByRole("link", { name: /^Compare with now/ })
      .first()
      .click();
    await grace.getByRole("button", { name: "Restore this version" }).click();
    await expect(grace).toHaveURL(copyPath);
    await expect(screenHeading(grace)).toHaveText("Rivers");
    expect((await copyNow()).cards.map(({ term }) => term)).toEqual(["Rhine", "Danube", "Nile", "Oder"]);
  });

  await test.step("when Ada makes her deck Private, Grace's stays whole and says so", async () => {
    await author.setVisibility(original.id, "Private");
    await grace.goto(copyPath);
    await expect(grace.getByText("This deck follows one that is not shared with you any more. Yours stays as it is.")).toBeVisible();
    await expectNoBarriers(grace);
  });
});
