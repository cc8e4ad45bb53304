import type { ExchangeDeck } from "../src/exchange/model.ts";
import { markdownCards, markdownTitle } from "../src/exchange/text/markdown/markdown.ts";
import { questionLines } from "../src/exchange/text/markdown/question-answer.ts";

/** A whole deck as Markdown, which exports write piece by piece. */
export function writeMarkdown(deck: ExchangeDeck): string {
  return markdownTitle(deck) + markdownCards(deck.cards);
}

/** SuperMemo's format, which is only imported: `Q:` and `A:` over any number of lines. */
export function writeQuestions(deck: ExchangeDeck): string {
  return deck.cards.flatMap((card) => [...questionLines(card), ""]).join("\n");
}
