import { expect, test } from "vitest";
import { codeFiles, isTest } from "./project-files.ts";

/** Participles that say what happened to a thing and not what it is: no name of an export. */
const participles = new Set(
  `told kept said given asked begun made taken held known seen found left sent written gone shown heard meant brought bought built chosen drawn
  forgotten frozen hidden laid lent lost met paid sold sought spent spoken stood stolen taught thought thrown understood worn won wanted wished needed used
  named called opened closed counted added removed changed moved joined parted cleaned checked passed failed answered marked typed stored saved copied
  loaded measured ordered sorted picked filtered limited waited tried started ended stopped finished turned returned received allowed refused granted
  denied offered planned promised claimed besides apart aside`.split(/\s+/),
);

/** Exported participles that are right, each with its reason. */
const rightNames = new Map<string, string>();

/** Endings that do not say what a type holds: it is a request, an input, options or dependencies. */
const vagueType = /\b(?:type|interface) (\w*(?:Parts|Given|Asked))\b/g;

/** Types with such an ending that are right, each with its reason. */
const rightTypes = new Map<string, string>();

/** Turns of phrase that a reader had to read twice. Each was in many comments; the words in the brackets say it plainly. */
const oldVoice: readonly RegExp[] = [
  // (is told: receives, or is called with)
  /\b(?:is|are|was|were) told\b/,
  // (what is asked: the request)
  /\bwhat (?:is|was) asked\b/i,
  // (what somebody says or means: the value)
  /\bwhat (?:\w+ ){1,3}says of\b/,
  // (is none: does not exist)
  /\bis none of\b/,
  // (gives way: is dropped)
  /\bgives? way\b/,
  // (give up a name at once: unlink)
  /\bgiven up at once\b/,
];

/** Comments in which such words are right, each with its reason. */
const rightComments = new Map<string, string>();

const exported = /^export (?:async )?(?:function\*?|const|let|class|type) (\w+)\b/gm;

/** The comments of a code file, without the signs that begin their lines; addresses (`https://…`) are none. */
function commentsOf(text: string): string[] {
  return [...text.matchAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/[^\n]*/gm)].map(([comment]) => comment.replace(/\s*\n\s*\*?\s*/g, " "));
}

test("no export is named by a participle alone", () => {
  const found = codeFiles.flatMap(({ path, text }) => {
    const names = [...text.matchAll(exported)].map(([, name = ""]) => name);
    return names.filter((name) => participles.has(name.toLowerCase())).map((name) => `${path} ${name}`);
  });
  expect(found.filter((name) => !rightNames.has(name))).toEqual([]);
  expect([...rightNames.keys()].filter((name) => !found.includes(name))).toEqual([]);
});

test("no type is called Parts, Given or Asked", () => {
  const found = codeFiles.flatMap(({ path, text }) => [...text.matchAll(vagueType)].map(([, name = ""]) => `${path} ${name}`));
  expect(found.filter((name) => !rightTypes.has(name))).toEqual([]);
  expect([...rightTypes.keys()].filter((name) => !found.includes(name))).toEqual([]);
});

test("comments use plain words", () => {
  const found = codeFiles
    .filter(({ path }) => !isTest(path) && path !== "test/words.test.ts")
    .flatMap(({ path, text }) =>
      commentsOf(text).flatMap((comment) =>
        oldVoice.flatMap((words) => (words.test(comment) ? [`${path}: ${words.exec(comment)?.[0]}`] : [])),
      ),
    );
  expect(found.filter((line) => !rightComments.has(line))).toEqual([]);
});
