import { marked } from "../kinds/marked.ts";

/**
 * Right answers to which something is added: something true, or something false about the place, the time, the kind, the person, the cause
 * or the owner; and the right words in another relation. Marked before the examiner had read any of it.
 */
export const nearAdditions = [
  marked("Longest river of Africa", "Nile", {
    right: [
      "the Nile, which flows into the Mediterranean",
      "the Nile, it floods every year",
      "I'd say the Nile, the one with the pyramids",
    ],
    partial: [
      "the Nile, a river in South America",
      "the Nile, the longest river of Asia",
      "Nile or Congo",
      "the Nile, which flows into the Atlantic",
    ],
    wrong: ["the Congo, not the Nile", "the Congo, longer than the Nile"],
  }),
  marked("Highest mountain of the Alps", "Mont Blanc", {
    right: ["Mont Blanc, on the border of France and Italy", "Mont Blanc, about 4,800 m high", "it's Mont Blanc, climbed first in 1786"],
    partial: ["Mont Blanc, in Austria", "Mont Blanc, a mountain in Asia", "Mont Blanc, which is a volcano", "Mont Blanc, 8,848 m high"],
    wrong: ["Matterhorn, near Mont Blanc", "Zugspitze"],
  }),
  marked("Capital of Canada", "Ottawa", {
    right: ["Ottawa, in Ontario", "Ottawa, although Toronto is larger", "Ottawa (not Toronto)"],
    partial: [
      "Ottawa, the largest city of Canada",
      "Ottawa, which is in Quebec",
      "Ottawa, a city in the United States",
      "Ottawa or Toronto",
    ],
    wrong: ["Toronto, Ottawa is smaller", "Toronto"],
  }),
  marked("Largest planet", "Jupiter", {
    right: ["Jupiter, a gas giant", "Jupiter, with the Great Red Spot", "Jupiter, the fifth from the Sun"],
    partial: [
      "Jupiter, the planet with the rings that is nearest to the Sun",
      "Jupiter, a rocky planet",
      "Jupiter, a star",
      "Jupiter, the second planet from the Sun",
    ],
    wrong: ["Saturn, larger than Jupiter", "the Sun"],
  }),
  marked("Red planet", "Mars", {
    right: ["Mars, it's red because of iron oxide", "Mars, named after the god of war"],
    partial: ["Mars, named after the goddess of love", "Mars, a moon of Jupiter"],
    wrong: ["Venus", "Venus, next to Mars"],
  }),
  marked("Discoverer of penicillin", "Alexander Fleming", {
    right: ["Alexander Fleming, in 1928", "Fleming, a Scottish doctor", "Fleming, thanks to a mould"],
    partial: [
      "Alexander Fleming, in 1828",
      "Fleming, a French chemist",
      "Alexander Fleming, who also discovered radium",
      "Fleming or Pasteur",
    ],
    wrong: ["Ian Fleming", "Pasteur, the teacher of Fleming"],
  }),
  marked("Composer of The Magic Flute", "Wolfgang Amadeus Mozart", {
    right: ["Mozart, who was born in Salzburg", "Mozart, his last opera", "W. A. Mozart in 1791"],
    partial: ["Mozart, who was deaf", "Mozart, the Italian composer", "Mozart, in 1891", "Mozart, who also wrote Fidelio"],
    wrong: ["Beethoven, Mozart's pupil", "Salieri"],
  }),
  marked("Composer of Fidelio", "Ludwig van Beethoven", { right: ["Beethoven, who was deaf by then"], wrong: ["Mozart"] }),
  marked("Author of Hamlet", "William Shakespeare", {
    right: ["Shakespeare, from Stratford", "Shakespeare, it's a tragedy", "William Shakespeare, about 1600"],
    partial: [
      "Shakespeare, the American writer",
      "Shakespeare, who wrote it in 1800",
      "Shakespeare or Marlowe",
      "Shakespeare, it is a comedy",
    ],
    wrong: ["Marlowe, a rival of Shakespeare's", "Hamlet himself"],
  }),
  marked("Metal that is liquid at room temperature", "mercury", {
    right: ["mercury, Hg", "mercury, which was used in thermometers", "mercury, a heavy metal"],
    partial: ["mercury, symbol Me", "mercury, which is harmless", "mercury, a noble gas", "mercury, symbol Au"],
    wrong: ["silver, like mercury", "silver: Hg", "lead"],
  }),
  marked("Chemical symbol of gold", "Au", {
    right: ["Au, from aurum", "gold: Au", "the symbol is Au"],
    partial: ["Au, from argentum"],
    wrong: ["silver: Au", "Ag", "Au is silver", "anything but Au"],
  }),
  marked("Formula of water", "H2O", {
    right: ["water, H2O", "H2O, two hydrogens and one oxygen", "H₂O"],
    partial: ["H2O, one hydrogen and two oxygens"],
    wrong: ["hydrogen peroxide, H2O", "anything but H2O", "anything but: H2O", "H2O2", "not H2O"],
  }),
  marked("Gas that makes up most of the air", "nitrogen", {
    right: ["nitrogen, N2", "nitrogen, 78 percent", "nitrogen, and a fifth is oxygen"],
    partial: ["nitrogen, 21 percent", "nitrogen, which we need to breathe and which burns", "nitrogen, O2"],
    wrong: ["oxygen, more than nitrogen", "oxygen"],
  }),
  marked("Largest organ of the human body", "skin", {
    right: ["the skin, about 2 square metres", "the skin, it protects us", "skin, not the liver"],
    partial: ["the skin, a bone", "the skin, inside the body", "the skin and the liver"],
    wrong: ["the liver, below the skin", "the liver"],
  }),
  marked("Number of chambers of the heart", "4", {
    right: ["4: two atria and two ventricles", "four, fish have two", "it has four"],
    partial: ["4, three atria and one ventricle", "4 or 3"],
    wrong: ["2, not 4", "3, and 4 valves"],
  }),
  marked("Largest state of the United States", "Alaska", {
    right: ["Alaska, bought from Russia", "Alaska, in the north"],
    partial: ["Alaska, the state in the south", "Alaska, bought from France", "Alaska, the smallest state"],
    wrong: ["Texas, after Alaska", "Texas"],
  }),
  marked("State of Thomas Jefferson", "Virginia", {
    right: ["Virginia, in the east"],
    wrong: ["West Virginia", "West Virginia, in the Appalachians"],
  }),
  marked("Green pigment of plants", "chlorophyll", {
    right: ["chlorophyll a", "chlorophyll, in the chloroplasts", "chlorophyll, it absorbs light"],
    partial: ["chlorophyll, in the mitochondria", "chlorophyll, which is red"],
    wrong: ["chloroform", "carotene, not chlorophyll"],
  }),
  marked("Obesity, by body mass index", "30 or more", {
    right: ["at least 30", "30 and above", "≥ 30"],
    partial: ["over 30", "30", "more than 30"],
    wrong: ["25 or more", "under 30", "30 or less"],
  }),
  marked("Gratis", "free of charge", {
    right: ["for free", "without paying", "costs nothing"],
    wrong: ["expensive", "cheap", "costs more"],
  }),
  marked("Cause of the tides", "gravity of the Moon", {
    right: ["the Moon's gravity", "the gravity of the Moon, and a little of the Sun", "gravity of the Moon, so twice a day"],
    partial: ["the gravity of the Moon, which pushes the water away", "gravity of the Sun and not of the Moon alone", "the Moon"],
    wrong: ["the light of the Moon", "gravity of Mars", "the Moon has no gravity"],
  }),
  marked("Mitosis", "cell division that gives two identical cells", {
    right: [
      "cell division that gives two identical cells, for example in the skin",
      "one cell divides into two identical cells, the chromosomes are copied first",
    ],
    partial: [
      "cell division that gives two identical cells, each with half the chromosomes",
      "cell division that gives two identical cells, it makes the eggs and sperm",
      "cell division",
    ],
    wrong: ["cell division that gives four different cells", "two identical cells fuse"],
  }),
  marked("Meiosis", "cell division that makes eggs and sperm with half the chromosomes", {
    right: ["division that makes eggs and sperm, with half the chromosomes"],
    partial: ["cell division that makes eggs and sperm with all the chromosomes", "makes eggs and sperm"],
    wrong: ["cell division that gives two identical cells"],
  }),
  marked("Inflation", "general rise in prices", {
    right: ["a general rise in prices, so money buys less", "prices rise in general, measured by an index"],
    partial: [
      "a general rise in prices and a fall in wages and unemployment",
      "a rise in one price",
      "general rise in prices, so that money is worth more",
    ],
    wrong: ["general fall in prices", "prices in general"],
  }),
  marked("Treaty that ended World War One with Germany", "Treaty of Versailles", {
    right: ["the Treaty of Versailles, 1919", "Versailles, signed in the Hall of Mirrors"],
    partial: ["the Treaty of Versailles, 1945", "Treaty of Versailles, which ended World War Two", "the Treaty of Versailles or of Vienna"],
    wrong: ["the Treaty of Vienna", "the Congress of Vienna, before Versailles"],
  }),
  marked("First emperor of Rome", "Augustus", {
    right: ["Augustus, formerly Octavian", "Augustus, the heir of Caesar"],
    partial: ["Augustus, the last emperor", "Augustus, a Greek", "Augustus, who was murdered by Brutus"],
    wrong: ["Caesar, the father of Augustus", "Nero, after Augustus"],
  }),
  marked("HTTP", "protocol by which browsers and web servers exchange data", {
    right: [
      "protocol by which browsers and web servers exchange data, on port 80",
      "the protocol for data between browsers and web servers",
    ],
    partial: ["protocol by which browsers and web servers exchange data, always encrypted", "protocol by which mail servers exchange data"],
    wrong: ["server that exchanges browsers by data protocols", "browsers servers data protocol web exchange"],
  }),
  marked("Photosynthesis", "plants turn light, water and carbon dioxide into sugar and oxygen", {
    right: ["plants turn carbon dioxide and water into sugar and oxygen with light, in their leaves"],
    partial: ["plants turn light, water and carbon dioxide into sugar and oxygen, mostly at night", "plants make sugar"],
    wrong: ["plants turn sugar and oxygen into water and carbon dioxide", "light water sugar oxygen plants"],
  }),
  marked("Author of the theory of relativity", "Albert Einstein", {
    right: ["Einstein, a physicist born in Ulm", "Albert Einstein, in 1905 and 1915"],
    partial: ["Einstein, a French painter", "Einstein, in 1805", "Einstein and Newton"],
    wrong: ["Newton, long before Einstein", "Frankenstein"],
  }),
  marked("Smallest prime number", "2", {
    right: ["2, the only even one", "it's two"],
    partial: ["2, an odd number", "1 or 2"],
    wrong: ["1, then 2", "1"],
  }),
  marked("Currency of Japan", "yen", {
    right: ["the yen, written ¥", "yen, like the Japanese say en"],
    partial: ["the yen, written $", "yen or yuan", "yen, also used in China"],
    wrong: ["yuan, the Japanese yen's rival", "won"],
  }),
  marked("Organ that pumps blood", "heart", {
    right: ["the heart, a muscle", "the heart, left in the chest"],
    partial: ["the heart, in the head", "the heart, a bone", "heart or lungs"],
    wrong: ["the lungs, next to the heart", "liver"],
  }),
];
