import { expect, test } from "vitest";
import { grade } from "../grade.ts";

const marked = (definition: string, answer: string) => grade({ term: "?", definition, answer, deck: [] });

test.each([
  ["someone who is owed money", "someone who owes money"],
  ["a person who owes money", "a person who is owed money"],
  ["person to whom money is owed", "someone who owes money"],
  ["person to whom money is owed", "the one who owes the money"],
  ["animal that hunts other animals", "an animal that gets hunted by other animals"],
  ["animal that hunts and eats other animals", "an animal that is hunted and eaten"],
  ["an animal which is eaten by others", "an animal that eats others"],
  ["person employed by a company", "a person who employs others"],
  ["somebody who has lent money", "somebody you lent money to"],
  ["a person who can be elected", "a person who elects"],
  ["jemand, der Geld schuldet", "jemand, dem Geld geschuldet wird"],
  ["Person, der jemand Geld schuldet", "jemand, der Geld schuldet"],
  ["Partei, die verklagt wird", "derjenige, der jemanden verklagt"],
  ["jemand, der einen anderen anklagt", "jemand, der angeklagt wird"],
  ["wer gewählt wird", "jemand, der wählt"],
  ["persona que debe dinero a otra", "alguien a quien le deben dinero"],
  ["alguien a quien se debe dinero", "una persona que debe dinero"],
  ["la persona que es demandada", "el que demanda a otro"],
  ["personne qui doit de l'argent", "quelqu'un à qui on doit de l'argent"],
  ["personne à laquelle on doit de l'argent", "quelqu'un qui doit de l'argent"],
])("who does something is another than the one to whom it is done: %s, %s", (definition, answer) =>
  expect(marked(definition, answer)).toMatchObject({ score: 0, rule: "swapped" }),
);

test.each([
  ["person to whom money is owed", "someone who is owed money"],
  ["someone who owes money", "a person that owes someone money"],
  ["a substance that is dissolved", "a substance that dissolves in water"],
  ["territory ruled by another country", "a country that rules another territory"],
  ["someone who has owed money", "someone who owes money"],
  ["a person who teaches", "someone who teaches kids"],
  ["someone who is not owed money", "someone who owes no money"],
  ["animal eaten by others", "an animal that gets eaten"],
  ["someone who is angry", "someone who gets angry"],
  ["jemand, der Geld bezahlen wird", "jemand, der Geld bezahlt"],
  ["Person, der jemand Geld schuldet", "jemand, dem Geld geschuldet wird"],
  ["jemand, dem Geld geschuldet wird", "jemand, der Geld geschuldet bekommt"],
  ["Partei, die jemand verklagt", "Partei, die verklagt wird"],
  ["alguien a quien se debe dinero", "persona a la que le deben dinero"],
  ["personne qui doit de l'argent", "celui qui doit de l'argent"],
  ["personne avec qui on parle", "quelqu'un à qui on parle"],
])("one role in other words is not turned: %s, %s", (definition, answer) => expect(marked(definition, answer).rule).not.toBe("swapped"));
