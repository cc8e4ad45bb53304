import { marked } from "./marked.ts";

/** What is denied, denied twice, contracted, or ruled out. */
export const negations = [
  marked("Invertebrate", "animal without a backbone", {
    right: ["an animal that doesn't have a backbone", "animal with no backbone", "animal lacking a backbone"],
    wrong: ["animal with a backbone", "animal that has a backbone"],
  }),
  marked("Inert", "does not react", { right: ["doesn't react", "unreactive", "non-reactive"], wrong: ["reacts easily", "reacts"] }),
  marked("Insulator", "material that does not conduct electricity", {
    right: ["non-conducting material", "it won't conduct electricity", "a material that fails to conduct electricity"],
    wrong: ["material that conducts electricity"],
  }),
  marked("Sterile", "free of germs", { right: ["without germs", "has no germs", "germ-free"], wrong: ["full of germs", "with germs"] }),
  marked("Anonymous", "without a known name", { right: ["whose name is not known", "with an unknown name"], wrong: ["with a known name"] }),
  marked("Illiterate", "unable to read and write", {
    right: ["can't read and write", "someone who is not able to read and write"],
    wrong: ["able to read and write", "not unable to read and write"],
  }),
  marked("Immortal", "never dies", { right: ["does not die", "cannot die", "lives forever"], wrong: ["can die", "dies"] }),
  marked("Opaque", "does not let light through", {
    right: ["lets no light through", "light can't pass through"],
    wrong: ["lets light through", "doesn't block light"],
  }),
  marked("Transparent", "lets light through", {
    right: ["light can pass through it"],
    wrong: ["doesn't let light through", "blocks light"],
  }),
  marked("Stateless server", "keeps no memory of earlier requests", {
    right: ["doesn't remember earlier requests", "has no memory of previous requests"],
    wrong: ["remembers earlier requests", "keeps a memory of earlier requests"],
  }),
  marked("Null hypothesis", "there is no effect", { right: ["no effect exists", "there isn't any effect"], wrong: ["there is an effect"] }),
  marked("Acquittal", "finding that the accused is not guilty", {
    right: ["finding that the accused is innocent", "the accused is found not guilty"],
    wrong: ["the accused is found guilty", "finding that the accused is not innocent"],
  }),
  marked("Vacuum", "space without matter", {
    right: ["space containing no matter", "space that doesn't contain matter"],
    wrong: ["space full of matter", "space with matter"],
  }),
  marked("Asexual reproduction", "reproduction without fusion of gametes", {
    right: ["reproduction in which gametes do not fuse", "no fusion of gametes takes place"],
    wrong: ["reproduction with fusion of gametes"],
  }),
  marked("Immutable", "cannot be changed after it is created", {
    right: ["can't change once created", "not changeable after creation", "unchangeable after it was created"],
    wrong: ["can be changed after it is created", "changeable after creation"],
  }),
  marked("Innocuous", "not harmful", { right: ["harmless", "doesn't harm"], wrong: ["harmful", "not harmless"] }),
  marked("Unanimous", "with nobody against", {
    right: ["nobody is against it", "without anyone against"],
    wrong: ["with somebody against"],
  }),
  marked("Seldom", "not often", { right: ["rarely", "infrequently"], wrong: ["often", "not rarely"] }),
  marked("Capital of Turkey", "Ankara", {
    right: ["Ankara, not Istanbul", "it isn't Istanbul, it's Ankara", "Ankara rather than Istanbul", "Ankara (not Istanbul!)"],
    wrong: ["Istanbul, not Ankara", "not Ankara", "definitely not Istanbul", "not Ankara but Istanbul"],
  }),
  marked("Necessary condition", "without it the result cannot occur", {
    right: ["the result can't occur without it", "the result is impossible without it"],
    wrong: ["the result can occur without it"],
  }),
  marked("Neutral country", "takes no side in a war", {
    right: ["does not take sides in a war", "takes neither side in a war"],
    wrong: ["takes a side in a war"],
  }),
  marked("Reflex", "response without conscious thought", {
    right: ["reaction with no conscious thought", "a response that needs no conscious thought"],
    wrong: ["response with conscious thought"],
  }),
  marked("invertébré", "animal sans colonne vertébrale", {
    right: ["animal qui n'a pas de colonne vertébrale"],
    wrong: ["animal avec une colonne vertébrale", "animal qui a une colonne vertébrale"],
  }),
  marked("Nichtleiter", "Stoff, der keinen Strom leitet", {
    right: ["Stoff, der Strom nicht leitet", "leitet keinen Strom"],
    wrong: ["Stoff, der Strom leitet"],
  }),
  marked("mudo", "que no puede hablar", { right: ["no puede hablar", "persona que no puede hablar"], wrong: ["que puede hablar"] }),
  marked("изолятор", "не проводит ток", { right: ["ток не проводит", "материал, который не проводит ток"], wrong: ["проводит ток"] }),
  marked("אילם", "לא יכול לדבר", { right: ["אינו יכול לדבר"], wrong: ["יכול לדבר"] }),
  marked("अमर", "जो कभी नहीं मरता", { right: ["जो नहीं मरता"], wrong: ["जो मरता है"] }),
  marked("أبكم", "لا يستطيع الكلام", { right: ["غير قادر على الكلام"], wrong: ["يستطيع الكلام"] }),
  marked("不死", "死なないこと", { right: ["死なない"], wrong: ["死ぬこと"] }),
  marked("无线", "不用电线", { right: ["没有电线"], wrong: ["用电线"] }),
];
