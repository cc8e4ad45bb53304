import { expect, test } from "vitest";
import { codeFiles, isTest, type ProjectFile } from "./project-files.ts";

const declared = /^export (?:async )?(?:function\*?|const|let|class) (\w+)/gm;

/** How many files name each word of the code. */
const filesOfWord = new Map<string, number>();
for (const { text } of codeFiles) {
  for (const word of new Set(text.match(/\w+/g))) filesOfWord.set(word, (filesOfWord.get(word) ?? 0) + 1);
}

function exportsOf({ text }: ProjectFile): string[] {
  return [...text.matchAll(declared)].map(([, name = ""]) => name);
}

test("whatever a file exports is named in another file", () => {
  const ofTheProgram = codeFiles.filter(({ path }) => !path.endsWith(".config.ts") && !isTest(path));
  const unused = ofTheProgram.flatMap((file) =>
    exportsOf(file)
      .filter((name) => filesOfWord.get(name) === 1)
      .map((name) => `${file.path}: ${name}`),
  );
  expect(exportsOf({ path: "a.ts", text: "export function one() {}\nexport const two = 2;\nexport type Three = 3;" })).toEqual([
    "one",
    "two",
  ]);
  expect(unused).toEqual([]);
});
