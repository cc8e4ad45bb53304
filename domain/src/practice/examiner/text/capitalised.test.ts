import { expect, test } from "vitest";

import { isInCapitals } from "./capitalised.ts";

test("a text is written like a name if each of its words begins with a capital", () => {
  for (const name of ["Paris", "Jean-Paul Sartre", "J. R. R. Tolkien", "  O’Neill ", "NATO"])
    expect([name, isInCapitals(name)]).toEqual([name, true]);
  for (const other of ["", "paris", "Bay of Pigs", "Route 66", "Paris, France"])
    expect([other, isInCapitals(other)]).toEqual([other, false]);
});
