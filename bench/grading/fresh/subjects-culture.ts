import { marked } from "../kinds/marked.ts";

/** Film and theatre. Marked and committed before the examiner had read any of it. */
export const subjectsFilm = [
  marked("Close-up", "shot that shows a face or an object very near", {
    right: ["a shot of a face from very near", "camera is really close to a face or thing", "picture filling shot of a face or an object"],
    partial: ["a shot of a face", "a kind of shot"],
    wrong: ["shot that shows a whole landscape", "shot that shows a person from far away", "end of a film"],
  }),
  marked("Dramatic irony", "the audience knows something that a character does not know", {
    right: [
      "audience knows more than the character",
      "when viewers know a thing the character doesn't",
      "a character is unaware of something the audience is aware of",
    ],
    partial: ["somebody does not know something"],
    wrong: [
      "a character knows something that the audience does not know",
      "the character says the opposite of what he means",
      "neither the audience nor the character knows something",
    ],
  }),
  marked("Soliloquy", "speech of a character alone on stage who thinks aloud", {
    right: [
      "a character is alone on the stage and speaks his thoughts out loud",
      "a speech to oneself alone on stage",
      "thinking aloud alone on the stage",
    ],
    partial: ["a speech on stage", "long speech"],
    wrong: [
      "talk between two characters",
      "speech of a character to the audience at the end of a play",
      "song of a character alone on stage",
    ],
  }),
  marked("Producer (film)", "organises the money and the making of a film", {
    right: ["gets the money and organises how the film is made", "responsible for financing and organising the film"],
    partial: ["organises the money"],
    wrong: ["tells the actors what to do", "writes the script", "spends the money that a film makes", "shows films in a cinema"],
  }),
  marked("Director of *Psycho*", "Alfred Hitchcock", {
    right: ["Hitchcock", "It was Alfred Hitchcock", "A. Hitchcock, the master of suspense"],
    partial: ["Alfred"],
    wrong: ["Stanley Kubrick", "Anthony Perkins", "Kubrick, not Hitchcock"],
  }),
  marked("Flashback", "scene that shows what happened earlier", {
    right: ["a scene from the past", "shows earlier events", "scene which goes back in time"],
    wrong: ["scene that shows what will happen later", "scene that is shown twice", "a bright flash in a scene"],
  }),
  marked("Tragedy", "serious play that ends badly for the hero", {
    right: [
      "a serious play with a bad ending for the main character",
      "play where the hero comes to a bad end",
      "serious drama, the hero dies in the end",
    ],
    partial: ["serious play", "a sad play"],
    wrong: ["funny play that ends well", "serious play that ends well for the hero", "play that ends badly for the villain"],
  }),
  marked("Fourth wall", "imaginary wall between the stage and the audience", {
    right: [
      "invisible wall that separates actors from the audience",
      "pretend wall between audience and stage",
      "the imagined barrier between the stage and the public",
    ],
    partial: ["imaginary wall"],
    wrong: ["wall at the back of the stage", "real wall between the stage and the audience", "imaginary wall between the actors"],
  }),
  marked("Props", "objects that actors use on stage", {
    right: ["things the actors use on the stage", "objects used by actors on stage", "items used in a play by the actors"],
    partial: ["objects on stage"],
    wrong: ["clothes that actors wear on stage", "actors that are used as objects", "lights and sound on stage"],
  }),
  marked("Dubbing", "replacing the actors' voices with voices in another language", {
    right: [
      "other people speak the actors' lines in another language",
      "the voices of the actors are replaced by ones in a different language",
    ],
    partial: ["replacing the actors' voices", "translating a film"],
    wrong: ["text in another language at the bottom of the picture", "replacing the actors with other actors", "adding music to a film"],
  }),
];

/** World religions. Marked and committed before the examiner had read any of it. */
export const subjectsReligion = [
  marked("Monotheism", "belief in only one god", {
    right: ["believing that there is just one God", "only one god is believed in", "faith in a single god"],
    wrong: ["belief in many gods", "belief in no god", "belief that no god is the only one", "belief in one saint"],
  }),
  marked("Atheist", "person who does not believe in any god", {
    right: ["someone who believes there's no god", "a person who doesn't believe in god", "does not believe in gods"],
    partial: ["person who is not religious"],
    wrong: ["person who believes in a god", "person who does not know whether there is a god", "person who believes in many gods"],
  }),
  marked("Ramadan", "month in which Muslims fast from dawn to sunset", {
    right: [
      "the Muslim month of fasting from sunrise to sunset",
      "Muslims don't eat or drink from dawn till sunset for a month",
      "month when muslims fast during the day",
    ],
    partial: ["month of fasting", "Muslims fast"],
    wrong: [
      "month in which Muslims travel to Mecca",
      "month in which Muslims fast from sunset to dawn",
      "month in which Jews fast",
      "feast at the end of the fast",
    ],
  }),
  marked("Holy book of Judaism", "the Torah", {
    right: ["Torah", "torah (five books of Moses)", "The Tora"],
    wrong: ["the Talmud", "Quran", "the Bible, not the Torah", "New Testament"],
  }),
  marked("Karma", "actions in this life decide what happens in the next one", {
    right: [
      "what you do now determines your next life",
      "your deeds in this life influence what happens to you in the next life",
      "the next life depends on how you acted in this",
    ],
    partial: ["actions have consequences"],
    wrong: [
      "what happens in the next life decides the actions in this one",
      "being born again after death",
      "escape from the cycle of rebirth",
    ],
  }),
  marked("Pilgrimage", "journey to a holy place for religious reasons", {
    right: [
      "a religious trip to a sacred place",
      "travelling to a holy site because of your faith",
      "going to a holy place for your religion",
    ],
    partial: ["a journey", "journey for religious reasons"],
    wrong: ["journey from a holy place", "journey to spread a religion", "journey to a holy place as a tourist"],
  }),
  marked("Founder of Buddhism", "Siddhartha Gautama (the Buddha)", {
    right: ["Buddha", "Gautama", "Siddharta Gautama", "Gautama Buddha"],
    wrong: ["Confucius", "Dalai Lama", "Muhammad"],
  }),
  marked("Baptism", "rite with water by which one becomes a Christian", {
    right: ["ritual with water that makes you a member of the Christian church", "a person becomes christian by a ceremony with water"],
    partial: ["rite with water", "a Christian ritual"],
    wrong: ["rite with bread and wine", "rite with water by which one leaves the church", "rite with oil by which one becomes a priest"],
  }),
  marked("Agnostic", "holds that one cannot know whether God exists", {
    right: [
      "believes that it can't be known if there's a God",
      "says we cannot know if God exists",
      "thinks nobody can know whether there is a god",
    ],
    partial: ["is not sure about God"],
    wrong: ["holds that God does not exist", "holds that one can know whether God exists", "knows that God exists"],
  }),
  marked("Reformation", "movement started by Luther that led to the Protestant churches", {
    right: [
      "Luther's movement from which Protestant churches came",
      "started by Luther, it created the Protestant churches",
      "the split from the Catholic church started by Martin Luther, which led to protestantism",
    ],
    partial: ["movement started by Luther", "a change in the church"],
    wrong: [
      "movement against the Protestant churches",
      "movement started by the Pope that led to the Protestant churches",
      "movement of the Protestant churches that led to Luther",
    ],
  }),
];
