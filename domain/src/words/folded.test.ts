import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { folded } from "./folded.ts";

const isFound = (text: string, search: string) => folded(text).includes(folded(search));

describe("a search finds", () => {
  test.each([
    // case, as Unicode folds it
    ["İngilizce kelimeler", "ingilizce"],
    ["ışık", "IŞIK"],
    ["Straße und Verkehr", "STRASSE"],
    ["STRASSE", "straße"],
    ["ẞ", "ß"],
    ["ΟΔΟΣ ΑΘΗΝΩΝ", "οδος αθηνων"],
    ["οδός", "ΟΔΟΣ"],
    ["ΣΊΣΥΦΟΣ", "σίσυφος"],
    ["ᾼδης", "ᾳδησ"],
    ["ᾍδης", "αιδησ"],
    ["ﬁnance", "FINANCE"],
    ["ſtadt", "Stadt"],
    ["ᲥᲐᲠᲗᲣᲚᲘ", "ქართული"],
    ["ԵՒ", "և"],
    // apostrophes and dashes
    ["L’amour et la mort", "l'amour"],
    ["Don't stop", "don’t"],
    ["Hawaiʻi", "hawai'i"],
    ["O`Brien", "o´brien"],
    ["м’який", "м'який"],
    ["1914–1918", "1914-1918"],
    ["A—B", "a-b"],
    ["x − y", "x - y"],
    ["e‑mail", "e-mail"],
    ["“Hamlet”", '"hamlet"'],
    // accents
    ["Über Wasser", "uber"],
    ["Uber fahren", "Über"],
    ["Tiếng Việt", "tieng viet"],
    ["Ελληνικά", "ελληνικα"],
    ["Smørrebrød", "smorrebrod"],
    ["Łódź", "lodz"],
    ["Đà Nẵng", "da nang"],
    ["encyclopædia", "Encyclopaedia"],
    ["œuvre", "oeuvre"],
    ["Ħamrun", "hamrun"],
    ["молоко́", "молоко"],
    ["Ёлка", "елка"],
    ["שָׁלוֹם", "שלום"],
    ["كِتَاب", "كتاب"],
    ["كـــتاب", "كتاب"],
    // compatibility forms
    ["ＡＢＣ　１２３", "abc 123"],
    ["ｶﾞｲﾄﾞ", "ガイド"],
    ["Ⅳ. Kapitel", "iv. kapitel"],
    ["H₂O", "h2o"],
    ["m²", "M2"],
    ["Wait…", "wait..."],
    ["1\u00a0000", "1 000"],
    ["Straf\u00adrecht", "strafrecht"],
    ["می\u200cخواهم", "میخواهم"],
  ])("%s by %s", (text, search) => {
    expect(isFound(text, search)).toBe(true);
  });
});

describe("letters that a mark makes another letter stay apart", () => {
  test.each([
    ["й", "и"],
    ["Ї", "І"],
    ["ў", "у"],
    ["ѓ", "г"],
    ["が", "か"],
    ["ぱ", "は"],
    ["कि", "क"],
    ["ก้า", "กา"],
    ["한", "하"],
    ["أ", "ا"],
    ["≠", "="],
    ["ð", "d"],
  ])("%s is not %s", (one, other) => {
    expect(folded(one)).not.toBe(folded(other));
    expect(isFound(one, one)).toBe(true);
  });

  test("an Indic vowel sign is part of the text that a search compares", () => {
    expect(isFound("हिन्दी", "हन्दी")).toBe(false);
    expect(isFound("हिन्दी भाषा", "हिन्दी")).toBe(true);
  });
});

describe("laws of all characters", () => {
  // Han and Hangul have neither case nor accents, and would take most of the time.
  const letters = Array.from({ length: 0x2_0000 }, (_, point) => String.fromCodePoint(point)).filter((letter) =>
    /[\p{Assigned}--[\p{Script=Han}\p{Script=Hangul}\p{Co}\p{Cs}]]/v.test(letter),
  );

  test("a letter, its capital and its small letter are one", () => {
    const apart = letters.filter((letter) => {
      const fold = folded(letter);
      return folded(letter.toUpperCase()) !== fold || folded(letter.toLowerCase()) !== fold;
    });
    expect(apart).toEqual([]);
  });

  test("folding a folded text changes nothing, nor does it matter whether it was folded by case alone before", () => {
    const changed = letters.filter((letter) => {
      const fold = folded(`a${letter}`);
      return folded(fold) !== fold || folded(`a${letter}`.normalize("NFC").toLowerCase()) !== fold;
    });
    expect(changed).toEqual([]);
  });
});

describe("laws of all texts", () => {
  const text = fc.string({ unit: "grapheme" });

  test("a part of a text in any case is found, composed or not", () => {
    fc.assert(
      fc.property(text, text, text, fc.constantFrom("NFC", "NFD"), (before, part, after, form) => {
        const whole = `${before} ${part} ${after}`.normalize(form);
        for (const search of [part, part.toUpperCase(), part.toLowerCase(), part.normalize("NFC")])
          expect(isFound(whole, search)).toBe(true);
      }),
      // A spacing breathing of Greek with an accent, which is two characters in one form and one in the other.
      { examples: [["", "\u1fdd", "", "NFD"]] },
    );
  });

  test("whatever is found in lower case is found, wherever a text is cut", () => {
    const plain = (one: string) => one.normalize("NFC").toLowerCase();
    fc.assert(
      fc.property(text, text, text, (before, part, after) => {
        const whole = before + part + after;
        for (const search of [part, part.toUpperCase(), part.toLowerCase()])
          expect(isFound(whole, search) || !plain(whole).includes(plain(search))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
