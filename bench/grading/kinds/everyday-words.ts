import { marked } from "./marked.ts";

/** As in `everyday.ts`: words of a language, of medicine, geography and history. */
export const everydayWords = [
  marked("to get up (German)", "aufstehen", { right: ["auf stehen", "aufstehn"], wrong: ["aufhören", "verstehen"] }),
  marked("éphémère (French)", "short-lived", { right: ["ephemeral", "lasting a short time", "short lived"], wrong: ["eternal"] }),
  marked("rico (Spanish)", "rich / delicious", { right: ["tasty", "wealthy", "rich"], wrong: ["poor"] }),
  marked("begynna (Swedish)", "to start", { right: ["to begin", "start"], wrong: ["to finish"] }),
  marked("stanco (Italian)", "tired", { right: ["weary", "exhausted"], wrong: ["strong", "awake"] }),
  marked("feliz (Portuguese)", "happy", { right: ["glad", "joyful"], wrong: ["sad"] }),
  marked("malin (French)", "clever", { right: ["smart", "cunning"], wrong: ["evil", "stupid"] }),
  marked("Wald (German)", "forest", { right: ["wood", "woods"], wrong: ["field", "world"] }),
  marked("かなしい (Japanese)", "sad", { right: ["unhappy"], wrong: ["kind", "happy"] }),
  marked("Hostile", "unfriendly", { right: ["not friendly", "acting like an enemy"], wrong: ["friendly", "host"] }),
  marked("Reluctant", "unwilling", { right: ["not willing", "hesitant"], wrong: ["willing", "eager"] }),
  marked("Abundant", "existing in large amounts", {
    right: ["plentiful", "more than enough", "there is a lot of it"],
    wrong: ["scarce", "existing in small amounts"],
  }),
  marked("Candid", "honest and direct", { right: ["frank", "open and honest"], wrong: ["dishonest", "shy"] }),
  marked("Diligent", "working hard and carefully", { right: ["hard-working", "industrious", "works hard and with care"], wrong: ["lazy"] }),
  marked("Vital", "necessary for life", {
    right: ["essential for life", "needed to live", "needed for life"],
    wrong: ["unnecessary", "dangerous for life"],
  }),
  marked("Extinct", "no longer in existence", {
    right: ["died out", "no longer existing", "doesn't exist any more"],
    wrong: ["still existing", "endangered"],
  }),
  marked("Emigrate", "to leave one's country to live in another", {
    right: ["leave your own country and live elsewhere", "move away to another country"],
    wrong: ["to come to a country to live there", "to visit another country"],
  }),
  marked("Sublimation", "change from solid directly to gas", {
    right: ["solid turns to gas without becoming liquid", "solid to gas", "going from the solid state straight to gas"],
    wrong: ["gas to solid", "change from solid to liquid"],
  }),
  marked("Conductor", "material that lets electricity through", {
    right: ["electricity can pass through it", "lets electric current through", "conducts electricity"],
    wrong: ["material that stops electricity"],
  }),
  marked("Ductile", "can be drawn into wires", {
    right: ["can be made into wire", "you can pull it into wires"],
    wrong: ["can be hammered into sheets", "cannot be drawn into wires"],
  }),
  marked("Malleable", "can be hammered into sheets", {
    right: ["able to be beaten into thin sheets", "can be shaped by hammering"],
    wrong: ["can be drawn into wires"],
  }),
  marked("Soluble", "able to be dissolved", {
    right: ["can dissolve", "can be dissolved", "dissolves"],
    wrong: ["cannot dissolve", "insoluble"],
  }),
  marked("Pathogen", "organism that causes disease", {
    right: ["germ which makes you ill", "disease-causing organism", "causes disease"],
    wrong: ["organism that cures disease", "disease"],
  }),
  marked("Antibiotic", "drug that kills bacteria", {
    right: ["medicine against bacteria", "kills bacteria", "bacteria-killing drug"],
    wrong: ["drug that kills viruses", "drug"],
  }),
  marked("Analgesic", "drug that relieves pain", {
    right: ["painkiller", "medicine against pain", "reduces pain"],
    wrong: ["drug that causes pain"],
  }),
  marked("Fracture", "broken bone", { right: ["break in a bone", "bone is broken"], wrong: ["torn muscle", "bone"] }),
  marked("Tachycardia", "heart beats too fast", {
    right: ["abnormally fast heartbeat", "rapid heart rate", "too rapid a pulse"],
    wrong: ["heart beats too slowly"],
  }),
  marked("Hypoglycemia", "too little sugar in the blood", {
    right: ["low blood sugar", "blood sugar too low", "not enough glucose in the blood"],
    wrong: ["too much sugar in the blood", "high blood sugar"],
  }),
  marked("Metropolis", "very large city", { right: ["huge city", "big city", "a really large town"], wrong: ["small city", "village"] }),
  marked("Delta", "land at the mouth of a river", {
    right: ["land where a river meets the sea", "mouth of a river"],
    wrong: ["source of a river"],
  }),
  marked("Strait", "narrow water between two seas", {
    right: ["narrow passage of water that joins two seas", "narrow sea passage"],
    wrong: ["narrow land between two seas"],
  }),
  marked("Isthmus", "narrow land between two seas", {
    right: ["narrow strip of land with sea on both sides"],
    wrong: ["narrow water between two lands"],
  }),
  marked("Abdicate", "to give up the throne", {
    right: ["to renounce the throne", "stop being king or queen", "resign as king"],
    wrong: ["to take the throne"],
  }),
  marked("Armistice", "agreement to stop fighting", {
    right: ["truce", "ceasefire", "both sides agree to stop fighting"],
    wrong: ["agreement to start a war"],
  }),
  marked("Feudalism", "land given in return for military service", {
    right: ["military service in exchange for land", "nobles got land for fighting for the king"],
    wrong: ["military service given up for land taxes"],
  }),
  marked("Suffrage", "right to vote", {
    right: ["voting right", "being allowed to vote", "the right of voting"],
    wrong: ["right to be elected", "duty to vote"],
  }),
  marked("Theocracy", "rule by priests", {
    right: ["government by priests", "priests rule", "religious leaders govern"],
    wrong: ["rule by the people"],
  }),
];
