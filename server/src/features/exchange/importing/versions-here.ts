import { randomBytes } from "node:crypto";

import type { Card } from "@recollect/domain/cards/card.ts";
import { unchained, type ChainedVersion, type TimedVersion } from "@recollect/domain/decks/history/version-chain.ts";
import { cardWithStoredMedia } from "@recollect/domain/exchange/anki/package-media.ts";

import type { WaitingCard } from "../reading/waiting-decks.ts";

/** The earlier versions of a deck with the ids of its cards here, and new ids for cards that it lost since; newest first. */
export function versionsHere(
  chain: readonly ChainedVersion[] = [],
  cards: readonly WaitingCard[],
  media: (name: string) => string | null,
): TimedVersion[] {
  const ids = new Map(cards.map(({ id, source }) => [source.guid, id]));
  const versionsByCard = new Map<Card, Card>();
  const here = (card: Card): Card => {
    const before = versionsByCard.get(card);
    if (before) return before;
    const id = ids.get(card.id) ?? randomBytes(9).toString("base64url");
    ids.set(card.id, id);
    const cardHere = cardWithStoredMedia({ ...card, id }, media);
    versionsByCard.set(card, cardHere);
    return cardHere;
  };
  return Array.from(unchained(chain), ({ content, ...times }) => ({ ...times, content: { ...content, cards: content.cards.map(here) } }));
}
