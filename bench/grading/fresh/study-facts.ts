import { marked } from "../kinds/marked.ts";

/** People, their works and small facts. Marked before any rule was changed for them. */
export const studyFacts = [
  marked("Painter of *The Starry Night*", "Vincent van Gogh", {
    right: [
      "van Gogh",
      "Van Gogh",
      "Vincent",
      "Vincent van Goth",
      "the Dutch painter van Gogh",
      "Vincent van Gogh, who cut off part of his ear",
    ],
    partial: ["Vincent van Gogh, the French painter", "Theo van Gogh", "van Gogh and Gauguin"],
    wrong: ["Gauguin, a friend of van Gogh", "Monet", "Vermeer", "van Dyck", "not van Gogh but Gauguin"],
  }),
  marked("First person on the Moon", "Neil Armstrong", {
    right: [
      "Armstrong",
      "Neil Amstrong",
      "N. Armstrong",
      "Neil Armstrong on Apollo 11",
      "the astronaut Armstrong",
      "Neil Armstrong, in July 1969",
    ],
    partial: ["Neil", "Neil Armstrong in 1959", "Neil Armstrong and Buzz Aldrin", "Neil Armstrong, a Russian", "Louis Armstrong"],
    wrong: ["Buzz Aldrin", "Yuri Gagarin", "Lance", "an American", "Aldrin, right after Armstrong"],
  }),
  marked("Discovered penicillin", "Alexander Fleming", {
    right: [
      "Fleming",
      "Sir Alexander Fleming",
      "Alexander Flemming",
      "the Scot Alexander Fleming",
      "Fleming found it by accident in 1928",
      "A. Fleming",
    ],
    partial: ["Alexander", "Alexander Fleming, a German", "Ian Fleming"],
    wrong: ["Louis Pasteur", "Robert Koch", "Fleming's assistant", "Marie Curie", "not Fleming"],
  }),
  marked("Organisation that awards the World Cup", "FIFA", {
    right: ["Fifa", "the FIFA", "F.I.F.A.", "FIFA, the world football federation", "International Federation of Association Football"],
    wrong: ["UEFA", "IOC", "FIBA", "the United Nations", "FIFO"],
  }),
  marked("Largest organ of the human body", "skin", {
    right: ["the skin", "our skin", "it's the skin, about two square metres", "skn", "human skin"],
    partial: ["the skin and the liver", "the skin, which weighs 80 kg", "skin or liver"],
    wrong: ["the liver", "the liver, which lies under the skin", "the brain", "not the skin", "bones"],
  }),
  marked("Primary colours of light", "red, green, blue", {
    right: ["RGB", "blue, green, red", "red, green and blue", "red green blue", "green, red & blue (RGB)"],
    partial: ["red, green", "red, yellow, blue", "red, green, blue, yellow", "blue"],
    wrong: ["cyan, magenta, yellow", "black and white", "white"],
  }),
  marked("Wrote *Faust*", "Johann Wolfgang von Goethe", {
    right: [
      "Goethe",
      "J. W. von Goethe",
      "Johann Wolfgang Goethe",
      "von Goethe",
      "Göthe",
      "the German poet Goethe",
      "Goethe, who was friends with Schiller",
    ],
    partial: ["Johann Wolfgang", "Goethe, a French writer", "Goethe and Schiller"],
    wrong: ["Schiller", "Schiller, Goethe's friend", "Faust", "Mephisto", "Thomas Mann"],
  }),
  marked("Currency of Japan", "yen", {
    right: ["the yen", "Japanese yen", "¥", "JPY", "yen (¥)", "they pay in yen"],
    partial: ["yen and dollar", "the yen, also used in China"],
    wrong: ["yuan", "won", "dollar", "the Chinese yen is the yuan", "not the yen"],
  }),
  marked("Chemical symbol for gold", "Au", {
    right: ["au", "Au (aurum)", "Au, from Latin aurum", "symbol Au"],
    wrong: ["Ag", "Go", "G", "gold", "AU is astronomical unit", "Cu"],
  }),
  marked("Planets without moons", "Mercury, Venus", {
    right: ["Venus and Mercury", "Mercury & Venus", "Mercury and Venus, the two closest to the Sun", "venus, mercury"],
    partial: ["Mercury", "only Venus", "Mercury, Venus, Mars", "Mercury and Mars"],
    wrong: ["Mars", "Jupiter and Saturn", "all except Mercury and Venus", "Earth"],
  }),
];
