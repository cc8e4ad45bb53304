import type { ReactNode } from "react";
import { t, tNodes } from "../../lib/language/t.ts";

export const texts = {
  messenger: t("mRNA"),
  learnADeckTonight: t("Learn a deck tonight."),
  pickAFriend: t("Choose an avatar and make your first three cards."),
  allItTakes: t("An email and a password are all it takes. Choose an avatar and make your first three cards."),
  createFreeAccount: t("Create free account"),
  log: t("Log in"),
  setsTwoCookies: (brand: string) =>
    t(
      "{brand} sets two cookies, to keep you logged in and to recognize this browser, and a third if you choose a language. No trackers, no ads.",
      { brand },
    ),
  smartFlashcards: t("Smart Flashcards"),
  writeATerm: t(
    "Write a term and its definition, flip the card, and see what you know. Cards you find hard come back sooner, and easy ones wait.",
  ),
  practiceTests: t("Practice Tests"),
  multipleChoiceAndOpen: t(
    "Multiple choice and open-ended questions, made automatically from your cards, with feedback on what you wrote.",
  ),
  makeLearningStick: t("Make Learning Stick"),
  aFewMinutes: t("A few minutes a day, spread over time, beats the long night before. Quick sessions keep it that easy."),
  fromLectureNotes: t("From lecture notes to a deck in minutes"),
  typeTabTypeMake: t(
    "Type, tab, type. Make a word bold, set a formula as code, strike out the old rule. Drag the cards into the order you want, on a laptop or a phone.",
  ),
  yourCardsAreYours: t("Your cards are yours"),
  everyDeckStartsPrivate: t(
    "Every deck starts private. Share it with a link, or put it in the library for everybody, and change your mind whenever you like.",
  ),
  findOutBefore: t("Find out before the exam does"),
  takeATestMade: t(
    "Take a test made from your own cards: pick an answer and keep your streak, or explain it in your own words and read what was missing.",
  ),
  startCreating: t("Start creating"),
  takeControl: t("Take control"),
  startNow: t("Start now"),
  osmosis: t("osmosis"),
  waterMovesThrough: (membrane: ReactNode) => tNodes("water moves through a {membrane}", { membrane }),
  membrane: t("membrane"),
  ribosome: t("ribosome"),
  buildsFrom: (proteins: ReactNode, messenger: ReactNode) => tNodes("builds {proteins} from {messenger}", { proteins, messenger }),

  proteins: t("proteins"),
  enzyme: t("enzyme"),
  speedsUp: t("speeds up a"),
  addACard: t("ADD A CARD"),
  everybodyFinds: t("Everybody finds it in the library"),
  public: t("Public"),
  anyoneWithTheLink: t("Anyone with the link"),
  unlisted: t("Unlisted"),
  only: t("Only you"),
  private: t("Private"),
  question11Of20: t("Question 11 of 20"),
  streak3: t("Streak 3"),
  whichOrganellePackagesProteins: t("Which organelle packages proteins for export?"),
  lysosome: t("Lysosome"),
  a: t("A."),
  golgiApparatus: t("Golgi apparatus"),
  b: t("B."),
  smoothEr: t("Smooth ER"),
  c: t("C."),
  nucleus: t("Nucleus"),
  d: t("D."),
};
