import { describe, expect, test } from "vitest";
import { grade } from "../grade.ts";
import { active } from "./active.ts";
import { contrastIn } from "./contrast.ts";

const markOf = (definition: string, answer: string) => grade({ term: "q", definition, answer, deck: [] });

describe("agents and patients", () => {
  test.each([
    ["the cat chases the mouse", "the mouse chases the cat"],
    ["the predator eats the prey", "the predator is eaten by the prey"],
    ["distance divided by time", "time divided by distance"],
    ["mass per volume", "volume per mass"],
    ["larger than the Earth and smaller than the Sun", "larger than the Sun and smaller than the Earth"],
    ["the Senate brings charges and the House hears them", "the House brings charges and the Senate hears them"],
    ["the dog bites the postman", "the dog is bitten by the postman"],
    ["Rome conquered Gaul", "the conquered of Rome by Gaul"],
    ["plant on which an insect feeds", "plant that feeds on an insect"],
    ["carries messages to the brain", "carries messages from the brain"],
    ["lends books to a reader", "a reader lends books to it"],
    ["der Hund beißt den Mann", "der Mann beißt den Hund"],
    ["die Spanier besiegten die Azteken", "die Spanier wurden von den Azteken besiegt"],
    ["le chat mange la souris", "la souris mange le chat"],
    ["el zorro caza al conejo", "el zorro es cazado por el conejo"],
  ])("%s does not accept: %s", (definition, answer) => {
    expect(markOf(definition, answer)).toMatchObject({ score: 0, rule: "swapped" });
  });

  test.each([
    ["the predator eats the prey", "the prey is eaten by the predator"],
    ["the court reviews the law", "the law is reviewed by the court"],
    ["between the heart and the lungs", "between the lungs and the heart"],
    ["the sum of force and mass", "the sum of mass and force"],
    ["person who sells a car to a customer", "a car is sold to a customer by this person"],
    ["insect eating plant", "plant that eats an insect"],
    ["hotter than the core", "the core is colder than it"],
    ["die Spanier besiegten die Azteken", "die Azteken wurden von den Spaniern besiegt"],
    ["le chat mange la souris", "la souris est mangée par le chat"],
  ])("%s accepts: %s", (definition, answer) => {
    expect(markOf(definition, answer).isCorrect).toBe(true);
  });

  test("a passive is rewritten as its active", () => {
    expect(active("the law is reviewed by the court".split(" ")).join(" ")).toBe("the court reviewed the law");
    expect(active("the house by the sea".split(" ")).join(" ")).toBe("the house by the sea");
  });
});

describe("what an answer denies", () => {
  test.each([
    ["Paris, not Lyon", "Paris", "Lyon"],
    ["a whale and not a fish", "a whale", "a fish"],
    ["not a fish but a whale", "a whale", "a fish"],
    ["it is a mammal rather than a fish", "it is a mammal", "a fish"],
  ])("%s", (answer, kept, denied) => {
    expect(contrastIn(answer)).toEqual({ kept, denied });
  });

  test("the denied part costs nothing", () => {
    expect(markOf("Canberra", "Canberra, not Sydney").isCorrect).toBe(true);
    expect(markOf("connects bone to bone", "connects bone to bone, not muscle to bone").isCorrect).toBe(true);
  });

  test("but it is wrong to deny what the card says", () => {
    expect(markOf("Canberra", "Sydney, not Canberra")).toMatchObject({ score: 0, rule: "denied" });
  });

  test.each(["Paris", "nothing to say", "not ".repeat(5000), ""])("%#: an answer without a contrast gives null", (answer) => {
    expect(contrastIn(answer)).toBeNull();
  });
});
