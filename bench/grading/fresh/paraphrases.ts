import { marked } from "../kinds/marked.ts";

/** Whole sentences said in another order, with other verbs, or from the other side. */
export const paraphrases = [
  marked("Surjective function", "every element of the codomain is reached", {
    right: [
      "each element of the codomain is hit",
      "no element of the codomain is left out",
      "all the elements in the codomain get reached",
    ],
    wrong: ["every element of the domain is reached", "no element of the codomain is reached"],
  }),
  marked("Even function", "f(-x) equals f(x) for every x", {
    right: ["f(x) = f(-x) for all x", "f(-x) is the same as f(x) for every x"],
    wrong: ["f(-x) equals -f(x) for every x"],
  }),
  marked("Commutative", "the order of the operands does not change the result", {
    right: [
      "order doesn't matter for the result",
      "the result is the same in any order",
      "you can swap the operands without changing the result",
    ],
    wrong: ["the order of the operands changes the result"],
  }),
  marked("Newton's third law", "every action has an equal and opposite reaction", {
    right: [
      "for every action there is an equal and opposite reaction",
      "forces come in pairs, equal in size and opposite in direction",
      "to each action there is a reaction of the same size in the opposite direction",
    ],
    partial: ["every action has a reaction"],
    wrong: ["every action has an unequal reaction"],
  }),
  marked("Conservation of energy", "energy can be neither created nor destroyed", {
    right: [
      "energy cannot be created or destroyed",
      "you can't create energy or destroy it",
      "energy is never created and never destroyed",
      "the total amount of energy stays constant",
    ],
    wrong: ["energy can be created and destroyed", "energy can be created but not destroyed"],
  }),
  marked("Archimedes' principle", "the buoyant force equals the weight of the displaced fluid", {
    right: ["the upward force is as large as the weight of the fluid that is displaced", "buoyancy = weight of displaced liquid"],
    wrong: ["the buoyant force equals the weight of the body", "the buoyant force equals the volume of the displaced fluid"],
  }),
  marked("Law of demand", "when the price rises, the quantity demanded falls", {
    right: [
      "the higher the price, the lower the quantity demanded",
      "people buy less when the price goes up",
      "as price increases, demand decreases",
    ],
    wrong: ["when the price rises, the quantity demanded rises", "when the price falls, the quantity demanded falls"],
  }),
  marked("Opportunity cost", "value of the best alternative given up", {
    right: [
      "what you give up: the next best alternative",
      "the value of the best option you didn't choose",
      "benefit of the best alternative that you forgo",
    ],
    wrong: ["value of the worst alternative", "price of the thing chosen"],
  }),
  marked("Inflation", "general rise in prices over time", {
    right: [
      "prices go up in general over time",
      "an increase in the general price level over time",
      "everything gets more expensive over time",
    ],
    wrong: ["general fall in prices over time", "rise in wages"],
  }),
  marked("Federalism", "power is divided between a central government and regional governments", {
    right: ["the central and the regional governments share power", "division of powers between national and regional governments"],
    wrong: ["all power lies with the central government"],
  }),
  marked("Habeas corpus", "right of a prisoner to be brought before a judge", {
    right: ["a prisoner has the right to be taken before a judge", "anyone detained must be brought to a judge"],
    wrong: ["right of a judge to imprison people", "right to remain silent"],
  }),
  marked("Separation of church and state", "the government does not support any religion", {
    right: ["no religion is supported by the government", "the state doesn't favour any religion"],
    wrong: ["the government supports one religion", "the government bans every religion"],
  }),
  marked("Photosynthesis", "plants turn carbon dioxide and water into sugar and oxygen with light", {
    right: [
      "using light, plants make sugar and oxygen from carbon dioxide and water",
      "carbon dioxide and water are turned into sugar and oxygen by plants with the help of light",
      "process in which plants use sunlight to convert CO2 and water to glucose and O2",
    ],
    partial: ["plants make sugar with light"],
    wrong: ["plants turn sugar and oxygen into carbon dioxide and water"],
  }),
  marked("Natural selection", "the best adapted individuals survive and reproduce", {
    right: ["individuals that are better adapted survive and have more offspring", "survival and reproduction of those best adapted"],
    partial: ["the best adapted individuals survive"],
    wrong: ["the weakest individuals survive and reproduce"],
  }),
  marked("Vaccine", "trains the immune system to recognise a pathogen", {
    right: [
      "teaches the immune system to recognise a pathogen",
      "the immune system learns to recognize a germ from it",
      "it prepares the immune system for a pathogen",
    ],
    wrong: ["kills the pathogen directly", "weakens the immune system"],
  }),
  marked("Homeostasis", "keeping the internal conditions of the body stable", {
    right: [
      "maintaining a constant internal environment in the body",
      "the body keeps its inner conditions stable",
      "the body's internal state is kept constant",
    ],
    wrong: ["changing the internal conditions of the body"],
  }),
  marked("Function of the kidneys", "filter the blood and produce urine", {
    right: ["blood is filtered and urine produced", "they make urine by filtering blood", "filtering blood and making urine"],
    partial: ["filter the blood", "they produce urine"],
    wrong: ["pump the blood", "filter the urine and produce blood"],
  }),
  marked("Function of red blood cells", "carry oxygen through the body", {
    right: [
      "transport oxygen around the body",
      "oxygen is carried by them to the whole body",
      "bring oxygen to all parts of the body",
      "oxygen transport",
    ],
    wrong: ["fight infections", "carry nutrients only"],
  }),
  marked("Function of the mitochondria", "produce energy for the cell", {
    right: ["powerhouse of the cell", "they make the cell's energy", "energy production in the cell", "supply the cell with energy"],
    wrong: ["store the cell's DNA", "consume the energy of the cell"],
  }),
  marked("Osmosis", "water moves through a membrane towards the higher concentration of solute", {
    right: [
      "water passing through a membrane to where the solute concentration is higher",
      "movement of water across a membrane from low to high solute concentration",
    ],
    wrong: ["water moves through a membrane towards the lower concentration of solute"],
  }),
  marked("Catalyst", "speeds up a reaction without being used up", {
    right: [
      "makes a reaction faster and isn't consumed",
      "accelerates a reaction without being consumed itself",
      "substance that increases the rate of reaction but is not used up",
    ],
    partial: ["speeds up a reaction"],
    wrong: ["slows down a reaction without being used up", "speeds up a reaction and is used up"],
  }),
  marked("Exothermic reaction", "releases heat to the surroundings", {
    right: ["gives off heat", "heat is given off to the environment", "reaction in which heat is released"],
    wrong: ["absorbs heat from the surroundings", "takes in heat"],
  }),
  marked("Isotopes", "atoms of the same element with different numbers of neutrons", {
    right: [
      "same element, different number of neutrons",
      "atoms with the same number of protons but a different number of neutrons",
      "forms of an element that differ in their neutrons",
    ],
    wrong: ["atoms of different elements with the same number of neutrons", "atoms with different numbers of protons"],
  }),
  marked("Noble gases", "elements that hardly react because their outer shell is full", {
    right: ["their outer shell is full, so they barely react", "gases that are unreactive due to full outer shells"],
    wrong: ["elements that react strongly because their outer shell is full"],
  }),
  marked("Solar wind", "stream of charged particles from the Sun", {
    right: ["charged particles streaming from the sun", "flow of charged particles that the Sun gives off"],
    wrong: ["stream of light from the Sun", "stream of neutral particles from the Sun"],
  }),
  marked("Tides", "caused by the gravity of the Moon and the Sun", {
    right: [
      "gravitational pull of the moon and sun causes them",
      "due to the gravity of the Sun and Moon",
      "the moon's and the sun's gravitation",
    ],
    partial: ["the gravity of the Moon"],
    wrong: ["caused by the wind", "caused by the rotation of the Moon"],
  }),
  marked("Seasons", "caused by the tilt of the Earth's axis", {
    right: ["because the earth's axis is tilted", "due to the axial tilt of the Earth", "the tilted axis of the Earth"],
    wrong: ["caused by the distance from the Sun", "the Earth's rotation"],
  }),
  marked("Cause of the First World War's outbreak", "assassination of Archduke Franz Ferdinand", {
    right: [
      "the murder of Franz Ferdinand",
      "Archduke Franz Ferdinand was assassinated",
      "the killing of the Austrian archduke Franz Ferdinand in Sarajevo",
    ],
    wrong: ["assassination of Emperor Franz Joseph", "Archduke Franz Ferdinand assassinated someone", "invasion of Poland"],
  }),
  marked("Cold War", "rivalry between the USA and the Soviet Union after 1945", {
    right: ["conflict between the US and the USSR after World War II", "tension after 1945 between the United States and the Soviet Union"],
    wrong: ["war between Germany and the Soviet Union"],
  }),
  marked("Renaissance", "rebirth of interest in classical art and learning", {
    right: ["revival of classical art and learning", "people became interested again in the art and learning of antiquity"],
    wrong: ["loss of interest in classical art"],
  }),
  marked("Dark humour", "jokes about serious or painful subjects", {
    right: ["making jokes about painful or serious topics", "joking about things that are serious or sad"],
    wrong: ["jokes about harmless subjects"],
  }),
  marked("Recursion", "a function calls itself", {
    right: ["function calling itself", "when a function is called by itself", "a function that invokes itself"],
    wrong: ["a function calls another function", "a loop"],
  }),
  marked("Encapsulation", "hiding an object's data behind its methods", {
    right: ["the data of an object is hidden behind methods", "an object's data can only be reached through its methods"],
    wrong: ["an object's methods are hidden behind its data"],
  }),
  marked("Deadlock", "two processes wait for each other forever", {
    right: [
      "processes each waiting on the other for ever",
      "two processes block each other",
      "both processes are stuck waiting for the other one",
    ],
    wrong: ["two processes run at the same time", "one process waits for input"],
  }),
  marked("Statute of limitations", "deadline after which a crime can no longer be prosecuted", {
    right: ["time limit for prosecuting a crime", "after this period you can't be prosecuted for the crime any more"],
    wrong: ["maximum punishment for a crime"],
  }),
  marked("Bail", "money paid so that an accused person is released until trial", {
    right: ["money to be set free until the trial", "sum paid to let the accused go free before trial"],
    wrong: ["money paid to the victim after a trial"],
  }),
  marked("Monsoon", "seasonal wind that brings heavy rain", {
    right: ["wind that brings a lot of rain in a certain season", "a seasonal wind with heavy rains"],
    partial: ["seasonal wind"],
    wrong: ["seasonal wind that brings drought"],
  }),
  marked("Stalactite", "mineral formation that hangs from the ceiling of a cave", {
    right: ["hangs down from a cave's roof", "mineral that hangs from cave ceilings", "formation hanging from the top of a cave"],
    wrong: ["mineral formation that rises from the floor of a cave"],
  }),
];
