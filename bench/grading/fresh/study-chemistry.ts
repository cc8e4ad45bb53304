import { marked } from "../kinds/marked.ts";

/** Chemistry. Marked before any rule was changed for them. */
export const studyChemistry = [
  marked("Isotopes", "atoms of the same element with different numbers of neutrons", {
    right: [
      "same element, different number of neutrons",
      "atoms with the same number of protons but different numbers of neutrons",
      "versions of an element that differ in their neutron number",
      "atoms of one element having a different neutron count",
    ],
    partial: [
      "atoms of the same element",
      "atoms with different numbers of neutrons",
      "atoms of the same element with different numbers of neutrons and electrons",
    ],
    wrong: [
      "atoms of different elements with the same number of neutrons",
      "atoms of the same element with different numbers of protons",
      "atoms of the same element with different numbers of electrons",
      "atoms of the same element with the same number of neutrons",
    ],
  }),
  marked("Catalyst", "substance that speeds up a reaction without being used up", {
    right: [
      "makes a reaction faster and isn't consumed",
      "a substance increasing the rate of reaction that is not used up itself",
      "something that accelerates a reaction but remains unchanged",
      "lowers the activation energy, thereby speeding up the reaction, without being consumed",
    ],
    partial: ["speeds up a reaction", "a substance", "substance that is not used up", "substance that speeds up a reaction and is used up"],
    wrong: ["substance that slows down a reaction", "substance that is produced by a reaction", "substance that starts burning"],
  }),
  marked("Oxidation", "loss of electrons", {
    right: [
      "losing electrons",
      "giving away electrons",
      "electrons are lost",
      "electron loss",
      "when an atom gives up electrons",
      "loss of electrons, the opposite of reduction",
    ],
    partial: ["electrons", "loss of electrons, the same as reduction", "loss of electrons and protons"],
    wrong: [
      "gain of electrons",
      "loss of protons",
      "electrons are gained",
      "loss of oxygen",
      "no loss of electrons",
      "sharing of electrons",
    ],
  }),
  marked("Formula of sulfuric acid", "H₂SO₄", {
    right: ["H2SO4", "H2 S O4", "h2so4", "H_2SO_4"],
    partial: [],
    wrong: ["H2SO3", "HSO4", "H2S", "SO4", "H2SO4-"],
  }),
  marked("Noble gases", "helium, neon, argon, krypton, xenon, radon", {
    right: ["He, Ne, Ar, Kr, Xe, Rn", "neon, argon, helium, krypton, radon and xenon", "helium, neon, argon, kripton, xenon, radon"],
    partial: [
      "helium, neon, argon",
      "helium, neon, argon, krypton, xenon, chlorine",
      "helium, neon, argon, krypton, xenon, radon, hydrogen",
      "helium, neon, argon, krypton, xenon",
    ],
    wrong: ["oxygen, nitrogen", "fluorine, chlorine, bromine, iodine", "gold, silver, platinum"],
  }),
  marked("pH of a neutral solution", "7", {
    right: ["pH 7", "seven", "7.0", "it's 7, like pure water", "exactly 7"],
    partial: ["7, which is acidic", "around 6 or 7"],
    wrong: ["0", "14", "below 7", "more than 7", "not 7", "1"],
  }),
  marked("Covalent bond", "bond in which two atoms share electrons", {
    right: [
      "two atoms share electrons",
      "bond formed by sharing electrons between atoms",
      "electrons are shared by two atoms",
      "atoms sharing a pair of electrons",
      "shared electrons",
    ],
    partial: ["a bond between two atoms", "bond in which two metals share electrons"],
    wrong: [
      "bond in which one atom gives electrons to another",
      "bond in which two atoms share protons",
      "bond between ions",
      "attraction between molecules",
    ],
  }),
  marked("Exothermic reaction", "reaction that releases heat", {
    right: [
      "gives off heat",
      "a reaction giving out heat to its surroundings",
      "heat is released",
      "releases thermal energy",
      "reaction in which heat is set free",
      "reaction that emits heat, e.g. burning",
    ],
    partial: ["a reaction with heat", "reaction that releases something", "releases energy and absorbs heat"],
    wrong: [
      "reaction that absorbs heat",
      "reaction that needs heat",
      "takes in heat",
      "reaction that does not release heat",
      "reaction that releases light only",
    ],
  }),
  marked("Gas that makes up most of the air", "nitrogen", {
    right: ["N2", "nitrogen, about 78%", "it's nitrogen (N2)", "nitrogen gas", "nitrogin"],
    partial: ["nitrogen, about 21%", "nitrogen and oxygen"],
    wrong: ["oxygen", "carbon dioxide", "N3", "hydrogen", "oxygen, not nitrogen", "nitrate"],
  }),
];
