import { marked } from "./marked.ts";

/** How students answer when they know it: short, in everyday words, with what goes without saying left out. */
export const everyday = [
  marked("Cartilage", "covers the ends of bones in joints", {
    right: ["covers bone ends", "covers the ends of bones"],
    wrong: ["bones", "connects the ends of bones"],
  }),
  marked("Pupil", "opening in the iris that lets light into the eye", {
    right: ["hole in the iris which light goes through", "the opening light enters the eye by"],
    wrong: ["lens of the eye"],
  }),
  marked("Variance", "mean of the squared deviations from the mean", {
    right: ["average squared deviation from the mean", "mean squared deviation"],
    wrong: ["mean", "square root of the deviations"],
  }),
  marked("Range", "difference between the largest and the smallest value", {
    right: ["largest minus smallest", "max minus min", "biggest value - smallest value"],
    wrong: ["largest value", "smallest minus largest"],
  }),
  marked("Net profit", "revenue minus all costs", {
    right: ["revenue - costs", "revenue less costs", "what is left of revenue after all costs"],
    wrong: ["revenue", "costs minus revenue"],
  }),
  marked("Power", "work divided by time", {
    right: ["work per time", "work over time", "work / time"],
    wrong: ["work", "time divided by work", "work times time"],
  }),
  marked("Bigamy", "being married to two people at once", {
    right: ["having two wives or husbands at the same time", "two marriages at once"],
    wrong: ["being married"],
  }),
  marked("Trilingual", "speaking three languages", {
    right: ["three languages", "someone who speaks 3 languages", "knows three languages"],
    wrong: ["two languages"],
  }),
  marked("Lunar month", "time from one new moon to the next", {
    right: ["from new moon to new moon", "time between two new moons"],
    wrong: ["time from new moon to full moon"],
  }),
  marked("Equinox", "day and night are equally long", {
    right: ["day and night have the same length", "day as long as night", "12 hours day, 12 hours night"],
    wrong: ["the longest day", "day is longer than night"],
  }),
  marked("Planet with rings", "Saturn", {
    right: ["saturn of course", "it's Saturn, with its many moons"],
    wrong: ["Jupiter"],
    partial: ["Saturn or Jupiter"],
  }),
  marked("Wednesday (Spanish)", "miércoles", { right: ["miercoles", "el miércoles"], wrong: ["martes"] }),
  marked("Painter of The Night Watch", "Rembrandt van Rijn", { right: ["Rembrandt", "Rembrandt v. Rijn"], wrong: ["Vermeer", "van Gogh"] }),
  marked("Painter of the Mona Lisa", "Leonardo da Vinci", {
    right: ["Leonardo", "da Vinci", "Da Vinci"],
    wrong: ["Michelangelo", "Leonardo DiCaprio"],
  }),
  marked("Sculptor of The Thinker", "Auguste Rodin", { right: ["Rodin", "August Rodin"], wrong: ["Auguste", "Auguste Renoir"] }),
  marked("Discovered radium", "Marie Curie", { right: ["Curie", "Madame Curie", "Maria Curie"], wrong: ["Marie Antoinette"] }),
  marked("Architect of the Eiffel Tower", "Gustave Eiffel", { right: ["Eiffel", "Gustav Eiffel"], wrong: ["Gustave Flaubert"] }),
  marked("First emperor of Rome", "Augustus (Octavian)", {
    right: ["Augustus", "Octavian", "Emperor Augustus"],
    wrong: ["Julius Caesar", "Nero"],
  }),
  marked("Wife of Zeus", "Hera (Juno)", { right: ["Hera", "Juno", "the goddess Hera"], wrong: ["Athena"] }),
  marked("SI unit of energy", "joule (J)", { right: ["joule", "J", "Joules", "Newton metre"], wrong: ["watt", "kWh"] }),
  marked("RAM", "memory that loses its content without power", {
    right: ["memory that is lost when the power is off", "volatile memory"],
    wrong: ["memory that keeps its content without power"],
  }),
  marked("Router", "connects networks with each other", {
    right: ["joins networks together", "links different networks"],
    wrong: ["connects computers within one network to a printer"],
  }),
  marked("Backup", "copy of data kept in case the original is lost", {
    right: ["spare copy of your data for when you lose the original", "copy of data in case of loss"],
    partial: ["copy of data"],
    wrong: ["original data"],
  }),
  marked("Plaintiff", "person who brings a case to court", {
    right: ["the one who sues", "someone who takes a case to court"],
    wrong: ["person who is accused in court"],
  }),
  marked("Testator", "person who makes a will", { right: ["someone making a will", "author of a will"], wrong: ["person who inherits"] }),
  marked("Monopoly", "market with a single seller", {
    right: ["only one seller in the market", "one company controls the whole market"],
    wrong: ["market with many sellers", "market with a single buyer"],
  }),
  marked("Recession", "period in which the economy shrinks", {
    right: ["time when the economy gets smaller", "the economy is shrinking"],
    wrong: ["period in which the economy grows"],
  }),
  marked("Liquidity", "ability to pay one's bills at any time", {
    right: ["being able to pay bills whenever they come", "having enough money to pay the bills"],
    wrong: ["inability to pay one's bills"],
  }),
  marked("Collateral", "property pledged as security for a loan", {
    right: ["something of value given as security for a loan", "asset that secures a loan"],
    wrong: ["interest on a loan"],
  }),
  marked("Sarcasm", "saying the opposite of what one means to mock", {
    right: ["mocking by saying the opposite of what you mean"],
    partial: ["saying the opposite of what one means"],
    wrong: ["saying exactly what one means"],
  }),
  marked("Synonym", "word with the same meaning as another", {
    right: ["a word that means the same", "word meaning the same as another word", "similar meaning"],
    wrong: ["word with the opposite meaning", "word"],
  }),
  marked("Antonym", "word with the opposite meaning", {
    right: ["means the opposite", "opposite word"],
    wrong: ["word with the same meaning"],
  }),
  marked("Alliteration", "words that begin with the same sound", {
    right: ["words starting with the same sound", "same initial sounds"],
    wrong: ["words that end with the same sound"],
  }),
  marked("Rhyme", "words that end with the same sound", {
    right: ["words with the same ending sound", "the ends of words sound alike"],
    wrong: ["words that begin with the same sound"],
  }),
  marked("Plural", "form for more than one", { right: ["more than one", "form used for several things"], wrong: ["form for one"] }),
  marked("Past tense", "verb form for what has happened", {
    right: ["form of the verb for things that happened before", "for the past"],
    wrong: ["verb form for what will happen"],
  }),
];
