import { describe, expect, test } from "vitest";
import { anotherPerson } from "./persons.ts";

const clash = (definition: string, answer: string, language: string | null) =>
  anotherPerson(definition.toLowerCase().split(" "), answer.toLowerCase().split(" "), () => language);

describe("another grammatical person makes another sentence", () => {
  test.each([
    ["I lost my key", "he lost his key", "en"],
    ["te veo mañana", "me ve mañana", "es"],
    ["je suis fatigué", "tu es fatigué", "fr"],
    ["wir gehen nach Hause", "ihr geht nach Hause", "de"],
  ])("%s does not accept: %s", (definition, answer, language) => {
    expect(clash(definition, answer, language)).not.toBeNull();
  });

  test.each([
    ["I lost my key", "my key is lost", "en"],
    ["what you give up", "what one gives up", "en"],
    ["hace calor", "tengo calor", "es"],
    ["I lost my key", "he lost his key", null],
    ["I lost my key", "he lost his key", "constructor"],
  ])("%s may accept: %s", (definition, answer, language) => {
    expect(clash(definition, answer, language)).toBeNull();
  });
});
