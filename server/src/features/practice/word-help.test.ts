import { expect, test } from "vitest";

import type { HelpedLanguage } from "@recollect/domain/practice/word-help/word-help.ts";
import { createBuiltInExaminer } from "../../examiner/built-in-examiner.ts";
import { createLexicon } from "../../examiner/lexicon/lexicon.ts";
import { createWorkPool, type WorkPool } from "../../examiner/work-pool.ts";
import { aStudent } from "../../../test/a-student.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { practiceApp } from "../../../test/practice/practice-app.ts";

const lexicon = createLexicon();

describeEachDatabase("help with a word that is written on a card", (openStore) => {
  async function asked(query: string) {
    const store = await openStore();
    const words = {
      running: () => 1,
      run: async ({ input }: { input: { word: string; language: HelpedLanguage } }) => lexicon.helpWith(input.word, input.language),
    } as unknown as WorkPool;
    const app = practiceApp(store, { examiner: createBuiltInExaminer(words, words) });
    return app.as(await aStudent(store)).get(`word-help?${query}`);
  }

  test.each([
    ["it", "casa", { readings: [], articles: ["la"] }],
    ["it", "Zio", { readings: [], articles: ["lo"] }],
    ["it", "qwzx", { readings: [], articles: [] }],
    ["de", "Haus", { readings: [], articles: ["das"] }],
    ["de", "See", { readings: [], articles: ["der", "die"] }],
    ["de", "haus", { readings: [], articles: [] }],
    ["fr", "maison", { readings: [], articles: ["la"] }],
    ["fr", "arbre", { readings: [], articles: ["l'", "un"] }],
    ["fr", "livre", { readings: [], articles: [] }],
  ])("in %s of %s is %j", async (language, word, expected) => {
    const reply = await asked(`language=${language}&word=${encodeURIComponent(word)}`);
    expect([reply.status, await reply.json()]).toEqual([200, expected]);
  });

  test.each([
    ["zh", "苹果", "píng guǒ"],
    ["ja", "今日", "きょう"],
    ["ja", "食べる", "たべる"],
  ])("in %s of %s has the reading %s, and at most three", async (language, word, reading) => {
    const reply = await asked(`language=${language}&word=${encodeURIComponent(word)}`);
    const { readings } = (await reply.json()) as { readings: string[] };
    expect(readings).toContain(reading);
    expect(readings.length).toBeLessThanOrEqual(3);
  });

  test.each(["language=es&word=casa", `language=ja&word=${"a".repeat(21)}`, "language=it&word=", "word=casa", "language=it&word=a&more=1"])(
    "asked for %s is refused",
    async (query) => {
      expect((await asked(query)).status).toBe(422);
    },
  );
});

test("is looked up in a thread, so that nobody else waits for the dictionaries", async () => {
  const pool = createWorkPool({ threads: 1, deadlineMs: 60_000 });
  expect(await pool.run({ kind: "word-help", input: { word: "acqua", language: "it" } }, { sender: "a" })).toEqual({
    readings: [],
    articles: ["l'"],
  });
});
