import { marked } from "./marked.ts";

/** Who does what to whom, and what stands on which side. */
export const swaps = [
  marked("Landlord", "person who rents a house to a tenant", {
    right: ["rents a house to a tenant", "a house is rented to a tenant by this person"],
    wrong: ["person who rents a house from a tenant"],
  }),
  marked("Photosynthesis", "light energy becomes chemical energy", {
    right: ["light energy is turned into chemical energy", "chemical energy is made from light energy"],
    wrong: ["chemical energy becomes light energy"],
  }),
  marked("Vein", "carries blood to the heart", {
    right: ["blood is carried to the heart by it", "brings blood to the heart"],
    wrong: ["carries blood away from the heart", "carries blood from the heart"],
  }),
  marked("Generator", "turns motion into electricity", {
    right: ["produces electricity from motion", "motion is turned into electricity"],
    wrong: ["turns electricity into motion"],
  }),
  marked("Battle of Waterloo", "Wellington defeated Napoleon", {
    right: [
      "Napoleon was defeated by Wellington",
      "Wellington beat Napoleon",
      "defeat of Napoleon by Wellington",
      "Wellington's victory over Napoleon",
    ],
    wrong: ["Napoleon defeated Wellington", "Wellington was defeated by Napoleon", "Napoleon's victory over Wellington"],
  }),
  marked("1521", "Spain conquered Mexico", {
    right: ["Mexico was conquered by Spain", "the conquest of Mexico by Spain"],
    wrong: ["Mexico conquered Spain", "the conquest of Spain by Mexico"],
  }),
  marked("Density", "mass divided by volume", {
    right: ["mass over volume", "mass per volume", "the quotient of mass and volume"],
    wrong: ["volume divided by mass", "volume per mass"],
  }),
  marked("Tangent", "opposite side divided by adjacent side", { right: ["opposite over adjacent"], wrong: ["adjacent over opposite"] }),
  marked("Inheritance", "a subclass takes over the methods of its superclass", {
    right: ["the methods of the superclass are taken over by the subclass"],
    wrong: ["a superclass takes over the methods of its subclass"],
  }),
  marked("Client", "sends requests to a server", {
    right: ["requests are sent by it to a server"],
    wrong: ["a server sends requests to it", "receives requests from a server"],
  }),
  marked("Pollination", "bees carry pollen to the flowers", {
    right: ["pollen is carried to the flowers by bees"],
    wrong: ["flowers carry pollen to the bees"],
  }),
  marked("Override of a veto", "Congress overrules the president", {
    right: ["the president is overruled by Congress"],
    wrong: ["the president overrules Congress", "Congress is overruled by the president"],
  }),
  marked("Judicial review", "courts can strike down laws", {
    right: ["laws can be struck down by courts"],
    wrong: ["laws can strike down courts"],
  }),
  marked("Host", "organism on which a parasite lives", {
    right: ["a parasite lives on this organism"],
    wrong: ["organism that lives on a parasite"],
  }),
  marked("Winter night", "longer than the day", {
    right: ["it is longer than the day", "the day is shorter than it"],
    wrong: ["shorter than the day"],
  }),
  marked("Copernican model", "the Earth revolves around the Sun", {
    right: ["the Earth goes around the Sun", "the Earth orbits the Sun", "the Sun is orbited by the Earth"],
    wrong: ["the Sun revolves around the Earth"],
  }),
  marked("Lender", "gives money to a borrower", {
    right: ["money is given by him to a borrower"],
    wrong: ["gets money from a lender", "a borrower gives money to him"],
  }),
  marked("Trachea", "leads air from the larynx to the bronchi", {
    right: ["air is led from the larynx to the bronchi"],
    wrong: ["leads air from the bronchi to the larynx"],
  }),
  marked("Pyrenees", "mountains between France and Spain", {
    right: ["mountains between Spain and France"],
    wrong: ["mountains between France and Italy"],
  }),
  marked("Exothermic", "the system gives heat to its surroundings", {
    right: ["heat is given to the surroundings by the system"],
    wrong: ["the surroundings give heat to the system"],
  }),
  marked("Antibody", "protein that binds to an antigen", {
    right: ["an antigen is bound by this protein"],
    wrong: ["antigen that binds to a protein"],
  }),
  marked("Monroe Doctrine", "the US keeps Europe out of the Americas", {
    right: ["Europe is kept out of the Americas by the US"],
    wrong: ["Europe keeps the US out of the Americas"],
  }),
  marked("Brute and Caesar", "Brutus murdered Caesar", {
    right: ["Caesar was murdered by Brutus", "the murder of Caesar by Brutus"],
    wrong: ["Caesar murdered Brutus", "Brutus was murdered by Caesar"],
  }),
  marked("Osmoregulation", "water follows salt", { right: ["salt is followed by water"], wrong: ["salt follows water"] }),
  marked("Schlacht im Teutoburger Wald", "die Germanen besiegten die Römer", {
    right: ["die Römer wurden von den Germanen besiegt"],
    wrong: ["die Römer besiegten die Germanen", "die Germanen wurden von den Römern besiegt"],
  }),
  marked("Bataille de Waterloo", "Wellington a battu Napoléon", {
    right: ["Napoléon a été battu par Wellington"],
    wrong: ["Napoléon a battu Wellington"],
  }),
  marked("Caza", "el gato persigue al ratón", { right: ["el ratón es perseguido por el gato"], wrong: ["el ratón persigue al gato"] }),
];
