import { expect, test } from "vitest";

import { masteries } from "../mastery.ts";
import { packStanding, unpackStanding, untouchedStanding } from "./card-standing.ts";

test("any standing is the same after it was packed, and that of a new card is 0", () => {
  const flags = [false, true];
  for (const mastery of masteries)
    for (const isDue of flags)
      for (const isSuspended of flags)
        for (const isBuried of flags) {
          const standing = { mastery, isDue, isSuspended, isBuried };
          expect(unpackStanding(packStanding(standing))).toEqual(standing);
        }
  expect(packStanding(untouchedStanding)).toBe(0);
});
