import { marked } from "./marked.ts";

/** More than was asked for: true additions are forgiven, false ones are not, and a wrong answer stays wrong in good company. */
export const padded = [
  marked("Capital of Italy", "Rome", {
    right: ["It's Rome, the city on the Tiber", "I'm fairly sure it's Rome", "Rome, which lies in Lazio"],
    wrong: ["Italy's capital is Milan, its richest city", "Rome or Milan"],
  }),
  marked("Capital of Australia", "Canberra", {
    right: ["Not Sydney, but Canberra", "Canberra of course, built as the capital"],
    wrong: ["the capital of Australia is Sydney, its largest city with the opera house"],
  }),
  marked("Author of Hamlet", "William Shakespeare", {
    right: ["William Shakespeare, who also wrote Macbeth", "it was written by Shakespeare around 1600"],
    wrong: ["Christopher Marlowe, a friend of the author"],
  }),
  marked("Function of the cerebellum", "coordinates movement and balance", {
    right: [
      "the part at the back, it coordinates movement and balance",
      "coordinates movement and balance, for example when you ride a bike",
    ],
    partial: ["coordinates movement and balance and controls breathing and heartbeat"],
  }),
  marked("Function of the medulla oblongata", "controls breathing and heartbeat", {
    right: ["it sits at the bottom of the brain and controls breathing and heartbeat"],
    partial: ["controls breathing, heartbeat and also coordinates movement and balance"],
  }),
  marked("Largest planet", "Jupiter", {
    right: ["I'm pretty sure that it is Jupiter, a gas giant", "Jupiter with its red spot"],
    partial: ["Jupiter, the planet closest to the Sun", "Jupiter, which is also the smallest planet"],
    wrong: ["Saturn, the one with rings, next to Jupiter"],
  }),
  marked("Planet closest to the Sun", "Mercury", { right: ["Mercury, a small and hot planet"], partial: ["Mercury, the largest planet"] }),
  marked("Boiling point of water", "100 °C", {
    right: ["water boils at 100 °C at sea level", "100 degrees Celsius, that is when it turns to steam"],
    wrong: ["at sea level water boils at about 80 degrees Celsius", "0 °C, and then at 100 it freezes"],
  }),
  marked("Symbol of gold", "Au", { right: ["Au, from Latin aurum"], wrong: ["Au or Ag", "Ag, which is used in jewellery"] }),
  marked("Function of mitochondria", "produce energy for the cell", {
    right: ["they're the powerhouse: they produce energy for the cell", "the mitochondria produce energy for the cell by respiration"],
    partial: ["produce energy for the cell and store the DNA"],
  }),
  marked("Function of the nucleus", "stores the DNA", {
    right: ["the nucleus stores the DNA, like a library"],
    wrong: ["the nucleus is in the middle and produces energy"],
  }),
  marked("Fall of the Berlin Wall", "1989", {
    right: ["9 November 1989", "in 1989, after 28 years"],
    wrong: ["1989 or 1991", "in 1991, under Gorbachev"],
  }),
  marked("Inventor of the telephone", "Alexander Graham Bell", {
    right: ["the Scottish-born inventor Alexander Graham Bell, in 1876", "Bell, I believe"],
    wrong: ["Thomas Edison, who also improved Bell's telephone"],
  }),
  marked("HTML", "markup language for web pages", {
    right: ["HTML is a markup language which is used for web pages, with tags such as p"],
    wrong: ["a programming language for databases and servers"],
  }),
  marked("Capitale du Canada", "Ottawa", {
    right: ["c'est Ottawa, une ville de l'Ontario"],
    wrong: ["Toronto, la plus grande ville du Canada"],
  }),
  marked("Hauptstadt der Schweiz", "Bern", {
    right: ["Bern, das ist die Bundesstadt"],
    wrong: ["Zürich, glaube ich, die größte Stadt der Schweiz"],
  }),
  marked("Río más largo de España", "el Tajo", { right: ["creo que es el Tajo"], wrong: ["el Ebro, un río muy largo"] }),
  marked("日本の首都", "東京", { right: ["東京です", "日本の首都は東京です"], wrong: ["大阪です", "日本の首都は京都です"] }),
  marked("Столица России", "Москва", { right: ["это Москва", "столица России — Москва"], wrong: ["столица России — Санкт-Петербург"] }),
  marked("Gas that plants give off", "oxygen", {
    right: ["during the day they give off oxygen, which we breathe", "oxygen (O2)"],
    wrong: ["they give off carbon dioxide, which is bad for the climate"],
  }),
  marked("Monsoon", "seasonal wind that brings heavy rain", {
    right: ["we saw a film about India: it's a seasonal wind that brings heavy rain there"],
    partial: ["it is some wind, I remember that it is seasonal"],
    wrong: ["something in India, very beautiful, with many colours"],
  }),
];
