import { describe, expect, test } from "vitest";
import { createContext, runInContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { catalogueScripts, numberedMessages } from "../client/build/language/catalogue-script.ts";
import type { Catalogue } from "../client/src/lib/language/catalogue.ts";
import { clientMessages } from "../client/build/language/all-messages.ts";
import { problemsOfMessage, problemsOfTranslations, translatedShare } from "../client/build/language/check-translations.ts";
import { errorMessages } from "../client/build/language/messages-of-errors.ts";
import { compiled, messageKey, messagesIn } from "../client/build/language/messages.ts";
import { emptyTranslations, parsePo, poText, readPo } from "../client/build/language/po-file.ts";
import { inProject } from "../scripts/process/root.mjs";
import { offeredLanguages } from "./offered-languages.ts";

const inTexts = (code: string) => messagesIn("a.texts.ts", `import { t } from "./lib/language/t.ts";\n${code}`);

describe("the messages of a source file", () => {
  test("are its calls, with their values, contexts and comments", () => {
    const found = inTexts(`
      export const texts = {
        close: t("Close"),
        /** on a deck's card */
        study: (what: string) => t("Study {what}", { what }),
        fresh: t("New", null, "cards"),
      };`);
    expect(found.map(({ english, values, context, comment, line }) => ({ english, values, context, comment, line }))).toEqual([
      { english: "Close", values: [], context: "", comment: "", line: 4 },
      { english: "Study {what}", values: ["what"], context: "", comment: "on a deck's card", line: 6 },
      { english: "New", values: [], context: "cards", comment: "", line: 7 },
    ]);
  });

  test.each([
    ["t(words)", "2: the message is not a literal"],
    ["t(`Study ${what}`)", "2: the message is not a literal"],
    ['t("New", null, of)', "2: the context is not a literal"],
    ['t("New {x}", values)', "2: the values are not an object or null"],
  ])("must be literals: %s", (code, problem) => {
    expect(() => inTexts(code)).toThrow(`a.texts.ts:${problem}`);
  });
});

describe("the program's messages", () => {
  const all = [...clientMessages(inProject()).values(), ...errorMessages().values()];

  test("can be read, have their values, and are whole sentences", () => {
    expect(all.length).toBeGreaterThan(1000);
    expect(all.flatMap(problemsOfMessage)).toEqual([]);
  });

  test.each([
    ["Study {what}", [], 'a.ts: no value for {what} in "Study {what}"'],
    ["Study", ["what"], 'a.ts: the value what is not in "Study"'],
    ["by ", [], 'a.ts: "by " begins or ends with a blank: give the whole sentence, with {values}'],
    [". It ends.", [], 'a.ts: ". It ends." begins in the middle of a sentence: give the whole of it, with {values}'],
    ["{n, plural, other {# decks}}", ["n"], 'a.ts: "{n, plural, other {# decks}}" has no plural form "one"'],
  ])("%s with the values %j is refused", (english, values, problem) => {
    expect(problemsOfMessage({ english, context: "", comments: [], values, paths: ["a.ts"] })).toEqual([problem]);
  });
});

describe("a word with two meanings", () => {
  const problems = (english: string, { context = "", comments = [] as string[], paths = ["a.ts", "b.ts"] } = {}) =>
    problemsOfMessage({ english, context, comments, values: [], paths });

  test("has a context, which says which of them is meant", () => {
    expect(problems("Then")).toEqual(['a.ts, b.ts: "Then" has two meanings: say with a context which is meant']);
    expect(problems("Then", { paths: ["a.ts"] })).toHaveLength(1);
    expect(problems("Then", { context: "in the future" })).toEqual([]);
    expect(problems("Then you study")).toEqual([]);
  });

  test("is one, too, if its comments in two places say different things", () => {
    const comments = ["of the cards", "of the questions"];
    expect(problems("Order", { comments })).toEqual(['a.ts, b.ts: "Order" is used in two meanings, by its comments: give each a context']);
    expect(problems("Order", { comments: ["of the cards"] })).toEqual([]);
    expect(problems("Order", { comments, context: "cards" })).toEqual([]);
  });
});

describe("a translator's file", () => {
  const messages = new Map(
    ["Study {what}", "{n, plural, one {# deck} other {# decks}}", "Close"].map((english) => [
      english,
      { english, context: "", comments: [], values: [], paths: [] },
    ]),
  );
  const problems = (language: string, ...entries: readonly (readonly [string, string])[]) =>
    problemsOfTranslations(
      "x.po",
      language,
      parsePo(`msgid ""\nmsgstr ""\n\n${entries.map(([id, text]) => `msgid "${id}"\nmsgstr "${text}"\n`).join("\n")}`),
      messages,
    );
  const decks = "{n, plural, one {# deck} other {# decks}}";

  test.each([
    ["de", "Study {what}", "Lernen", 'x.po:4: {what} is missing in "Lernen" for "Study {what}"'],
    ["de", "Study {what}", "{was} {what} lernen", 'x.po:4: {was} is unknown in "{was} {what} lernen" for "Study {what}"'],
    ["de", "Close", " Zu", 'x.po:4: a blank at the edge of " Zu" for "Close"'],
    ["de", "Open", "Auf", 'x.po:4: "Open" is no message of the program any more (npm run languages -- extract)'],
    ["de", decks, "{n} Decks", `x.po:4: the plural of {n} is missing in "{n} Decks" for "${decks}"`],
    [
      "pl",
      decks,
      "{n, plural, one {# talia} few {# talie} other {# talii}}",
      `x.po:4: the plural form "many" is missing in "{n, plural, one {# talia} few {# talie} other {# talii}}" for "${decks}"`,
    ],
  ])("in %s: %s as %s", (language, id, text, problem) => {
    expect(problems(language, [id, text])).toEqual([problem]);
  });

  test("that can't be read is refused with its line", () => {
    expect(problems("de", ["Close", "Zu"], ["Study {what}", "{what lernen"]).map((problem) => problem.slice(0, 40))).toEqual([
      'x.po:7: "{what lernen" for "Study {what}',
    ]);
  });

  test.each([
    ["de", "{n, plural, one {# Deck} other {# Decks}}"],
    ["de", "{n, plural, =0 {kein Deck} =1 {ein Deck} other {# Decks}}"],
    ["pl", "{n, plural, one {# talia} few {# talie} many {# talii} other {# talii}}"],
    ["ar", "{n, plural, zero {0} one {1} two {2} few {#} many {#} other {#}}"],
    ["ja", "{n, plural, other {#}}"],
    ["fr", ""],
  ])("in %s may have %s", (language, text) => {
    expect(problems(language, [decks, text])).toEqual([]);
  });

  test("keeps its translations, its head and its comments when the messages change", () => {
    const old = parsePo(
      '# Du, not Sie.\nmsgid ""\nmsgstr ""\n"Language: de\\n"\n\nmsgid "Close"\nmsgstr "Zu"\n\nmsgid "Gone"\nmsgstr "Weg"\n',
    );
    const again = parsePo(poText(messages, old));
    expect([again.comments, again.head["Language"]]).toEqual([["Du, not Sie."], "de"]);
    expect([...again.byKey.values()].map(({ english, text }) => [english, text])).toEqual([
      ["Study {what}", ""],
      [decks, ""],
      ["Close", "Zu"],
    ]);
    expect(translatedShare(again, messages)).toBeCloseTo(1 / 3);
  });

  test("keeps quotes, line breaks and contexts", () => {
    const english = 'A "word"\n\tand \\ another';
    const message = { english, context: "error x/y", comments: ["Why."], values: [], paths: ["a.ts"] };
    const key = messageKey(message);
    const text = poText(new Map([[key, message]]), {
      ...emptyTranslations,
      byKey: new Map([[key, { ...message, text: english, isFuzzy: false, line: 0 }]]),
    });
    expect(parsePo(text).byKey.get(key)).toMatchObject({ english, context: "error x/y", text: english });
  });
});

test("a message without anything to insert is compiled to its text", () => {
  expect([compiled("Close"), compiled("it''s"), compiled("#"), compiled("{x}")]).toEqual(["Close", "it's", ["#"], [["x"]]]);
});

describe("the files of a language", () => {
  const numbered = numberedMessages(clientMessages(inProject()));
  const scripts = (tag: string) => {
    const all = catalogueScripts(tag, inProject("locales", `${tag}.po`), numbered);
    if (all === null) throw new Error(`${tag} is not offered`);
    return { first: all.first(["/assets/messages-of-a-test.js"]), others: all.others };
  };
  const page = (...sources: readonly string[]) => {
    const context = createContext({});
    for (const source of sources) runInContext(source, context);
    return (context as { recollectCatalogue: Catalogue }).recollectCatalogue;
  };
  const numberOf = (english: string) => numbered.keys.indexOf(english);
  const [often, rarely] = ["Remember what you study.", "Workload and recall"].map(numberOf) as [number, number];

  test.each(offeredLanguages.map(({ tag }) => tag))("of %s have at most 25 kB each", (tag) => {
    const { first, others } = scripts(tag);
    for (const source of [first, ...others]) expect(gzipSync(source, { level: 9 }).length).toBeLessThan(25_000);
  });

  test("have every message once: those of the first page in the first, those of rare screens in the others, which arrive in any order", () => {
    expect(new Set(numbered.keys).size).toBe(clientMessages(inProject()).size);
    expect(numbered.counts.reduce((sum, count) => sum + count)).toBe(numbered.keys.length);
    expect(often).toBeLessThan(numbered.counts[0] ?? 0);
    expect(rarely).toBeGreaterThanOrEqual(numbered.counts[0] ?? 0);
    const { first, others } = scripts("de");
    const [before, after] = [page(first), page(first, ...others.toReversed())];
    const { byKey } = readPo(inProject("locales", "de.po"));
    expect(numbered.keys.filter((key, number) => byKey.get(key)?.text && after.messageOf(number, "") === undefined)).toEqual([]);
    expect([before.messageOf(often, ""), before.messageOf(rarely, "")]).toEqual(["Behalte, was du lernst.", undefined]);
    expect([after.messageOf(often, ""), typeof after.messageOf(rarely, "")]).toEqual(["Behalte, was du lernst.", "string"]);
    expect([before.errorOf("trash/not-found"), typeof after.errorOf("trash/not-found")]).toEqual([undefined, "string"]);
    expect([after.errorOf("toString"), after.messageOf(undefined, "")]).toEqual([undefined, undefined]);
  });

  test.each([
    ["Torts: negligence", true],
    ["漢字", true],
    ["C++", true],
    ["دليل Recollect", true],
    ["تحيات", false],
    ["שלום", false],
    ["12 × 3", false],
    ["\u{1e900}\u{1e901}", false],
  ])("of a language from right to left keep the direction of a text among other words: %s", (text, isOther) => {
    expect(page(scripts("ar").first).isolated?.(text)).toBe(isOther ? `\u2068${text}\u2069` : text);
    expect(page(scripts("de").first).isolated).toBeUndefined();
  });

  test("say so if the second can't be loaded", async () => {
    expect(await page(scripts("de").first).loadRest?.()).toBe(false);
  });

  test("are written for a language from 95% on alone", () => {
    expect(catalogueScripts("de", inProject("locales", "en.pot"), numbered)).toBeNull();
  });
});
