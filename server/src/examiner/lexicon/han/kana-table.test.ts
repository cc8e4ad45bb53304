import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";

import { readKanaTable } from "./kana-table.ts";

const folder = mkdtempSync(join(tmpdir(), "kana-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A word list in the dictionary's format, with some space at its end. */
function tableOfEntries(...entries: readonly string[]) {
  const file = join(folder, "words.gz");
  writeFileSync(file, gzipSync(Buffer.concat([Buffer.from(entries.map((entry) => `${entry}\0`).join("")), Buffer.alloc(4000)])));
  return readKanaTable(pathToFileURL(file));
}

test("a word has its readings in hiragana, by its kind", () => {
  const table = tableOfEntries(
    "山,名詞,一般,*,*,*,*,山,ヤマ,ヤマ",
    "山,名詞,接尾,地域,*,*,*,山,サン,サン",
    "山,名詞,固有名詞,人名,姓,*,*,山,ヤマサキ,ヤマサキ",
    "本,名詞,接尾,助数詞,*,*,*,本,ホン,ホン",
    "お茶,名詞,一般,*,*,*,*,お茶,オチャ,オチャ",
    "第,接頭詞,数接続,*,*,*,*,第,ダイ,ダイ",
    "或いは,接続詞,*,*,*,*,*,或いは,アルイハ,アルイハ",
    "様,名詞,接尾,助動詞語幹,*,*,*,様,ヨウ,ヨー",
  );
  expect(table("山")).toEqual({ word: ["やま"], attached: ["さん"], counter: [], name: ["やまさき"] });
  expect(table("本").counter).toEqual(["ほん"]);
  expect([table("お茶").word, table("或いは").word]).toEqual([["おちゃ"], ["あるいは"]]);
  expect([table("第").attached, table("様").attached]).toEqual([["だい"], ["よう"]]);
});

test("kana, fragments and symbols are left out", () => {
  const table = tableOfEntries(
    "やぼったい,形容詞,自立,*,*,形容詞・アウオ段,基本形,やぼったい,ヤボッタイ,ヤボッタイ",
    "高,形容詞,自立,*,*,形容詞・アウオ段,ガル接続,高い,タカ,タカ",
    "〇,記号,一般,*,*,*,*,〇,〇,〇",
  );
  const none = { word: [], attached: [], counter: [], name: [] };
  expect(["やぼったい", "高", "〇", "山", ""].map(table)).toEqual([none, none, none, none, none]);
});
