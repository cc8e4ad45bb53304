import { marked } from "../kinds/marked.ts";

/** Who does what to whom, and what is denied: the same said another way, and another thing said with the same words. */
export const roles = [
  marked("Predator", "animal that hunts other animals for food", {
    right: ["an animal hunting other animals for food", "it hunts other animals to eat them", "other animals are hunted by it for food"],
    wrong: ["animal that is hunted by other animals for food", "animal that does not hunt other animals"],
  }),
  marked("Vein", "carries blood back to the heart", {
    right: ["brings blood back to the heart", "blood is carried back to the heart by it", "transports blood toward the heart"],
    wrong: ["carries blood away from the heart", "carries blood from the heart to the body"],
  }),
  marked("Insulin", "lowers blood sugar by moving glucose into cells", {
    right: [
      "by moving glucose into cells it lowers blood sugar",
      "moves glucose into the cells, so blood sugar falls",
      "reduces blood glucose by moving it into cells",
    ],
    wrong: ["raises blood sugar by moving glucose into cells", "lowers blood sugar by moving glucose out of cells"],
  }),
  marked("Red blood cells", "carry oxygen from the lungs to the tissues", {
    right: [
      "they bring oxygen from lungs to tissues",
      "oxygen is carried by them from the lungs to the tissues",
      "transport O2 to the tissues from the lungs",
    ],
    wrong: ["carry oxygen from the tissues to the lungs", "carry carbon dioxide from the lungs to the tissues"],
  }),
  marked("Vaccine", "trains the immune system to recognise a pathogen without causing the disease", {
    right: [
      "teaches the immune system to recognize a pathogen and does not cause the disease",
      "the immune system is trained to recognise a pathogen without getting the disease",
    ],
    wrong: ["causes the disease without training the immune system", "trains the pathogen to recognise the immune system"],
  }),
  marked("Evaporation", "liquid becomes gas below its boiling point", {
    right: ["a liquid turns into a gas below the boiling point", "below the boiling point, liquid changes to gas"],
    wrong: ["gas becomes liquid below its boiling point", "liquid becomes gas above its boiling point"],
  }),
  marked("Acid", "substance that donates protons to a base", {
    right: ["gives protons to a base", "a base receives protons from it", "proton donor to bases"],
    wrong: ["substance that accepts protons from a base", "substance that receives protons"],
  }),
  marked("Anode in electrolysis", "positive electrode that attracts anions", {
    right: ["the positive electrode, it attracts anions", "anions are attracted by this positive electrode"],
    wrong: ["negative electrode that attracts anions", "positive electrode that repels anions", "positive electrode that attracts cations"],
  }),
  marked("Density", "mass divided by volume", {
    right: ["mass / volume", "mass per volume", "mass per unit of volume"],
    wrong: ["volume divided by mass", "mass times volume", "volume per mass"],
  }),
  marked("Heat flow", "heat moves from hot objects to cold ones", {
    right: ["from hot to cold", "heat flows to cold objects from hot ones", "heat goes from a hot object to a cold object"],
    wrong: ["heat moves from cold objects to hot ones", "heat flows from cold to hot"],
  }),
  marked("Moon's orbit", "the moon revolves around the earth", {
    right: ["the earth is orbited by the moon", "the moon goes round the earth", "moon orbits earth"],
    wrong: ["the earth revolves around the moon", "the moon revolves around the sun", "the moon does not revolve around the earth"],
  }),
  marked("Inheritance (OOP)", "a subclass takes over methods from its superclass", {
    right: [
      "a subclass gets methods of its superclass",
      "methods of the superclass are inherited by the subclass",
      "subclasses inherit the superclass's methods",
    ],
    wrong: ["a superclass takes over methods from its subclass", "a subclass does not take over methods from its superclass"],
  }),
  marked("Client", "sends requests to a server and receives responses", {
    right: ["it requests things from a server and gets responses", "sends a server requests and gets responses back"],
    wrong: ["receives requests from a server and sends responses", "a server sends requests to it"],
  }),
  marked("Foreign key", "column that refers to the primary key of another table", {
    right: ["a column referencing another table's primary key", "column pointing to the primary key of a different table"],
    wrong: ["primary key that refers to a column of another table", "column that refers to the primary key of the same table"],
  }),
  marked("Compiler", "translates source code into machine code before it runs", {
    right: ["source code is translated into machine code before it runs", "before running, it turns source code into machine code"],
    wrong: ["translates machine code into source code before it runs", "translates source code into machine code while it runs"],
  }),
  marked("Impeachment", "the House accuses the president and the Senate judges him", {
    right: ["the president is accused by the House and judged by the Senate", "House accuses president, Senate judges"],
    wrong: ["the Senate accuses the president and the House judges him", "the president accuses the House and the Senate"],
  }),
  marked("Judicial review", "courts can strike down laws that violate the constitution", {
    right: [
      "laws violating the constitution can be struck down by courts",
      "the courts' power to strike down laws which are against the constitution",
    ],
    wrong: ["courts can strike down the constitution if it violates laws", "courts cannot strike down laws that violate the constitution"],
  }),
  marked("Landlord", "owns a house and lets it to a tenant", {
    right: ["house owner who lets it to a tenant", "a tenant rents the house from its owner"],
    wrong: ["rents a house from a tenant", "lives in a house and does not own it"],
  }),
  marked("Presumption of innocence", "a person is innocent until proven guilty", {
    right: [
      "you are innocent until someone proves you guilty",
      "not guilty until proven guilty",
      "a person is not guilty until their guilt is proven",
    ],
    wrong: ["a person is guilty until proven innocent", "a person is innocent even when proven guilty"],
  }),
  marked("Punic Wars", "Rome defeated Carthage", {
    right: ["Carthage was defeated by Rome", "Carthage lost to Rome", "rome beat carthage", "Rome's victory over Carthage"],
    wrong: ["Carthage defeated Rome", "Rome was defeated by Carthage", "Rome lost to Carthage"],
  }),
  marked("Marshall Plan", "the USA gave money to Western Europe after the Second World War", {
    right: ["after WW2 the US gave money to western Europe", "Western Europe received money from the USA after World War II"],
    wrong: [
      "Western Europe gave money to the USA after the Second World War",
      "the USA gave money to Western Europe before the Second World War",
    ],
  }),
  marked("Brutus", "he killed Julius Caesar", {
    right: ["Julius Caesar was killed by him", "murdered caesar", "one of the killers of Julius Caesar"],
    wrong: ["he was killed by Julius Caesar", "Julius Caesar killed him", "he did not kill Julius Caesar"],
  }),
  marked("Spanish conquest of 1521", "Spain conquered the Aztec Empire", {
    right: ["the Aztec Empire was conquered by Spain", "conquest of the aztec empire by spain", "Spain took over the Aztec empire"],
    wrong: ["the Aztec Empire conquered Spain", "Spain was conquered by the Aztec Empire"],
  }),
  marked("Tributary", "river that flows into a larger river", {
    right: ["a smaller river flowing into a bigger one", "river which joins a larger river", "it flows into a larger river"],
    wrong: ["river that flows into a smaller river", "river into which a larger river flows", "river that flows into the sea"],
  }),
  marked("Sea breeze", "wind that blows from the sea to the land during the day", {
    right: ["during the day wind blows from sea to land", "a wind from the sea towards the land by day"],
    wrong: ["wind that blows from the land to the sea during the day", "wind that blows from the sea to the land at night"],
  }),
  marked("Law of supply", "when the price rises, the quantity supplied rises", {
    right: [
      "as price goes up, quantity supplied goes up",
      "a higher price means a higher quantity supplied",
      "if the price falls, the quantity supplied falls",
    ],
    wrong: ["when the price rises, the quantity supplied falls", "when the price falls, the quantity supplied rises"],
  }),
  marked("Devaluation", "makes exports cheaper and imports more expensive", {
    right: ["imports become more expensive and exports cheaper", "exports get cheaper, imports get dearer"],
    wrong: ["makes imports cheaper and exports more expensive", "makes exports and imports cheaper"],
  }),
  marked("Creditor", "someone to whom money is owed", {
    right: ["a person that others owe money to", "somebody who is owed money", "one that has lent money"],
    wrong: ["someone who owes money", "someone to whom no money is owed"],
  }),
  marked("Dramatic irony", "the audience knows something the characters do not know", {
    right: [
      "the audience knows sth that the characters don't",
      "characters don't know something that the audience knows",
      "viewers know more than the characters",
    ],
    wrong: ["the characters know something the audience does not know", "neither the audience nor the characters know it"],
  }),
  marked("First-person narrator", "the narrator is a character in the story", {
    right: ["a character of the story tells it", "the one who narrates is also a character in the story"],
    wrong: ["the narrator is not a character in the story", "a narrator outside the story"],
  }),
  marked("Nocturnal", "active at night and asleep during the day", {
    right: ["awake at night, sleeps by day", "sleeps during the day and is active at night", "not active by day but at night"],
    wrong: ["active during the day and asleep at night", "not active at night", "asleep day and night"],
  }),
  marked("Ozone layer", "protects the earth from ultraviolet radiation", {
    right: [
      "shields earth from UV radiation",
      "ultraviolet radiation is kept away from the earth by it",
      "the earth is protected from ultraviolet radiation",
    ],
    wrong: [
      "protects ultraviolet radiation from the earth",
      "exposes the earth to ultraviolet radiation",
      "does not protect the earth from ultraviolet radiation",
    ],
  }),
  marked("Innate", "present from birth, not learned", {
    right: ["you have it from birth and don't learn it", "inborn, not learned", "not learned but present from birth"],
    wrong: ["learned, not present from birth", "present from birth and learned later"],
  }),
  marked("Antibiotic", "kills bacteria but has no effect on viruses", {
    right: [
      "kills bacteria but not viruses",
      "doesn't affect viruses, only kills bacteria",
      "bacteria are killed, viruses are not affected",
    ],
    wrong: ["kills viruses but has no effect on bacteria", "kills bacteria and viruses"],
  }),
  marked("Myopia", "seeing near things clearly and distant things blurred", {
    right: [
      "near things are clear, distant things are blurred",
      "distant things look blurred, near things clear",
      "can't see far things clearly",
    ],
    wrong: ["seeing distant things clearly and near things blurred", "near things are blurred"],
  }),
  marked("Isotopes", "atoms with the same number of protons but different numbers of neutrons", {
    right: ["same number of protons, different number of neutrons", "atoms that differ in neutrons but not in protons"],
    wrong: [
      "atoms with the same number of neutrons but different numbers of protons",
      "atoms with the same number of protons and neutrons",
    ],
  }),
];
