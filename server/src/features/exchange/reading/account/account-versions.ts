import type { Card } from "@recollect/domain/cards/card.ts";
import { chainer, unchained, type ChainedVersion } from "@recollect/domain/decks/history/version-chain.ts";
import { HISTORY } from "@recollect/domain/decks/history/version.ts";
import { DECK } from "@recollect/domain/limits/limits.ts";

import { listIn, recordIn, textIn } from "../untrusted/untrusted-values.ts";

/** Limits of the versions of a deck and of all their cards, since a crafted zip may claim more. */
const mostVersions = HISTORY.mostOfTheLastDay + 24 * 7 + HISTORY.days;
const mostCards = 1_000_000;

/** The earlier versions of a deck in an account's zip, newest first. `readCard` returns null for an invalid card. */
export function versionsIn(bytes: Buffer, readCard: (card: Record<string, unknown>) => Card | null): ChainedVersion[] {
  const cardsRead = new Map<unknown, Card | null>();
  const cardOf = (value: unknown) => {
    if (!cardsRead.has(value)) cardsRead.set(value, readCard(recordIn(value)));
    return cardsRead.get(value) ?? null;
  };
  const chain = chainer();
  const versions: ChainedVersion[] = [];
  let cards = 0;
  for (const { savedAt, replacedAt, content } of unchained(linesIn(bytes))) {
    cards += content.cards.length;
    if (versions.length >= mostVersions || cards > mostCards) break;
    if (content.cards.length > DECK.maxCards || !Number.isSafeInteger(savedAt) || !Number.isSafeInteger(replacedAt)) continue;
    const knownCards = content.cards.map(cardOf).filter((card) => card !== null);
    const title = textIn(content.title).slice(0, DECK.titleMaxLength);
    const description = textIn(content.description).slice(0, DECK.descriptionMaxLength);
    versions.push(chain({ savedAt, replacedAt, content: { title, description, cards: knownCards } }));
  }
  return versions;
}

/** Each line parsed; the first invalid one ends the list. */
function* linesIn(bytes: Buffer): Generator<ChainedVersion> {
  for (const line of bytes.toString("utf8").split("\n")) {
    const version = chainedIn(line);
    if (!version) return;
    yield version;
  }
}

function chainedIn(line: string): ChainedVersion | null {
  try {
    const fields = recordIn(JSON.parse(line));
    const [next, cards] = [recordIn(fields.next), listIn(fields.cards).map(partIn)];
    const runs = cards.reduce((sum, part) => sum + (Array.isArray(part) ? Number(part[1]) : 1), 0);
    if (runs > DECK.maxCards) return null;
    const times = { savedAt: Number(fields.savedAt), replacedAt: Number(fields.replacedAt), title: textIn(fields.title) };
    const description = typeof fields.description === "string" ? { description: fields.description } : {};
    if (fields.next === undefined)
      return { ...times, description: "", ...description, cards: cards.filter((part) => !Array.isArray(part)) as Card[] };
    return { ...times, ...description, next: { cards: Number(next.cards), description: Number(next.description) }, cards };
  } catch {
    return null;
  }
}

/** A range of cards within the limits of a deck, or an unchecked card. */
function partIn(part: unknown): readonly [from: number, count: number] | Card {
  if (!Array.isArray(part)) return recordIn(part) as Card;
  const [from, count] = part.map((number) => Math.min(Math.max(Math.trunc(Number(number)) || 0, 0), DECK.maxCards));
  return [from ?? 0, count ?? 0];
}
