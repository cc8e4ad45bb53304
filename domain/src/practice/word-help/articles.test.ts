import { expect, test } from "vitest";
import { frenchArticles, germanArticle, italianArticle, type ItalianNoun } from "./articles.ts";

test.each<[string, ItalianNoun, string]>([
  ["libro", { gender: "M", isPlural: false }, "il"],
  ["libri", { gender: "M", isPlural: true }, "i"],
  ["zio", { gender: "M", isPlural: false }, "lo"],
  ["studente", { gender: "M", isPlural: false }, "lo"],
  ["psicologi", { gender: "M", isPlural: true }, "gli"],
  ["sale", { gender: "M", isPlural: false }, "il"],
  ["amico", { gender: "M", isPlural: false }, "l'"],
  ["hotel", { gender: "M", isPlural: false }, "l'"],
  ["amici", { gender: "M", isPlural: true }, "gli"],
  ["casa", { gender: "F", isPlural: false }, "la"],
  ["acqua", { gender: "F", isPlural: false }, "l'"],
  ["scuola", { gender: "F", isPlural: false }, "la"],
  ["isole", { gender: "F", isPlural: true }, "le"],
  ["isola", { gender: "F", isPlural: false }, "l'"],
])("the Italian article of %s (%j) is %s", (noun, kind, article) => {
  expect(italianArticle(noun, kind)).toBe(article);
});

test("the German articles are der, die and das", () => {
  expect((["M", "F", "N"] as const).map(germanArticle)).toEqual(["der", "die", "das"]);
});

test.each<[string, "M" | "F", readonly string[]]>([
  ["maison", "F", ["la"]],
  ["chien", "M", ["le"]],
  ["arbre", "M", ["l'", "un"]],
  ["école", "F", ["l'", "une"]],
  ["œil", "M", ["l'", "un"]],
  ["Europe", "F", ["l'", "une"]],
  ["heure", "F", ["une"]],
  ["héros", "M", ["un"]],
  ["yaourt", "M", ["le"]],
  ["onze", "M", ["le"]],
  ["ouistiti", "M", ["le"]],
])("the French articles of %s (%s) are %j", (noun, gender, articles) => {
  expect(frenchArticles(noun, gender)).toEqual(articles);
});
