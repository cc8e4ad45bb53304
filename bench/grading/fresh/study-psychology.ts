import { marked } from "../kinds/marked.ts";

/** Psychology. Marked before any rule was changed for them. */
export const studyPsychology = [
  marked("Classical conditioning", "learning to link a neutral stimulus with one that causes a response", {
    right: [
      "learning by association of a neutral stimulus with one that triggers a response",
      "a neutral stimulus gets associated with a stimulus that produces a response",
      "you learn to connect a neutral stimulus to a stimulus causing a reaction, like Pavlov's dogs",
    ],
    partial: ["learning", "learning to link two stimuli", "Pavlov's dogs"],
    wrong: [
      "learning through rewards and punishments",
      "learning by watching others",
      "learning to link a response with a reward",
      "forgetting a stimulus",
    ],
  }),
  marked("Placebo effect", "improvement caused by believing in a treatment that has no active ingredient", {
    right: [
      "getting better because you believe in a treatment without an active ingredient",
      "you improve just because you think the (inactive) treatment works",
      "improvement due to belief, although the treatment contains no active substance",
    ],
    partial: ["improvement", "improvement caused by a treatment", "belief in a treatment"],
    wrong: [
      "getting worse because you expect side effects",
      "improvement caused by the active ingredient of a treatment",
      "side effect of a drug",
    ],
  }),
  marked("Father of psychoanalysis", "Sigmund Freud", {
    right: [
      "Freud",
      "S. Freud",
      "Siegmund Freud",
      "it was Freud from Vienna",
      "Sigmund Freud, who also wrote about dreams",
      "Sigmund Froid",
    ],
    partial: ["Sigmund", "Sigmund Freud, the French doctor", "Anna Freud", "Freud and Jung"],
    wrong: ["Carl Jung", "Freud's pupil Jung", "Skinner", "not Freud", "Fraud"],
  }),
  marked("Cognitive dissonance", "discomfort from holding two contradictory beliefs", {
    right: [
      "unpleasant feeling when two beliefs contradict each other",
      "being uncomfortable because you hold conflicting beliefs",
      "tension caused by contradictory beliefs",
      "discomfort you feel when your beliefs do not fit together",
    ],
    partial: ["discomfort", "holding two beliefs"],
    wrong: [
      "comfort from holding two contradictory beliefs",
      "discomfort from being with other people",
      "holding only one belief",
      "pleasant feeling of consistency",
    ],
  }),
  marked("Extrovert", "person who is outgoing and gets energy from being with others", {
    right: [
      "an outgoing person who is energised by other people",
      "sociable person who draws energy from company",
      "somebody outgoing, gets their energy from others",
    ],
    partial: ["an outgoing person", "gets energy from being with others", "person who is outgoing and gets energy from being alone"],
    wrong: ["person who is shy and gets energy from being alone", "person who is not outgoing", "quiet person"],
  }),
  marked("Short-term memory capacity (Miller)", "7 ± 2 items", {
    right: [
      "seven plus or minus two",
      "7 +/- 2",
      "5 to 9 items",
      "between five and nine things",
      "about 7 items",
      "seven items, give or take two",
    ],
    partial: ["a few items"],
    wrong: ["7 ± 3 items", "9 ± 2 items", "unlimited", "72 items"],
  }),
  marked("Longitudinal study", "study that follows the same people over a long time", {
    right: [
      "the same people are studied over many years",
      "research following the same group for a long period",
      "study observing the same participants over a long time",
    ],
    partial: ["a study", "study over a long time", "study that follows people"],
    wrong: [
      "study that compares different people at one time",
      "study that follows different people over a long time",
      "study of the same people at one moment",
      "study of maps",
    ],
  }),
  marked("Bystander effect", "people are less likely to help when others are present", {
    right: [
      "the more people there are, the less likely anyone is to help",
      "people help less if other people are around",
      "when others are there, people are less willing to help",
      "no one helps because everyone thinks someone else will",
    ],
    partial: ["people don't help", "others are present"],
    wrong: [
      "people are more likely to help when others are present",
      "people are less likely to help when they are alone",
      "people help only friends",
    ],
  }),
  marked("Stages of memory", "encoding, storage, retrieval", {
    right: ["encode, store, retrieve", "encoding, storing and retrieving", "storage, encoding and retrieval", "encoding, storage, recall"],
    partial: ["encoding and retrieval", "encoding, storage, forgetting", "encoding, storage, retrieval, deletion"],
    wrong: ["short-term and long-term", "sensory", "id, ego, superego"],
  }),
  marked("Negative reinforcement", "removing something unpleasant to strengthen a behaviour", {
    right: [
      "taking away something unpleasant so that a behaviour happens more often",
      "strengthening behavior by removing an unpleasant stimulus",
      "a behaviour is encouraged by ending something bad",
    ],
    partial: ["removing something unpleasant", "strengthening a behaviour"],
    wrong: [
      "punishment",
      "adding something unpleasant to weaken a behaviour",
      "removing something pleasant to strengthen a behaviour",
      "removing something unpleasant to weaken a behaviour",
      "giving a reward to strengthen a behaviour",
    ],
  }),
];
