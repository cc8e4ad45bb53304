import { cardTexts } from "@recollect/domain/cards/card-fields.ts";
import { packageMediaIn, withStoredMedia } from "@recollect/domain/exchange/anki/package-media.ts";
import { inTwoLists, type ImportNote } from "@recollect/domain/exchange/import-notes.ts";
import type { DeckLanguages } from "@recollect/domain/decks/languages/languages.ts";
import { isShared } from "@recollect/domain/permissions/decks.ts";

import type { AccountSummary, WaitingAccount } from "./account/account-parts.ts";
import type { ReadDeck, ReadPackage } from "./package/read-package.ts";

type ReportDeck = {
  name: string;
  folder: readonly string[];
  cards: number;
  prompts: number;
  media: number;
  withProgress: number;
  isTrashed: boolean;
  /** of the two sides; null if neither the file nor the cards tell them */
  languages: DeckLanguages | null;
  areLanguagesGuessed: boolean;
  /** an own deck with the same name and many of the same cards, found once the file is read; the cards can be merged with it */
  sameDeck?: SameDeck;
  sample: readonly { term: string; definition: string; extra?: string }[];
};

/** An own deck, and how many of the cards that come in are in it. */
export type SameDeck = { id: number; cards: number };

export type ImportReport = {
  format: "anki" | "account" | "decks" | "text";
  decks: readonly ReportDeck[];
  /** what an account's zip contains besides its decks */
  account: AccountSummary | null;
  changed: readonly ReportLine[];
  leftOut: readonly ReportLine[];
};
type ReportLine = { what: ImportNote["what"]; count: number; examples: readonly string[] };

/** The names of the unpacked media, and their names in previews. */
export type UnpackedMedia = ReadonlyMap<string, string>;

/** The result of reading a file. */
export type Inside = { content: ReadPackage; account: WaitingAccount | null; format: ImportReport["format"] };

const sampleCards = 6;
/** in characters; longer sides are cut in a sample */
const sampleLength = 2000;
/** All samples together, in characters: cards after that are in no sample, so that thousands of decks make no report of tens of MB. */
const allSamplesLength = 1_000_000;

/** What the student sees before anything is written. */
export function reportOf({ content, format, account }: Inside, media: UnpackedMedia, more: readonly ImportNote[]): ImportReport {
  const { changed, leftOut } = inTwoLists([...content.notes, ...more]);
  const line = ({ what, count, examples }: ImportNote): ReportLine => ({ what, count, examples });
  const sampleOf = createSamples(media);
  return {
    format,
    account: account && {
      folders: account.folders.length,
      accepted: account.accepted.length,
      shared: content.decks.filter(
        ({ was }) => was?.isTrashed === false && was.visibility !== null && isShared({ visibility: was.visibility }),
      ).length,
      stars: account.marks.stars.reduce((sum, { cardIds }) => sum + cardIds.length, 0),
      saved: account.marks.saved.filter(({ savedAt }) => savedAt !== null).length,
      tests: account.marks.tests.length,
      trashed: content.decks.filter(({ was }) => was?.isTrashed === true).length,
    },
    decks: content.decks.map((deck) => ({
      name: deck.name,
      folder: deck.folder,
      cards: deck.cards.length,
      prompts: deck.cards.reduce((sum, card) => sum + card.prompts, 0),
      media: mediaOf(deck, media),
      withProgress: deck.cards.filter((card) => card.progress.length > 0).length,
      isTrashed: deck.was?.isTrashed === true,
      languages: deck.languages ?? null,
      areLanguagesGuessed: deck.areLanguagesGuessed ?? false,
      sample: sampleOf(deck),
    })),
    changed: changed.map(line),
    leftOut: leftOut.map(line),
  };
}

/** Makes the samples of one deck after the other, until the limit of all samples is reached. */
function createSamples(media: UnpackedMedia): (deck: ReadDeck) => ReportDeck["sample"] {
  let lengthLeft = allSamplesLength;
  return (deck) => {
    const sample: { term: string; definition: string; extra?: string }[] = [];
    for (const { card } of deck.cards.slice(0, sampleCards)) {
      const extra = card.extra ? { extra: previewed(card.extra, media) } : {};
      const sampleCard = { term: previewed(card.term, media), definition: previewed(card.definition, media), ...extra };
      lengthLeft -= sampleCard.term.length + sampleCard.definition.length + (sampleCard.extra?.length ?? 0);
      if (lengthLeft < 0) break;
      sample.push(sampleCard);
    }
    return sample;
  };
}

function mediaOf(deck: ReadDeck, media: UnpackedMedia): number {
  const names = new Set(deck.cards.flatMap(({ card }) => cardTexts(card).flatMap(packageMediaIn)));
  return [...names].filter((name) => media.has(name)).length;
}

/** Shows media from the waiting files; of those that will not be imported a sample shows the names. */
function previewed(text: string, media: UnpackedMedia): string {
  return withStoredMedia(text, (name) => media.get(name) ?? null)
    .slice(0, sampleLength)
    .toWellFormed();
}
