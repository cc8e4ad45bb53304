import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nameOf } from "./folder-name.ts";
import {
  afterMove,
  byPath,
  deckTagsProblem,
  folderProblem,
  isWithin,
  parentOf,
  normalizedPath,
  normalizedTag,
  pathAndParents,
} from "./folders.ts";
import { DECK_TAG, FOLDER } from "../../limits/limits.ts";

const name = fc.stringMatching(/^[A-Za-zäß漢 ]{1,12}$/).filter((text) => text === text.trim());
const path = fc.array(name, { minLength: 1, maxLength: 5 }).map((names) => names.join("/"));

describe("a folder's path", () => {
  test.each([
    ["Medicine", null],
    ["Medicine/Anatomy/Arm", null],
    ["", "folder/bad-name"],
    ["/Medicine", "folder/bad-name"],
    ["Medicine//Arm", "folder/bad-name"],
    ["Medicine/ Arm", "folder/bad-name"],
    ["Medi\ncine", "folder/bad-name"],
    ["x".repeat(FOLDER.nameMaxLength), null],
    ["x".repeat(FOLDER.nameMaxLength + 1), "folder/name-too-long"],
    [Array.from({ length: FOLDER.maxDepth }, () => "a").join("/"), null],
    [Array.from({ length: FOLDER.maxDepth + 1 }, () => "a").join("/"), "folder/too-deep"],
  ])("%j: %s", (given, problem) => {
    expect(folderProblem(given)).toBe(problem);
  });

  test("is normalized: blanks and repeated separators are removed", () => {
    expect(normalizedPath(" Medicine / Anatomy// ")).toBe("Medicine/Anatomy");
  });

  test("has all of its parent folders", () => {
    expect(pathAndParents("Medicine/Anatomy/Arm")).toEqual(["Medicine", "Medicine/Anatomy", "Medicine/Anatomy/Arm"]);
    expect(parentOf("Medicine/Anatomy")).toBe("Medicine");
    expect(parentOf("Medicine")).toBeNull();
    expect(nameOf("Medicine/Anatomy")).toBe("Anatomy");
  });

  test("is inside itself and its parents, not inside a folder whose name begins alike", () => {
    expect(isWithin("Law/Torts", "Law")).toBe(true);
    expect(isWithin("Law", "Law")).toBe(true);
    expect(isWithin("Lawn", "Law")).toBe(false);
  });

  test("sorts by name, numbers by their value", () => {
    expect(["Term 10", "term 2", "Art"].sort(byPath)).toEqual(["Art", "term 2", "Term 10"]);
  });
});

describe("moving a folder", () => {
  test("moves its subfolders, and nothing else", () => {
    expect(afterMove("Law/Torts", "Law", "Studies/Law")).toBe("Studies/Law/Torts");
    expect(afterMove("Law", "Law", "Jura")).toBe("Jura");
    expect(afterMove("Lawn", "Law", "Jura")).toBe("Lawn");
  });

  test("that is removed leaves its contents in the parent folder", () => {
    expect(afterMove("Law/Torts", "Law/Torts", null)).toBe("Law");
    expect(afterMove("Law/Torts/Cases", "Law/Torts", null)).toBe("Law/Cases");
    expect(afterMove("Law", "Law", null)).toBeNull();
  });

  test("back again changes nothing", () => {
    fc.assert(
      fc.property(path, path, name, (inside, from, to) => {
        const elsewhere = `${to}!`;
        const before = `${from}/${inside}`;
        expect(afterMove(afterMove(before, from, elsewhere) ?? "", elsewhere, from)).toBe(before);
      }),
    );
  });
});

describe("a deck's tags", () => {
  test.each([
    [" #Exam 1 ", "Exam-1"],
    ["a, b", "a-b"],
    ["##", ""],
    ["-#a", "a"],
    ["漢字", "漢字"],
  ])("%j is normalized to %j", (typed, tag) => {
    expect(normalizedTag(typed)).toBe(tag);
  });

  test("stays unchanged when it is normalized, and is valid unless it is too long", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), (typed) => {
        const tag = normalizedTag(typed);
        expect(normalizedTag(tag)).toBe(tag);
        fc.pre(tag !== "" && tag.length <= DECK_TAG.maxLength && !/\p{Cc}/u.test(tag));
        expect(deckTagsProblem([tag])).toBeNull();
      }),
    );
  });

  test("are refused with the reason when invalid", () => {
    expect(deckTagsProblem(["a b"])).toBe("tag/bad");
    expect(deckTagsProblem([""])).toBe("tag/bad");
    expect(deckTagsProblem(["x".repeat(DECK_TAG.maxLength + 1)])).toBe("tag/too-long");
    expect(deckTagsProblem(Array.from({ length: DECK_TAG.perDeck + 1 }, (_, at) => `${at}`))).toBe("tag/too-many");
  });
});
