import { marked } from "../kinds/marked.ts";

/** Literary terms and authors. Marked before any rule was changed for them. */
export const studyLiterature = [
  marked("Metaphor", "comparison without like or as", {
    right: [
      "comparing two things without using like or as",
      "a comparison that doesn't use like or as",
      "comparison not using 'like' or 'as', e.g. he is a lion",
      "direct comparison, no like or as",
      "says one thing is another, without like or as",
    ],
    partial: ["a comparison", "comparison without like"],
    wrong: ["comparison with like or as", "exaggeration", "comparison using as", "giving human traits to things"],
  }),
  marked("Hyperbole", "deliberate exaggeration", {
    right: [
      "exaggerating on purpose",
      "intentional overstatement",
      "extreme exaggeration for effect",
      "exageration",
      "overstatement",
      "when you exaggerate on purpose, e.g. I've told you a million times",
    ],
    partial: ["saying something on purpose"],
    wrong: ["deliberate understatement", "accidental exaggeration", "a curve", "a comparison"],
  }),
  marked("Protagonist", "main character of a story", {
    right: [
      "the main character",
      "the hero or central character",
      "leading character in a story",
      "most important character of the story",
      "central figure of a novel",
    ],
    partial: ["a character", "character of a story", "main character of a story, always a good person"],
    wrong: [
      "opponent of the main character",
      "narrator of a story",
      "minor character of a story",
      "author of the story",
      "the main idea of a story",
    ],
  }),
  marked("Iambic pentameter", "line of five feet, each an unstressed and a stressed syllable", {
    right: [
      "five feet per line, each with an unstressed followed by a stressed syllable",
      "a verse with five iambs (unstressed-stressed)",
      "line with 5 feet of one unstressed and one stressed syllable each",
    ],
    partial: ["line of five feet", "five iambs and a rhyme", "unstressed and stressed syllables"],
    wrong: [
      "line of six feet, each an unstressed and a stressed syllable",
      "line of five feet, each a stressed and an unstressed syllable",
      "poem of fourteen lines",
    ],
  }),
  marked("Author of *Pride and Prejudice*", "Jane Austen", {
    right: ["Austen", "Jane Austin", "J. Austen", "the English novelist Jane Austen", "it's by Jane Austen, who also wrote Emma"],
    partial: ["Jane", "Jane Austen, who also wrote Jane Eyre", "Jane Austen, the American novelist"],
    wrong: ["Charlotte Brontë", "Jane Eyre", "Emma", "Mr Darcy", "anyone but Jane Austen"],
  }),
  marked("Tragedy", "play that ends with the downfall of the hero", {
    right: [
      "drama in which the main character is ruined in the end",
      "a play where the hero falls at the end",
      "play with an unhappy ending, the hero's downfall",
    ],
    partial: ["a play", "a sad play", "play about a hero"],
    wrong: [
      "play that ends with a wedding",
      "play that begins with the downfall of the hero",
      "play that ends with the triumph of the hero",
      "a funny play",
    ],
  }),
  marked("Omniscient narrator", "narrator who knows everything, including the thoughts of all characters", {
    right: [
      "an all-knowing narrator who can tell what all characters think",
      "the narrator knows everything, even what every character is thinking",
      "narrator that knows it all, incl. everybody's thoughts",
    ],
    partial: ["a narrator", "narrator who knows the thoughts of one character", "narrator who knows something"],
    wrong: [
      "narrator who knows nothing",
      "narrator who is one of the characters",
      "character who knows everything",
      "narrator who doesn't know the thoughts of the characters",
    ],
  }),
  marked("Number of lines in a sonnet", "14", {
    right: ["fourteen", "14 lines", "it has 14 lines", "fourteen lines, in iambic pentameter", "three quatrains and a couplet, 14"],
    partial: ["14 lines, all without rhyme"],
    wrong: ["12", "41", "40", "14 syllables", "fifteen"],
  }),
  marked("Oxymoron", "two contradictory words put together", {
    right: [
      "combination of two words that contradict each other",
      "contradicting terms side by side",
      "two opposite words used together, like bittersweet",
      "contradictory words joined",
    ],
    partial: ["two words put together", "a contradiction"],
    wrong: ["two similar words put together", "two contradictory characters", "word that imitates a sound", "two words that rhyme"],
  }),
  marked("Foreshadowing", "hint at something that will happen later in the story", {
    right: [
      "clues about what will happen later",
      "hinting at future events in the plot",
      "the author hints at what comes later",
      "early hint of later events",
    ],
    partial: ["a hint", "hint in the story"],
    wrong: [
      "going back to something that happened earlier in the story",
      "hint at something that happened earlier in the story",
      "surprise ending",
      "describing shadows",
    ],
  }),
];
