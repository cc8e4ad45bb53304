import { marked } from "../kinds/marked.ts";

/**
 * Right answers about places, people, books and words that go on: truly, falsely, with a second answer, or with what another card
 * says. Marked before the examiner had read any of it.
 */
export const fairCulture = [
  marked("Capital of Switzerland", "Bern", {
    right: ["Bern, which many people think is Zurich", "Bern, on the Aare", "I am quite sure that it is Bern, although Zurich is bigger"],
    partial: ["Bern and Zurich", "Bern or Geneva", "Bern, the biggest city of Switzerland", "Bern, which lies in the south of France"],
    wrong: ["Zurich, Bern is only the second", "Bern, no wait, Geneva", "Zurich, Geneva, Bern, Basel"],
  }),
  marked("Capital of Turkey", "Ankara", {
    right: ["Ankara since 1923", "Ankara, Istanbul used to be it", "Ankara, not Istanbul"],
    partial: ["Ankara, formerly Constantinople", "Ankara alias Istanbul", "Ankara (Istanbul)", "Ankara, on the Bosporus"],
    wrong: ["Istanbul, formerly Ankara"],
  }),
  marked("Largest city of Turkey", "Istanbul", {
    right: ["Istanbul, formerly Constantinople", "Istanbul, on two continents"],
    partial: ["Istanbul, the capital of Turkey", "Istanbul and Ankara", "Istanbul, on the Black Sea and the Caspian Sea"],
    wrong: ["Ankara"],
  }),
  marked("Painter of *The Night Watch*", "Rembrandt", {
    right: [
      "Rembrandt van Rijn, a Dutchman",
      "Rembrandt, it hangs in Amsterdam",
      "The painter with all those self-portraits, Rembrandt, in 1642",
    ],
    partial: [
      "Rembrandt, who also painted Girl with a Pearl Earring",
      "Rembrandt, an Italian painter",
      "Rembrandt or Vermeer",
      "Rembrandt, in 1942",
    ],
    wrong: ["Vermeer, who lived near Rembrandt", "Rembrandt's pupil"],
  }),
  marked("Painter of *Girl with a Pearl Earring*", "Johannes Vermeer", {
    right: ["Vermeer, from Delft", "Jan Vermeer, who painted only about 35 pictures"],
    partial: ["Vermeer, who also painted The Night Watch", "Vermeer and Rembrandt", "Vermeer, the German painter"],
    wrong: ["Rembrandt, like Vermeer a Dutchman"],
  }),
  marked("Sculptor of *David* in Florence", "Michelangelo", {
    right: ["Michelangelo, he painted the Sistine Chapel too", "Michelangelo, of marble"],
    partial: [
      "Michelangelo, who also painted the Mona Lisa",
      "Michelangelo, of bronze",
      "Michelangelo and Leonardo",
      "Michelangelo, also called Donatello",
    ],
    wrong: ["Donatello, the teacher of Michelangelo"],
  }),
  marked("Painter of the *Mona Lisa*", "Leonardo da Vinci", {
    right: ["Leonardo, who also made machines", "da Vinci, it is in the Louvre"],
    partial: ["Leonardo da Vinci, who made the David in Florence", "Leonardo da Vinci, a Spaniard", "Leonardo or Raphael"],
    wrong: ["Raphael, a friend of Leonardo da Vinci"],
  }),
  marked("First president of the United States", "George Washington", {
    right: ["George Washington, from 1789", "Washington, after whom the capital is named", "George Washington, who had been a general"],
    partial: [
      "George Washington, in 1889",
      "George Washington, who wrote the Declaration of Independence",
      "George Washington, the second was Lincoln",
      "Washington or Jefferson",
    ],
    wrong: ["Jefferson, after Washington", "George Bush"],
  }),
  marked("Author of the Declaration of Independence", "Thomas Jefferson", {
    right: ["Thomas Jefferson, the third president", "Jefferson, in 1776"],
    partial: ["Thomas Jefferson, the first president of the United States", "Jefferson and Lincoln", "Thomas Jefferson, in 1676"],
    wrong: ["George Washington, Jefferson's friend"],
  }),
  marked("Beginning of the First World War", "1914", {
    right: ["1914, after the murder in Sarajevo", "in 1914, it ended in 1918", "1914, in the summer"],
    partial: ["1914, and it ended in 1945", "1914 or 1915", "1914, in the 19th century", "1914 to 1939"],
    wrong: ["1918, four years after 1914", "1939, the war began in Poland"],
  }),
  marked("Fall of the Berlin Wall", "9 November 1989", {
    right: ["9 November 1989, a Thursday", "9 November 1989, the reunification came a year later"],
    partial: ["November 1989", "1989", "9 November 1989 or 3 October 1990", "9 November 1889"],
    wrong: ["3 October 1990", "13 August 1961"],
  }),
  marked("Language of Brazil", "Portuguese", {
    right: ["Portuguese, not Spanish", "Portuguese, because it was a colony of Portugal", "Portuguese, as in Portugal and Angola"],
    partial: [
      "Portuguese and Spanish",
      "Portuguese or Spanish",
      "Portuguese, because it was a colony of Spain",
      "Portuguese, also called Brazilian Spanish",
    ],
    wrong: ["Spanish, it is close to Portuguese"],
  }),
  marked("Simile", "comparison with 'like' or 'as'", {
    right: ["a comparison using like or as: brave as a lion", "comparison with like or as, a metaphor does without"],
    partial: ["a comparison", "comparison with like or as, also called a metaphor", "comparison with or without like"],
    wrong: ["comparison without like or as"],
  }),
  marked("Metaphor", "comparison without 'like' or 'as'", {
    right: ["comparison without like or as, such as 'time is a thief'"],
    partial: ["comparison without like or as, the same as a simile", "a comparison"],
    wrong: ["comparison with like or as", "giving a thing human traits"],
  }),
  marked("Personification", "giving a thing human traits", {
    right: ["giving human traits to a thing, as in 'the wind whispered'"],
    partial: ["giving a thing or an animal human traits by 'like' or 'as'", "giving traits"],
    wrong: ["giving a human the traits of a thing"],
  }),
  marked("Democracy", "rule by the people", {
    right: ["rule by the people, from Greek", "rule of the people, who vote", "the people rule, for example in Switzerland"],
    partial: [
      "rule by the people and the king",
      "rule by the people, who never vote",
      "rule by the people or by the nobles",
      "rule by one person or the people",
    ],
    wrong: ["rule by the few", "rule by one person", "rule over the people"],
  }),
  marked("Oligarchy", "rule by the few", {
    right: ["rule by a few, mostly rich people", "a few rule, the rest obeys"],
    partial: ["rule by the few, that means by the whole people", "rule by the few or the many"],
    wrong: ["rule by the people"],
  }),
  marked("River through Paris", "Seine", {
    right: ["the Seine, the Louvre is on it", "la Seine", "the Seine, with the Île de la Cité in it"],
    partial: ["the Seine, which flows into the Mediterranean", "Seine and Rhône", "the Seine, a river of Germany", "Seine or Loire"],
    wrong: ["the Loire, north of the Seine", "the Seine is not it, it is the Loire"],
  }),
  marked("Number of strings of a violin", "4", {
    right: ["4: G, D, A, E", "four, a guitar has six", "4, tuned in fifths"],
    partial: ["4: G, D, A, E and C", "4 or 5", "4, tuned in fourths"],
    wrong: ["6, a violin has 4 less", "four pairs"],
  }),
  marked("Holy book of Islam", "Quran", {
    right: ["the Quran, in Arabic", "Koran", "the Quran with its 114 suras"],
    partial: ["the Quran, written in Hebrew", "Quran and Torah", "the Quran or the Bible", "Quran, also called the Talmud"],
    wrong: ["the Torah, long before the Quran"],
  }),
];
