import { expect, test } from "vitest";
import { lightStem } from "./light-stem.ts";

test.each([
  ["habitants", "habitant", "fr"],
  ["canaux", "canal", "fr"],
  ["imágenes", "imagen", "es"],
  ["nações", "nação", "pt"],
  ["rzekami", "rzeka", "pl"],
  ["szkolnego", "szkolny", "pl"],
  ["городами", "город", "ru"],
  ["المدرسة", "مدرسة", "ar"],
  ["معلمات", "معلمة", "ar"],
] as const)("%s and %s have one stem", (several, one, language) => {
  expect(lightStem(several, language)).toBe(lightStem(one, language));
});

test.each([
  ["fils", "fil"],
  ["mois", "moi"],
  ["fois", "foi"],
  ["vers", "ver"],
  ["cours", "cour"],
])("%s is no plural of %s", (word, other) => {
  expect(lightStem(word, "fr")).not.toBe(lightStem(other, "fr"));
});
