import { marked } from "../kinds/marked.ts";

/** Psychology. Marked before the examiner had read any of it. */
export const decksPsychology = [
  marked("Classical conditioning", "a neutral stimulus is paired with a natural one until it triggers the response alone", {
    right: [
      "neutral stimulus and natural stimulus are paired until the neutral one alone sets off the response",
      "by pairing it with a natural stimulus, a neutral stimulus comes to trigger the response by itself",
    ],
    partial: ["a neutral stimulus is paired with a natural one", "learning with stimuli"],
    wrong: ["behaviour is shaped by reward and punishment", "a natural stimulus is paired with a neutral one until the response stops"],
  }),
  marked("Negative reinforcement", "behaviour increases because something unpleasant is removed", {
    right: [
      "something unpleasant is taken away and so the behaviour becomes more frequent",
      "removing an unpleasant thing makes a behaviour increase",
    ],
    partial: ["something unpleasant is removed", "behaviour increases"],
    wrong: [
      "behaviour decreases because something unpleasant is removed",
      "behaviour increases because something unpleasant is added",
      "behaviour increases because something pleasant is removed",
    ],
  }),
  marked("Confirmation bias", "tendency to notice what supports one's own belief and to overlook what speaks against it", {
    right: [
      "people notice evidence for what they already believe and ignore evidence against it",
      "the tendency to see what backs up your belief and to overlook what contradicts it",
    ],
    partial: ["tendency to notice what supports one's own belief", "a bias", "an error of thinking"],
    wrong: ["tendency to notice what speaks against one's own belief and to overlook what supports it"],
  }),
  marked("Short-term memory", "holds about seven items for up to thirty seconds", {
    right: ["keeps 7 items for up to 30 s", "stores around seven items for at most half a minute", "about 7 things, up to 30 seconds"],
    partial: ["holds about seven items", "holds items for up to thirty seconds"],
    wrong: [
      "holds about seventy items for up to thirty seconds",
      "holds about seven items for at least thirty seconds",
      "holds about seven items for up to thirty minutes",
    ],
  }),
  marked("Founder of psychoanalysis", "Sigmund Freud", {
    right: ["Freud", "S. Freud", "Siegmund Freud", "Sigmund Froid"],
    partial: ["Sigmund"],
    wrong: ["Carl Jung", "Anna Freud", "Friend", "Alfred Adler"],
  }),
  marked("Structure of personality according to Freud", "id, ego, superego", {
    right: ["ego, superego and id", "the id, the ego, the super-ego"],
    partial: ["id and ego", "ego", "id, ego, alter ego"],
    wrong: ["conscious, unconscious"],
  }),
  marked("Big Five", "openness, conscientiousness, extraversion, agreeableness, neuroticism", {
    right: [
      "neuroticism, extraversion, openness, agreeableness, conscientiousness",
      "openness, conscientiousness, extroversion, agreeableness and neuroticism",
    ],
    partial: [
      "openness, extraversion, neuroticism",
      "openness, conscientiousness, introversion, agreeableness, neuroticism",
      "five personality traits",
    ],
    wrong: ["anger, fear, joy, sadness, disgust"],
  }),
  marked("Placebo effect", "improvement that comes from expecting a treatment to work", {
    right: ["you get better because you expect that the treatment works", "improvement because one believes in the treatment"],
    partial: ["improvement after a treatment", "an improvement"],
    wrong: ["worsening that comes from expecting a treatment to harm", "improvement that comes from a treatment that works"],
  }),
  marked("Introvert", "person who gains energy from being alone", {
    right: ["someone who recharges by being alone", "gets energy from time alone"],
    partial: ["a type of personality", "quiet person"],
    wrong: ["person who gains energy from being with others", "person who loses energy from being alone"],
  }),
  marked("Amygdala", "part of the brain that processes fear", {
    right: ["brain area for fear", "brain region which processes fear", "the fear centre of the brain"],
    partial: ["part of the brain", "processes emotions"],
    wrong: ["part of the brain that processes language", "part of the heart that processes fear"],
  }),
  marked("Hierarchy of needs, from the bottom", "physiological needs, safety, love, esteem, self-actualisation", {
    right: ["physiological, safety, love, esteem, self-actualization", "physiological needs → safety → love → esteem → self-actualisation"],
    partial: [
      "self-actualisation, esteem, love, safety, physiological needs",
      "physiological needs, safety, love",
      "physiological needs, safety, esteem, love, self-actualisation",
    ],
    wrong: ["money, fame, power"],
  }),
  marked("Average IQ", "100", {
    right: ["one hundred", "an IQ of 100", "100 points"],
    wrong: ["1000", "10", "120", "85"],
  }),
  marked("Longitudinal study", "follows the same people over a long time", {
    right: ["study of the same persons over many years", "the same people are followed for a long time"],
    partial: ["follows people", "takes a long time"],
    wrong: ["compares different people at one point in time", "follows different people over a long time"],
  }),
  marked("Independent variable", "variable that the experimenter changes", {
    right: [
      "what the experimenter manipulates",
      "the variable changed by the experimenter",
      "variable which the researcher changes on purpose",
    ],
    partial: ["a variable"],
    wrong: [
      "variable that the experimenter measures",
      "variable that the experimenter keeps constant",
      "variable that changes the experimenter",
    ],
  }),
  marked("Bystander effect", "people help less when others are present", {
    right: ["the more people are there, the less anybody helps", "when others are around, a person is less likely to help"],
    partial: ["people don't help", "others are present"],
    wrong: ["people help more when others are present", "people help less when others are absent"],
  }),
];

/** Religion and myth. */
export const decksMyths = [
  marked("Greek god of the sea", "Poseidon", {
    right: ["poseidon", "Posidon", "Poseidón"],
    wrong: ["Neptune", "Zeus", "Hades"],
  }),
  marked("Killed Achilles", "Paris, with an arrow into his heel", {
    right: [
      "Paris shot an arrow into his heel",
      "Paris with an arrow to the heel",
      "He was killed by Paris, who hit his heel with an arrow",
    ],
    partial: ["Paris", "someone shot an arrow into his heel"],
    wrong: ["Hector, with a spear into his heel", "Achilles killed Paris with an arrow", "Hector"],
  }),
  marked("Pillars of Islam", "profession of faith, prayer, alms, fasting, pilgrimage", {
    right: ["prayer, fasting, pilgrimage, alms, profession of faith", "faith, prayer, almsgiving, fasting in Ramadan, pilgrimage to Mecca"],
    partial: ["prayer, fasting, pilgrimage", "prayer", "profession of faith, prayer, alms, fasting, baptism"],
    wrong: ["baptism, confession, marriage"],
  }),
  marked("Polytheism", "belief in many gods", {
    right: ["believing in several gods", "the belief that there is more than one god", "worship of many gods"],
    partial: ["belief in gods", "a belief"],
    wrong: ["belief in one god", "belief in no gods", "belief in many goods"],
  }),
  marked("Trimurti", "Brahma the creator, Vishnu the preserver, Shiva the destroyer", {
    right: ["Vishnu preserves, Brahma creates, Shiva destroys", "Brahma (creator), Vishnu (preserver), Shiva (destroyer)"],
    partial: ["Brahma and Vishnu", "Brahma, Vishnu, Shiva", "three gods of Hinduism"],
    wrong: ["Brahma the destroyer, Vishnu the preserver, Shiva the creator", "Krishna, Rama, Buddha"],
  }),
  marked("Nirvana", "end of suffering and of the cycle of rebirth", {
    right: ["suffering and the cycle of rebirths come to an end", "no more suffering and no more rebirth"],
    partial: ["end of suffering", "a state of peace"],
    wrong: ["start of suffering and of the cycle of rebirth", "rebirth as an animal"],
  }),
  marked("Judas", "betrayed Jesus for thirty pieces of silver", {
    right: [
      "for 30 silver coins he betrayed Jesus",
      "Jesus was betrayed by him for 30 pieces of silver",
      "sold out Jesus for thirty pieces of silver",
    ],
    partial: ["betrayed Jesus", "an apostle"],
    wrong: ["was betrayed by Jesus for thirty pieces of silver", "betrayed Jesus for three pieces of gold"],
  }),
  marked("Prometheus", "stole fire from the gods and gave it to humans", {
    right: ["took the fire from the gods to give it to mankind", "fire was stolen from the gods by him and given to people"],
    partial: ["stole fire", "stole something from the gods", "a titan"],
    wrong: ["stole fire from humans and gave it to the gods", "stole gold from the gods and gave it to humans"],
  }),
  marked("Agnostic", "person who holds that one cannot know whether there is a god", {
    right: ["someone who says you can't know if god exists", "holds that it cannot be known whether a god exists"],
    partial: ["person who doesn't believe", "unsure person"],
    wrong: ["person who holds that there is no god", "person who holds that one can know whether there is a god"],
  }),
  marked("Holy book of Judaism", "Torah", {
    right: ["the Torah", "Thora", "Tora"],
    wrong: ["Quran", "New Testament", "Toronto"],
  }),
  marked("Year of Luther's theses", "1517", {
    right: ["in 1517", "31 October 1517", "1517 AD"],
    wrong: ["1571", "1617", "1715"],
  }),
  marked("Schism of 1054", "split of the Church into a western and an eastern one", {
    right: ["the Church split into East and West", "the western and the eastern Church separated"],
    partial: ["split of the Church", "a split"],
    wrong: ["union of the western and the eastern Church", "split of the Church into a Catholic and a Protestant one"],
  }),
];
