import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { afterListItem, withCode, withFormula, withGap, withLink, withList, withMark, type Edit } from "./text-edits.ts";

/** A text whose selection is between `‹` and `›`; a single `|` is the caret. */
function edit(shown: string): Edit {
  if (shown.includes("|")) return { text: shown.replace("|", ""), from: shown.indexOf("|"), to: shown.indexOf("|") };
  return { text: shown.replace(/[‹›]/g, ""), from: shown.indexOf("‹"), to: shown.indexOf("›") - 1 };
}

function drawn({ text, from, to }: Edit): string {
  if (from === to) return `${text.slice(0, from)}|${text.slice(from)}`;
  return `${text.slice(0, from)}‹${text.slice(from, to)}›${text.slice(to)}`;
}

const bold = (one: Edit) => withMark(one, "**");
const italic = (one: Edit) => withMark(one, "*");

describe("what the editing tools do with the selection", () => {
  test.each<[string, (one: Edit) => Edit, string, string]>([
    ["bold", bold, "a ‹b› c", "a **‹b›** c"],
    ["bold, its spaces left outside", bold, "a‹ b ›c", "a **‹b›** c"],
    ["bold at the cursor", bold, "a |", "a **|**"],
    ["no longer bold", bold, "a **‹b›** c", "a ‹b› c"],
    ["italic inside bold", italic, "**‹b›**", "***‹b›***"],
    ["no longer italic, still bold", italic, "***‹b›***", "**‹b›**"],
    ["no longer bold, still italic", bold, "***‹b›***", "*‹b›*"],
    ["underline", (one) => withMark(one, "__"), "‹a›", "__‹a›__"],
    ["no longer struck out", (one) => withMark(one, "~~"), "~~‹a›~~", "‹a›"],
    ["code", withCode, "‹a›", "`‹a›`"],
    ["no longer code", withCode, "`‹a›`", "‹a›"],
    ["code with a backtick", withCode, "‹a`b›", "`` ‹a`b› ``"],
    ["a block of code", withCode, "‹a\nb›", "```\n‹a\nb›\n```"],
    ["a block of code after other words", withCode, "x ‹a\nb›", "x \n```\n‹a\nb›\n```"],
    ["a formula", withFormula, "is ‹x^2›", "is \\(‹x^2›\\)"],
    ["no longer a formula", withFormula, "\\(‹x^2›\\)", "‹x^2›"],
    ["the first gap", withGap, "The ‹cell› is", "The {{c1::‹cell›}} is"],
    ["the next gap", withGap, "{{c1::a}} {{c4::b}} ‹c›", "{{c1::a}} {{c4::b}} {{c5::‹c›}}"],
    ["one more place of the last gap", (one) => withGap(one, { isSame: true }), "{{c2::a}} ‹b›", "{{c2::a}} {{c2::‹b›}}"],
    ["a gap in a formula", withGap, "\\(a=‹\\frac{1}{2}›\\)", "\\(a={{c1::‹\\frac{1}{2}›}}\\)"],
    ["a gap of words with two colons, which begin no hint", withGap, "a ‹std::vector› of", "a {{c1::‹std\\::vector›}} of"],
    ["a gap of words whose colons have their backslash", withGap, "a ‹std\\::vector› of", "a {{c1::‹std\\::vector›}} of"],
    ["a gap of a formula, as it is", withGap, "‹\\(a::b\\)›", "{{c1::‹\\(a::b\\)›}}"],
    ["a gap of a link, as it is", withGap, "‹[x](http://[::1]/)›", "{{c1::‹[x](http://[::1]/)›}}"],
    ["a gap of code with two colons", withGap, "‹`a::b`›", "{{c1::‹`a::b`›}}"],
    ["a gap around a gap", withGap, "‹a {{c1::b::hint}}›", "{{c2::‹a {{c1::b::hint}}›}}"],
    ["a link", withLink, "see ‹this›", "see [this](https://|)"],
    ["a link at the cursor", withLink, "|", "[|](https://)"],
    ["a list", withList, "a\n‹b\nc›\nd", "a\n- ‹b\n- c›\nd"],
    ["a list of one line", withList, "a|", "- a|"],
    ["a list that begins", withList, "|", "- |"],
    ["no longer a list", withList, "‹- b\n- c›", "‹b\nc›"],
  ])("%s", (_what, tool, before, after) => {
    expect(drawn(tool(edit(before)))).toBe(after);
  });

  test.each<[string, string, string | null]>([
    ["one more item", "- a|", "- a\n- |"],
    ["one more number", "1. a\n9. b|", "1. a\n9. b\n10. |"],
    ["none after an empty one", "- a\n- |", "- a\n|"],
    ["nothing where there is no list", "a|", null],
  ])("Enter in a list gives %s", (_what, before, after) => {
    const found = afterListItem(edit(before));
    expect(found && drawn(found)).toBe(after);
  });
});

test("setting a mark and removing it leaves the text as it was", () => {
  const word = fc.stringMatching(/^[a-z][a-z ]{0,6}[a-z]$/);
  fc.assert(
    fc.property(word, word, word, fc.constantFrom("**", "*", "__", "~~"), (before, inside, after, mark) => {
      const start = { text: `${before} ${inside} ${after}`, from: before.length + 1, to: before.length + 1 + inside.length };
      expect(withMark(withMark(start, mark), mark)).toEqual(start);
    }),
  );
});
