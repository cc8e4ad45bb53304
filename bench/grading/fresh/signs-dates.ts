import { marked } from "../kinds/marked.ts";

/** Space flight and inventions: dates and spans. Marked before the examiner had read any of it. */
export const signsSpaceAndInventions = [
  marked("First man on the Moon", "20 July 1969", {
    right: [
      "July 20, 1969",
      "20.07.1969",
      "1969-07-20",
      "20/7/69",
      "7/20/1969",
      "20th of July 1969",
      "20. Juli 1969",
      "on the 20th July, 1969",
    ],
    partial: ["1969", "July 1969"],
    wrong: ["20 July 1996", "20 June 1969", "21 July 1959", "02.07.1969", "July 20"],
  }),
  marked("Launch of Sputnik 1", "4 October 1957", {
    right: ["4.10.1957", "Oct 4th 1957", "4 Oct. 1957", "4 octobre 1957", "10/4/1957", "1957/10/04"],
    partial: ["October 1957", "1957"],
    wrong: ["4 October 1975", "4 November 1975", "12 April 1961"],
  }),
  marked("Printing with movable type in Europe", "about 1450", {
    right: ["c. 1450", "around 1450", "~1450", "1450", "ca. 1450 AD", "in the middle of the 15th century", "circa 1450 CE"],
    partial: ["15th century"],
    wrong: ["1540", "around 1450 BC", "14th century", "1750"],
  }),
  marked("Invention of the wheel", "about 3500 BC", {
    right: ["3500 BCE", "around 3500 B.C.", "c. 3500 v. Chr.", "-3500", "about 5500 years ago"],
    wrong: ["3500 AD", "3500", "350 BC", "5300 BC"],
  }),
  marked("Age of steam: first Watt engine", "1776", {
    right: ["in 1776", "1776 AD", "the year 1776", "seventeen seventy-six"],
    partial: ["18th century", "1770s"],
    wrong: ["1767", "1876", "17th century"],
  }),
  marked("Apollo programme", "1961–1972", {
    right: ["from 1961 to 1972", "1961-72", "1961 - 1972", "between 1961 and 1972", "1961 until 1972"],
    partial: ["1961", "until 1972", "1961–1975"],
    wrong: ["1916–1927", "1972–1961", "1957–1965"],
  }),
  marked("The telegraph is invented in this century", "19th century", {
    right: ["the nineteenth century", "19th c.", "XIX century", "the 1800s", "19. Jahrhundert", "XIXe siècle"],
    wrong: ["18th century", "the 1900s", "20th century", "19 years"],
  }),
  marked("First flight of the Wright brothers", "17 December 1903", {
    right: ["Dec 17, 1903", "17/12/1903", "17 Dec 03", "the seventeenth of December 1903", "17 de diciembre de 1903"],
    partial: ["December 1903", "1903", "17 December"],
    wrong: ["17 December 1930", "17 September 1903"],
  }),
  marked("Duration of Gagarin's flight", "108 minutes", {
    right: ["108 min", "1 h 48 min", "1:48 h", "1.8 hours", "a hundred and eight minutes", "about 110 minutes"],
    partial: ["108"],
    wrong: ["108 hours", "108 s", "180 minutes", "1 h 8 min"],
  }),
  marked("Voyager 1 passes Saturn", "November 1980", {
    right: ["Nov 1980", "11/1980", "1980-11", "in November of 1980"],
    partial: ["1980"],
    wrong: ["December 1980", "November 1989", "November"],
  }),
  marked("Inner planets visited by Mariner 10", "Venus and Mercury", {
    right: ["Mercury, Venus", "Mercury & Venus", "first Venus, then Mercury"],
    partial: ["Venus", "Mercury", "Venus, Mercury and Mars"],
    wrong: ["Mars and Jupiter"],
  }),
];

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
