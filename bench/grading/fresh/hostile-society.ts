import { marked } from "../kinds/marked.ts";

/** Answers that are wrong by one detail, beside right ones in other words. Marked before the examiner had read any of it. */
export const hostileSociety = [
  marked("Magna Carta", "limited the power of the English king in 1215", {
    right: ["in 1215 it limited the English king's power"],
    wrong: [
      "limited the power of the English parliament in 1215",
      "extended the power of the English king in 1215",
      "limited the power of the French king in 1215",
      "limited the power of the English king in 1512",
    ],
  }),
  marked("Emancipation Proclamation", "Lincoln declared the slaves in the rebelling states free", {
    right: ["Lincoln declared slaves in the rebel states free"],
    wrong: [
      "the rebelling states declared the slaves free from Lincoln",
      "Lincoln declared the slaves in the loyal states free",
      "Lincoln declared the rebelling states free",
      "Jefferson declared the slaves in the rebelling states free",
    ],
  }),
  marked("Munich Agreement", "Britain and France let Germany take the Sudetenland", {
    right: ["Germany was allowed by Britain and France to take the Sudetenland"],
    wrong: [
      "Britain and France stopped Germany taking the Sudetenland",
      "Germany let Britain and France take the Sudetenland",
      "Britain and France let Germany take Austria",
      "Britain and Poland let Germany take the Sudetenland",
    ],
  }),
  marked("Norman Conquest", "William of Normandy defeated Harold at Hastings in 1066", {
    right: ["in 1066 Harold was defeated by William of Normandy at Hastings"],
    wrong: [
      "Harold defeated William of Normandy at Hastings in 1066",
      "William of Normandy was defeated by Harold at Hastings in 1066",
      "William of Orange defeated Harold at Hastings in 1066",
      "William of Normandy defeated Harold at Hastings in 1660",
    ],
  }),
  marked("Delta", "land built up by sediment where a river enters the sea", {
    right: ["where a river enters the sea sediment builds up land"],
    wrong: [
      "land carried off where a river enters the sea",
      "land built up by sediment where a river begins",
      "land built up by lava where a river enters the sea",
      "land built up by sediment where the sea enters a river",
    ],
  }),
  marked("Subduction", "one plate slides under another", {
    right: ["a plate slides beneath another one", "sliding of one plate under another"],
    wrong: [
      "one plate slides over the water",
      "two plates slide apart",
      "one plate slides past another",
      "one plate slides away from under another and they part",
    ],
  }),
  marked("Windward side", "the side of a mountain that faces the wind and gets more rain", {
    right: ["side of the mountain facing the wind, with more rain"],
    wrong: [
      "the side of a mountain that faces away from the wind and gets more rain",
      "the side of a mountain that faces the wind and gets less rain",
      "the side of a mountain that faces the sun and gets more rain",
    ],
  }),
  marked("Stack", "the last element put in is the first taken out", {
    right: ["last in, first out", "the element put in last is taken out first"],
    wrong: [
      "the first element put in is the first taken out",
      "the last element put in is the last taken out",
      "the first element put in is the last left in and the last taken out is the first",
    ],
  }),
  marked("Primary key", "column whose value identifies each row uniquely", {
    right: ["a column whose values uniquely identify each row"],
    wrong: [
      "row whose value identifies each column uniquely",
      "column whose value may be the same in each row",
      "column whose value refers to a row of another table",
      "column whose value never identifies a row",
    ],
  }),
  marked("Symmetric encryption", "one key both encrypts and decrypts", {
    right: ["the same key is used to encrypt and to decrypt", "encrypts and decrypts with one key"],
    wrong: [
      "one key encrypts and another decrypts",
      "two keys both encrypt and decrypt",
      "one key only encrypts",
      "no key encrypts or decrypts",
    ],
  }),
  marked("Binary search", "halves a sorted list at each step", {
    right: ["at each step the sorted list is halved"],
    wrong: [
      "halves an unsorted list at each step",
      "doubles a sorted list at each step",
      "goes through a sorted list step by step",
      "sorts a list by halving it at each step",
    ],
  }),
  marked("Supply and demand", "when demand rises and supply stays the same, the price goes up", {
    right: ["the price goes up if demand rises while supply stays the same"],
    wrong: [
      "when demand falls and supply stays the same, the price goes up",
      "when supply rises and demand stays the same, the price goes up",
      "when demand rises and supply stays the same, the price goes down",
      "when the price rises and supply stays the same, the demand goes up",
    ],
  }),
  marked("Creditor", "person to whom money is owed", {
    right: ["someone who is owed money", "a person that others owe money to"],
    wrong: [
      "person who owes money",
      "person by whom money is owed",
      "person to whom nobody owes money",
      "person to whom money is given as a present",
    ],
  }),
  marked("Exports", "goods that a country sells abroad", {
    right: ["goods sold abroad by a country", "what a country sells abroad"],
    wrong: [
      "goods that a country buys abroad",
      "goods that a country sells at home",
      "goods that a country buys from abroad and sells at home",
      "goods that are sold to a country from abroad",
    ],
  }),
  marked("Landlord", "person who rents out a flat to a tenant", {
    right: ["someone renting out a flat to a tenant", "rents a flat out to a tenant"],
    wrong: [
      "person who rents a flat from a tenant",
      "person to whom a tenant rents out a flat",
      "tenant who rents a flat",
      "person who sells a flat to a tenant",
    ],
  }),
  marked("Prosecutor", "accuses the defendant in court on behalf of the state", {
    right: ["on behalf of the state accuses the defendant in court"],
    wrong: [
      "defends the accused in court on behalf of the state",
      "accuses the state in court on behalf of the defendant",
      "is accused by the defendant in court on behalf of the state",
      "accuses the defendant in court on behalf of the victim",
    ],
  }),
  marked("Veto", "right to stop a decision of others", {
    right: ["the right to block others' decision"],
    wrong: [
      "right to make a decision for others",
      "right of others to stop a decision",
      "duty to follow a decision of others",
      "right to join in a decision of others",
    ],
  }),
  marked("Protagonist", "main character of a story", {
    right: ["the story's main character"],
    wrong: [
      "main enemy of a story",
      "minor character of a story",
      "main author of a story",
      "main character's opponent in a story",
      "main event of a story",
    ],
  }),
  marked("First-person narrator", "tells the story as I and takes part in it", {
    right: ["says I and takes part in the story that is told"],
    wrong: [
      "tells the story as he or she and takes part in it",
      "tells the story as I without taking part in it",
      "tells the story as I and takes no part in it",
      "knows everything and tells the story from outside",
    ],
  }),
  marked("Crescendo", "gradually getting louder", {
    right: ["becoming louder gradually", "to get gradually louder"],
    wrong: ["gradually getting softer", "suddenly getting louder", "gradually getting faster", "gradually getting less loud"],
  }),
  marked("Relief", "sculpture that stands out from a flat background", {
    right: ["a sculpture standing out from a flat background"],
    wrong: [
      "painting on a flat background",
      "sculpture that stands free without a background",
      "flat background that stands behind a sculpture",
      "sculpture that sinks into a flat background",
    ],
  }),
];
