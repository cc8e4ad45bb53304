import { expect, test } from "vitest";
import { grade } from "../grade.ts";

function marked(term: string, definition: string, answer: string) {
  const { score } = grade({ term, definition, answer, deck: [] });
  return score >= 90 ? "right" : score >= 40 ? "a part" : "wrong";
}

test.each([
  ["thank you (Korean)", "감사합니다 (gamsahamnida)", "감사", "a part"],
  ["thank you (Korean)", "감사합니다 (gamsahamnida)", "gamsa", "a part"],
  ["thank you (Thai)", "ขอบคุณครับ (khop khun khrap)", "ขอบคุณ", "a part"],
  ["thank you (Korean)", "감사합니다 (gamsahamnida)", "감기", "wrong"],
])("a word without its polite ending is worth a part: %s, %s: %s", (term, definition, answer, verdict) => {
  expect(marked(term, definition, answer)).toBe(verdict);
});

test.each([
  ["to read (Japanese)", "読む (よむ)", "読みます", "a part"],
  ["to read (Japanese)", "読む (よむ)", "書きます", "wrong"],
  ["to see (Japanese)", "見る (みる)", "見ます", "a part"],
  ["to see (Japanese)", "見る (みる)", "聞きます", "wrong"],
])("another form of a verb is worth a part: %s, %s: %s", (term, definition, answer, verdict) => {
  expect(marked(term, definition, answer)).toBe(verdict);
});

test.each([
  ["magazine (Japanese)", "雑誌 (ざっし, zasshi)", "zashi", "a part"],
  ["ticket (Japanese)", "切符 (きっぷ, kippu)", "きぷ", "wrong"],
  ["exactly (Japanese)", "ぴったり (pittari)", "ぴたり", "a part"],
  ["beer (Japanese)", "ビール (bīru)", "ビル", "wrong"],
  ["good evening (Japanese)", "おはようございます (ohayō gozaimasu)", "ohayo", "a part"],
])("a small kana or a second word left out is worth a part: %s, %s: %s", (term, definition, answer, verdict) => {
  expect(marked(term, definition, answer)).toBe(verdict);
});
