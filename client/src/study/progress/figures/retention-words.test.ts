import { expect, test } from "vitest";
import { aProgress, noProgress } from "../../../../test/study/a-study.ts";
import { retentionWords } from "./retention-words.ts";

const words = (details: Parameters<typeof aProgress>[0] = {}) => retentionWords(aProgress(details).retention);

test("the measured retention is given with its interval", () => {
  expect(words()).toBe(
    "You still knew 91% of 400 cards that came back after three weeks or more; allowing for chance, from 87.8% to 93.4%. That is in keeping with the 90% you asked for.",
  );
});

test("it is called more or less than the setting only if chance does not explain it", () => {
  expect(words({ retention: { asked: 0.85 } })).toContain("That is more than the 85% you asked for.");
  expect(words({ retention: { asked: 0.95 } })).toContain("That is less than the 95% you asked for.");
  expect(words({ retention: { asked: 0.93 } })).toContain("That is in keeping with the 93% you asked for.");
});

test("a setting that was changed in the meantime is named", () => {
  expect(words({ retention: { asksNow: 0.85 } })).toMatch(/You ask for 85% now\.$/);
  expect(words()).not.toContain("now.");
});

test("without reviews there is no statement", () => {
  expect(retentionWords(noProgress().retention)).toMatch(/^Not enough reviews yet\./);
});
