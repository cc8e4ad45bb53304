import { marked } from "../kinds/marked.ts";

/** Law, history, geography, economics and literature, as students type: no capitals, short forms, words put in or left out. */
export const studentSociety = [
  marked("Habeas corpus", "right of a detained person to be brought before a court", {
    right: [
      "a prisoner's right to appear before a judge",
      "someone who's been arrested has the right to be taken to court",
      "right to be brought before a court when detained",
    ],
    wrong: ["right of a detained person to remain silent", "right to a lawyer"],
  }),
  marked("Burden of proof in a criminal trial", "the prosecution must prove guilt beyond reasonable doubt", {
    right: ["guilt has to be proven beyond reasonable doubt by the prosecution", "on the prosecution: beyond reasonable doubt"],
    partial: ["the prosecution must prove guilt", "beyond reasonable doubt"],
    wrong: [
      "the defendant must prove innocence beyond reasonable doubt",
      "the prosecution must prove guilt on the balance of probabilities",
    ],
  }),
  marked("Plaintiff", "person who brings a lawsuit against another", {
    right: ["the one who sues", "person suing someone else", "the party that files the lawsuit"],
    wrong: ["person who is sued", "person against whom a lawsuit is brought", "the lawyer"],
  }),
  marked("Tort", "civil wrong that causes harm to another person", {
    right: ["a civil wrong which harms someone", "wrongful act under civil law causing injury to someone else"],
    partial: ["a civil wrong"],
    wrong: ["criminal wrong that causes harm to another person", "breach of contract"],
  }),
  marked("Elements of a contract", "offer, acceptance, consideration, intention", {
    right: ["acceptance, offer, consideration and intention", "offer + acceptance + consideration + intent"],
    partial: ["offer and acceptance", "offer, acceptance, consideration"],
    wrong: ["duty, breach, damage"],
  }),
  marked("Cause of the First World War's outbreak", "assassination of Archduke Franz Ferdinand in Sarajevo", {
    right: [
      "franz ferdinand was shot in sarajevo",
      "the murder of archduke franz ferdinand in Sarajevo",
      "killing of Franz Ferdinand (sarajevo)",
    ],
    partial: ["an assassination", "assassination in Sarajevo"],
    wrong: ["franz ferdinand shot someone in sarajevo", "assassination of Archduke Franz Ferdinand in Vienna", "invasion of Poland"],
  }),
  marked("Fall of the Berlin Wall", "9 November 1989", {
    right: ["nov 9 1989", "9.11.1989", "the ninth of november 1989", "9/11/89"],
    partial: ["1989", "november 1989"],
    wrong: ["9 November 1990", "1961", "11 September 1989"],
  }),
  marked("Who was Martin Luther?", "German monk who started the Reformation", {
    right: ["the german monk that began the reformation", "a monk from germany, he started the Reformation"],
    partial: ["a german monk", "started the reformation"],
    wrong: ["French monk who started the Reformation", "german monk who opposed the reformation"],
  }),
  marked("Magna Carta", "charter of 1215 that limited the power of the English king", {
    right: ["1215 charter limiting the king of England's power", "document from 1215 that restricted what the english king could do"],
    partial: ["a charter from 1215", "limited the king's power"],
    wrong: ["charter of 1215 that extended the power of the English king", "charter of 1315 that limited the power of the English king"],
  }),
  marked("Who defeated Napoleon at Waterloo?", "Wellington and Blücher", {
    right: ["Bluecher and Wellington", "wellington & blucher", "the duke of wellington and blücher"],
    partial: ["Wellington", "bluecher"],
    wrong: ["Nelson", "Napoleon"],
  }),
  marked("Capital of Australia", "Canberra", {
    right: ["canberra, not sydney", "canbera", "its canberra"],
    wrong: ["sydney", "Sydney, not Canberra", "melbourne or canberra"],
  }),
  marked("Delta", "land formed where a river deposits sediment at its mouth", {
    right: [
      "area made of sediment that a river drops at its mouth",
      "where a river enters the sea and leaves its sediment, new land forms",
    ],
    partial: ["land at a river's mouth"],
    wrong: ["land formed where a river erodes sediment at its source", "a place where two rivers meet"],
  }),
  marked("Longest river in South America", "Amazon", {
    right: ["the amazon river", "Amazonas", "rio amazonas"],
    wrong: ["nile", "Orinoco"],
  }),
  marked("Why do deserts form on the lee side of mountains?", "the air loses its moisture as it rises over the windward side", {
    right: [
      "because air rising over the windward side drops its moisture",
      "the moisture is lost on the windward side when air rises",
      "it rains on the windward side, so the air is dry afterwards",
    ],
    wrong: ["the air gains moisture as it rises over the windward side", "the air loses its moisture as it rises over the leeward side"],
  }),
  marked("Highest mountain in Africa", "Kilimanjaro (5,895 m)", {
    right: ["mt kilimanjaro", "Kilimandjaro", "kilimanjaro 5895m"],
    wrong: ["Mount Kenya", "everest", "kilimanjaro, 8895 m"],
  }),
  marked("Inflation", "general rise in prices over time", {
    right: ["prices generally go up over time", "when prices increase in general", "general price increase", "money loses its value"],
    wrong: ["general fall in prices over time", "rise in unemployment"],
  }),
  marked("Monopoly", "market with only one seller", {
    right: ["a market in which there is a single seller", "one company controls the whole market", "just 1 supplier in the market"],
    wrong: ["market with only one buyer", "market with few sellers", "market with many sellers"],
  }),
  marked("Opportunity cost", "the value of the next best alternative you give up", {
    right: [
      "what you lose by not picking the second best option",
      "value of the best alternative foregone",
      "the next best thing u give up",
    ],
    wrong: ["the price of the product", "value of the worst alternative you give up"],
  }),
  marked("What happens to bond prices when interest rates rise?", "they fall", {
    right: ["they go down", "bond prices decrease", "prices drop", "fall"],
    wrong: ["they rise", "nothing", "they dont fall"],
  }),
  marked("GDP", "total value of goods and services produced in a country in a year", {
    right: [
      "value of everything a country produces in one year",
      "the worth of all goods & services made in a country per year",
      "annual value of all the goods and services a country makes",
    ],
    partial: ["value of goods produced in a country", "total value of goods and services"],
    wrong: ["total value of goods and services imported by a country in a year"],
  }),
  marked("Metaphor", "comparison that does not use like or as", {
    right: ["comparing two things without like or as", "a comparison without using 'like' or 'as'"],
    partial: ["a comparison"],
    wrong: ["comparison that uses like or as", "exaggeration for effect"],
  }),
  marked("Unreliable narrator", "a narrator whose account cannot be trusted", {
    right: ["narrator you can't trust", "storyteller whose version is not trustworthy", "the narrator's story can't be believed"],
    wrong: ["a narrator whose account can be trusted", "a narrator who knows everything"],
  }),
  marked("Who wrote Crime and Punishment?", "Fyodor Dostoevsky", {
    right: ["dostoyevsky", "Dostoevskij", "F. Dostoevsky", "fjodor dostojewski"],
    wrong: ["Tolstoy", "Fyodor", "leo dostoevsky and tolstoy"],
  }),
  marked("Theme of Macbeth", "ambition leads to destruction", {
    right: ["too much ambition destroys you", "ambition ends in ruin", "how ambition causes destruction"],
    wrong: ["destruction leads to ambition", "ambition leads to success"],
  }),
];
