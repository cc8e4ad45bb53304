import { marked } from "../kinds/marked.ts";

/** Negations, roles, comparisons and causes: the same words that say the opposite, and other words that say the same. */
export const turned = [
  marked("Non-renewable energy", "energy from sources that cannot be replaced in a human lifetime", {
    right: ["energy from sources which can't be replaced within a human lifetime", "sources that do not renew in a lifetime"],
    wrong: ["energy from sources that can be replaced in a human lifetime"],
  }),
  marked("Involuntary muscle", "muscle that works without conscious control", {
    right: [
      "muscle you cannot control consciously",
      "muscle that isn't consciously controlled",
      "works without being controlled consciously",
    ],
    wrong: ["muscle that works only under conscious control", "muscle that does not work without conscious control"],
  }),
  marked("Abiotic factor", "non-living part of an ecosystem", {
    right: ["part of an ecosystem that is not alive", "something in an ecosystem that isn't living", "nonliving part of the ecosystem"],
    wrong: ["living part of an ecosystem", "a part of an ecosystem that isn't non-living"],
  }),
  marked("Asexual reproduction", "reproduction without the fusion of gametes", {
    right: ["reproducing with no fusion of gametes", "reproduction that needs no gametes to fuse"],
    wrong: ["reproduction with the fusion of gametes", "reproduction never without the fusion of gametes"],
  }),
  marked("Vacuum", "space that contains no matter", {
    right: ["space without any matter", "a space empty of matter", "matter-free space", "there is no matter in it"],
    wrong: ["space that contains matter", "matter that contains no space"],
  }),
  marked("Independent events", "one event does not affect the probability of the other", {
    right: [
      "the probability of one is not affected by the other",
      "neither event influences the other's probability",
      "one event has no effect on the probability of the other",
    ],
    wrong: ["one event affects the probability of the other"],
  }),
  marked("Nonprofit organization", "organization that does not aim to make a profit", {
    right: ["organisation not aiming at profit", "its goal isn't making profit", "an organization without the aim of making a profit"],
    wrong: ["organization that aims to make a profit"],
  }),
  marked("Atheist", "person who does not believe in any god", {
    right: ["someone who doesn't believe in god", "a person that believes in no god", "non-believer in gods"],
    wrong: ["person who believes in a god", "person who is not sure whether there is a god"],
  }),
  marked("Invertebrate", "animal without a backbone", {
    right: ["animal that has no backbone", "animal lacking a spine", "animals which don't have a backbone"],
    wrong: ["animal with a backbone", "animal that isn't without a backbone"],
  }),
  marked("Constant", "value that never changes", {
    right: ["a value that always stays the same", "unchanging value", "does not change"],
    wrong: ["value that always changes", "value that changes"],
  }),
  marked("Immutable object", "object whose state cannot be modified after creation", {
    right: [
      "can't be changed after it is created",
      "once created, its state can no longer be modified",
      "state is impossible to modify after creation",
    ],
    wrong: ["object whose state can be modified after creation", "object whose state cannot be modified before creation"],
  }),
  marked("Anaerobic", "not requiring oxygen", {
    right: ["without oxygen", "needs no oxygen", "that doesn't need oxygen", "oxygen isn't required"],
    wrong: ["requiring oxygen", "not requiring light"],
  }),
  marked("Burden of proof", "the accuser must prove guilt", {
    right: ["guilt must be proven by the accuser", "it is the accuser who has to prove the guilt"],
    wrong: ["the accused must prove innocence", "guilt need not be proven by the accuser", "the accuser must not prove guilt"],
  }),
  marked("Predation", "one animal kills and eats another", {
    right: ["an animal is killed and eaten by another", "when one animal hunts, kills and eats another one"],
    wrong: ["two animals help each other"],
  }),
  marked("Norman conquest", "the Normans conquered England in 1066", {
    right: [
      "England was conquered by the Normans in 1066",
      "in 1066 the Normans took England",
      "the conquest of England by the Normans in 1066",
    ],
    wrong: [
      "the English conquered Normandy in 1066",
      "the Normans were conquered by England in 1066",
      "England conquered the Normans in 1066",
    ],
  }),
  marked("Battle of Cannae", "Hannibal defeated the Romans", {
    right: [
      "the Romans were defeated by Hannibal",
      "Hannibal beat the Romans",
      "the Romans lost to Hannibal",
      "victory of Hannibal over the Romans",
      "defeat of the Romans by Hannibal",
    ],
    wrong: ["the Romans defeated Hannibal", "Hannibal was defeated by the Romans", "Hannibal lost to the Romans"],
  }),
  marked("Louisiana Purchase", "the USA bought Louisiana from France", {
    right: [
      "Louisiana was bought by the USA from France",
      "France sold Louisiana to the USA",
      "the United States purchased Louisiana from France",
    ],
    wrong: ["France bought Louisiana from the USA", "the USA sold Louisiana to France"],
  }),
  marked("Parasitism", "one species benefits and the other is harmed", {
    right: ["one species profits while the other one is harmed", "one is harmed, the other benefits"],
    wrong: ["both species benefit", "one species benefits and the other is not affected"],
  }),
  marked("Nitrification", "bacteria turn ammonia into nitrate", {
    right: [
      "ammonia is turned into nitrate by bacteria",
      "conversion of ammonia to nitrate by bacteria",
      "bacteria convert ammonia to nitrate",
    ],
    wrong: ["bacteria turn nitrate into ammonia", "ammonia turns bacteria into nitrate"],
  }),
  marked("Oxidation", "loss of electrons", {
    right: ["losing electrons", "electrons are lost", "an atom loses electrons"],
    wrong: ["gain of electrons", "loss of protons", "electrons are gained"],
  }),
  marked("Transcription", "DNA is copied into RNA", {
    right: ["copying DNA to RNA", "RNA is made from DNA", "DNA -> RNA", "from DNA to RNA"],
    wrong: ["RNA is copied into DNA", "RNA -> DNA", "RNA is translated into protein"],
  }),
  marked("Translation (biology)", "ribosomes build proteins from mRNA", {
    right: ["proteins are built from mRNA by ribosomes", "ribosomes make proteins out of mRNA"],
    wrong: ["ribosomes build mRNA from proteins", "proteins build ribosomes from mRNA"],
  }),
  marked("Insulin", "lowers the blood sugar level", {
    right: ["reduces blood sugar", "makes the blood sugar level go down", "decreases the level of sugar in the blood"],
    wrong: ["raises the blood sugar level", "lowers the blood pressure"],
  }),
  marked("Glucagon", "raises the blood sugar level", {
    right: ["increases blood sugar", "makes the blood sugar go up", "elevates blood glucose"],
    wrong: ["lowers the blood sugar level", "raises the blood pressure"],
  }),
  marked("Perihelion", "point of an orbit closest to the Sun", {
    right: ["where the orbit is nearest the Sun", "the nearest point to the sun on an orbit"],
    wrong: ["point of an orbit farthest from the Sun", "point of an orbit closest to the Earth"],
  }),
  marked("Endothermic", "absorbing heat", {
    right: ["takes in heat", "heat is absorbed", "needs heat", "absorbs heat from the surroundings"],
    wrong: ["releasing heat", "heat is released"],
  }),
  marked("Boyle's law", "at constant temperature, pressure and volume are inversely proportional", {
    right: [
      "pressure is inversely proportional to volume if temperature is constant",
      "volume and pressure are inversely proportional at constant temperature",
    ],
    wrong: [
      "at constant temperature, pressure and volume are directly proportional",
      "at constant pressure, temperature and volume are inversely proportional",
    ],
  }),
  marked("Charles's law", "the volume of a gas grows with its temperature", {
    right: ["volume of a gas increases as temperature increases", "the hotter a gas, the larger its volume", "gas expands when heated"],
    wrong: ["the volume of a gas shrinks with its temperature", "the pressure of a gas grows with its temperature"],
  }),
  marked("Ontogeny", "development of an individual", {
    right: ["how an individual develops", "an individual's development"],
    wrong: ["development of a species"],
  }),
  marked("Progressive tax", "tax rate rises with income", {
    right: [
      "the higher the income, the higher the tax rate",
      "the rate goes up as income goes up",
      "people with more income pay a higher rate",
    ],
    wrong: ["tax rate falls with income", "income rises with tax rate", "everyone pays the same tax rate"],
  }),
  marked("Denotation", "literal meaning of a word", {
    right: ["a word's literal meaning", "what a word literally means", "dictionary meaning of a word"],
    wrong: ["figurative meaning of a word", "emotional meaning of a word"],
  }),
  marked("Blood pressure", "systolic over diastolic", {
    right: ["systolic/diastolic", "the systolic value over the diastolic one"],
    wrong: ["diastolic over systolic"],
  }),
  marked("Heliocentric", "the planets revolve around the Sun", {
    right: ["planets orbit the sun", "the planets go round the Sun", "the Sun is orbited by the planets"],
    wrong: ["the Sun revolves around the planets", "the planets revolve around the Earth", "the Sun orbits the planets"],
  }),
  marked("Atherosclerosis", "caused by plaque that narrows the arteries", {
    right: ["because plaque makes the arteries narrower", "plaque narrowing the arteries causes it", "arteries are narrowed by plaque"],
    wrong: ["caused by plaque that widens the arteries", "caused by arteries that narrow the plaque"],
  }),
  marked("Scurvy", "disease caused by a lack of vitamin C", {
    right: ["vitamin C deficiency", "illness from too little vitamin C", "disease you get when you don't get enough vitamin C"],
    wrong: ["disease caused by too much vitamin C", "a lack of vitamin C caused by a disease", "disease caused by a lack of vitamin D"],
  }),
  marked("Acid rain", "caused by sulfur dioxide and nitrogen oxides in the air", {
    right: ["sulfur dioxide and nitrogen oxides in the air cause it", "due to SO2 and NOx in the atmosphere"],
    partial: ["caused by sulfur dioxide in the air"],
    wrong: ["causes sulfur dioxide and nitrogen oxides in the air", "caused by carbon dioxide in the air"],
  }),
  marked("Type of bond in NaCl", "ionic bond", {
    right: ["ionic", "an ionic bond, not a covalent one"],
    wrong: ["covalent bond", "not ionic", "bond"],
  }),
  marked("Capital of Canada", "Ottawa", {
    right: ["Ottawa, not Toronto", "Not Toronto but Ottawa", "It's Ottawa (many think Toronto)"],
    wrong: ["Toronto, not Ottawa", "not Ottawa", "Toronto"],
  }),
  marked("Capital of Turkey", "Ankara", {
    right: ["Ankara rather than Istanbul", "Ankara, although Istanbul is larger"],
    wrong: ["Istanbul rather than Ankara", "Istanbul, although many say Ankara", "it isn't Ankara"],
  }),
  marked("Larger: Sun or Earth", "the Sun is larger than the Earth", {
    right: ["the Earth is smaller than the Sun", "Sun > Earth", "the Sun is bigger than Earth"],
    wrong: ["the Earth is larger than the Sun", "the Sun is smaller than the Earth", "the Sun is as large as the Earth"],
  }),
  marked("Sound and light", "light travels faster than sound", {
    right: ["sound travels slower than light", "sound is slower than light", "light is faster than sound"],
    wrong: ["sound travels faster than light", "light travels slower than sound", "light travels as fast as sound"],
  }),
  marked("Osteoporosis", "bones become weak and brittle", {
    right: ["bones get weak and brittle", "weak, brittle bones", "the bones become fragile"],
    wrong: ["bones become strong and hard", "muscles become weak"],
  }),
  marked("Dative case (German)", "marks the indirect object", {
    right: ["indirect object", "the case of the indirect object", "used for the indirect object"],
    wrong: ["marks the direct object", "object", "marks the subject"],
  }),
  marked("Passive voice", "the subject receives the action", {
    right: ["the action is done to the subject", "the subject is acted upon", "the action is received by the subject"],
    wrong: ["the subject performs the action", "the action receives the subject"],
  }),
  marked("Kausativ (Deutsch)", "der Handelnde lässt einen anderen handeln", {
    right: ["ein anderer wird vom Handelnden zum Handeln gebracht", "der Handelnde lässt jemand anderen handeln"],
    wrong: ["ein anderer lässt den Handelnden handeln", "der Handelnde handelt nicht"],
  }),
  marked("Schlacht bei Tannenberg 1410", "Polen und Litauen besiegten den Deutschen Orden", {
    right: ["der Deutsche Orden wurde von Polen und Litauen besiegt", "Polen-Litauen schlug den Deutschen Orden"],
    wrong: ["der Deutsche Orden besiegte Polen und Litauen"],
  }),
  marked("Révocation de l'édit de Nantes", "Louis XIV interdit le protestantisme", {
    right: ["le protestantisme est interdit par Louis XIV", "Louis XIV a interdit le protestantisme"],
    wrong: ["Louis XIV autorise le protestantisme", "Louis XVI interdit le protestantisme"],
  }),
  marked("Descubrimiento de América", "Colón llegó a América en 1492", {
    right: ["en 1492 Colón llegó a América", "Colón llega a América en 1492"],
    wrong: ["Colón llegó a América en 1429", "Colón no llegó a América en 1492"],
  }),
];
