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
