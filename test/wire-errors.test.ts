import { afterAll, describe, expect, test } from "vitest";
import { failureTranslator } from "../client/src/lib/language/error-text.ts";
import { failureWords } from "../client/src/lib/requests/http.ts";
import { errorMessages } from "../client/build/language/messages-of-errors.ts";
import { compiled, messageKey } from "../client/build/language/messages.ts";
import { readPo } from "../client/build/language/po-file.ts";
import { AppError } from "../domain/src/errors/app-error.ts";
import { isErrorCode, type ErrorCode } from "../domain/src/errors/catalogue.ts";
import { knownCodes, rowOf, translateFailures, type TranslateFailure } from "../domain/src/errors/error-messages.ts";
import { examinerError } from "../domain/src/practice/examiner-error.ts";
import { inProject } from "../scripts/process/root.mjs";
import { failureOf } from "../server/src/http/errors.ts";
import { offeredLanguages } from "./offered-languages.ts";

/** The rows of the catalogue whose message has parts, with the names of these. */
const rowsWithParts = knownCodes()
  .filter(isErrorCode)
  .flatMap((code): { code: ErrorCode; names: string[]; isDetailed: boolean }[] => {
    const { message = "", detailed } = rowOf(code) ?? {};
    const names = [...(detailed ?? message).matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
    return names.length === 0 ? [] : [{ code, names, isDetailed: detailed !== undefined }];
  });

const sent = (error: AppError) => {
  const { code, message, details } = failureOf(error, "request-1", () => {}).body.error;
  return { code: code as ErrorCode, message, details };
};

/** What the parts become when the failure has values of its own, as a server with other limits would send them. */
const ownValues = (names: readonly string[]) => Object.fromEntries(names.map((name, at) => [name, 101 + at]));

afterAll(() => translateFailures(() => undefined));

test("most rows with parts are limits; a status is known only when it happens", () => {
  expect(rowsWithParts.length).toBeGreaterThan(40);
  expect(rowsWithParts.filter(({ isDetailed }) => isDetailed).map(({ code }) => code)).toEqual(["api/request-failed"]);
});

describe.each(rowsWithParts)("$code", ({ code, names, isDetailed }) => {
  test("is sent with every part of its message in the details", () => {
    const { details } = sent(new AppError(code, isDetailed ? { details: ownValues(names) } : {}));
    expect(Object.keys(details as object)).toEqual(expect.arrayContaining(names));
    const withOwn = sent(new AppError(code, { details: ownValues(names) }));
    expect(withOwn.details).toMatchObject(ownValues(names));
    for (const value of Object.values(ownValues(names))) expect(withOwn.message).toContain(String(value));
  });

  test.each(offeredLanguages)("is worded with its parts in $name", ({ tag }) => {
    speak(tag);
    const failure = sent(new AppError(code, { details: ownValues(names) }));
    const words = failureWords({ ...failure, message: "the server's" });
    expect(words).not.toBe("the server's");
    for (const value of Object.values(ownValues(names))) expect(words).toContain(String(value));
    expect(words).not.toMatch(/[{}]/);
  });
});

describe("in German", () => {
  test("a failure that lacks a part has no words, so that the server's whole sentence is shown", () => {
    const worded = translatorOf("de");
    expect(worded("import/too-many-cards", {})).toBeUndefined();
    expect(worded("import/too-many-cards", { most: 9 })).toMatch(/9/);
    expect(worded("from/the-future", { most: 9 })).toBeUndefined();
  });

  test("a status that is not known is left out", () => {
    speak("de");
    expect(failureWords({ code: "api/request-failed", message: "API request failed", details: null })).toBe(
      "Die API-Anfrage ist fehlgeschlagen",
    );
  });

  test("the examiner's failures have their own messages too", () => {
    speak("de");
    const ofExaminer = failureWords(sent(examinerError("api/rate-limit")));
    const ofService = failureWords(sent(new AppError("api/rate-limit")));
    expect(ofExaminer).not.toBe(ofService);
    for (const words of [ofExaminer, ofService]) expect(words).not.toMatch(/limit exceeded|Too many/);
  });
});

/** Words failures in a language from its file, as the page of that language does. */
function speak(tag: string): void {
  translateFailures(translatorOf(tag));
}

function translatorOf(tag: string): TranslateFailure {
  const texts = textsOf(tag);
  const formats = { plain: String, whole: String, percent: String, plural: (value: number) => new Intl.PluralRules(tag).select(value) };
  return failureTranslator((code) => {
    const text = texts.get(code) ?? "";
    return text === "" ? undefined : compiled(text);
  }, formats);
}

const files = new Map<string, ReadonlyMap<string, string>>();

function textsOf(tag: string): ReadonlyMap<string, string> {
  const known = files.get(tag);
  if (known) return known;
  const { byKey } = readPo(inProject("locales", `${tag}.po`));
  const texts = new Map([...errorMessages().values()].map((error) => [error.code, byKey.get(messageKey(error))?.text ?? ""]));
  files.set(tag, texts);
  return texts;
}
