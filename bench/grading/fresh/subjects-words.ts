import { marked } from "../kinds/marked.ts";

/** Linguistics. Marked and committed before the examiner had read any of it. */
export const subjectsLinguistics = [
  marked("Morpheme", "smallest unit of language that carries meaning", {
    right: ["the smallest meaningful unit", "smallest part of a language which has a meaning", "tiniest piece of language with meaning"],
    partial: ["unit of language", "smallest unit of language"],
    wrong: ["smallest unit of sound that distinguishes meaning", "largest unit that carries meaning", "a word"],
  }),
  marked("Phoneme", "smallest unit of sound that distinguishes words", {
    right: ["smallest sound unit which can tell words apart", "the minimal sound that makes a difference between words"],
    partial: ["a unit of sound", "sound of a language"],
    wrong: ["smallest unit of meaning", "smallest unit of writing that distinguishes words", "smallest word that distinguishes sounds"],
  }),
  marked("Loanword", "word taken over from another language", {
    right: ["a word borrowed from a different language", "word that comes from another language", "foreign word adopted into a language"],
    wrong: ["word given to another language only", "word that is no longer used", "word of the finance industry", "word with two meanings"],
  }),
  marked("Dialect", "form of a language spoken in one region", {
    right: ["regional variety of a language", "how a language is spoken in a certain area", "version of the language from one region"],
    partial: ["form of a language"],
    wrong: [
      "language of another country",
      "form of a language used by one profession",
      "the way one person speaks",
      "form of a region that is spoken in one language",
    ],
  }),
  marked("Syntax", "rules for combining words into sentences", {
    right: [
      "rules on how words are put together to sentences",
      "how you combine words to make sentences",
      "the structure of sentences, i.e. the rules for ordering words",
    ],
    partial: ["rules of a language", "combining words"],
    wrong: ["rules for combining sounds into words", "rules for splitting sentences into words", "study of the meaning of words"],
  }),
  marked("Semantics", "study of meaning in language", {
    right: ["the study of what words mean", "studies the meaning", "looks at the meaning of language"],
    partial: ["study of language"],
    wrong: ["study of the sounds of language", "study of sentence structure", "meaning of the study of language"],
  }),
  marked("Homonyms", "words with the same form but different meanings", {
    right: ["same form, other meaning", "words that look the same but mean different things", "identical words whose meanings differ"],
    partial: ["words with different meanings", "words with the same form"],
    wrong: [
      "words with different forms but the same meaning",
      "words with opposite meanings",
      "words with the same form and the same meaning",
    ],
  }),
  marked("Code-switching", "changing between two languages within a conversation", {
    right: ["switching from one language to another in the same conversation", "speakers alternate between two languages while talking"],
    partial: ["changing language", "using two languages"],
    wrong: [
      "translating a conversation into another language",
      "changing between two conversations within a language",
      "changing a program",
    ],
  }),
  marked("Prefix", "part added to the beginning of a word", {
    right: ["something put before a word", "added at the start of a word, like un-", "letters you add in front of a word"],
    partial: ["part of a word", "part added to a word"],
    wrong: ["part added to the end of a word", "part taken away from the beginning of a word", "the first word of a sentence"],
  }),
  marked("Proposed a universal grammar", "Noam Chomsky", {
    right: ["Chomsky", "the linguist Chomsky", "N. Chomsky"],
    partial: ["Noam"],
    wrong: ["Ferdinand de Saussure", "Saussure", "Skinner, not Chomsky"],
  }),
];

/** Cooking. Marked and committed before the examiner had read any of it. */
export const subjectsCooking = [
  marked("To blanch", "boil briefly and then cool in ice water", {
    right: [
      "cook shortly in boiling water, then put in ice water",
      "boil for a short time, then cool it down in iced water",
      "briefly boil, then ice water",
    ],
    partial: ["boil briefly", "cool in ice water"],
    wrong: ["boil for a long time and then cool in ice water", "fry briefly in hot oil", "cool in ice water and then boil briefly"],
  }),
  marked("To simmer", "cook in liquid just below the boiling point", {
    right: [
      "cooking something in liquid that is almost boiling",
      "let it cook just under boiling",
      "to cook gently in a liquid, slightly below boiling",
    ],
    partial: ["cook in liquid", "cook slowly"],
    wrong: ["cook in liquid above the boiling point", "boil hard", "fry in a little fat"],
  }),
  marked("To braise", "brown in fat, then cook slowly in a little liquid with the lid on", {
    right: [
      "fry in fat until brown and then cook it slowly, covered, in some liquid",
      "first browned in fat, then slowly cooked in little liquid in a closed pot",
    ],
    partial: ["brown in fat", "cook slowly in a little liquid"],
    wrong: ["cook quickly in a lot of liquid", "cook slowly in liquid, then brown in fat without a lid", "roast over an open fire"],
  }),
  marked("Al dente", "cooked but still firm to the bite", {
    right: ["firm to the bite", "done but still a bit firm when you bite it", "cooked so it has still some bite"],
    partial: ["cooked"],
    wrong: ["cooked until soft", "not cooked", "still raw", "cooked but no longer firm to the bite"],
  }),
  marked("Roux", "mixture of flour and fat that thickens sauces", {
    right: [
      "flour and butter cooked together to thicken a sauce",
      "fat mixed with flour for thickening sauces",
      "thickens sauces, made from flour and fat",
    ],
    partial: ["mixture of flour and fat", "thickens sauces", "flour and water for thickening sauces"],
    wrong: ["mixture of sugar and fat that sweetens sauces", "a red sauce"],
  }),
  marked("Yeast", "fungus that makes dough rise by giving off carbon dioxide", {
    right: ["a fungus which makes dough rise because it gives off CO2", "fungus, it produces carbon dioxide and so the dough rises"],
    partial: ["makes dough rise", "a fungus"],
    wrong: [
      "fungus that makes dough rise by giving off oxygen",
      "bacterium that turns milk into cheese",
      "powder that makes dough sink by giving off carbon dioxide",
    ],
  }),
  marked("To julienne", "cut into thin strips", {
    right: ["slice into fine strips", "cutting it in thin sticks", "to cut vegetables into thin strips"],
    partial: ["cut"],
    wrong: ["cut into small cubes", "cut into thick strips", "cut into thin round slices"],
  }),
  marked("Main ingredient of hummus", "chickpeas", {
    right: ["chick peas", "garbanzo beans", "chickpeas, with tahini and lemon", "It's the chickpea"],
    wrong: ["lentils", "peas", "tahini", "sesame, not chickpeas"],
  }),
  marked("Emulsion", "fine mixture of two liquids that do not normally mix", {
    right: [
      "mix of two liquids that usually don't mix",
      "two liquids which wouldn't mix on their own, finely mixed",
      "a mixture of oil and water, for example, which normally do not mix",
    ],
    partial: ["mixture of two liquids"],
    wrong: ["mixture of two liquids that normally mix", "fine mixture of a solid and a liquid", "separating two liquids that do not mix"],
  }),
  marked("Marinate", "leave food in a seasoned liquid before cooking", {
    right: [
      "let the food lie in a spiced liquid before you cook it",
      "soak it in a seasoned liquid prior to cooking",
      "put meat in a seasoned sauce before cooking",
    ],
    partial: ["leave food in a seasoned liquid", "season food"],
    wrong: ["leave food in a seasoned liquid after cooking", "cook food in a seasoned liquid", "wash food before cooking"],
  }),
];
