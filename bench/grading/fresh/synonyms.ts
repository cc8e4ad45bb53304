import { marked } from "../kinds/marked.ts";

/** The same thing in other words, as students who understood it say it. */
export const synonyms = [
  marked("Creditor", "party to whom money is owed", {
    right: ["someone who is owed money", "a person or firm that others owe money to", "the one money is owed to"],
    wrong: ["someone who owes money", "party that borrows money"],
  }),
  marked("Median income", "income that half of the people earn less than", {
    right: ["half the people make less than this income", "income below which half of the population lies"],
    wrong: ["average income", "income that most people earn"],
  }),
  marked("Valve", "device that lets a fluid flow in one direction only", {
    right: ["part that allows liquid through only one way", "lets fluid pass in a single direction"],
    wrong: ["device that lets a fluid flow in both directions"],
  }),
  marked("Insomnia", "inability to fall asleep or stay asleep", {
    right: ["being unable to sleep", "trouble falling asleep or staying asleep", "not being able to fall or stay asleep"],
    wrong: ["sleeping too much", "fear of the dark"],
  }),
  marked("Amnesty", "official pardon for a group of people", {
    right: ["the state officially forgives a group of people", "a group of people is officially pardoned"],
    wrong: ["official punishment of a group of people"],
  }),
  marked("Ubiquitous", "found everywhere", {
    right: ["present everywhere", "that exists in all places", "being everywhere at once", "everywhere"],
    wrong: ["found nowhere", "very rare"],
  }),
  marked("Obsolete", "no longer used because something newer exists", {
    right: ["out of date", "not used any more since there is something newer", "outdated"],
    wrong: ["brand new", "still used"],
  }),
  marked("Frugal", "spending little money", {
    right: ["not spending much money", "thrifty", "careful with money"],
    wrong: ["spending a lot of money", "poor"],
  }),
  marked("Ephemeral", "lasting for a very short time", {
    right: ["short-lived", "that lasts only briefly", "lasting just a moment", "not lasting long"],
    wrong: ["lasting for a very long time", "eternal"],
  }),
  marked("Candid", "honest and direct", { right: ["frank", "open and honest", "straightforward and honest"], wrong: ["dishonest", "shy"] }),
  marked("Benevolent", "kind and wanting to help", {
    right: ["kind and helpful", "well-meaning", "good-hearted and eager to help"],
    wrong: ["cruel", "wanting to harm"],
  }),
  marked("Tycoon", "rich and powerful businessperson", {
    right: ["wealthy and influential businessman", "very rich person in business with a lot of power"],
    wrong: ["poor farmer", "powerful storm"],
  }),
  marked("Fracture", "broken bone", {
    right: ["break in a bone", "a bone that is broken", "breaking of a bone"],
    wrong: ["torn muscle", "bone"],
  }),
  marked("Edema", "swelling caused by fluid in the tissue", {
    right: ["tissue swollen by fluid", "fluid builds up in the tissue and it swells", "swelling from water in tissues"],
    wrong: ["loss of fluid from the tissue", "bleeding into the tissue"],
  }),
  marked("Analgesic", "drug that relieves pain", {
    right: ["painkiller", "medicine against pain", "medication that reduces pain"],
    wrong: ["drug that causes sleep", "drug against fever"],
  }),
  marked("Antipyretic", "drug that lowers fever", {
    right: ["medicine that reduces fever", "brings a fever down", "medication against fever"],
    wrong: ["drug that raises the temperature", "painkiller"],
  }),
  marked("Hypertension", "abnormally high blood pressure", {
    right: ["high blood pressure", "blood pressure that is too high", "elevated blood pressure"],
    wrong: ["low blood pressure", "high blood sugar"],
  }),
  marked("Contagious", "spreading from person to person", {
    right: ["passed on from one person to another", "that can be transmitted between people", "infectious"],
    wrong: ["inherited from the parents"],
  }),
  marked("Sterile", "free from germs", {
    right: ["without any germs", "germ-free", "having no microbes on it"],
    wrong: ["full of germs", "clean"],
  }),
  marked("Verdict", "decision of a jury on guilt", {
    right: ["the jury's decision whether someone is guilty", "what the jury decides about guilt"],
    wrong: ["sentence given by a judge", "plea of the defendant"],
  }),
  marked("Perjury", "lying under oath", {
    right: ["telling a lie under oath", "to lie in court after swearing to tell the truth", "making false statements under oath"],
    wrong: ["telling the truth under oath", "lying"],
  }),
  marked("Plaintiff", "person who brings a case to court", {
    right: ["the one who sues", "someone that takes a case to court", "party who files a lawsuit"],
    wrong: ["person who is sued", "person who decides a case"],
  }),
  marked("Exile", "being forced to leave one's country", {
    right: ["banishment from your own country", "having to leave your homeland", "when someone is made to leave their country"],
    wrong: ["choosing to move to another country"],
  }),
  marked("Truce", "agreement to stop fighting for a time", {
    right: ["ceasefire", "both sides agree to pause the fighting", "temporary agreement to stop fighting"],
    wrong: ["agreement to start fighting", "surrender"],
  }),
  marked("Coup d'état", "sudden illegal seizure of power", {
    right: ["violent overthrow of a government", "when a group suddenly and illegally takes power", "sudden unlawful takeover of power"],
    wrong: ["election of a new government", "peaceful handover of power"],
  }),
  marked("Famine", "extreme shortage of food in a region", {
    right: ["severe lack of food in an area", "a region has far too little food", "extreme food scarcity in a region"],
    wrong: ["abundance of food", "extreme shortage of water"],
  }),
  marked("Nomads", "people who move from place to place", {
    right: [
      "people without a fixed home",
      "people that travel around and don't settle",
      "people who keep moving from one place to another",
    ],
    wrong: ["people who live in one place"],
  }),
  marked("Subsidy", "money a government pays to support an industry", {
    right: ["government money to help an industry", "financial support from the state for an industry"],
    wrong: ["money an industry pays to the government", "tax on an industry"],
  }),
  marked("Scarcity", "limited resources for unlimited wants", {
    right: ["not enough resources for all wants", "wants are infinite but resources are limited"],
    wrong: ["unlimited resources", "resources are unlimited and wants limited"],
  }),
  marked("Bankruptcy", "inability to pay debts", {
    right: ["not being able to pay what you owe", "insolvency", "when you can't pay your debts"],
    wrong: ["ability to pay debts", "refusal to pay taxes"],
  }),
  marked("Latency", "delay before data starts to arrive", {
    right: ["time you wait before the data begins to come in", "delay until the data arrives"],
    wrong: ["amount of data per second"],
  }),
  marked("Cache", "fast memory for data that is needed often", {
    right: ["quick storage for frequently used data", "small fast memory that stores frequently needed data"],
    partial: ["fast memory"],
    wrong: ["slow memory for data that is rarely needed"],
  }),
  marked("Compiler", "translates source code into machine code", {
    right: ["program that turns source code into machine code", "converts source code to machine language"],
    wrong: ["translates machine code into source code", "runs source code line by line"],
  }),
  marked("Firewall", "blocks unwanted network traffic", {
    right: ["stops unauthorised traffic in a network", "keeps unwanted traffic out of a network", "filters out undesired network traffic"],
    wrong: ["speeds up network traffic", "lets all traffic through"],
  }),
  marked("Evaporation", "change from liquid to gas below the boiling point", {
    right: ["a liquid turns into gas without boiling", "liquid becoming a gas below its boiling point"],
    partial: ["a liquid turns into a gas"],
    wrong: ["change from gas to liquid", "change from liquid to solid"],
  }),
  marked("Ductile", "able to be drawn into a wire", {
    right: ["can be pulled into wires", "that you can draw out into a wire", "stretchable into wire"],
    wrong: ["able to be hammered into sheets"],
  }),
  marked("Opaque", "not letting light through", {
    right: ["light cannot pass through it", "not see-through", "impossible to see through", "blocks light"],
    wrong: ["letting light through", "transparent"],
  }),
  marked("Nocturnal", "active at night", {
    right: ["awake at night", "active during the night", "being up at night and asleep by day"],
    wrong: ["active by day", "asleep at night"],
  }),
  marked("Herbivore", "animal that eats only plants", {
    right: ["plant eater", "an animal which feeds on plants", "an animal living on plants only"],
    wrong: ["animal that eats only meat", "animal"],
  }),
  marked("Extinct", "having no living members left", {
    right: ["died out", "that no longer exists", "all members are dead", "no more of them are alive"],
    wrong: ["having many living members", "endangered"],
  }),
  marked("Dormant volcano", "volcano that has not erupted for a long time but may again", {
    right: ["a volcano that is asleep at the moment but could erupt again", "hasn't erupted in ages but might erupt again"],
    partial: ["volcano that has not erupted for a long time"],
    wrong: ["volcano that will never erupt again", "volcano that erupts often"],
  }),
  marked("Meticulous", "very careful about details", {
    right: ["paying close attention to detail", "extremely careful and precise"],
    wrong: ["careless", "very fast"],
  }),
  marked("Reluctant", "not willing", { right: ["unwilling", "hesitant", "not wanting to do something"], wrong: ["willing", "eager"] }),
  marked("Procrastinate", "to put off doing something", {
    right: ["to delay doing something", "postpone things you should do", "leave it until later"],
    wrong: ["to do something at once", "to finish early"],
  }),
  marked("flink (German)", "quick", { right: ["fast", "rapid", "speedy", "nimble"], wrong: ["slow", "late"] }),
  marked("anfangen (German)", "to begin", { right: ["to start", "begin", "commence"], wrong: ["to end", "to catch"] }),
  marked("enojado (Spanish)", "angry", { right: ["mad", "annoyed", "cross"], wrong: ["happy", "hungry"] }),
  marked("triste (French)", "sad", { right: ["unhappy", "sorrowful"], wrong: ["happy", "tired"] }),
  marked("Fahrstuhl (German)", "elevator", { right: ["lift", "an elevator"], wrong: ["escalator", "stairs"] }),
  marked("appartement (French)", "apartment", { right: ["flat", "an apartment"], wrong: ["house", "department"] }),
];
