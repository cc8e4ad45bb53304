import { expect, test } from "vitest";
import { grade } from "../grade.ts";

const score = (term: string, definition: string, answer: string) => grade({ term, definition, answer, deck: [{ term, definition }] }).score;

test.each([
  ["Deepest lake in the world?", "Lake Baikal (1,642 m), Russia", "Lake Baikal"],
  ["Highest mountain?", "Mount Everest, 8,848 m, on the border of Nepal and China", "Mount Everest"],
  ["Longest river?", "the Nile, about 6,650 km", "nile"],
  ["What organ makes insulin?", "the pancreas, in the islets of Langerhans", "pancreas"],
  ["When did the war end?", "in 1945, with the surrender of Japan", "1945"],
  ["Hauptstadt der Schweiz?", "Bern, die Bundesstadt", "Bern"],
  ["Quel est le plus long fleuve de France ?", "la Loire, longue de 1 006 km", "la Loire"],
  ["¿Capital de Australia?", "Canberra, no Sídney", "Canberra"],
  ["Qual è il fiume più lungo d'Italia?", "il Po, lungo 652 km", "po"],
])("a card that asks for one thing accepts its name without what is said of it: %s %s", (term, definition, answer) =>
  expect(score(term, definition, answer)).toBe(96),
);

test.each([
  ["mitosis", "division, in which two identical cells are formed", "division"],
  ["What is mitosis?", "division, in which two identical cells are formed", "division"],
  ["Which colours has the flag?", "red, green, blue", "red"],
  ["Which gases make up the air?", "nitrogen (78%), oxygen (21%)", "nitrogen"],
  ["Welche Gase enthält die Luft?", "Stickstoff (78 %), Sauerstoff (21 %)", "Stickstoff"],
  ["When and where was the treaty signed?", "1919, in Versailles", "1919"],
])("a definition, a list and an answer to two questions are wanted whole: %s %s", (term, definition, answer) =>
  expect(score(term, definition, answer)).toBeLessThan(90),
);

test.each([
  ["Who wrote the Divine Comedy?", "Dante Alighieri, Florentine poet of the 14th century", "Dante Alighieri"],
  ["Chi scrisse la Divina Commedia?", "Dante Alighieri, poeta fiorentino del Trecento", "dante"],
  ["Wer schrieb den Faust?", "Johann Wolfgang von Goethe, deutscher Dichter", "Goethe"],
  ["Who discovered penicillin?", "Alexander Fleming in 1928", "Fleming"],
])("a card that asks for a person accepts the usual name: %s %s", (term, definition, answer) =>
  expect(score(term, definition, answer)).toBe(96),
);

test.each([
  ["Who discovered penicillin, and when?", "Alexander Fleming in 1928", "Fleming"],
  ["Who wrote the manifesto?", "Karl Marx, Friedrich Engels", "Karl Marx"],
])("who alone is not enough where more is asked: %s %s", (term, definition, answer) =>
  expect(score(term, definition, answer)).toBeLessThan(90),
);
