import { describe, expect, test } from "vitest";
import { grade } from "../grade.ts";
import { noLexicon, type Lexicon } from "../question/lexicon.ts";

const glosses: Readonly<Record<string, readonly string[]>> = {
  orinoco: ["a South American river; flows from Venezuela into the Atlantic"],
  "lake chad": ["a lake in northern Africa"],
  turin: ["the capital of Piedmont in northwestern Italy"],
  elbrus: ["the highest mountain peak in Europe (18,510 feet high); in southern Russia"],
  venus: ["the second nearest planet to the sun; the 2nd from the sun", "Roman goddess of love"],
  helium: ["a very light colorless element that is a gas"],
  spleen: ["a large dark-red oval organ on the left side of the body"],
  "battle of lewes": ["a battle fought in 1264"],
  "ada ross": ["Scottish sailor who crossed the ocean alone (March 3, 1921) (1890-1970)"],
  "twin falls": ["a large waterfall on the border between Argentina and Brazil", "a waterfall on the border of Zambia"],
  argon: ["a colorless inert gas; makes up 1 percent of the air"],
};
const opposites = ["light", "heavy"];
const lexicon: Lexicon = {
  ...noLexicon,
  senses: (term) => (glosses[term] ?? []).map((gloss) => ({ words: [term], gloss })),
  areOpposites: (a, b) => a !== b && opposites.includes(a) && opposites.includes(b),
};
const markOf = (term: string, definition: string, answer: string) => grade({ term, definition, answer, deck: [] }, lexicon);

describe("a right answer with a false remark is worth a part", () => {
  test.each([
    ["River of Venezuela", "Orinoco", "the Orinoco, a river in Africa"],
    ["River of Venezuela", "Orinoco", "the Orinoco, which flows into the Pacific"],
    ["River of Venezuela", "Orinoco", "the Orinoco, a lake"],
    ["City of the car makers", "Turin", "Turin, in the south of Italy"],
    ["City of the car makers", "Turin", "Turin, a city in France"],
    ["Highest in the Caucasus", "Elbrus", "Elbrus, 8,000 m high"],
    ["Planet without a moon", "Venus", "Venus, the fourth from the Sun"],
    ["Planet without a moon", "Venus", "Venus, a star"],
    ["Gas of balloons", "helium", "helium, a heavy gas"],
    ["Gas of balloons", "helium", "helium, a metal"],
    ["Gas of balloons", "helium", "helium (symbol Hg)"],
    ["It filters blood beside the stomach", "spleen", "the spleen, a bone"],
    ["It filters blood beside the stomach", "spleen", "the spleen, which is yellow"],
    ["Simon de Montfort won it", "Battle of Lewes", "the Battle of Lewes, in 1415"],
    ["Gas of lamps", "argon", "argon, 40 percent of the air"],
    ["Crossed the ocean alone", "Ada Ross", "Ada Ross, in 1931"],
    ["Capital of Australia", "Canberra", "Canberra, the largest city of the country"],
  ])("%s: %s, and not %s", (term, definition, answer) => {
    expect(markOf(term, definition, answer)).toMatchObject({ score: 60, rule: "against-the-known" });
  });
});

describe("a remark that is true or unknown costs nothing", () => {
  test.each([
    ["River of Venezuela", "Orinoco", "the Orinoco, a river in South America"],
    ["River of Venezuela", "Orinoco", "the Orinoco, a river in Colombia too"],
    ["River of Venezuela", "Orinoco", "the Orinoco, which flows into the Atlantic"],
    ["A lake", "Lake Chad", "Lake Chad, between Niger, Nigeria and Cameroon"],
    ["City of the car makers", "Turin", "Turin, in the north of Italy"],
    ["City of the car makers", "Turin", "Turin, once a city in France"],
    ["City of the car makers", "Turin", "Turin, the biggest city for miles"],
    ["Highest in the Caucasus", "Elbrus", "Elbrus, 5,642 m high"],
    ["Planet without a moon", "Venus", "Venus, the second from the Sun"],
    ["Planet without a moon", "Venus", "Venus, as bright as a star"],
    ["Gas of balloons", "helium", "helium, He"],
    ["Gas of balloons", "helium", "helium, a light gas"],
    ["It filters blood beside the stomach", "spleen", "the spleen, an organ near a bone"],
    ["Simon de Montfort won it", "Battle of Lewes", "the Battle of Lewes, in 1264"],
    ["Crossed the ocean alone", "Ada Ross", "Ada Ross, in 1921"],
    ["Large waterfall", "Twin Falls", "Twin Falls, a waterfall in Zambia"],
    ["Gas of lamps", "argon", "argon, about 1 percent of the air"],
  ])("%s: %s, and %s", (term, definition, answer) => {
    expect(markOf(term, definition, answer).isCorrect).toBe(true);
  });
});

test("a remark on an explanation is compared with the thing that it explains", () => {
  const bile = "a fluid that breaks down fats in the intestine";
  const known: Lexicon = {
    ...noLexicon,
    senses: (term) => (term === "bile" ? [{ words: [term], gloss: "a digestive juice secreted by the liver" }] : []),
  };
  const of = (answer: string) => grade({ term: "Bile", definition: bile, answer, deck: [] }, known).score;
  expect(of(`${bile}, it is made in the kidneys`)).toBe(60);
  expect(of(`${bile}, it is made in the liver`)).toBeGreaterThanOrEqual(90);
  expect(of(`${bile}, it is yellow`)).toBeGreaterThanOrEqual(90);
});

test.each([
  ["Glacier", "river of ice that moves slowly down a mountain", "mountain ice slowly river moves"],
  ["Migration", "animals travel a long way to find food in the winter", "winter travel food animals find long"],
  ["Dividend", "part of a profit that a company pays to its owners", "owners profit pays part company"],
])("the words of a sentence in random order are worth nothing: %s", (term, definition, answer) => {
  expect(markOf(term, definition, answer).score).toBe(0);
});

test("notes without function words, in order, are accepted", () => {
  expect(markOf("Glacier", "river of ice that moves slowly down a mountain", "ice river moving slowly down mountain").isCorrect).toBe(true);
});

test("a formula assigned to another substance, or excluded, is wrong", () => {
  expect(markOf("Symbol of tin", "Sn", "zinc: Sn").score).toBe(0);
  expect(markOf("Symbol of tin", "Sn", "anything but: Sn").score).toBe(0);
  expect(markOf("Formula of ammonia", "NH3", "methane, NH3").score).toBe(0);
  expect(markOf("Symbol of tin", "Sn", "tin: Sn").score).toBe(100);
  expect(markOf("Formula of ammonia", "NH3", "ammonia, NH3").score).toBe(100);
});

test("what belongs to the other kind of a thing, or to another author, is false here", () => {
  const deck = [
    { term: "Artery", definition: "blood vessel that leads away from the heart" },
    { term: "Capillary", definition: "blood vessel with thin walls where gases are exchanged" },
    { term: "Composer of Carmen", definition: "Georges Bizet" },
    { term: "Composer of Faust", definition: "Charles Gounod" },
  ];
  const of = (place: number, answer: string) => grade({ ...(deck[place] ?? { term: "", definition: "" }), answer, deck }, lexicon).score;
  expect(of(0, "blood vessel that leads away from the heart, and gases are exchanged there")).toBe(60);
  expect(of(0, "blood vessel that leads away from the heart, with strong muscles")).toBeGreaterThanOrEqual(90);
  expect(of(2, "Bizet, who also composed Faust")).toBe(60);
  expect(of(2, "Bizet, who also composed songs")).toBeGreaterThanOrEqual(90);
});
