import { describe, expect, test } from "vitest";
import { isLeech, leechAdvice, leechLapses } from "./leeches.ts";

describe("a leech", () => {
  test("is a card that was forgotten eight times and is not strong yet", () => {
    expect(isLeech({ lapses: leechLapses, stability: 3 })).toBe(true);
    expect(isLeech({ lapses: leechLapses - 1, stability: 3 })).toBe(false);
    expect(isLeech({ lapses: 20, stability: 90 })).toBe(false);
  });

  test.each([
    ["has one word: a picture or a hint may help", { definition: "Ribosome" }, ["picture", "mnemonic"]],
    ["asks for a list: it may be split", { definition: "skull, spine, ribs, sternum" }, ["split", "picture", "mnemonic"]],
    ["asks for three lines: it may be split", { definition: "- one\n- two\n- three" }, ["split", "picture", "mnemonic"]],
    ["asks for a long sentence: it may be split", { definition: "a b c d e f g h i j k l m" }, ["split", "picture", "mnemonic"]],
    ["has a picture: a hint may help", { definition: "![heart](media/abcdefghijklmnop.png) Heart" }, ["mnemonic"]],
    ["has a hint: a picture may help", { definition: "Heart", extra: "It beats." }, ["picture"]],
    ["has both: less of it may help", { definition: "![heart](media/abcdefghijklmnop.png) Heart", extra: "It beats." }, ["split"]],
  ])("that %s", (_title, content, advice) => {
    const card = { term: "What is it?", ...content };
    expect(leechAdvice(card, card.definition)).toEqual(advice);
  });
});
