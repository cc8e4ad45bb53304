import { escaped } from "../cards/text/format.ts";
import type { Card } from "../cards/card.ts";
import { inEnglish, type Translate } from "../words/translate.ts";
import type { tutorialIds } from "./deck-ids.ts";

/** A deck that comes with the product. Its cards' ids never change, so that progress survives a restore. */
export type TutorialDeck = { id: (typeof tutorialIds)[number]; title: string; description: string; cards: readonly Card[] };

type Sides = readonly [term: string, definition: string];

/** The two tutorial decks, under the product's name and in the language of `t`. */
export function tutorialDecks(brand: string, t: Translate = inEnglish): readonly [TutorialDeck, TutorialDeck] {
  return [
    {
      id: 0,
      title: t("{brand} Tutorial", { brand }),
      description: t("Nothin' special, just a deck to help you get started."),
      cards: withIds(0, firstSteps(t)),
    },
    {
      id: 1,
      title: t("Card Formatting"),
      description: t("How to use rich text and formatting on your cards."),
      cards: withIds(1, formatting(t)),
    },
  ];
}

/** The product's features, in the order in which a student meets them. */
function firstSteps(t: Translate): readonly Sides[] {
  return [
    [
      t("How do I turn a card over?"),
      t(
        "Click or tap it, or press **Space** or **Enter**. You just did!\n\nTry to say the answer before you turn: looking is easy, *remembering* is what makes it stick.",
      ),
    ],
    [
      t("How do I get to the next card?"),
      t("Use the arrow buttons below the card, the **←** and **→** keys, or swipe. The bar above the card shows how far you are."),
    ],
    [
      t("Always the same order… can I mix the cards?"),
      t(
        "Yes: open the **⋯** menu and choose **Shuffle cards**. The deck itself keeps its order. *First card* and *Last card* are in the same menu.",
      ),
    ],
    [
      t("How do I make a deck of my own?"),
      t(
        "Press **+** at the top. Give the deck a title, write a **term** and a **definition** on each card, and press **Create**. Cards with an empty side are left out.",
      ),
    ],
    [
      t("What makes a good card?"),
      t("*One* question with *one* short answer, in your own words. Two facts? Make two cards: you will know which one you missed."),
    ],
    [
      t("How do I change a deck?"),
      t(
        "Open it, then **⋯** and **Edit deck**. Drag the dots of a card to move it; with the keyboard, press Space on the dots and use the arrow keys.",
      ),
    ],
    [
      t("How do I find out what I really know?"),
      t(
        "Take a **practice test**, from the **⋯** menu. *Multiple choice* gives more points for every right answer in a row; in *Open-ended* you write the answer yourself and are told how close it is.",
      ),
    ],
    [
      t("Who can see my decks?"),
      t(
        "Only you: every new deck is **Private**. With **Change visibility** you can make it **Unlisted** (anyone with the link can see it) or **Public** (everyone can find it in the Library and on your profile).",
      ),
    ],
    [
      t("Where do I find decks that others made?"),
      t(
        "In the **Library**, beside your decks. Found one you like? **Copy to my decks** gives you a copy that is yours to change; the original stays as it is.",
      ),
    ],
    [
      t("What is the best way to learn a deck?"),
      t(
        "A little every day. Go through it once, take a test, and come back *tomorrow*: a memory grows each time you almost forget and still find the answer.\n\nThat is all. Now make your first deck!",
      ),
    ],
  ];
}

/** Each front shows what to type, and each back the result. */
function formatting(t: Translate): readonly Sides[] {
  const example = (name: string, input: string): Sides => [t("{name}: {input}", { name, input: escaped(input) }), input];
  return [
    example(t("Italics"), t("*one star on each side*")),
    example(t("Bold"), t("**two stars on each side**")),
    example(t("Code"), t("`a backtick on each side`")),
    example(t("Underline"), t("__two underscores on each side__")),
    example(t("Strike"), t("~~two tildes on each side~~")),
  ];
}

function withIds(deck: number, sides: readonly Sides[]): Card[] {
  return sides.map(([term, definition], index) => ({ id: `tutorial-${deck}-${index + 1}`, term, definition }));
}
