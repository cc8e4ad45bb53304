import { describe, expect, test } from "vitest";
import { grade } from "../grade.ts";

const markOf = (term: string, definition: string, answer: string) => grade({ term, definition, answer, deck: [] }).score;

describe("what a teacher would count", () => {
  test.each([
    ["Moon landing", "first humans on the Moon in 1969", "first humans on the Moon"],
    ["Great Fire", "fire that destroyed London in 1666", "a fire that destroyed London"],
    ["Frankfurt Parliament", "first German parliament of 1848", "the first german parliament"],
  ])("%s: without its year it is worth a part", (term, definition, answer) => {
    const score = markOf(term, definition, answer);
    expect(score >= 40 && score <= 80).toBe(true);
  });

  test.each([
    ["Moon landing", "first humans on the Moon in 1969", "1969"],
    ["Great Fire", "fire that destroyed most of the old city of London in 1666", "in 1666"],
    ["Edict of Nantes", "gave the Huguenots freedom of worship in 1598", "1598"],
  ])("%s: its year alone is worth a part", (term, definition, answer) => {
    expect(markOf(term, definition, answer)).toBe(40);
  });

  test.each([
    ["Great Fire", "fire that destroyed London in 1666", "a fire that destroyed London in the 17th century"],
    ["Steam engine", "machine of James Watt, patented in 1769", "machine by James Watt from the 18th century"],
    ["Edict of Nantes", "gave the Huguenots freedom of worship in 1598", "freedom of worship for Huguenots, 16th century"],
  ])("%s: the right century is not another time", (term, definition, answer) => {
    expect(markOf(term, definition, answer)).toBeGreaterThanOrEqual(40);
    expect(markOf(term, definition, answer.replace(/1\dth/, "13th"))).toBe(0);
  });

  test.each([
    ["Capital of Brazil", "Brasília", "Rio was until 1960, it was Brasília until 2000"],
    ["Currency of Spain", "euro", "the euro was used until 2010"],
    ["Largest planet", "Jupiter", "Jupiter is no longer the largest planet"],
  ])("%s: what was so but no longer is, is wrong", (term, definition, answer) => {
    expect(markOf(term, definition, answer)).toBe(0);
  });

  test.each([
    ["cheese (French)", "le fromage", "la fromage"],
    ["tree (French)", "un arbre", "une arbre"],
    ["car (French)", "la voiture", "le voiture"],
  ])("%s: an article of the wrong gender is judged in its language", (term, definition, answer) => {
    expect(markOf(term, definition, answer)).toBe(60);
  });

  test.each([
    ["she has three brothers (German)", "sie hat drei Brüder", "sie hat 3 Brüder"],
    ["I bought five books (French)", "j'ai acheté cinq livres pour la fête", "j'ai acheté 5 livres pour la fête"],
    ["we need four chairs (Spanish)", "necesitamos cuatro sillas para la mesa", "necesitamos 4 sillas para la mesa"],
  ])("%s: a number in digits is the same number", (term, definition, answer) => {
    expect(markOf(term, definition, answer)).toBeGreaterThanOrEqual(90);
  });

  test.each([
    ["Pantheist's god", "present everywhere", "found everywhere"],
    ["Ghost town", "town where people do not live", "town in which ppl dont live"],
    ["Undead", "never dies", "lives forever"],
  ])("%s: a paraphrase is right", (term, definition, answer) => {
    expect(markOf(term, definition, answer)).toBeGreaterThanOrEqual(90);
  });
});

describe("a letter that is a name", () => {
  test.each([
    ["Universal donor", "O negative", "negative", 0, 80],
    ["Universal donor", "O negative", "O", 40, 80],
    ["Blood group without antigens", "O positive", "type O", 40, 80],
    ["the boy (Portuguese)", "o menino", "menino", 90, 100],
    ["Universal donor", "O negative", "o neg", 90, 100],
  ])("%s, %s: %s", (term, definition, answer, least, most) => {
    const score = markOf(term, definition, answer);
    expect(score >= least && score <= most).toBe(true);
  });
});

describe("readings in other scripts", () => {
  test.each([
    ["mother (Hindi)", "माता (mātā)", "maata"],
    ["bread (Arabic)", "عيش (ʿaysh)", "eish"],
    ["day (Arabic)", "يوم (yawm)", "yaum"],
  ])("%s, %s: %s", (term, definition, answer) => {
    expect(markOf(term, definition, answer)).toBeGreaterThanOrEqual(90);
  });

  test.each([
    ["king (Hebrew)", "מלך (melekh)", "molekh"],
    ["writer (Arabic)", "كاتب (kātib)", "kitab"],
    ["food (Hindi)", "खाना (khānā)", "khini"],
  ])("%s, %s does not accept: %s", (term, definition, answer) => {
    expect(markOf(term, definition, answer)).toBeLessThan(90);
  });
});
