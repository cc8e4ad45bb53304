import { marked } from "./marked.ts";

/** The same in a sentence of one's own. */
export const paraphrases = [
  marked("Condensation", "change of a gas into a liquid", {
    right: ["when a gas turns into a liquid", "gas becomes liquid", "a gas is converted to a liquid"],
    wrong: ["liquid becomes gas", "change of a liquid into a solid"],
  }),
  marked("Migration", "seasonal movement of animals from one region to another", {
    right: ["animals move from one area to another with the seasons", "when animals travel seasonally between regions"],
    wrong: ["seasonal sleep of animals"],
  }),
  marked("Inflation", "general rise in prices", {
    right: ["prices go up in general", "prices rise overall"],
    wrong: ["prices fall in general", "general rise in wages"],
  }),
  marked("Diffusion", "movement of particles from high to low concentration", {
    right: ["particles move from where they are highly concentrated to where they are less concentrated"],
    wrong: ["particles move from low to high concentration"],
  }),
  marked("Refraction", "bending of light when it enters another medium", {
    right: ["light bends as it passes into a different medium", "light is bent on entering a new medium"],
    wrong: ["light is thrown back by a surface", "bending of sound"],
  }),
  marked("Echo", "sound reflected from a surface", {
    right: ["reflection of sound off a surface", "a surface reflects the sound"],
    wrong: ["light reflected from a surface"],
  }),
  marked("Habeas corpus", "right of a prisoner to be brought before a court", {
    right: ["a prisoner has the right to appear before a court", "prisoners must be brought to court"],
    wrong: ["right of a court to free a prisoner"],
  }),
  marked("Double jeopardy", "being tried twice for the same crime", {
    right: ["a second trial for the same crime", "facing trial two times for one offence"],
    wrong: ["being tried for two crimes at once"],
  }),
  marked("Mutualism", "two species living together to the benefit of both", {
    right: ["both species benefit from living together", "living together of two species that benefits both"],
    wrong: ["two species living together to the harm of one"],
  }),
  marked("Recursion", "function that calls itself", {
    right: ["a function calling itself", "when a procedure calls itself"],
    wrong: ["function that calls another function"],
  }),
  marked("Deadlock", "two processes wait for each other forever", {
    right: ["each of two processes waits for the other without end", "processes that wait for one another forever"],
    wrong: ["two processes run at the same time"],
  }),
  marked("Cache", "fast memory that keeps recently used data", {
    right: ["quick memory that stores data used recently", "memory for recently used data that is fast"],
    wrong: ["slow memory that keeps old data"],
  }),
  marked("Renaissance", "rebirth of classical art and learning in Europe", {
    right: ["revival of classical learning and art in Europe", "in Europe classical art and learning were reborn"],
    wrong: ["end of classical art and learning in Europe"],
  }),
  marked("Industrial Revolution", "change from hand work to machines in factories", {
    right: ["hand work was replaced by machines in factories"],
    wrong: ["change from machines to hand work"],
  }),
  marked("Cold War", "rivalry between the US and the USSR without direct fighting", {
    right: ["the US and the USSR were rivals but did not fight each other directly"],
    wrong: ["direct fighting between the US and the USSR"],
  }),
  marked("Anemia", "too few red blood cells", {
    right: ["a lack of red blood cells", "not enough red blood cells", "low number of red blood cells", "red blood cell deficiency"],
    wrong: ["too many red blood cells", "too few white blood cells"],
  }),
  marked("Tide", "rise and fall of the sea caused by the Moon", {
    right: ["the sea rises and falls because of the Moon", "the Moon makes the sea rise and fall"],
    wrong: ["rise and fall of the Moon caused by the sea"],
  }),
  marked("Erosion", "wearing away of rock by wind and water", {
    right: ["wind and water wear away rock", "rock is worn away by water and wind"],
    wrong: ["building up of rock by wind and water"],
  }),
  marked("Prey", "animal that is hunted by others", {
    right: ["an animal which others hunt", "it is hunted by other animals"],
    wrong: ["animal that hunts others"],
  }),
  marked("Photophobia", "extreme sensitivity to light", {
    right: ["being extremely sensitive to light"],
    wrong: ["extreme sensitivity to sound"],
  }),
  marked("Conductivity", "ability of a material to carry current", {
    right: ["how well a material carries current", "a material's ability to conduct current"],
    wrong: ["ability of a material to stop current"],
  }),
  marked("Referendum", "vote in which the people decide on a law", {
    right: ["the people vote on a law", "a law is decided by a vote of the people"],
    wrong: ["vote in which parliament elects a president"],
  }),
  marked("Germination", "when a seed begins to grow", {
    right: ["a seed starts growing", "beginning of the growth of a seed"],
    wrong: ["when a seed dies"],
  }),
  marked("Fotosíntesis", "las plantas producen azúcar con la luz del sol", {
    right: ["las plantas fabrican azúcar con luz solar", "con la luz del sol las plantas producen azúcar"],
    wrong: ["las plantas consumen azúcar sin luz"],
  }),
  marked("Verdunstung", "Übergang einer Flüssigkeit in ein Gas", {
    right: ["eine Flüssigkeit geht in ein Gas über", "Flüssigkeit wird zu Gas"],
    wrong: ["Übergang eines Gases in eine Flüssigkeit"],
  }),
  marked("Orphelin", "enfant dont les parents sont morts", {
    right: ["un enfant qui a ses parents morts"],
    wrong: ["enfant dont les parents sont riches"],
  }),
  marked("Сирота", "ребёнок, у которого умерли родители", {
    right: ["ребенок, чьи родители умерли"],
    wrong: ["ребёнок, у которого богатые родители"],
  }),
];
