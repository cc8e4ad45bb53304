import { expect, test } from "vitest";

import { aPicture } from "../../../../test/a-picture.ts";
import { enhancedNotes, enhancedType } from "../../../../test/exchange/an-enhanced-package.ts";
import { anExchange } from "../../../../test/exchange/an-exchange.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";

describeEachDatabase("a package of Image Occlusion Enhanced", (openStore) => {
  test("becomes cards that ask one mask each, with their progress, and comes in again as the same cards", async () => {
    const { aStudent } = await anExchange(openStore);
    const ada = await aStudent();
    const { notes, media } = enhancedNotes({
      image: "heart.png",
      width: 300,
      height: 200,
      masks: ['<rect x="30" y="20" width="60" height="40" fill="#FFEBA2"/>', '<ellipse cx="150" cy="100" rx="30" ry="20" fill="#FFEBA2"/>'],
      fields: { Header: "Heart", Remarks: "beats" },
    });
    const studied = notes.map((note, at) =>
      at === 0 ? { ...note, cards: [{ type: 2, queue: 2, due: 10, ivl: 30, factor: 2500, reps: 3 }] } : note,
    );
    const content = { noteTypes: [enhancedType], notes: studied, media: { ...media, "heart.png": await aPicture() } };
    const ready = await ada.sent(content);
    expect(JSON.stringify(ready.report)).not.toMatch(/media-unused|drawing-lost|masks-not-read|media-missing/);
    const [deck] = (await ada.confirmed(ready.id, { progress: true })).decks!;
    const cards = (await ada.cards(deck!.id)) as { id: string; term: string; definition: string; masks?: string[] }[];
    expect(cards).toMatchObject([
      { definition: "beats", masks: ["hide all", "1 box 0.1 0.1 0.2 0.2", "0 ellipse 0.4 0.4 0.2 0.2"] },
      { definition: "beats", masks: ["hide all", "1 ellipse 0.4 0.4 0.2 0.2", "0 box 0.1 0.1 0.2 0.2"] },
    ]);
    for (const { term } of cards) expect(term).toMatch(/^Heart\n!\[heart\]\(media\/[\w-]+\.png\)$/);
    const { newCards } = await ada.json<{ newCards: { cardId: string; definition: string }[] }>(`/api/study/queue?deckId=${deck!.id}`);
    expect(newCards.map(({ cardId }) => cardId)).toEqual([`${cards[1]!.id}_o1`]);
  });
});
