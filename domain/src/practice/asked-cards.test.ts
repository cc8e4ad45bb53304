import { describe, expect, test } from "vitest";
import { askedCards, askedOf, leftOutCount } from "./asked-cards.ts";
import { questionFor, yesOrNoFor } from "./wording.ts";
import { multipleChoice } from "./distractors/multiple-choice.ts";

const id = (name: string) => name.padEnd(12, "-");
const card = (name: string, term: string, definition: string) => ({ id: id(name), term, definition });

describe("the questions of a practice test", () => {
  test("ask a term for its definition and a sentence for each of its gaps, in the deck's order", () => {
    const cards = [
      card("a", "France", "Paris"),
      card("b", "{{c2::Rome}} lies in {{c1::Italy::a land}}", ""),
      card("c", "Kenya", "Nairobi"),
    ];
    expect(askedCards(cards, "written")).toEqual([
      card("a", "France", "Paris"),
      { id: `${id("b")}_c1`, term: "Rome lies in [a land]", definition: "Italy" },
      { id: `${id("b")}_c2`, term: "[…] lies in Italy", definition: "Rome" },
      card("c", "Kenya", "Nairobi"),
    ]);
  });

  test("ask a definition for its term where that was chosen; gaps stay gaps, and cards that can't be asked are left out", () => {
    const cards = [card("a", "France", "Paris"), card("b", "{{c1::Rome}} is in Italy", ""), card("c", "![](media/x.mp3)", "hello")];
    const [turned] = askedCards(cards, "written", "term");
    expect(turned).toEqual({ id: `${id("a")}_r`, term: "Paris", definition: "France" });
    expect(askedCards(cards, "written", "term").map((one) => one.id)).toEqual([`${id("a")}_r`, `${id("b")}_c1`]);
    expect(leftOutCount(cards, "written", "term")).toBe(1);
    expect(questionFor(turned!)).toBe("What is the term for: Paris?");
    expect(yesOrNoFor(turned!)).toBe("Is this the term for: Paris? France");
    expect(askedOf(cards[0]!, `${id("a")}_r`)).toEqual(turned);
  });

  test("have pictures among the choices, but not as written answers", () => {
    const cards = [card("a", "cell", "![a cell](media/x.png)"), card("b", "cell", "![a cell](media/x.png) with a wall")];
    expect(askedCards(cards, "choices")).toEqual(cards);
    expect(askedCards(cards, "written")).toEqual(cards.slice(1));
    expect([leftOutCount(cards, "choices"), leftOutCount(cards, "written")]).toEqual([0, 1]);
  });

  test("leave out cards with only a sound on one of the sides", () => {
    const cards = [card("a", "![hello](media/x.mp3)", "hello"), card("b", "hello", "![hello](media/x.mp3)"), card("c", "", "not complete")];
    expect([leftOutCount(cards, "choices"), leftOutCount(cards, "written")]).toEqual([2, 2]);
  });

  test("are found by their keys, as long as the card asks them", () => {
    const cloze = card("b", "{{c1::Rome}}", "");
    expect(askedOf(cloze, `${id("b")}_c1`)).toEqual({ id: `${id("b")}_c1`, term: "[…]", definition: "Rome" });
    expect(askedOf(cloze, `${id("b")}_c2`)).toBeNull();
    expect(askedOf(cloze, id("b"))).toBeNull();
  });

  test("include gaps, as gaps", () => {
    expect(questionFor({ id: id("a"), term: "France" })).toBe("What is the definition of: France?");
    expect(questionFor({ id: `${id("a")}_c1`, term: "[…] is" })).toBe("Fill the gap: […] is");
    expect(yesOrNoFor({ id: `${id("a")}_c1`, term: "[…] is", definition: "it" })).toBe("Does this belong in the gap: […] is? it");
  });
});

test("have choices of one kind: formulas with formulas, pictures with pictures, words with words", () => {
  const kinds: [RegExp, string[]][] = [
    [/^\\\(/, ["\\(x^2+1\\)", "\\(\\frac{4}{b}\\)", "\\(\\ln(5k)\\)", "\\(e^{3t}\\)"]],
    [/^!\[/, ["![](media/a.png)", "![](media/b.png)", "![](media/c.png)", "![](media/d.png)"]],
    [/^[a-z]/, ["a square", "a fraction", "a logarithm", "an exponential"]],
  ];
  const cards = kinds.flatMap(([, texts], kind) => texts.map((text, at) => card(`${kind}${at}`, `term ${kind} ${at}`, text)));
  for (let seed = 0; seed < 20; seed++) {
    const { questions, tooFew } = multipleChoice({ cards, seed });
    expect(tooFew).toEqual([]);
    for (const { answer, choices } of questions) {
      const [own] = kinds.find(([pattern]) => pattern.test(answer)) ?? [/never/];
      expect(choices.length).toBeGreaterThan(1);
      expect(choices.filter((choice) => !own.test(choice))).toEqual([]);
    }
  }
});
