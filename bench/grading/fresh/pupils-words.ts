import { marked } from "../kinds/marked.ts";

/** Sentences in other words, turned round, or with one word that is another. Marked before the examiner had read any of it. */
export const pupilsWords = [
  marked("Vegan", "person who eats nothing that comes from animals", {
    right: ["someone who doesn't eat any animal products", "person who does not eat anything from animals"],
    wrong: ["person who eats only meat", "someone who eats nothing that comes from plants"],
  }),
  marked("Prime number", "number greater than 1 that is divisible only by 1 and itself", {
    right: ["a number above 1 which can only be divided by one and itself", "natural number with exactly two divisors"],
    partial: ["number divisible by itself"],
    wrong: ["number that is divisible by 2", "number greater than 1 that is divisible by many numbers"],
  }),
  marked("Mutual fund", "pool of money from many investors that is put into securities", {
    right: ["lots of people's money put together and invested in stocks and bonds", "investors pool their money to buy securities"],
    wrong: ["pool of money from one investor", "loan from many banks to a company"],
  }),
  marked("Habitat", "place where a species naturally lives", {
    right: ["the natural home of an animal or plant", "where an organism lives in nature", "natural environment of a species"],
    wrong: ["place where a species dies", "what a species eats"],
  }),
  marked("Camouflage", "colour or pattern that makes an animal hard to see", {
    right: [
      "blending in with the surroundings so it can't be seen",
      "colouring that hides an animal",
      "pattern which makes animals difficult to spot",
    ],
    wrong: ["colour that makes an animal easy to see", "sound that warns other animals"],
  }),
  marked("Asymptote", "line that a curve approaches but never reaches", {
    right: ["a line the curve gets closer and closer to without ever touching", "line a graph comes near but never meets"],
    wrong: ["line that a curve crosses", "line that touches a curve at one point"],
  }),
  marked("Inertia", "tendency of a body to keep its state of motion", {
    right: [
      "a body resists changes to its motion",
      "objects tend to keep moving the way they are",
      "an object's resistance to a change in motion",
    ],
    wrong: ["tendency of a body to change its state of motion", "force that moves a body"],
  }),
  marked("Placebo", "treatment without an active ingredient", {
    right: [
      "fake medicine with nothing active in it",
      "a drug that contains no active substance",
      "treatment that has no active ingredient",
    ],
    wrong: ["treatment with an active ingredient", "treatment without a doctor"],
  }),
  marked("Firewall", "filters network traffic by rules", {
    right: [
      "blocks or lets through traffic according to rules",
      "rule-based filtering of network traffic",
      "network traffic is filtered by rules",
    ],
    wrong: ["speeds up network traffic", "stores network traffic by rules"],
  }),
  marked("Cache", "fast memory that keeps data that is used often", {
    right: ["quick storage for frequently used data", "stores often-needed data so it can be reached fast"],
    wrong: ["slow memory that keeps data that is rarely used", "memory that is lost when power goes off"],
  }),
  marked("Recession", "two quarters in a row in which the economy shrinks", {
    right: ["GDP falls for two consecutive quarters", "the economy gets smaller for two quarters running"],
    partial: ["the economy shrinks"],
    wrong: ["two quarters in a row in which the economy grows", "prices rise for two quarters"],
  }),
  marked("Osmosis", "movement of water through a membrane to the more concentrated side", {
    right: [
      "water moves across a membrane to where the concentration is higher",
      "water flows through a membrane towards the more concentrated solution",
    ],
    partial: ["movement of water through a membrane"],
    wrong: [
      "movement of water through a membrane to the less concentrated side",
      "movement of salt through a membrane to the more concentrated side",
    ],
  }),
  marked("Refugee", "person who flees their country from war or persecution", {
    right: ["somebody who has to leave their homeland because of war or persecution", "a person escaping war in their own country"],
    wrong: ["person who visits another country", "soldier who fights in a war"],
  }),
  marked("Simile", "comparison that uses like or as", {
    right: ["comparing two things with 'like' or 'as'", "when you compare using like/as"],
    partial: ["a comparison"],
    wrong: ["comparison that does not use like or as", "exaggeration that uses like or as"],
  }),
  marked("Symbiosis", "two species live closely together", {
    right: ["close living together of two different species", "two kinds of organisms living together closely"],
    wrong: ["two species live far apart", "one species eats another"],
  }),
  marked("Predator", "animal that hunts other animals", {
    right: ["an animal which kills and eats others", "hunter of other animals", "an animal that preys on others"],
    wrong: ["animal that is hunted by other animals", "animal that eats plants"],
  }),
  marked("Export", "selling goods to another country", {
    right: ["sale of goods abroad", "to sell products to foreign countries", "goods are sold to other countries"],
    wrong: ["buying goods from another country", "selling goods in one's own country"],
  }),
  marked("Filter feeder", "animal that strains food from water", {
    right: ["gets its food by filtering water", "food is strained from the water by the animal"],
    wrong: ["animal that strains water from food", "animal that hunts food in water"],
  }),
  marked("Creditor", "person to whom money is owed", {
    right: ["somebody you owe money to", "the one who lent the money", "someone who is owed money"],
    wrong: ["person who owes money", "someone who has no money"],
  }),
  marked("Convection", "transport of heat by moving liquid or gas", {
    right: [
      "heat carried by the motion of a fluid",
      "moving gases or liquids transport heat",
      "when heat moves with a flowing liquid or gas",
    ],
    wrong: ["transport of heat by radiation", "transport of liquid by heat"],
  }),
  marked("Treaty of Versailles", "ended the war between Germany and the Allies in 1919", {
    right: ["peace treaty of 1919 between the Allies and Germany", "in 1919 it ended the war of the Allies with Germany"],
    partial: ["ended the war"],
    wrong: ["started the war between Germany and the Allies", "ended the war between Germany and the Allies in 1945"],
  }),
  marked("Optimist", "person who expects good things", {
    right: ["someone who always looks on the bright side", "somebody hopeful about what is to come", "one who expects the best"],
    wrong: ["person who expects bad things", "person who does good things"],
  }),
  marked("Nocturnal", "active at night", {
    right: ["awake during the night", "not active in the daytime but at night", "active by night"],
    wrong: ["active during the day", "asleep at night", "not active at night"],
  }),
  marked("Obsolete", "no longer in use", {
    right: ["out of date", "not used any more", "outdated"],
    wrong: ["still in use", "used for the first time"],
  }),
  marked("reluctant", "unwilling", { right: ["not willing", "hesitant", "not keen"], wrong: ["willing", "not unwilling", "eager"] }),
  marked("feliz (Spanish)", "happy", { right: ["glad", "cheerful", "joyful"], wrong: ["sad", "lucky star", "unhappy"] }),
  marked("rapide (French)", "fast", { right: ["quick", "speedy", "swift"], wrong: ["slow", "past"] }),
  marked("das Ergebnis (German)", "result", { right: ["outcome", "the result", "results"], wrong: ["cause", "event"] }),
];
