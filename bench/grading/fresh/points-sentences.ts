import { marked } from "../kinds/marked.ts";

/** Parts of a sentence that a teacher gives some points for. Marked before the examiner had read any of it. */
export const pointsSentences = [
  marked("Erosion", "wearing away of rock and soil by wind, water or ice", {
    right: ["rock and soil worn away by wind, water or ice"],
    partial: ["wearing away of rock", "rock is worn away by something", "wearing away of rock and soil by wind"],
    wrong: ["building up of rock and soil by wind, water or ice"],
  }),
  marked("Buffer solution", "resists a change of pH when a little acid or base is added", {
    right: ["keeps its pH when small amounts of acid or base are added"],
    partial: ["resists a change of pH", "resists a change of pH when a little acid is added"],
    wrong: ["changes its pH when a little acid is added"],
  }),
  marked("Vaccination", "weakened pathogens are given so that the body makes antibodies and memory cells", {
    right: ["you get weakened pathogens and the body makes antibodies and memory cells"],
    partial: ["weakened pathogens are given", "the body makes antibodies", "so that the body makes memory cells"],
    wrong: ["antibiotics are given so that bacteria die"],
  }),
  marked("Continental drift", "slow movement of the continents over millions of years, driven by currents in the mantle", {
    right: ["continents move slowly over millions of years because of currents in the mantle"],
    partial: ["slow movement of the continents", "movement of the continents over millions of years", "the continents move"],
    wrong: ["quick sinking of the continents", "currents in the ocean"],
  }),
  marked("Habeas corpus", "right of a prisoner to be brought before a judge who decides whether the detention is lawful", {
    partial: ["right of a prisoner to be brought before a judge", "a prisoner's right", "a judge decides whether the detention is lawful"],
    wrong: ["right of a judge to keep a prisoner without trial"],
  }),
  marked("Monopoly", "a single seller controls the market and can set the price", {
    right: ["one seller who controls the market and sets the price"],
    partial: ["a single seller", "a single seller controls the market", "can set the price"],
    wrong: ["many sellers share the market", "a single buyer controls the market"],
  }),
  marked("Sonnet", "poem of fourteen lines with a fixed rhyme scheme", {
    right: ["14-line poem with a set rhyme scheme"],
    partial: ["poem with a fixed rhyme scheme", "poem of fourteen lines", "a poem"],
    wrong: ["novel with a fixed number of chapters", "poem of ten lines without rhyme"],
  }),
  marked("Greenhouse effect", "gases in the atmosphere let sunlight in but hold back the heat that the Earth gives off", {
    right: ["atmospheric gases let the sunlight in and hold back the Earth's heat"],
    partial: ["gases in the atmosphere hold back heat", "gases let sunlight in", "sunlight comes in through the atmosphere"],
    wrong: ["gases in the atmosphere block sunlight and let heat out"],
  }),
  marked("Osmosis", "water moves through a semipermeable membrane towards the higher concentration of solute", {
    partial: ["water moves through a membrane", "water moves through a semipermeable membrane", "movement of water"],
    wrong: ["water moves through a semipermeable membrane towards the lower concentration of solute"],
  }),
  marked("Separation of powers", "parliament makes laws, the government carries them out and the courts judge", {
    right: ["courts judge, government carries out the laws, and parliament makes them"],
    partial: ["parliament makes laws and the courts judge", "parliament makes laws", "the government carries out laws"],
    wrong: ["the courts make laws and parliament judges"],
  }),
  marked("Photosynthesis", "plants use light to make sugar and oxygen out of water and carbon dioxide", {
    right: ["with light plants turn water and carbon dioxide into sugar and oxygen"],
    partial: ["plants use light to make sugar", "plants make oxygen", "plants make sugar and oxygen", "plants use light"],
    wrong: ["plants use sugar and oxygen to make light"],
  }),
  marked("Why leaves turn yellow in autumn", "the chlorophyll breaks down and other pigments become visible", {
    right: ["chlorophyll is broken down, so you see the other pigments"],
    partial: ["the chlorophyll breaks down", "other pigments become visible"],
    wrong: ["more chlorophyll is made", "they get too much water"],
  }),
  marked("Isthmus", "narrow strip of land that joins two larger land areas", {
    right: ["a narrow piece of land joining two bigger areas of land"],
    partial: ["narrow strip of land", "a strip of land"],
    wrong: ["narrow strip of water that joins two seas"],
  }),
  marked("Catalyst", "speeds up a reaction without being used up", {
    right: ["makes a reaction faster and is not used up itself"],
    partial: ["speeds up a reaction", "is not used up in the reaction"],
    wrong: ["slows down a reaction without being used up", "is used up in the reaction"],
  }),
  marked("Ohm's law in words", "the current is proportional to the voltage at constant temperature", {
    right: ["at constant temperature current and voltage are proportional"],
    partial: ["the current depends on the voltage", "the current is proportional to the voltage"],
    wrong: ["the current is inversely proportional to the voltage at constant temperature"],
  }),
  marked("Newton's first law", "a body stays at rest or in uniform motion unless a force acts on it", {
    partial: ["a body stays at rest unless a force acts on it", "a body stays at rest", "a body stays at rest or in uniform motion"],
    wrong: ["a body comes to rest unless a force acts on it"],
  }),
  marked("Dictatorship of the majority", "a majority decides without regard for the rights of minorities", {
    partial: ["a majority decides"],
    wrong: ["a minority decides without regard for the majority"],
  }),
  marked("Kiwi", "flightless bird of New Zealand", {
    right: ["a bird from New Zealand that cannot fly"],
    partial: ["a bird", "flightless bird", "bird of New Zealand"],
    wrong: ["flightless bird of Africa", "bird of prey"],
  }),
  marked("Gut flora", "bacteria in the intestine that help with digestion", {
    right: ["the bacteria in your intestine which help digestion"],
    partial: ["bacteria in the intestine", "bacteria", "bacteria that help with digestion"],
    wrong: ["bacteria on the skin", "viruses in the intestine"],
  }),
  marked("Cold War", "rivalry between the USA and the Soviet Union from 1947 to 1991 without direct fighting", {
    partial: [
      "rivalry between the USA and the Soviet Union",
      "rivalry between the USA and another country",
      "from 1947 to 1991",
      "conflict without direct fighting",
    ],
    wrong: ["war between Germany and the Soviet Union"],
  }),
  marked("Treaty of Versailles", "ended the First World War and made Germany pay reparations", {
    partial: ["ended the First World War", "made Germany pay reparations", "made Germany pay"],
    wrong: ["ended the Second World War and made Japan pay reparations"],
  }),
  marked("Diffusion", "particles spread from high to low concentration", {
    right: ["spreading of particles from high concentration to low concentration"],
    partial: ["particles spread", "particles spread out evenly"],
    wrong: ["particles spread from low to high concentration"],
  }),
  marked("Prime number", "natural number greater than 1 divisible only by 1 and itself", {
    right: ["number above 1 that can only be divided by 1 and itself"],
    partial: ["divisible only by 1 and itself", "natural number"],
    wrong: ["natural number divisible by 2"],
  }),
  marked("Rhombus", "quadrilateral with four equal sides", {
    right: ["a four-sided shape with all sides equal"],
    partial: ["quadrilateral", "a shape with equal sides"],
    wrong: ["quadrilateral with four right angles", "triangle with equal sides"],
  }),
  marked("Mitochondrion", "organelle that releases energy from sugar with oxygen", {
    partial: ["an organelle", "releases energy", "organelle that releases energy"],
    wrong: ["organelle that stores DNA", "releases sugar from energy"],
  }),
  marked("Ramadan", "ninth month of the Islamic calendar, in which Muslims fast from dawn to sunset", {
    right: ["month in which Muslims fast from dawn to sunset, the ninth of the Islamic calendar"],
    partial: ["month in which Muslims fast", "ninth month of the Islamic calendar", "Muslims fast from dawn to sunset"],
    wrong: ["ninth month of the Jewish calendar", "pilgrimage to Mecca"],
  }),
  marked("Metaphor", "describes a thing by another one without using like or as", {
    partial: ["describes a thing by another one"],
    wrong: ["describes a thing by another one using like or as", "repeats a sound"],
  }),
  marked("Convex lens", "bends parallel light rays to a focal point", {
    right: ["brings parallel rays of light together in a focal point"],
    partial: ["bends light", "bends light rays"],
    wrong: ["spreads parallel light rays"],
  }),
  marked("Federal state", "several states with their own governments under a common national government", {
    partial: ["several states with their own governments", "several states under one government", "several states"],
    wrong: ["one state without any regions"],
  }),
  marked("Red giant", "old star that has swollen and cooled at its surface", {
    right: ["an aged star, swollen, with a cooler surface"],
    partial: ["old star", "star that has swollen", "an old star that has swollen"],
    wrong: ["young star", "old planet that has shrunk"],
  }),
  marked("Verdunstung", "Wasser wird unterhalb des Siedepunkts gasförmig", {
    right: ["Wasser wird gasförmig, bevor es siedet"],
    partial: ["Wasser wird gasförmig"],
    wrong: ["Wasser wird beim Siedepunkt fest", "Wasser gefriert"],
  }),
  marked("Gewaltenteilung", "Gesetzgebung, Regierung und Rechtsprechung sind voneinander getrennt", {
    partial: ["Gesetzgebung und Regierung sind getrennt", "Regierung und Rechtsprechung sind getrennt"],
    wrong: ["Gesetzgebung, Regierung und Rechtsprechung liegen in einer Hand"],
  }),
  marked("La photosynthèse", "la plante produit du sucre et de l'oxygène grâce à la lumière", {
    right: ["grâce à la lumière, la plante fabrique du sucre et de l'oxygène"],
    partial: ["la plante produit de l'oxygène", "la plante produit du sucre"],
    wrong: ["la plante consomme du sucre et de l'oxygène"],
  }),
  marked("La fotosíntesis", "las plantas convierten la luz en energía química", {
    partial: ["las plantas producen energía", "las plantas usan la luz"],
    wrong: ["los animales convierten la energía química en luz"],
  }),
];
