import { isComplete } from "../cards/card.ts";
import { cardTexts, withTexts } from "../cards/card-fields.ts";
import type { DeckLanguages } from "../decks/languages/languages.ts";
import type { Notes } from "./import-notes.ts";
import { exchangeCard, type CardInText, type ExchangeCard, type ExchangeDeck } from "./model.ts";
import { cardTags } from "./tags.ts";
import { cleanText } from "./clean-text.ts";
import { masksOfCard } from "./masks-of-card.ts";

type GrowingDeck = Omit<ExchangeDeck, "cards"> & { cards: ExchangeCard[] };

/** The longest GUID of a card, in characters; longer ones, which no program writes, are cut. */
const maxGuidLength = 200;

/** Collects the cards of a text into decks, cleans them, and notes what is changed or left out. */
export function createDeckCollector(notes: Notes) {
  const decks: GrowingDeck[] = [];
  /** The deck of each path to which cards are added. */
  const growing = new Map<string, GrowingDeck>();
  const titles: (readonly string[])[] = [];

  function deckAt(path: readonly string[]): GrowingDeck {
    const key = JSON.stringify(path);
    const growingDeck = growing.get(key);
    if (growingDeck) return growingDeck;
    const deck = { name: path.at(-1) ?? "", folder: path.slice(0, -1), description: "", cards: [] };
    decks.push(deck);
    growing.set(key, deck);
    return deck;
  }

  function tidyText(text: string): string {
    const clean = cleanText(text);
    if (clean !== text) notes.add("control-characters", clean);
    return clean;
  }

  return {
    /** Begins another deck, though there may be one with the same name. */
    begin(path: readonly string[]): void {
      growing.delete(JSON.stringify(path));
    },
    /** A title that the file has for a deck or a folder: noted if no card comes below it. */
    title(path: readonly string[]): void {
      titles.push(path);
    },
    describe(path: readonly string[], description: string): void {
      const deck = deckAt(path);
      const text = tidyText(description);
      deck.description = deck.description === "" || deck.description === text ? text : `${deck.description}\n${text}`;
    },
    speak(path: readonly string[], languages: DeckLanguages): void {
      deckAt(path).languages = languages;
    },
    /** Returns whether the card has both sides; notes a card that has not. */
    addCard(path: readonly string[], cardInText: CardInText): boolean {
      const tags = cardTags((cardInText.tags ?? []).map(tidyText));
      for (const tag of tags.changedTags) notes.add("tags-renamed", tag);
      const guid = cleanText(cardInText.guid ?? "").slice(0, maxGuidLength);
      const { masks, leftOut } = masksOfCard(cardInText.masks?.map(tidyText));
      for (const line of leftOut) notes.add("field-left-out", line);
      const card = exchangeCard(withTexts({ ...cardInText, tags: tags.tags, masks, guid }, tidyText));
      if (isComplete(card)) {
        deckAt(path.map(tidyText)).cards.push(card);
        return true;
      }

      const texts = [...cardTexts(card), ...tags.tags].filter((text) => text.trim() !== "");
      if (texts.length > 0) notes.add("incomplete", texts.join(" · "));
      return false;
    },
    /** The decks with cards, in order of appearance. A description without cards is noted. */
    all(): ExchangeDeck[] {
      for (const { cards, description } of decks) if (cards.length === 0 && description !== "") notes.add("outside-cards", description);
      const usedNames = new Set<string>();
      for (const { folder, name, cards } of decks)
        if (cards.length > 0)
          for (const [level] of [...folder, name].entries()) usedNames.add(JSON.stringify([...folder, name].slice(0, level + 1)));
      for (const path of titles) if (!usedNames.has(JSON.stringify(path.map(cleanText)))) notes.add("outside-cards", path.join(" · "));
      return decks.filter((deck) => deck.cards.length > 0);
    },
  };
}

/** A deck's name with `::` between its levels, as in Anki, as a path. */
export function deckPath(name: string): string[] {
  const levels = name.split("::").map((level) => level.trim());
  return levels.filter((level) => level !== "");
}
