import { marked } from "../kinds/marked.ts";

/** Right answers with more said of them: truly, or falsely, which costs a part of the points. Marked before the examiner had read any of it. */
export const paddedFalsely = [
  marked("Aorta", "largest artery of the body", {
    right: ["the largest artery of the body, it starts at the left ventricle", "largest artery of the body, about as thick as a thumb"],
    partial: [
      "the largest artery of the body, it lies in the leg",
      "largest artery of the body, and it carries blood to the heart",
      "largest artery and largest vein of the body",
    ],
    wrong: ["largest vein of the body"],
  }),
  marked("Author of Faust", "Johann Wolfgang von Goethe", {
    right: [
      "Goethe, who also wrote The Sorrows of Young Werther",
      "Goethe, the poet from Frankfurt",
      "Goethe, he was a friend of Schiller's",
    ],
    partial: ["Goethe, who also wrote The Robbers", "Goethe, the English poet", "Goethe and Schiller together"],
    wrong: ["Schiller, who was a friend of Goethe's"],
  }),
  marked("Author of The Robbers", "Friedrich Schiller", { right: ["Schiller"], wrong: ["Goethe"] }),
  marked("Capital of Scotland", "Edinburgh", {
    right: ["Edinburgh, the city with the castle on the rock", "Edinburgh, though Glasgow is bigger", "Edinburgh (not Glasgow)"],
    partial: ["Edinburgh, the largest city of England", "Edinburgh or Glasgow", "Edinburgh, the capital of Ireland"],
    wrong: ["Glasgow, not Edinburgh", "Glasgow, the biggest city"],
  }),
  marked("Number of legs of a spider", "8", {
    right: ["8, while insects have 6", "8, in four pairs", "eight, that is why it's no insect"],
    partial: ["8, like an insect", "8 or 6"],
    wrong: ["6, like an insect", "spiders have 8 eyes and 6 legs"],
  }),
  marked("Gas that plants take in", "carbon dioxide", {
    right: ["carbon dioxide, CO2", "carbon dioxide, which they turn into sugar", "carbon dioxide, and they give off oxygen"],
    partial: ["carbon dioxide and nitrogen", "carbon dioxide, which is what we breathe in", "carbon dioxide, formula CO"],
    wrong: ["oxygen, not carbon dioxide", "carbon monoxide"],
  }),
  marked("Who was the first man on the Moon", "Neil Armstrong", {
    right: ["Neil Armstrong, in 1969", "Armstrong, followed by Buzz Aldrin", "Neil Armstrong of Apollo 11"],
    partial: ["Neil Armstrong, in 1959", "Neil Armstrong of the Soviet Union", "Armstrong and Gagarin"],
    wrong: ["Buzz Aldrin, before Neil Armstrong", "Louis Armstrong"],
  }),
  marked("Haemoglobin", "protein in red blood cells that carries oxygen", {
    right: [
      "the protein in red blood cells that carries oxygen, it contains iron",
      "a protein in red blood cells which carries oxygen from the lungs to the body",
    ],
    partial: [
      "protein in red blood cells that carries oxygen, it is made of sugar",
      "protein in white blood cells that carries oxygen",
      "protein in red blood cells that carries oxygen and fights infections",
    ],
    wrong: ["protein in muscles that carries messages"],
  }),
  marked("Photon", "particle of light", {
    right: ["a particle of light, it has no mass", "light particle"],
    partial: ["particle of light with a positive charge", "a particle"],
    wrong: ["particle of sound", "particle with a positive charge in the nucleus"],
  }),
  marked("Volcano", "opening in the crust through which magma comes out", {
    right: [
      "an opening in the crust where magma comes out, such as Etna",
      "opening in the crust through which magma comes out, the magma is then called lava",
    ],
    partial: ["an opening in the crust", "opening in the crust through which magma comes out, such as Mount Everest", "a mountain"],
    wrong: ["opening in the crust through which water comes out"],
  }),
  marked("Isotopes", "atoms of one element with different numbers of neutrons", {
    right: [
      "atoms of one element that have different numbers of neutrons, like carbon-12 and carbon-14",
      "atoms of the same element with different numbers of neutrons",
    ],
    partial: [
      "atoms of one element",
      "atoms of one element with different numbers of neutrons and protons",
      "atoms with different numbers of neutrons",
    ],
    wrong: ["atoms of one element with different numbers of protons", "atoms of different elements with one number of neutrons"],
  }),
  marked("Democracy", "form of government in which the people hold the power", {
    right: ["a form of government where the people hold the power, from the Greek demos", "the people have the power"],
    partial: ["a form of government", "form of government in which the people and the king hold the power"],
    wrong: ["form of government in which one ruler holds the power"],
  }),
  marked("Julius Caesar crossed it in 49 BC", "Rubicon", {
    right: ["the Rubicon, a small river in the north of Italy", "Rubicon, and so the civil war began"],
    partial: ["the Rubicon, a river in Spain", "Rubicon or Tiber"],
    wrong: ["the Tiber", "the Alps, and Hannibal the Rubicon"],
  }),
  marked("HTTP status 404", "not found", {
    right: ["not found: the page does not exist", "404 means not found"],
    partial: ["not found because the server is down", "not found or forbidden"],
    wrong: ["forbidden", "found"],
  }),
  marked("Insulin", "lowers the blood sugar", {
    right: ["lowers the blood sugar, it comes from the pancreas", "it lowers blood sugar while glucagon raises it"],
    partial: [
      "lowers the blood sugar and raises the blood pressure",
      "lowers the blood sugar, it comes from the liver",
      "changes the blood sugar",
    ],
    wrong: ["raises the blood sugar", "lowers the blood pressure", "it lowers blood sugar when it is missing"],
  }),
];
