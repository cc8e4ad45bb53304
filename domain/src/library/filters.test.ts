import { expect, test } from "vitest";

import { cardRangeOf, filtersIn, hasFilters } from "./filters.ts";

test("the filters of an address are those with a value that exists; others are left out", () => {
  const inAddress = (query: string) => {
    const address = new Map(query.split("&").map((part) => part.split("=") as [string, string]));
    return filtersIn((name) => address.get(name));
  };
  expect(inAddress("terms=ja&definitions=en&subject=biology&level=primary&pictures=1&sound=1&cards=21-50")).toEqual({
    terms: "ja",
    definitions: "en",
    subject: "biology",
    level: "primary",
    pictures: "1",
    sound: "1",
    cards: "21-50",
  });
  for (const query of [
    "",
    "terms=Japanese",
    "subject=toString",
    "level=",
    "cards=constructor",
    "pictures=0",
    `terms=${"x".repeat(100_000)}`,
  ])
    expect([inAddress(query), hasFilters(inAddress(query))], query.slice(0, 30)).toEqual([{}, false]);
  expect(inAddress("subject=law&level=magic&search=torts")).toEqual({ subject: "law" });
});

test("every number of cards belongs to one range", () => {
  expect([0, 1, 20, 21, 50, 51, 100, 101, 200, 201, 10_000].map(cardRangeOf)).toEqual([
    null,
    "1-20",
    "1-20",
    "21-50",
    "21-50",
    "51-100",
    "51-100",
    "101-200",
    "101-200",
    "201-",
    "201-",
  ]);
});
