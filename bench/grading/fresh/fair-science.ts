import { marked } from "../kinds/marked.ts";

/**
 * Right answers of the natural sciences that go on: truly, falsely, with a second answer, with what another card says, or against the
 * card's own words. Marked before the examiner had read any of it.
 */
export const fairScience = [
  marked("Ligament", "connects bone to bone", {
    right: [
      "it connects a bone to another bone, for example in the knee",
      "connects bone to bone, tendons are for muscles",
      "well, that is the strong band that connects bone to bone",
    ],
    partial: [
      "connects bone to bone and muscle to bone",
      "connects bone to bone and pumps blood",
      "connects bone to bone, it also produces the blood cells",
      "connects bone to bone or muscle to bone",
    ],
    wrong: ["connects muscle to bone", "something in the knee, every sportsman knows it"],
  }),
  marked("Bone marrow", "produces the blood cells", {
    right: ["it produces blood cells, deep in the bones"],
    partial: ["produces the blood cells and bile", "produces the blood cells, and it filters the blood"],
    wrong: ["produces bile"],
  }),
  marked("Liver", "produces bile and breaks down toxins", {
    right: ["it makes bile and breaks down toxins such as alcohol", "breaks down toxins, produces bile, stores sugar"],
    partial: [
      "produces bile",
      "produces bile and breaks down toxins and filters urine out of the blood like the kidneys",
      "produces insulin and breaks down toxins",
    ],
    wrong: ["produces the blood cells"],
  }),
  marked("Kidney", "filters the blood and makes urine", {
    right: ["filters blood and makes urine, we have two of them", "it filters the blood, and urine is what comes of it"],
    partial: ["filters the blood", "filters the blood and makes urine and produces bile"],
    wrong: ["pumps the blood"],
  }),
  marked("Pancreas", "makes insulin and digestive juice", {
    partial: ["makes insulin", "makes insulin and urine", "makes insulin, digestive juice and the blood cells"],
    right: ["makes insulin as well as the juice for digestion"],
  }),
  marked("Number of ribs of a human", "24", {
    right: ["24, twelve pairs", "there are 24 ribs, twelve on each side", "24 (twelve pairs), they protect the lungs"],
    partial: ["24 or 26", "24, twenty pairs", "24 in men and 26 in women"],
    wrong: ["there are 12 ribs, on the two sides of the chest", "22, not 24"],
  }),
  marked("Largest bone", "femur", {
    right: ["the femur, in the thigh", "femur (thigh bone)", "the femur, it carries the whole body"],
    partial: ["the femur, in the arm", "femur and tibia", "femur or humerus", "the femur, also called the shin bone"],
    wrong: ["the humerus, it is the largest bone", "femur, tibia, humerus, skull, pelvis"],
  }),
  marked("Gas that plants take in", "carbon dioxide", {
    right: ["carbon dioxide, CO2", "carbon dioxide, through the stomata of their leaves", "CO2 from the air"],
    partial: ["carbon dioxide, CO", "carbon dioxide and nitrogen", "carbon dioxide, also known as oxygen", "carbon dioxide or oxygen"],
    wrong: ["oxygen, and they give off carbon dioxide"],
  }),
  marked("Nearest planet to the Sun", "Mercury", {
    right: ["Mercury, it has no moon", "Mercury, the smallest planet too", "Mercury, then comes Venus"],
    partial: ["Mercury, the largest planet", "Mercury or Venus", "Mercury, a planet with rings and many moons", "Mercury, a gas giant"],
    wrong: ["Venus, because Mercury is farther away"],
  }),
  marked("Planet with the most visible rings", "Saturn", {
    right: ["Saturn, a gas giant", "Saturn, and the rings are of ice"],
    partial: ["Saturn, the nearest planet to the Sun", "Saturn and Mars", "Saturn, the third planet from the Sun"],
    wrong: ["Saturn's moon Titan"],
  }),
  marked("Speed of sound in air", "about 340 m/s", {
    right: ["340 m/s, some 1,200 km/h", "about 340 m/s at room temperature", "340 m/s, light is much faster"],
    partial: ["340 m/s, that is 340 km in an hour", "340 m/s, faster than light", "340 m/s or 34 m/s"],
    wrong: ["3400 m/s, sound needs air", "340 km/h"],
  }),
  marked("Boiling point of water at sea level", "100 °C", {
    right: ["100 °C, which is 212 °F", "100 degrees, less on a mountain", "at 100 °C, that is 373 K"],
    partial: ["100 °C, which is 100 K", "100 °C or 90 °C", "100 °C, that is 180 °F"],
    wrong: ["0 °C, water boils then", "212 °C"],
  }),
  marked("Unit of electrical resistance", "ohm", {
    right: ["ohm, Ω", "the ohm, named after Georg Ohm", "ohm, that is volts per ampere"],
    partial: ["ohm, written A", "ohm or volt", "ohm, also called the watt", "ohm, that is amperes per volt"],
    wrong: ["volt, current times resistance gives it"],
  }),
  marked("Unit of electric current", "ampere", {
    right: ["ampere, A", "the ampere, a base unit"],
    partial: ["ampere and volt", "ampere, written V"],
    wrong: ["the ampere-hour"],
  }),
  marked("Exothermic reaction", "reaction that releases heat", {
    right: ["a reaction that releases heat, like burning", "reaction which gives off heat, so it gets warm around it"],
    partial: [
      "a reaction that releases heat, so it gets colder around it",
      "reaction that releases or absorbs heat",
      "a reaction with heat",
    ],
    wrong: ["a reaction that absorbs heat", "a reaction that never releases heat"],
  }),
  marked("Catalyst", "speeds up a reaction without being used up", {
    right: [
      "it speeds up a reaction and is not used up, enzymes do this too",
      "speeds up reactions without being consumed by lowering the activation energy",
    ],
    partial: [
      "speeds up a reaction and is used up",
      "speeds up a reaction",
      "speeds up a reaction without being used up, by raising the activation energy",
    ],
    wrong: ["slows down a reaction without being used up"],
  }),
  marked("Isotopes", "atoms of one element with different numbers of neutrons", {
    right: ["atoms of the same element with different numbers of neutrons, such as carbon-12 and carbon-14"],
    partial: [
      "atoms of one element with different numbers of neutrons and protons",
      "atoms of one element with different numbers of neutrons, all of them radioactive",
      "atoms of one element",
    ],
    wrong: ["atoms of one element with different numbers of protons"],
  }),
  marked("Powerhouse of the cell", "mitochondrion", {
    right: ["the mitochondrion, it makes ATP", "mitochondrion, it has its own DNA"],
    partial: ["mitochondrion and chloroplast", "the mitochondrion, also called the nucleus", "mitochondrion or ribosome"],
    wrong: ["the nucleus with its mitochondrion", "nucleus"],
  }),
  marked("Place of protein synthesis in the cell", "ribosome", {
    right: ["the ribosome, it reads the mRNA", "ribosomes, on the rough ER"],
    partial: ["the ribosome, the powerhouse of the cell", "ribosome or nucleus", "ribosomes and mitochondria"],
    wrong: ["Golgi apparatus, not the ribosome"],
  }),
  marked("Hardest natural mineral", "diamond", {
    right: ["diamond, made of carbon", "a diamond, 10 on the Mohs scale", "diamond, it is only carbon", "diamond, always"],
    partial: ["diamond, made of silicon", "diamond, 1 on the Mohs scale", "diamond or quartz", "diamond, a metal"],
    wrong: ["quartz, harder than diamond"],
  }),
];
