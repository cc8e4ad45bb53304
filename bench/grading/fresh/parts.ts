import { marked } from "../kinds/marked.ts";

/** Lists, and definitions of which only a part was given. */
export const parts = [
  marked("Branches of the US government", "legislative, executive, judicial", {
    right: ["executive, legislative and judicial", "judicial, legislative, executive branch", "legislature, executive, judiciary"],
    partial: ["legislative and executive", "executive", "legislative, executive, military"],
    wrong: ["army, navy, air force"],
  }),
  marked("States of matter", "solid, liquid, gas", {
    right: ["gas, liquid & solid", "solids, liquids and gases", "liquid solid gas"],
    partial: ["solid and liquid", "solid, liquid, gas, fire"],
    wrong: ["ice, water, steam", "hot, cold, warm"],
  }),
  marked("Planets known in antiquity", "Mercury, Venus, Mars, Jupiter, Saturn", {
    right: ["Saturn, Jupiter, Mars, Venus, Mercury", "mercury venus mars jupiter saturn"],
    partial: ["Mercury, Venus, Mars", "Mercury, Venus, Mars, Jupiter, Uranus"],
    wrong: ["Uranus, Neptune"],
  }),
  marked("Stages of mitosis in order", "prophase, metaphase, anaphase, telophase", {
    right: [
      "prophase, metaphase, anaphase and telophase",
      "1. prophase 2. metaphase 3. anaphase 4. telophase",
      "prophase -> metaphase -> anaphase -> telophase",
    ],
    partial: ["prophase, anaphase, metaphase, telophase", "prophase, metaphase, telophase", "metaphase, anaphase"],
    wrong: ["meiosis, cytokinesis"],
  }),
  marked("Great Lakes", "Superior, Michigan, Huron, Erie, Ontario", {
    right: ["Huron, Ontario, Michigan, Erie, Superior", "Lake Superior, Lake Michigan, Lake Huron, Lake Erie and Lake Ontario"],
    partial: ["Superior, Michigan, Huron, Erie", "Superior, Michigan, Huron, Erie, Ontario, Victoria"],
    wrong: ["Victoria and Tanganyika"],
  }),
  marked("Scandinavian countries", "Denmark, Norway, Sweden", {
    right: ["Norway, Sweden and Denmark", "Sweden/Norway/Denmark"],
    partial: ["Norway and Sweden", "Denmark, Norway, Sweden, Germany", "Denmark, Norway, Poland"],
    wrong: ["Germany, Poland"],
  }),
  marked("Axis powers", "Germany, Italy and Japan", {
    right: ["Japan, Italy, Germany", "Germany, Japan & Italy"],
    partial: ["Germany and Italy", "Germany, Japan, France"],
    wrong: ["France and Britain"],
  }),
  marked("Factors of production", "land, labour, capital", {
    right: ["labor, land and capital", "capital, land, labour"],
    partial: ["land and capital", "labour"],
    wrong: ["money, shares, bonds"],
  }),
  marked("Noble gases of the first four periods", "helium, neon, argon, krypton", {
    right: ["He, Ne, Ar, Kr", "neon, helium, argon, krypton"],
    partial: ["helium and neon", "helium, neon, argon, oxygen"],
    wrong: ["oxygen, nitrogen"],
  }),
  marked("Primary colours of light", "red, green, blue", {
    right: ["RGB", "blue, green, red", "red green and blue"],
    partial: ["red and green", "red, yellow, blue"],
    wrong: ["cyan, magenta, yellow"],
  }),
  marked("Macronutrients", "carbohydrates, proteins, fats", {
    right: ["fats, carbs and proteins", "protein, fat, carbohydrate"],
    partial: ["proteins and fats", "carbohydrates, proteins, vitamins"],
    wrong: ["vitamins, minerals"],
  }),
  marked("Number of chambers in a frog's heart", "three", {
    right: ["3", "3 chambers", "they have three"],
    wrong: ["four", "2", "3 or 4"],
  }),
  marked("Inflammation signs", "redness, heat, swelling, pain", {
    right: [
      "pain, heat, redness and swelling",
      "rubor, calor, tumor, dolor (redness, heat, swelling, pain)",
      "it gets red, hot, swollen and painful",
    ],
    partial: ["redness and pain", "swelling, pain, fever"],
    wrong: ["cough"],
  }),
  marked("Aqueduct", "channel that carries water to a town", {
    right: ["water channel to a town", "a channel which brings water to towns"],
    partial: ["channel"],
    wrong: ["channel that carries waste out of a town", "bridge"],
  }),
  marked("Placebo", "harmless substance without active ingredient given as if it were medicine", {
    right: ["substance with no active ingredient that is given as medicine", "a fake medicine without any active ingredient"],
    partial: ["harmless substance"],
    wrong: ["medicine with a strong active ingredient"],
  }),
  marked("Symbiosis", "two species live closely together and both benefit", {
    right: ["close living together of two species from which both profit", "two species live together closely, to the benefit of both"],
    partial: ["two species live closely together"],
    wrong: ["two species fight each other", "two species live together and one is harmed"],
  }),
  marked("Chlorophyll", "green pigment that absorbs light for photosynthesis", {
    right: ["green pigment in plants absorbing light for photosynthesis", "the green pigment which takes up light in photosynthesis"],
    partial: ["green pigment", "absorbs light"],
    wrong: ["red pigment that carries oxygen"],
  }),
  marked("Plate boundary of the San Andreas fault", "transform boundary where plates slide past each other", {
    right: ["transform: plates slide past one another", "transform boundary"],
    partial: ["plates slide"],
    wrong: ["plates move apart", "convergent boundary where plates collide"],
  }),
  marked("Enzyme", "protein that speeds up chemical reactions in living things", {
    right: ["a protein which accelerates reactions in organisms", "biological catalyst made of protein"],
    partial: ["protein", "speeds up chemical reactions"],
    wrong: ["protein that stores energy", "sugar that speeds up reactions"],
  }),
  marked("Marbury v. Madison", "established judicial review in 1803", {
    right: ["judicial review was established in 1803", "it set up judicial review (1803)", "established judicial review"],
    partial: ["1803", "decided in 1803"],
    wrong: ["abolished judicial review in 1803", "ended segregation"],
  }),
  marked("Peace of Westphalia", "ended the Thirty Years' War in 1648", {
    right: ["1648, end of the Thirty Years' War", "the Thirty Years' War ended with it in 1648"],
    partial: ["1648", "ended the Thirty Years' War"],
    wrong: ["began the Thirty Years' War in 1648", "ended the Hundred Years' War"],
  }),
  marked("Hooke's law", "the extension of a spring is proportional to the force applied", {
    right: ["force and extension of a spring are proportional", "a spring's extension is proportional to the applied force", "F = kx"],
    partial: ["the extension of a spring"],
    wrong: ["the extension of a spring is inversely proportional to the force applied"],
  }),
  marked("Half-life", "time in which half of the atoms of a radioactive sample decay", {
    right: ["time until half the atoms have decayed", "the time it takes for half of a radioactive sample to decay"],
    partial: ["time in which a radioactive sample decays"],
    wrong: ["half of the time a sample needs to decay", "time in which all of the atoms decay"],
  }),
  marked("Supply", "amount of a good producers are willing to sell at a given price", {
    right: ["how much of a good sellers are willing to sell at a certain price", "quantity producers will sell at a given price"],
    partial: ["amount of a good"],
    wrong: ["amount of a good consumers are willing to buy at a given price"],
  }),
  marked("Tort", "civil wrong that causes harm and leads to liability", {
    right: ["a civil wrong causing harm for which one is liable"],
    partial: ["civil wrong", "a wrong that causes harm"],
    wrong: ["crime against the state"],
  }),
  marked("Sonnet", "poem of fourteen lines", {
    right: ["14-line poem", "a poem with 14 lines", "fourteen lines"],
    partial: ["poem"],
    wrong: ["poem of twelve lines", "a poem with 40 lines"],
  }),
  marked("Haiku", "Japanese poem of 5, 7 and 5 syllables", {
    right: ["Japanese poem with 5-7-5 syllables", "poem from Japan: 5, 7, 5 syllables"],
    partial: ["Japanese poem", "a poem of 5, 7 and 5 syllables"],
    wrong: ["Japanese poem of 7, 5 and 7 syllables", "Chinese dish"],
  }),
];
