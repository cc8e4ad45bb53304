import { expect, test } from "vitest";
import { files, isTest } from "./project-files.ts";

/** Where every word of the screens stands in a `.texts.ts` beside them, so that another language has one place to look at. */
const done = ["accounts", "app", "cards", "decks", "desk", "exchange", "media", "study", "ui"];

/** Words between two tags; brackets and signs are code. */
const wordsBetweenTags = /(?<!=)>([^:<>{}()[\]=;&|]*\p{L}{2}[^<>{}()[\]=;&|]*)</gu;
/** Words that a control shows, or that a screen reader says. */
const wordsInAttributes =
  /\s(?:aria-label|alt|title|label|hint|placeholder|subtitle|busyLabel|confirmLabel|cancelLabel)="([^"]*\p{L}[^"]*)"/gu;

test.each(done)("the screens of %s keep their words in texts files", (folder) => {
  const screens = files.filter(({ path }) => path.startsWith(`client/src/${folder}/`) && path.endsWith(".tsx") && !isTest(path));
  const found = screens.flatMap(({ path, text }) =>
    [wordsBetweenTags, wordsInAttributes].flatMap((pattern) =>
      [...withoutComments(text).matchAll(pattern)].map(([, words = ""]) => `${path}: ${words.trim()}`),
    ),
  );
  expect(found).toEqual([]);
});

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
}
