import { marked } from "../kinds/marked.ts";

/** Biology, medicine, physics, chemistry and programming, as students type: no capitals, short forms, words put in or left out. */
export const studentSciences = [
  marked("Enzyme", "protein that speeds up chemical reactions without being used up", {
    right: [
      "a protein that makes reactions go faster and isnt consumed",
      "protein which catalyses reactions, not used up itself",
      "biological catalyst made of protein",
    ],
    partial: ["a protein", "speeds up reactions"],
    wrong: ["protein that slows down chemical reactions", "it gets used up in the reaction"],
  }),
  marked("Osmosis", "movement of water across a semipermeable membrane from low to high solute concentration", {
    right: [
      "water moves thru a semi permeable membrane from low solute conc to high solute conc",
      "when water passes through a semipermeable membrane towards the side with more solute",
    ],
    partial: ["movement of water", "water moving through a membrane"],
    wrong: [
      "movement of water across a semipermeable membrane from high to low solute concentration",
      "movement of solute across a membrane",
    ],
  }),
  marked("What does the left ventricle do?", "pumps oxygenated blood to the body through the aorta", {
    right: ["it pumps oxygen rich blood into the aorta and around the body", "pumping oxygenated blood out to the body via the aorta"],
    partial: ["pumps blood", "pumps blood to the body"],
    wrong: ["pumps deoxygenated blood to the lungs", "receives oxygenated blood from the body through the aorta"],
  }),
  marked("Antibody", "protein made by B cells that binds to a specific antigen", {
    right: ["b cell protein that binds one particular antigen", "proteins produced by B lymphocytes which attach to specific antigens"],
    partial: ["protein made by b cells"],
    wrong: ["protein made by T cells that binds to a specific antigen", "foreign protein that b cells bind"],
  }),
  marked("Mitosis", "division of a cell nucleus into two genetically identical nuclei", {
    right: ["a cell's nucleus divides into 2 identical nuclei", "when the nucleus splits in two nuclei with the same genes"],
    partial: ["cell division"],
    wrong: ["division into four different cells", "two nuclei fuse into one"],
  }),
  marked("Symptoms of hypothyroidism", "fatigue, weight gain, cold intolerance, constipation", {
    right: ["tiredness, gaining weight, intolerance to cold, constipation", "constipation, cold intolerance, weight gain and fatigue"],
    partial: ["fatigue and weight gain", "tired, weight gain, constipated"],
    wrong: ["weight loss, heat intolerance, diarrhea", "sweating, tremor"],
  }),
  marked("Hypertension", "abnormally high blood pressure", {
    right: ["high blood pressure", "when your blood pressure is too high", "elevated bp"],
    wrong: ["low blood pressure", "high blood sugar", "high pulse"],
  }),
  marked("Where is insulin produced?", "in the beta cells of the pancreas", {
    right: ["beta cells in pancreas", "pancreatic beta cells", "the pancreas (beta cells)"],
    partial: ["pancreas"],
    wrong: ["alpha cells of the pancreas", "in the liver", "beta cells of the liver"],
  }),
  marked("Tachycardia", "heart rate above 100 beats per minute", {
    right: ["more than 100 beats per min", "heart beating faster than 100 bpm", "a pulse over 100/min"],
    wrong: ["heart rate below 60 beats per minute", "heart rate above 60 beats per minute"],
  }),
  marked("Analgesic", "drug that relieves pain", {
    right: ["painkiller", "pain reliever", "medicine used to relieve pain", "a medication to reduce pain"],
    wrong: ["drug that kills bacteria", "drug that causes pain"],
  }),
  marked("Newton's second law", "F = ma", {
    right: ["F=m*a", "force equals mass times acceleration", "m × a = F", "a = F/m"],
    wrong: ["F = m/a", "F = mv", "force = mass + acceleration"],
  }),
  marked("Kinetic energy", "E = ½mv²", {
    right: ["1/2 m v^2", "E = 0.5 * m * v^2", "(m v^2)/2", "half m v squared"],
    wrong: ["E = mv^2", "1/2 mv", "E = 1/2 m^2 v"],
  }),
  marked("Photosynthesis equation", "6CO₂ + 6H₂O → C₆H₁₂O₆ + 6O₂", {
    right: ["6 H2O + 6 CO2 -> C6H12O6 + 6 O2", "6CO2+6H2O=C6H12O6+6O2"],
    wrong: ["C6H12O6 + 6O2 -> 6CO2 + 6H2O", "6CO2 + 6H2O -> C6H12O6 + 6H2"],
  }),
  marked("Boiling point of water at sea level", "100 °C", {
    right: ["100 degrees celsius", "100C", "373 K", "212 F", "100°"],
    wrong: ["100 K", "100 °F", "0 °C", "90 °C"],
  }),
  marked("Speed of light", "3 × 10^8 m/s", {
    right: ["300000 km/s", "3e8 m/s", "300,000,000 meters per second", "about 300 000 km per second"],
    wrong: ["3 × 10^8 km/s", "3*10^6 m/s", "340 m/s"],
  }),
  marked("Oxidation", "loss of electrons", {
    right: ["losing electrons", "electrons are lost", "when an atom gives up electrons", "a substance loses e-"],
    wrong: ["gain of electrons", "loss of protons", "electrons are gained"],
  }),
  marked("Covalent bond", "bond formed when atoms share electron pairs", {
    right: ["atoms sharing pairs of electrons", "chemical bond in which electron pairs are shared between atoms"],
    wrong: ["bond formed when atoms transfer electrons", "bond between ions"],
  }),
  marked("Python: append x to the list a", "a.append(x)", {
    right: ["a.append( x )", "a.append(x);", "a += [x]"],
    wrong: ["x.append(a)", "a.add(x)", "append(a, x)"],
  }),
  marked("Stack", "data structure where the last element added is the first removed", {
    right: ["LIFO data structure", "a structure in which you take out first what was put in last", "last in first out"],
    partial: ["data structure"],
    wrong: ["first in first out", "data structure where the first element added is the first removed"],
  }),
  marked("Recursion", "when a function calls itself", {
    right: ["a function that calls itself", "function calling itself", "self-calling function", "if a method invokes itself"],
    wrong: ["when a function calls another function", "a loop"],
  }),
  marked("SQL: all rows of users", "SELECT * FROM users;", {
    right: ["select * from users", "SELECT *\nFROM users", "select * from Users"],
    wrong: ["SELECT users FROM *", "DELETE FROM users", "select id from users"],
  }),
  marked("Idempotent", "doing it several times has the same effect as doing it once", {
    right: [
      "running it many times gives the same result as running it once",
      "repeating the operation doesnt change the result",
      "same effect no matter how often you do it",
    ],
    wrong: ["doing it several times has a different effect than doing it once", "it can only be done once"],
  }),
];
