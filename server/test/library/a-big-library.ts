import { DEFAULT_BRAND } from "@recollect/domain/brand.ts";
import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";
import type { Visibility } from "@recollect/domain/decks/visibility.ts";

import { createDecks } from "../../src/features/decks/decks.service.ts";
import { createUsers } from "../../src/features/accounts/users.service.ts";
import { relistDecksOf } from "../../src/library-index/listing.store.ts";
import type { Store } from "../../src/store/store.ts";
import { aStudent } from "../a-student.ts";
import type { ModelAuthor, ModelDeck } from "./a-library.ts";

const words =
  "biology chem Spanish verbs unit 4 exam the of хмопья кровь ελλα 日本 本の 歴史 naïve Straße 100% a_b C++ أحمر zebra zymurgy ion tion".split(
    " ",
  );

/** Titles that could break a search. */
const hostileTitles = [
  "100% sure",
  "under_score",
  "İstanbul",
  "STRASSE straße",
  "e\u0301cole École",
  "😀😃 faces",
  "quote \" ' here",
  "back\\slash",
  "{curly,braces}",
  "a",
  "NULL",
  "日本",
  "ﬁne",
  "AND OR NOT",
  "*star* ^hat",
  "x".repeat(300),
  "9 lives",
  "10 lives",
  "٣ lives",
  "\u{10fffe}last",
];

/** So many decks of forty authors, with a tenth as many random changes; and the expected result. */
export async function aBigLibrary(store: Store, count: number) {
  const random = seededRandom(7);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const authors = new Map<string, ModelAuthor>();
  for (let at = 0; at < 40; at += 1) {
    const username = at % 5 === 0 ? null : `author_${at}`;
    const uid = await aStudent(store, { uid: `author${at}`, username });
    authors.set(uid, { uid, username, displayName: null, official: at === 7 });
  }
  const decks = new Map<number, ModelDeck>();
  const title = () => Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(words)).join(" ");
  for (let at = 0; at < count; at += 1) {
    const deck = {
      id: 1_700_000_000_000 + at * 3,
      title: hostileTitles[at] ?? title(),
      ownerId: `author${at % 40}`,
      visibility: "Public" as Visibility,
    };
    decks.set(deck.id, deck);
  }
  await store.write(async ({ db }) => {
    await db.updateTable("users").set({ badge: "OFFICIAL" }).where("id", "=", "author7").execute();
    const rows = [...decks.values()].map((deck) => ({ ...deck, description: "", cards: "[]", cardCount: 0, updatedAt: 0, revision: 1 }));
    for (let start = 0; start < rows.length; start += 500)
      await db
        .insertInto("decks")
        .values(rows.slice(start, start + 500))
        .execute();
    for (let at = 0; at < 40; at += 1) await relistDecksOf({ db, kind: store.kind }, `author${at}`);
  });

  const clock = () => 1_800_000_000_000;
  const service = createDecks({ store, clock, brand: DEFAULT_BRAND });
  const users = createUsers({ store, clock, reserved: new Set(), limits: false });
  for (let change = 0; change < count / 10; change += 1) {
    const deck = pick([...decks.values()]);
    const [viewer, address] = [{ uid: deck.ownerId }, { uid: deck.ownerId, id: deck.id }];
    const kind = random();
    if (kind < 0.5) {
      deck.visibility = pick(["Public", "Private", "Unlisted", "Public"] as const);
      await service.setVisibility(viewer, address, deck.visibility);
    } else if (kind < 0.75) {
      deck.title = title();
      const { revision } = await service.read(viewer, address);
      await service.replace(viewer, address, { title: deck.title, description: "", cards: [{ term: "a", definition: "b" }] }, revision);
    } else if (kind < 0.9) {
      decks.delete(deck.id);
      await service.remove(viewer, address);
    } else {
      const author = authors.get(deck.ownerId)!;
      author.username = `renamed_${change}`;
      await users.change(viewer, author.uid, { username: author.username });
    }
  }
  return { decks, authors };
}
