import { createHash, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { APIRequestContext } from "@playwright/test";
import type { Card } from "@recollect/domain/cards/card.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import { aPicture } from "../../../server/test/a-picture.ts";
import { expect, test } from "../../kit/test.ts";
import { aStudent } from "../../kit/students/student.ts";

const pictureIn = /media\/([\w-]+\.\w+)/;

/** A deck as its student reads it, with each picture by the hash of its pixels. */
async function deckOf(request: APIRequestContext, uid: string, id: number) {
  const deck = (await (await request.get(`/api/users/${uid}/decks/${id}`)).json()) as Deck;
  const sides = await Promise.all(
    deck.cards.map(async ({ id: _id, ...card }: Card) => {
      const [path, name] = pictureIn.exec(card.term) ?? [];
      if (path === undefined) return card;
      const bytes = await (await request.get(`/api/media/${name}`)).body();
      return { ...card, term: card.term.replace(path, createHash("sha256").update(bytes).digest("hex")) };
    }),
  );
  const queue = await (await request.get(`/api/study/queue?deckId=${id}`)).json();
  return { title: deck.title, sides, counts: queue.counts as object };
}

test("a deck is passed to another student as a package, completely: texts, tags, picture, both directions and progress", async ({
  page,
  student,
  openBrowser,
}) => {
  const picture = Buffer.from(await aPicture());
  const sent = await page.request.post("/api/media", { data: picture, headers: { "content-type": "image/png" } });
  const media = (await sent.json()) as { id: string };
  const cards = [
    {
      term: `What is shown? ![A square](media/${media.id}.png)`,
      definition: "a **teal** square\n- of one colour",
      tags: ["form", "العربية"],
    },
    { term: "The capital of {{c1::France::country}} is {{c2::Paris}}", definition: "Île-de-France" },
    { term: "\\(a^2 + b^2\\)", definition: "\\(c^2\\), by *Pythagoras*", bothWays: true },
    { term: "日本語 🎌", definition: 'quotes " and, commas; <b>' },
  ];
  const made = await page.request.post(`/api/users/${student.uid}/decks`, { data: { title: "A bit of all", description: "", cards } });
  const deck = (await made.json()) as Deck;
  const answer = { id: randomUUID(), kind: "answer", source: "study", rating: "easy", tookMs: 2000, at: Date.now() };
  const place = { deckKey: deckKeyOf(student.uid, deck.id), cardId: deck.cards[0]?.id };
  expect((await page.request.post("/api/study/entries", { data: { entries: [{ ...answer, ...place }] } })).ok()).toBe(true);

  await page.goto(`/${deck.id}`);
  await page.getByRole("button", { name: "Deck menu" }).click();
  await page.getByRole("menuitem", { name: "Export" }).click();
  await page.getByRole("switch", { name: "With my progress" }).check();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export", exact: true }).click();
  const buffer = await readFile(await (await download).path());

  const bob = await openBrowser();
  const { uid } = await aStudent(bob.context.request);
  await bob.page.goto("/import");
  await bob.page.getByLabel("File to import").setInputFiles({ name: "all.apkg", mimeType: "application/octet-stream", buffer });
  await expect(bob.page.getByText("a teal square").first()).toBeVisible();
  await bob.page.getByRole("button", { name: "Import", exact: true }).click();
  await bob.page.getByRole("link", { name: "A bit of all" }).click();
  await expect(bob.page.getByRole("img", { name: "A square" }).first()).toBeVisible();

  const [copy] = (await (await bob.page.request.get(`/api/users/${uid}/decks`)).json()) as Deck[];
  const [hers, his] = [await deckOf(page.request, student.uid, deck.id), await deckOf(bob.page.request, uid, copy?.id ?? 0)];
  expect(his).toEqual(hers);
  expect(hers.counts).toMatchObject({ newCards: 3 });
});
