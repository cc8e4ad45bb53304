import { folded } from "@recollect/domain/words/folded.ts";

import { knownRow, percentile, type Row } from "../kit/row.ts";
import { deckOf } from "../kit/student.ts";
import { believableAuthor, believableDecks } from "./believable.ts";

/** Decks in the whole library, 25 cards each, read in the specification's own way: one node with everything in it. */
const sizes = [1000, 10_000];
const repeats = 5;

/**
 * The specification's way: the browser reads the whole library and filters it itself. Measured without any network: the server's text of everything,
 * its parsing, the filter and the sort.
 */
export function measureTheSeedsWay(): Row[] {
  return sizes.flatMap((size) => {
    const decks = Array.from(believableDecks(size, size / 10), ({ id, author, title }) => {
      const { cards } = deckOf(25);
      return {
        id,
        title,
        cardCount: cards.length,
        cards,
        author: `@${believableAuthor(author).username}`,
        visibility: "Public",
        updatedAt: id,
      };
    });
    const times = Array.from({ length: repeats }, () => {
      const began = performance.now();
      const read = JSON.parse(JSON.stringify(decks)) as typeof decks;
      const found = read.filter(({ title, author }) => folded(title).includes("bio") || folded(author).includes("bio"));
      found.sort((a, b) => b.id - a.id);
      return performance.now() - began;
    });
    const megabytes = Buffer.byteLength(JSON.stringify(decks)) / 1e6;
    const what = `the seed's way, the whole library in the browser, ${size.toLocaleString("en")} decks`;
    return [knownRow(`${what}: sent each time`, megabytes, "MB"), knownRow(`${what}: without the network`, percentile(times, 0.5), "ms")];
  });
}
