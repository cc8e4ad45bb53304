import { marked } from "../kinds/marked.ts";

/** More than was asked for. True additions are forgiven, false ones and wrong answers in many words are not. */
export const padded = [
  marked("Capital of Portugal", "Lisbon", {
    right: [
      "I think it's Lisbon, where the Tagus meets the sea",
      "Lisbon, the capital and largest city of Portugal",
      "that must be Lisbon, we went there last summer",
    ],
    wrong: [
      "the capital is Porto, a city famous for its wine",
      "a beautiful city on the Atlantic with trams and hills",
      "Porto, or maybe Lisbon",
      "Lisbon was the capital until 1974, now it is Porto",
    ],
  }),
  marked("Capital of Kenya", "Nairobi", {
    right: ["Nairobi is the answer", "its name is Nairobi and it has over four million people"],
    wrong: ["I believe it's Mombasa, the port on the coast", "Nairobi is wrong, it's Mombasa"],
  }),
  marked("Number of chromosomes in a human cell", "46", {
    right: ["46, that is 23 pairs", "humans have 46 of them", "there are 46 chromosomes in total"],
    wrong: ["48 as in other apes", "46 or 48", "humans have 23 and apes 46"],
  }),
  marked("Number of continents", "7", {
    right: [
      "there are seven of them",
      "7 continents, including Antarctica",
      "seven: Asia, Africa, Europe, North and South America, Australia, Antarctica",
    ],
    wrong: ["there are six of them", "between 5 and 7", "5, or 7 if you count differently"],
  }),
  marked("Year of the moon landing", "1969", {
    right: ["in July 1969", "it was in 1969, with Apollo 11", "1969 AD"],
    wrong: ["1968 or 1969", "it happened in 1972", "1996"],
  }),
  marked("Largest organ of the human body", "skin", {
    right: ["the skin, which covers the whole body", "our skin is the largest organ", "the skin, of course!"],
    wrong: ["the liver, right under the skin", "liver or skin", "the largest organ of the body is the liver"],
  }),
  marked("Chemical symbol of gold", "Au", { right: ["it's Au, from Latin aurum", "Au (aurum)"], wrong: ["Ag, from argentum", "AU", "Go"] }),
  marked("Pancreas", "organ that produces insulin", {
    right: [
      "an organ behind the stomach that produces insulin",
      "organ which makes insulin and digestive enzymes",
      "well it is an organ and I remember that it produces insulin",
    ],
    wrong: ["organ that produces bile", "organ behind the stomach", "organ that is destroyed by insulin"],
  }),
  marked("Cornea", "clear front layer of the eye", {
    right: ["the clear layer at the front of the eye, which bends light", "transparent front part of the eye"],
    wrong: ["the coloured part of the eye behind the clear front layer", "clear layer at the back of the eye"],
  }),
  marked("Author of Animal Farm", "George Orwell", {
    right: ["George Orwell, who also wrote 1984", "Orwell (real name Eric Blair)", "the author of Animal Farm is George Orwell"],
    wrong: ["Aldous Huxley, who was George Orwell's teacher", "either Orwell or Huxley", "It was not George Orwell"],
  }),
  marked("Painter of The Persistence of Memory", "Salvador Dalí", {
    right: ["Dali, the Spanish surrealist", "the surrealist Salvador Dali painted it in 1931"],
    wrong: ["Picasso, a friend of Salvador Dalí", "a Spanish surrealist"],
  }),
  marked("Gas that plants take in", "carbon dioxide", {
    right: ["carbon dioxide (CO2)", "CO2", "they take in carbon dioxide through their leaves"],
    wrong: ["oxygen, and they give off carbon dioxide", "carbon monoxide", "dioxide"],
  }),
  marked("Boiling point of water at sea level", "100 °C", {
    right: ["100 degrees Celsius (212 °F)", "it boils at 100 °C at sea level", "212 °F"],
    wrong: ["100 °F", "it boils at 90 °C", "between 90 and 110 °C"],
  }),
  marked("Hypothesis", "testable explanation for an observation", {
    right: [
      "an explanation for something observed that can be tested",
      "a testable explanation of what you observe, for instance in an experiment",
    ],
    partial: ["an explanation for an observation"],
    wrong: ["proven explanation for an observation", "observation"],
  }),
  marked("Stack", "data structure where the last element in is the first out", {
    right: [
      "LIFO data structure",
      "last in, first out, like a pile of plates",
      "a structure in which the last element added is the first to be removed",
    ],
    wrong: ["data structure where the first element in is the first out", "FIFO", "first in, first out"],
  }),
  marked("Queue", "data structure where the first element in is the first out", {
    right: ["FIFO structure", "first in, first out, like people waiting in line"],
    wrong: ["data structure where the last element in is the first out", "last in, first out"],
  }),
  marked("Magna Carta", "limited the power of the English king", {
    right: ["it limited the king of England's power in 1215", "the English king's power was limited by it"],
    wrong: ["extended the power of the English king", "limited the power of the English parliament"],
  }),
  marked("Emancipation Proclamation", "freed the slaves in the Confederate states", {
    right: ["Lincoln freed the slaves in the Confederate states with it", "slaves in the Confederacy were declared free"],
    wrong: ["freed the slaves in the Union states", "freed the Confederate states"],
  }),
  marked("Hindi for water", "पानी (pānī)", { right: ["pani", "पानी", "paani"], wrong: ["dudh", "पान"] }),
  marked("Largest ocean", "Pacific Ocean", {
    right: ["the Pacific", "Pacific", "it is the Pacific Ocean, which covers a third of the Earth"],
    wrong: ["the Atlantic, which is larger than the Pacific", "ocean", "Indian Ocean"],
  }),
];
