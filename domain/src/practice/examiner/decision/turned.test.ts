import { expect, test } from "vitest";
import { grade } from "../grade.ts";

const score = (definition: string, answer: string) => grade({ term: "What is it?", definition, answer, deck: [] }).score;

test.each([
  ["movement from high to low concentration", "movement from low to high concentration"],
  ["change from gas to liquid", "liquid turns into a gas"],
  ["liquid changes into gas", "change from gas to liquid"],
  ["turns chemical energy into heat", "turns heat into chemical energy"],
  ["Wind, der vom Meer zum Land weht", "Wind, der vom Land zum Meer weht"],
  ["traslado de la población del campo a las ciudades", "migración de la ciudad al campo"],
  ["Spain conquered Mexico", "Mexico conquered Spain"],
  ["Spain conquered Mexico", "Spain was conquered by Mexico"],
  ["Wellington a battu Napoléon", "Napoléon a battu Wellington"],
])("a way or the parts of two names the other way round are wrong: %s, %s", (definition, answer) =>
  expect(score(definition, answer)).toBe(0),
);

test.each([
  ["Spain conquered Mexico", "Mexico was conquered by Spain"],
  ["HTTP with encryption by TLS", "HTTP encrypted with TLS"],
])("the same in other words is not turned: %s, %s", (definition, answer) => expect(score(definition, answer)).toBeGreaterThanOrEqual(40));

test.each([
  ["last in, first out", "first in, first out"],
  ["hot air rises, cold air sinks", "hot air rises, hot air sinks"],
  ["small amount of big cells", "big amount of big cells"],
])("a contrary that the card has in another place is wrong: %s, %s", (definition, answer) => expect(score(definition, answer)).toBe(0));

test("a way that is said whole is right in another order of the words around it", () => {
  const card = { term: "diffusion", definition: "movement from high to low concentration", deck: [] };
  expect(grade({ ...card, answer: "particles move from high concentration to low" }).score).toBeGreaterThanOrEqual(90);
  expect(grade({ ...card, answer: "particles move from low concentration to high" }).score).toBe(0);
});

test("the same change in other words is right", () => {
  expect(score("change from gas to liquid", "gas turns into a liquid")).toBeGreaterThanOrEqual(90);
  expect(score("gas turns into a liquid", "change from gas to liquid")).toBeGreaterThanOrEqual(90);
});
