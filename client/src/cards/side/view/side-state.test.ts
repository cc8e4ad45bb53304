import { EditorSelection, type EditorState } from "@codemirror/state";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sideSigns } from "@recollect/domain/test/any-side.ts";
import { lawRuns } from "@recollect/domain/test/law-runs.ts";
import { sideState } from "./create-view.ts";
import { changesTo, setFocus, textOf } from "./layout-field.ts";
import { deletionAt } from "./side-keys.ts";
import { hiddenSigns } from "./signs.ts";
import { isExact } from "./whole-signs.ts";

/** A side's state with the focus; `|` is the caret, `‹›` a selection. */
function stateOf(shown: string): EditorState {
  const text = shown.replaceAll(/[|‹›]/g, "");
  const [from, to] = shown.includes("|") ? [shown.indexOf("|"), shown.indexOf("|")] : [shown.indexOf("‹"), shown.indexOf("›") - 1];
  const state = sideState({ text, gaps: true });
  return state.update({ selection: EditorSelection.range(from, to), effects: setFocus.of(true) }).state;
}

function shownOf(state: EditorState): string {
  const text = textOf(state);
  const { from } = state.selection.main;
  return `${text.slice(0, from)}|${text.slice(from)}`;
}

const picture = "![heart](media/abcdefghijklmnop.png)";

describe("a deletion never leaves half of signs that are not seen", () => {
  test.each([
    ["a selection that ends in the number of a gap", "the ‹le{{c1›::ft}} one", "the |ft one"],
    ["a selection that begins in the words of a gap and ends behind it", "{{c1::le‹ft}} o›ne", "le|ne"],
    ["a selection over a whole gap", "the ‹{{c1::left}} ›one", "the |one"],
    ["a selection of words in a gap", "{{c1::l‹ef›t}}", "{{c1::l|t}}"],
    ["a selection that ends in a picture", `a‹b\n![he›art](media/abcdefghijklmnop.png)\nc`, "a|\nc"],
    ["a selection that ends in a closed formula", "a‹b \\(x›^2\\) c", "a| c"],
    ["a selection that begins in a list's sign", "-‹ one›", "|"],
  ])("%s", (_name, before, after) => {
    const state = stateOf(before);
    expect(shownOf(state.update({ changes: state.selection.main, userEvent: "delete" }).state)).toBe(after);
  });

  test("and a tool's change is taken as it is", () => {
    const state = stateOf("‹{{c1::›left}}");
    expect(textOf(state.update({ changes: state.selection.main, annotations: isExact.of(true) }).state)).toBe("left}}");
  });
});

describe("beside what is drawn, a deletion", () => {
  test.each([
    ["takes a picture with its line", `a\n${picture}|\nb`, false, "a|\nb"],
    ["takes a picture before it", `|${picture}\nb`, true, "|b"],
    ["makes a gap words again at its start", "{{c1::|left::side}} one", false, "|left one"],
    ["deletes the last character of a gap from behind it", "{{c1::left}}| one", false, "{{c1::lef}}| one"],
    ["deletes a gap with its last character", "a {{c1::b}}|", false, "a |"],
    ["deletes a whole emoji in a gap", "{{c1::ab👍🏽}}|", false, "{{c1::ab}}|"],
    ["opens a formula", "a \\(x^2\\)|", false, "a \\(x^2|\\)"],
    ["opens a formula before it", "|\\(x^2\\)", true, "\\(|x^2\\)"],
    ["takes the sign of a list", "- |one", false, "|one"],
    ["takes a character with its backslash", "5 \\*| 3", false, "5 | 3"],
  ] as const)("%s", (_name, before, forward, after) => {
    const state = stateOf(before);
    const spec = deletionAt(state, state.selection.main.head, forward);
    expect(shownOf(state.update(spec ?? {}).state)).toBe(after);
  });

  test("is an ordinary one everywhere else", () => {
    for (const shown of ["ab|c", "**a|b**", "{{c1::a|b}}", "a\n|b"]) {
      expect(deletionAt(stateOf(shown), stateOf(shown).selection.main.head, false)).toBeNull();
    }
  });
});

describe("signs are hidden", () => {
  const hiddenIn = (shown: string) => hiddenSigns(stateOf(shown)).map(({ from, to }) => textOf(stateOf(shown)).slice(from, to));
  test.each([
    ["of a mark while the caret is elsewhere", "**a** b|", ["**", "**"]],
    ["of a mark not while the caret is at its edge", "**a**| b", []],
    ["of a gap, always", "{{c1::a|::hint}}", ["{{c1::", "::hint}}"]],
    ["of a closed formula, as one", "a|  \\(x\\)", ["\\(x\\)"]],
    ["of a formula not while the caret is inside", "\\(|x\\)", []],
  ])("%s", (_name, shown, hidden) => {
    expect(hiddenIn(shown)).toEqual(hidden);
  });

  test("of everything while the field has not the focus", () => {
    const state = stateOf("**a|**").update({ effects: setFocus.of(false) }).state;
    expect(hiddenSigns(state)).toHaveLength(2);
  });
});

const anySide = fc.array(fc.constantFrom(...sideSigns), { maxLength: 40 }).map((parts) => parts.join(""));

test("the text that goes in comes out, whatever it is, wherever the caret is", () => {
  fc.assert(
    fc.property(anySide, fc.boolean(), fc.nat(), fc.nat(), (text, gaps, a, b) => {
      const opened = sideState({ text, gaps });
      const [anchor, head] = [a % (text.length + 1), b % (text.length + 1)];
      const state = opened.update({ selection: { anchor, head }, effects: setFocus.of(true) }).state;
      expect(textOf(opened)).toBe(text);
      expect(textOf(state)).toBe(text);
    }),
    { numRuns: lawRuns(100_000) },
  );
});

test("a text from outside replaces another one exactly", () => {
  fc.assert(
    fc.property(anySide, anySide, (before, after) => {
      const state = sideState({ text: before, gaps: true });
      expect(textOf(state.update({ changes: changesTo(state, after), annotations: isExact.of(true) }).state)).toBe(after);
    }),
    { numRuns: lawRuns(10_000) },
  );
});

test("typing at a place changes nothing but that place", () => {
  fc.assert(
    fc.property(anySide, fc.nat(), fc.constantFrom("a", "*", "}", "\n", "😀"), (text, place, typed) => {
      const at = place % (text.length + 1);
      const state = sideState({ text, gaps: true });
      expect(textOf(state.update({ changes: { from: at, insert: state.toText(typed) }, userEvent: "input.type" }).state)).toBe(
        text.slice(0, at) + typed + text.slice(at),
      );
    }),
    { numRuns: lawRuns(10_000) },
  );
});
