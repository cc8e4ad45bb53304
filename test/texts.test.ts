import { expect, test } from "vitest";
import { files, isTest } from "./project-files.ts";

/** Words between two tags; brackets and symbols are code. */
const wordsBetweenTags = /(?<!=)>([^:<>{}()[\]=;&|]*\p{L}{2}[^<>{}()[\]=;&|]*)</gu;
/** Words that a control shows, or that a screen reader reads. */
const wordsInAttributes =
  /\s(?:aria-label|alt|title|label|hint|placeholder|subtitle|busyLabel|confirmLabel|cancelLabel)="([^"]*\p{L}[^"]*)"/gu;

/** So that another language has one place to look at beside each screen. */
test("every screen has its words in texts files", () => {
  const screens = files.filter(({ path }) => path.startsWith("client/src/") && path.endsWith(".tsx") && !isTest(path));
  const found = screens.flatMap(({ path, text }) =>
    [wordsBetweenTags, wordsInAttributes].flatMap((pattern) =>
      [...withoutKeysAndComments(text).matchAll(pattern)].map(([, words = ""]) => `${path}: ${words.trim()}`),
    ),
  );
  expect(found).toEqual([]);
});

/** The labels of keys are the same in every language here. */
function withoutKeysAndComments(text: string): string {
  return text
    .replace(/<kbd>\w+<\/kbd>/g, "")
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/^\s*\/\/.*$/gm, "");
}
