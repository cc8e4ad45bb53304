import { marked } from "../kinds/marked.ts";

/** Money, sport and the household. Marked before the examiner had read any of it. */
export const signsEverydayNumbers = [
  marked("Length of a marathon", "42.195 km", {
    right: ["42,195 km", "42195 m", "42.195 kilometres", "42.2 km", "26.2 miles"],
    partial: ["42.195"],
    wrong: ["42.195 m", "42.195 miles", "24.195 km", "21.0975 km", "40 km"],
  }),
  marked("Minimum wage in Germany, 2025", "€12.82", {
    right: ["12.82 €", "12,82 Euro", "EUR 12.82", "12.82 euros an hour", "12 euros 82 cents", "12,82 €/h"],
    wrong: ["$12.82", "€1282", "€12.28", "12.82 pounds", "82 cents"],
  }),
  marked("Federal minimum wage in the US", "$7.25", {
    right: ["7.25 dollars", "US$ 7.25", "7.25 USD", "$7,25 per hour", "seven dollars and twenty-five cents", "725 cents"],
    wrong: ["€7.25", "$7.52", "$725", "$15"],
  }),
  marked("Weight of a litre of water", "1 kg", {
    right: ["1000 g", "one kilogram", "1 kilo", "1,000 grams", "about 2.2 pounds"],
    wrong: ["1 g", "10 kg", "1 lb", "100 g"],
  }),
  marked("Heat for baking a pizza", "220–250 °C", {
    right: ["220 to 250 degrees", "between 220 and 250 °C", "220 °C - 250 °C", "from 220 to 250 degrees Celsius", "220-250C"],
    partial: ["220 °C", "about 230 °C"],
    wrong: ["220–250 °F", "120–150 °C", "22–25 °C", "250–300 °C"],
  }),
  marked("Players of a volleyball team on the court", "6", {
    right: ["six", "6 players", "six players", "half a dozen", "sechs", "there are six of them"],
    wrong: ["5", "7", "12", "sixteen"],
  }),
  marked("A dozen", "12", {
    right: ["twelve", "12 pieces", "zwölf", "douze"],
    wrong: ["10", "20", "twenty", "two"],
  }),
  marked("World record over 100 m", "9.58 s", {
    right: ["9.58 seconds", "9,58 sec", "9.58s", "9.6 s", "9''58"],
    partial: ["9.58"],
    wrong: ["9.85 s", "9.58 min", "95.8 s", "10 s"],
  }),
  marked("Tax on books in Germany", "7%", {
    right: ["7 percent", "seven %", "0.07", "7 Prozent", "7 v. H."],
    wrong: ["19%", "7‰", "0.7", "70%"],
  }),
  marked("Share of oxygen in the air", "one fifth", {
    right: ["1/5", "20%", "about 21 %", "0.2", "a fifth", "⅕"],
    wrong: ["one quarter", "78%", "5%", "four fifths", "0.02"],
  }),
  marked("Population of Switzerland", "about 9 million", {
    right: ["9,000,000", "9'000'000", "nine million", "8.9 million", "9 Mio", "9.000.000", "9 000 000 people"],
    wrong: ["9 thousand", "9 billion", "19 million", "900,000"],
  }),
  marked("Seasons", "spring, summer, autumn, winter", {
    right: [
      "winter, spring, summer, fall",
      "summer autumn winter spring",
      "spring/summer/autumn/winter",
      "1) spring 2) summer 3) autumn 4) winter",
    ],
    partial: ["summer, winter", "spring, summer, autumn", "spring, summer, autumn, winter, monsoon"],
    wrong: ["January, February, March"],
  }),
];
