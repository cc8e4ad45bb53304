import { isLevel, isSubject, levels, subjects } from "../decks/topic/topic.ts";

/** Numbers of cards that are offered as one choice, from and to. */
const cardRanges = {
  "1-20": [1, 20],
  "21-50": [21, 50],
  "51-100": [51, 100],
  "101-200": [101, 200],
  "201-": [201, Number.POSITIVE_INFINITY],
} as const;
export type CardRange = keyof typeof cardRanges;

/** What the Library can be filtered by. `terms` and `definitions` are the languages of these sides, without script and region. */
export const filterNames = ["terms", "definitions", "subject", "level", "pictures", "sound", "cards"] as const;
export type FilterName = (typeof filterNames)[number];

/** The chosen value of each filter, as it stands in the address; a deck must have all of them. */
export type LibraryFilters = Readonly<Partial<Record<FilterName, string>>>;

/** How many decks each further choice would leave: of the counted ones, if not all that match were counted. */
export type FilterCounts = { decks: Readonly<Record<string, number>>; isExact: boolean };
export type LibraryFacets = Record<FilterName, FilterCounts>;

/** The only value of a filter that is either on or off. */
export const FILTER_ON = "1";

const isLanguage = (value: string) => /^[a-z]{2,3}$/.test(value);
const isOn = (value: string) => value === FILTER_ON;

const rules: Readonly<Record<FilterName, (value: string) => boolean>> = {
  terms: isLanguage,
  definitions: isLanguage,
  subject: isSubject,
  level: isLevel,
  pictures: isOn,
  sound: isOn,
  cards: (value) => Object.hasOwn(cardRanges, value),
};

/** The values of a filter in their order; null for languages, which are too many to list. */
export const filterValues: Readonly<Record<FilterName, readonly string[] | null>> = {
  terms: null,
  definitions: null,
  subject: subjects,
  level: levels,
  pictures: [FILTER_ON],
  sound: [FILTER_ON],
  cards: Object.keys(cardRanges),
};

export function isFilterValue(name: FilterName, value: string): boolean {
  return rules[name](value);
}

/** The filters of an address. Unknown values are left out, so that an old or mistyped link still shows the Library. */
export function filtersIn(valueOf: (name: FilterName) => string | null | undefined): LibraryFilters {
  return Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = valueOf(name);
      return typeof value === "string" && isFilterValue(name, value) ? [[name, value]] : [];
    }),
  );
}

export function hasFilters(filters: LibraryFilters): boolean {
  return filterNames.some((name) => filters[name] !== undefined);
}

/** The choice that a deck with this number of cards belongs to; null for an empty one. */
export function cardRangeOf(cardCount: number): CardRange | null {
  const ranges = Object.entries(cardRanges) as [CardRange, readonly [number, number]][];
  return ranges.find(([, [from, to]]) => cardCount >= from && cardCount <= to)?.[0] ?? null;
}
