import { marked } from "./marked.ts";

/** Quantities, formulas and letters, as they are typed. */
export const signs = [
  marked("Speed of sound in air", "about 343 m/s", {
    right: ["340 m/s", "343 metres per second", "0.343 km/s", "about 1235 km/h"],
    wrong: ["343 km/h", "433 m/s", "300,000 km/s"],
  }),
  marked("Human body temperature", "37 °C", {
    right: ["37 degrees", "about 37 °C", "98.6 °F", "36.9 °C", "310 K"],
    wrong: ["37 K", "73 °C", "37 °F"],
  }),
  marked("Mount Everest", "8,849 m", {
    right: ["8849 metres", "8.849 km", "8.85 km", "29,032 ft"],
    partial: ["8849"],
    wrong: ["8,849 km", "9,848 m"],
  }),
  marked("Population of Germany", "about 84 million", {
    right: ["84,000,000", "84 mio", "84 million people", "roughly 84 million"],
    wrong: ["48 million", "84 thousand"],
  }),
  marked("Speed of light", "3 × 10^8 m/s", {
    right: ["300,000 km/s", "3e8 m/s", "300 000 000 m/s", "3*10^8 m/s"],
    wrong: ["3 × 10^5 m/s", "3 × 10^8 km/s"],
  }),
  marked("Share of nitrogen in the air", "78%", { right: ["78 percent", "0.78", "78 %", "about 78%"], wrong: ["21%", "7.8%"] }),
  marked("Adult teeth", "32", { right: ["thirty-two", "32 teeth"], wrong: ["23", "twenty-two"] }),
  marked("Half of 5", "2.5", { right: ["2,5", "5/2", "two and a half", "2 1/2"], wrong: ["25", "2"] }),
  marked("Incubation of flu", "1 to 4 days", {
    right: ["1-4 days", "between one and four days", "24 to 96 hours"],
    partial: ["2 days"],
    wrong: ["1 to 4 weeks"],
  }),
  marked("Moon landing", "20 July 1969", {
    right: ["July 20, 1969", "20.7.1969", "20th of July 1969"],
    partial: ["1969", "July 1969"],
    wrong: ["20 July 1996"],
  }),
  marked("Newton's second law", "F = ma", { right: ["F=m*a", "F = m·a", "F = a × m", "m a = F", "ma"], wrong: ["F = m/a", "F = m + a"] }),
  marked("Kinetic energy", "E = ½mv²", {
    right: ["1/2 m v^2", "E=0.5mv^2", "(m*v^2)/2", "E = mv²/2"],
    wrong: ["E = mv²", "E = ½mv", "E = 2mv²"],
  }),
  marked("Area of a circle", "A = πr²", { right: ["pi r^2", "A = pi*r^2", "πr²", "r²π"], wrong: ["2πr", "πr", "A = πd²"] }),
  marked("Derivative of sin x", "cos x", { right: ["cos(x)", "cosx"], wrong: ["-cos x", "sin x"] }),
  marked("Ohm's law", "U = RI", { right: ["U=R*I", "V = IR", "R = U/I", "I = U/R"], wrong: ["U = R/I", "R = UI"] }),
  marked("Combustion of methane", "CH4 + 2O2 → CO2 + 2H2O", {
    right: ["2O2 + CH4 -> 2H2O + CO2", "CH₄ + 2 O₂ → CO₂ + 2 H₂O"],
    partial: ["CH4 + O2 → CO2 + H2O"],
    wrong: ["CO2 + 2H2O → CH4 + 2O2"],
  }),
  marked("Sulfuric acid", "H2SO4", { right: ["H₂SO₄"], wrong: ["H2SO3", "HSO4", "h2so3"] }),
  marked("Cobalt (symbol)", "Co", { right: ["Co"], wrong: ["CO"] }),
  marked("Logarithm of a product", "log(ab) = log a + log b", {
    right: ["log a + log b", "log(a*b) = log(b) + log(a)"],
    wrong: ["log a * log b", "log(ab) = log a - log b"],
  }),
  marked("Quadratic discriminant", "b² - 4ac", { right: ["b^2-4ac", "b*b - 4*a*c", "-4ac + b²"], wrong: ["b² + 4ac", "b - 4ac"] }),
  marked("year (Spanish)", "el año", { right: ["año", "un año"], wrong: ["el mes"], partial: ["la año"] }),
  marked("mañana (Spanish) means", "tomorrow / morning", { right: ["morning", "tomorrow", "tomorrow or morning"], wrong: ["yesterday"] }),
  marked("schon (German)", "already", { wrong: ["beautiful"] }),
  marked("already (German)", "schon", { wrong: ["schön", "scheinen"] }),
  marked("peach (French)", "la pêche", { right: ["pêche", "la peche"], partial: ["le pêche"], wrong: ["le péché", "la poche"] }),
  marked("water (Japanese)", "水 (みず)", { right: ["水", "みず", "mizu"], wrong: ["火", "ひ"] }),
  marked("China (Chinese)", "中国 (Zhōngguó)", { right: ["中国", "中國", "Zhōngguó", "zhong1guo2"], wrong: ["中文"] }),
  marked("book (Arabic)", "كتاب (kitāb)", { right: ["كتاب", "kitab", "كِتاب"], wrong: ["كاتب", "maktab"] }),
  marked("thank you (Hebrew)", "תודה (toda)", { right: ["תודה", "toda", "todah"], wrong: ["תורה"] }),
  marked("milk (Russian)", "молоко (moloko)", { right: ["молоко", "moloko"], wrong: ["молоток"] }),
  marked("Swap two variables in Python", "a, b = b, a", { right: ["a,b=b,a", "b, a = a, b"], wrong: ["a = b", "a, b = a, b"] }),
  marked("Loop ten times in Python", "for i in range(10):", {
    right: ["for i in range(10)", "for j in range(0, 10):"],
    wrong: ["for i in range(1, 10):", "while i in range(10):"],
  }),
];
