import { marked } from "../kinds/marked.ts";

/** Answers that are wrong by one detail, beside right ones in other words. Marked before the examiner had read any of it. */
export const hostileSciences = [
  marked("Predator", "animal that hunts and eats other animals", {
    right: ["an animal which hunts other animals and eats them"],
    wrong: [
      "animal that is hunted and eaten by other animals",
      "animal that hunts but never eats other animals",
      "animal that other animals hunt and eat",
    ],
  }),
  marked("Pollination", "pollen is carried from the stamen to the stigma", {
    right: ["the transfer of pollen from stamen to stigma"],
    wrong: [
      "pollen is carried from the stigma to the stamen",
      "nectar is carried from the stamen to the stigma",
      "pollen is carried from the root to the stigma",
    ],
  }),
  marked("Left ventricle", "pumps blood into the aorta", {
    right: ["it pumps the blood to the aorta", "blood is pumped into the aorta by it"],
    wrong: ["pumps blood out of the aorta", "receives blood from the aorta", "pumps blood into the lungs", "the aorta pumps blood into it"],
  }),
  marked("Motor nerve", "carries signals from the brain to the muscles", {
    right: ["signals travel along it from the brain to the muscles"],
    wrong: [
      "carries signals from the muscles to the brain",
      "carries signals to the brain from the muscles",
      "carries blood from the brain to the muscles",
    ],
  }),
  marked("Antigen", "substance that makes the body produce antibodies", {
    right: ["a substance that causes the body to produce antibodies"],
    wrong: [
      "substance that the body produces against antibodies",
      "antibodies that make the body produce a substance",
      "substance that stops the body producing antibodies",
    ],
  }),
  marked("Oxidising agent", "takes electrons from another substance and is itself reduced", {
    right: [
      "takes electrons from another substance and is reduced in doing so",
      "it gets reduced by taking electrons from another substance",
    ],
    wrong: [
      "gives electrons to another substance and is itself oxidised",
      "takes electrons from another substance and is itself oxidised",
      "takes protons from another substance and is itself reduced",
      "another substance takes electrons from it",
    ],
  }),
  marked("Endothermic reaction", "takes in heat from its surroundings", {
    right: ["absorbs heat from the surroundings", "heat is taken in from the surroundings"],
    wrong: [
      "gives heat to its surroundings",
      "takes in heat and gives it to its surroundings",
      "its surroundings take in heat from it",
      "takes in light from its surroundings",
    ],
  }),
  marked("Distillation", "separates liquids by their different boiling points", {
    right: ["liquids are separated by their different boiling points"],
    wrong: [
      "separates liquids by their different melting points",
      "separates liquids by their equal boiling points",
      "mixes liquids with different boiling points",
      "separates liquids by their different colours",
    ],
  }),
  marked("Noble gases", "hardly react because their outer shell is full", {
    right: ["they barely react since their outermost shell is full"],
    wrong: [
      "react easily because their outer shell is full",
      "hardly react because their inner shell is full",
      "hardly react because their outer shell is empty",
      "hardly react although their outer shell is full",
    ],
  }),
  marked("Newton's third law", "every action has an equal and opposite reaction", {
    right: ["for every action there is an equal and opposite reaction"],
    wrong: [
      "every action has an equal reaction in the same direction",
      "every action has a smaller and opposite reaction",
      "no action has an equal and opposite reaction",
    ],
  }),
  marked("Series circuit", "the current is the same everywhere and the voltages add up", {
    right: ["same current everywhere, voltages add up"],
    wrong: [
      "the voltage is the same everywhere and the currents add up",
      "the current is the same everywhere and the voltages are the same",
      "the current is different everywhere and the voltages add up",
    ],
  }),
  marked("Refraction", "light changes direction when it passes into another medium", {
    right: ["light changing its direction as it passes into another medium"],
    wrong: [
      "light keeps its direction when it passes into another medium",
      "light changes direction when it bounces off a surface",
      "light changes colour when it passes into another medium",
    ],
  }),
  marked("Lunar eclipse", "the Earth stands between the Sun and the Moon", {
    right: ["the Earth is between Sun and Moon", "Earth between Moon and Sun"],
    wrong: [
      "the Moon stands between the Sun and the Earth",
      "the Sun stands between the Earth and the Moon",
      "the Earth and the Moon stand on one side of the Sun",
    ],
  }),
  marked("Mean", "sum of the values divided by their number", {
    right: ["the sum of all values divided by the number of values", "add the values and divide by how many there are"],
    wrong: [
      "number of the values divided by their sum",
      "sum of the values times their number",
      "middle of the values",
      "product of the values divided by their number",
      "sum of the values divided by two",
    ],
  }),
  marked("Prime number", "has exactly two divisors, one and itself", {
    right: ["can only be divided by one and itself", "a number with exactly two divisors: 1 and itself"],
    wrong: [
      "has exactly two divisors, two and itself",
      "has more than two divisors",
      "has exactly three divisors, one, two and itself",
      "has no divisors, not even one and itself",
    ],
  }),
  marked("Placebo", "pill without an active ingredient that can still help", {
    right: ["a pill with no active ingredient which can help all the same"],
    wrong: [
      "pill with an active ingredient that can still help",
      "pill without an active ingredient that can never help",
      "pill with an active ingredient that does not help",
      "pill without a coating that can still help",
    ],
  }),
  marked("Hypothermia", "body temperature falls below 35 °C", {
    right: ["the temperature of the body drops below 35 °C"],
    wrong: [
      "body temperature rises above 35 °C",
      "body temperature falls below 25 °C",
      "air temperature falls below 35 °C",
      "body temperature falls to 35 °C below zero",
      "body temperature does not fall below 35 °C",
    ],
  }),
];
