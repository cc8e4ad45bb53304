import { marked } from "./marked.ts";

/** The same in another word, or in a word where the card has several. */
export const synonyms = [
  marked("triste (Spanish)", "sad", { right: ["unhappy", "sorrowful"], wrong: ["angry", "happy"] }),
  marked("schnell (German)", "fast", { right: ["quick", "rapid"], wrong: ["slow", "heavy"] }),
  marked("commencer (French)", "to begin", { right: ["to start", "begin"], wrong: ["to end", "to command"] }),
  marked("büyük (Turkish)", "big", { right: ["large"], wrong: ["small", "beautiful"] }),
  marked("магазин (Russian)", "shop", { right: ["store"], wrong: ["magazine", "house"] }),
  marked("дорогой (Russian)", "expensive", { right: ["costly"], wrong: ["cheap", "road"] }),
  marked("חבר (Hebrew)", "friend", { right: ["pal", "buddy"], wrong: ["enemy", "brother"] }),
  marked("सुंदर (Hindi)", "beautiful", { right: ["lovely"], wrong: ["ugly", "clean"] }),
  marked("مريض (Arabic)", "sick", { right: ["ill"], wrong: ["doctor", "healthy"] }),
  marked("正しい (Japanese)", "correct", { right: ["right"], wrong: ["wrong", "new"] }),
  marked("Hypertension", "high blood pressure", {
    right: ["raised blood pressure", "elevated blood pressure"],
    wrong: ["low blood pressure", "high blood sugar"],
  }),
  marked("Ephemeral", "lasting for a very short time", {
    right: ["short-lived", "fleeting", "lasting only briefly"],
    wrong: ["lasting forever"],
  }),
  marked("Obsolete", "no longer used", { right: ["outdated", "not used any more"], wrong: ["in common use", "still used"] }),
  marked("Arid", "very dry", { right: ["extremely dry", "parched"], wrong: ["very wet", "very cold"] }),
  marked("Carnivore", "animal that eats meat", {
    right: ["meat-eater", "creature that eats meat", "flesh-eating animal"],
    wrong: ["animal that eats plants", "animal"],
  }),
  marked("Altruism", "unselfish concern for others", { right: ["selfless concern for other people"], wrong: ["selfish concern"] }),
  marked("Famine", "extreme shortage of food", {
    right: ["severe lack of food", "serious scarcity of food"],
    wrong: ["extreme shortage of water", "abundance of food"],
  }),
  marked("Epidemic", "disease that spreads rapidly through a population", {
    right: ["an illness which quickly spreads through a population", "sickness spreading fast among the people"],
    wrong: ["medicine that spreads through a population"],
  }),
  marked("Ally", "country that supports another in war", {
    right: ["nation that helps another one during a war"],
    wrong: ["country that attacks another in war"],
  }),
  marked("Lubricant", "substance that reduces friction", {
    right: ["material that lowers friction", "it decreases friction"],
    wrong: ["substance that increases friction", "substance that reduces pressure"],
  }),
  marked("Drought", "long period without rain", {
    right: ["prolonged period with no rain", "extended time without rainfall"],
    wrong: ["long period of heavy rain", "short period without wind"],
  }),
  marked("Merger", "joining of two companies into one", {
    right: ["two firms unite into one", "combination of two companies into a single one"],
    wrong: ["splitting of a company into two"],
  }),
  marked("Alibi", "proof that one was elsewhere when the crime happened", {
    right: ["evidence of having been somewhere else at the time of the crime"],
    wrong: ["proof that one was there when the crime happened"],
  }),
  marked("Surgeon", "doctor who performs operations", {
    right: ["physician who operates on people"],
    wrong: ["doctor who examines teeth"],
  }),
  marked("Compiler", "program that translates source code into machine code", {
    right: ["software that converts source code to machine code", "turns source code into machine language"],
    wrong: ["program that translates machine code into source code"],
  }),
  marked("Bug", "error in a program", { right: ["mistake in the code", "fault in a program"], wrong: ["feature of a program"] }),
  marked("Reservoir", "artificial lake that stores water", {
    right: ["man-made lake for storing water"],
    wrong: ["natural lake that loses water"],
  }),
  marked("Apprentice", "person who learns a trade from a master", {
    right: ["someone learning a craft from a master"],
    wrong: ["person who teaches a trade to a master"],
  }),
  marked("Widow", "woman whose husband has died", {
    right: ["woman whose husband is dead", "wife whose husband passed away"],
    wrong: ["man whose wife has died", "woman whose husband has left"],
  }),
  marked("Orphan", "child whose parents are dead", {
    right: ["kid whose mother and father died"],
    wrong: ["child whose parents are rich"],
  }),
  marked("Penury", "extreme poverty", { right: ["severe poverty", "being very poor"], wrong: ["extreme wealth"] }),
  marked("Physician", "doctor", { right: ["medical doctor"], wrong: ["physicist", "nurse"] }),
];
