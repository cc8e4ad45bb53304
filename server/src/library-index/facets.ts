import { picturesIn, soundsIn } from "@recollect/domain/cards/card-media.ts";
import type { Card } from "@recollect/domain/cards/card.ts";
import type { DeckLanguages } from "@recollect/domain/decks/languages/languages.ts";
import type { DeckTopic } from "@recollect/domain/decks/topic/topic.ts";
import { cardRangeOf, filterNames, FILTER_ON, type FilterName, type LibraryFilters } from "@recollect/domain/library/filters.ts";

import { marks, writtenTerm } from "./deck-terms.ts";
import { all, term, type TermQuery } from "./term-query.ts";

/** The first letter of a facet says which filter finds it. */
const letters: Readonly<Record<FilterName, string>> = {
  terms: "t",
  definitions: "d",
  subject: "s",
  level: "l",
  pictures: "p",
  sound: "a",
  cards: "c",
};
const namesByLetter = new Map(filterNames.map((name) => [letters[name], name]));

/** What a deck's facets are made of. */
export type FacetSource = {
  languages: DeckLanguages;
  topic: DeckTopic;
  hasPictures: boolean;
  hasSound: boolean;
  cardCount: number;
};

/**
 * What a listed deck can be filtered by, as one text in the Library's row: `|ten||dde||sbiology|`. Each is between two bars and in the order of the filters,
 * so that a deck that has several of them is like one pattern. The same are terms of the deck's entry in the index.
 */
export function facetsOf({ languages, topic, hasPictures, hasSound, cardCount }: FacetSource): string {
  const values: Record<FilterName, string | null> = {
    terms: baseOf(languages.term),
    definitions: baseOf(languages.definition),
    subject: topic.subject,
    level: topic.level,
    pictures: hasPictures ? FILTER_ON : null,
    sound: hasSound ? FILTER_ON : null,
    cards: cardRangeOf(cardCount),
  };
  return filterNames.map((name) => (values[name] === null ? "" : facet(name, values[name]))).join("");
}

/** A language without its script and region. */
function baseOf(language: string | null): string | null {
  return language?.split("-")[0] ?? null;
}

function facet(name: FilterName, value: string): string {
  return `|${letters[name]}${value}|`;
}

/** The facets of a deck by their filters. */
export function* readFacets(facets: string): Generator<[FilterName, string]> {
  for (const one of facets.split("|")) {
    const name = namesByLetter.get(one.slice(0, 1));
    if (name !== undefined) yield [name, one.slice(1)];
  }
}

/** The terms of a deck's facets in its entry. */
export function facetTerms(facets: string): string[] {
  return [...readFacets(facets)].map(([name, value]) => termOf(name, value));
}

function termOf(name: FilterName, value: string): string {
  return writtenTerm(`${marks.facet}${letters[name]}${value}`);
}

/** Asks for decks with all of the filters, beside what else is asked for; null for none. */
export function filteredQuery(query: TermQuery | null, filters: LibraryFilters): TermQuery | null {
  const chosen = filterNames.flatMap((name) => (filters[name] === undefined ? [] : [term(termOf(name, filters[name]))]));
  const whole = [...(query ? [query] : []), ...chosen];
  return whole.length === 0 ? null : all(whole);
}

/** What the facets of decks with all of the filters are like, in SQL. The values have been checked: none has a sign of patterns. */
export function facetsPattern(filters: LibraryFilters): string {
  const chosen = filterNames.flatMap((name) => (filters[name] === undefined ? [] : [facet(name, filters[name])]));
  return ["", ...chosen, ""].join("%");
}

/** Whether some side of the cards shows a picture, or has a sound. */
export function mediaOfCards(cards: readonly Card[]): Pick<FacetSource, "hasPictures" | "hasSound"> {
  const sides = cards.flatMap(({ term: front, definition, extra = "" }) => [front, definition, extra]);
  return {
    hasPictures: sides.some((side) => picturesIn(side).length > 0),
    hasSound: sides.some((side) => soundsIn(side).length > 0),
  };
}
