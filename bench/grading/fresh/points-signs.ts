import { marked } from "../kinds/marked.ts";

/** Parts of a number, a date, a formula, a name or a word that a teacher gives some points for. Marked before the examiner had read any of it. */
export const pointsSigns = [
  marked("Acceleration of free fall", "9.81 m/s²", {
    right: ["9.81 metres per second squared", "9,81 m/s^2", "9.81 ms⁻²"],
    partial: ["9.81", "9.81 m/s"],
    wrong: ["6.67 m/s²", "981 m/s²"],
  }),
  marked("Speed of sound in air", "about 340 m/s", {
    right: ["340 m/s", "343 m/s"],
    partial: ["340", "340 km/h", "about 300 m/s"],
    wrong: ["3400 m/s", "30 m/s"],
  }),
  marked("Normal body temperature", "37 °C", { right: ["37 degrees", "37 °C"], partial: ["37", "37 °F"], wrong: ["73 °C", "40 °C"] }),
  marked("Share of nitrogen in the air", "78 %", {
    right: ["78 percent", "0.78"],
    partial: ["about 80 %"],
    wrong: ["21 %", "7.8 %"],
  }),
  marked("Avogadro constant", "6.022 × 10^23 per mole", {
    right: ["6.022e23 /mol", "6.02 * 10^23 mol^-1"],
    partial: ["6.022 × 10^23", "6 × 10^23 per mole"],
    wrong: ["6.022 × 10^-23 per mole", "6.022 × 10^26 per mole", "6.022"],
  }),
  marked("Height of Mount Everest", "8,849 m", {
    right: ["8849 metres", "8848 m"],
    partial: ["8849", "about 9 km", "8,800 m"],
    wrong: ["8,849 km", "4,808 m"],
  }),
  marked("Charge of an electron", "−1.6 × 10^-19 C", {
    right: ["-1.6e-19 coulomb", "-1.602 * 10^-19 C"],
    partial: ["−1.6 × 10^-19", "1.6 × 10^-19 C"],
    wrong: ["-1.6 × 10^19 C"],
  }),
  marked("Wavelengths of visible light", "380 to 750 nm", {
    right: ["380-750 nm", "from 380 nm to 750 nm", "400 to 700 nm"],
    partial: ["380 to 750", "up to 750 nm", "500 nm"],
    wrong: ["380 to 750 m", "10 nm"],
  }),
  marked("Start of the French Revolution", "14 July 1789", {
    right: ["14/7/1789", "July 14, 1789"],
    partial: ["1789", "July 1789", "14 July"],
    wrong: ["14 July 1798", "4 July 1776"],
  }),
  marked("Assassination of Caesar", "15 March 44 BC", {
    right: ["March 15, 44 BCE", "the Ides of March, 44 BC"],
    partial: ["44 BC", "15 March", "March 44 BC"],
    wrong: ["15 March 44 AD", "15 March 54 BC"],
  }),
  marked("Founding of Rome", "753 BC", { right: ["753 BCE", "753 B.C."], partial: ["753", "8th century BC"], wrong: ["735 BC", "753 AD"] }),
  marked("Year of the Peace of Westphalia", "1648", {
    right: ["in 1648", "it was 1648"],
    partial: ["17th century", "the 1640s", "around 1650"],
    wrong: ["1684", "16th century"],
  }),
  marked("Reign of Queen Victoria", "1837–1901", {
    right: ["1837 to 1901", "from 1837 until 1901"],
    partial: ["from 1837", "until 1901", "1837 to 1910", "19th century"],
    wrong: ["1558–1603"],
  }),
  marked("Solutions of x² = 9", "x = 3 or x = -3", {
    right: ["x = ±3", "3 and -3", "x1 = -3, x2 = 3"],
    partial: ["x = 3", "3", "-3"],
    wrong: ["x = 9", "x = 4.5"],
  }),
  marked("Antiderivative of 2x", "x² + C", { right: ["x^2 + c"], partial: ["x²"], wrong: ["2 + C", "x²/2 + C"] }),
  marked("Integral of 1/(1 + x²)", "arctan x + C", { right: ["arctan(x) + C"], partial: ["arctan x"], wrong: ["arcsin x + C"] }),
  marked("Integral of 1/x, with its constant", "ln|x| + C", {
    right: ["ln(|x|) + C"],
    partial: ["ln x + C", "ln|x|"],
    wrong: ["1/x² + C"],
  }),
  marked("Combustion of methane", "CH4 + 2O2 → CO2 + 2H2O", {
    right: ["2 O2 + CH4 -> 2 H2O + CO2"],
    partial: ["CH4 + O2 → CO2 + H2O", "CH4 + 2O2 → CO2", "methane + oxygen → carbon dioxide + water"],
    wrong: ["CH4 + H2O → CO + 3H2", "CO2 + 2H2O → CH4 + 2O2"],
  }),
  marked("Rusting of iron", "4Fe + 3O2 → 2Fe2O3", {
    right: ["4 Fe + 3 O2 = 2 Fe2O3"],
    partial: ["Fe + O2 → Fe2O3", "2Fe + O2 → Fe2O3", "iron + oxygen → iron oxide"],
    wrong: ["4Fe + 3O2 → 2FeO3", "Fe2O3 → Fe + O2"],
  }),
  marked("Neutralisation of hydrochloric acid by sodium hydroxide", "HCl + NaOH → NaCl + H2O", {
    right: ["NaOH + HCl -> H2O + NaCl"],
    partial: ["HCl + NaOH → NaCl", "HCl + NaOH → salt + water"],
    wrong: ["HCl + NaOH → NaClO + H2"],
  }),
  marked("Haber process", "N2 + 3H2 ⇌ 2NH3", {
    right: ["3H2 + N2 <-> 2NH3", "N2 + 3H2 → 2NH3"],
    partial: ["N2 + H2 ⇌ NH3", "N2 + H2 → NH3"],
    wrong: ["N2 + 3H2 ⇌ 2NH4"],
  }),
  marked("Oxidation of zinc, half reaction", "Zn → Zn^2+ + 2e^-", {
    right: ["Zn -> Zn2+ + 2e-"],
    partial: ["Zn → Zn^2+"],
    wrong: ["Zn^2+ + 2e^- → Zn"],
  }),
  marked("Where √(x − 2) is defined", "x ≥ 2", { right: ["x >= 2", "2 ≤ x"], partial: ["x > 2"], wrong: ["x ≤ 2", "x < 2", "x ≥ -2"] }),
  marked("Law of cosines", "c² = a² + b² − 2ab cos γ", {
    right: ["c^2 = a^2 + b^2 - 2ab*cos(gamma)"],
    wrong: ["c² = a² + b² + 2ab cos γ", "c² = a² + b²"],
  }),
  marked("Law of sines", "a/sin α = b/sin β = c/sin γ", {
    right: ["a/sin(alpha) = b/sin(beta) = c/sin(gamma)"],
    partial: ["a/sin α = b/sin β"],
    wrong: ["a/sin β = b/sin α"],
  }),
  marked("President who signed the New Deal", "Franklin D. Roosevelt", {
    right: ["FDR", "Franklin Roosevelt"],
    partial: ["Roosevelt"],
    wrong: ["Theodore Roosevelt", "Harry S. Truman"],
  }),
  marked("President who dug the Panama Canal", "Theodore Roosevelt", {
    right: ["Teddy Roosevelt"],
    partial: ["Roosevelt"],
    wrong: ["Franklin D. Roosevelt"],
  }),
  marked("Author of *The Three Musketeers*", "Alexandre Dumas the Elder", {
    right: ["Alexandre Dumas père", "Dumas the Elder"],
    partial: ["Dumas", "Alexandre Dumas"],
    wrong: ["Alexandre Dumas the Younger", "Victor Hugo"],
  }),
  marked("Father of Alexander the Great", "Philip II of Macedon", {
    right: ["Philip II", "King Philip II of Macedon"],
    partial: ["Philip", "Philip of Macedon", "the king of Macedon"],
    wrong: ["Philip II of Spain", "Darius III"],
  }),
  marked("King beheaded in 1649", "Charles I", {
    right: ["King Charles I", "Charles the First"],
    partial: ["Charles"],
    wrong: ["Charles II"],
  }),
  marked("Gas in fizzy drinks", "carbon dioxide", { right: ["CO2"], wrong: ["carbon", "carbon monoxide", "oxygen"] }),
  marked("Valve between left atrium and left ventricle", "mitral valve", {
    right: ["bicuspid valve", "the mitral"],
    wrong: ["a valve", "tricuspid valve", "aorta"],
  }),
  marked("Vessel from the heart to the lungs", "pulmonary artery", {
    partial: ["artery", "pulmonary vessel"],
    wrong: ["pulmonary vein", "aorta"],
  }),
  marked("Country with the capital Malabo", "Equatorial Guinea", {
    right: ["Equatorial guinea"],
    partial: ["Guinea"],
    wrong: ["Papua New Guinea", "Guinea-Bissau"],
  }),
  marked("Country with the capital Pyongyang", "North Korea", {
    right: ["N. Korea", "DPRK"],
    partial: ["Korea"],
    wrong: ["South Korea", "Japan"],
  }),
  marked("Acid in lemons", "citric acid", { right: ["citric"], partial: ["fruit acid"], wrong: ["an acid", "acetic acid", "lemonade"] }),
  marked("Type of rock that marble is", "metamorphic rock", { right: ["metamorphic"], wrong: ["sedimentary rock", "igneous", "rock"] }),
  marked("Currency of Switzerland", "Swiss franc", {
    right: ["CHF", "Swiss Franc"],
    partial: ["franc", "francs"],
    wrong: ["French franc", "euro"],
  }),
  marked("Blood group that can receive from all", "AB positive", { right: ["AB+"], partial: ["AB"], wrong: ["AB negative", "O positive"] }),
  marked("Largest lake in Africa", "Lake Victoria", {
    right: ["Victoria", "Lake Victoria, which is also where the White Nile begins"],
    partial: ["Lake Victoria, the smallest lake in Africa", "Lake Victoria, which is in Asia"],
    wrong: ["Lake Tanganyika", "Lake Tanganyika, south of Lake Victoria"],
  }),
  marked("Hardest natural substance", "diamond", {
    right: ["diamond, a form of carbon", "it's diamond, which even scratches glass"],
    partial: ["diamond, the softest of all substances", "diamond, which is very soft"],
    wrong: ["graphite", "quartz, not diamond"],
  }),
  marked("First president of the United States", "George Washington", {
    right: ["Washington, who had led the army", "George Washington, the one on the dollar note"],
    partial: ["George Washington, the last president", "George Washington, the second president"],
    wrong: ["Abraham Lincoln", "John Adams, after George Washington"],
  }),
  marked("Northernmost capital in Europe", "Reykjavík", {
    right: ["Reykjavik in Iceland", "that's Reykjavík, further north than Oslo"],
    partial: ["Reykjavík, the southernmost capital", "Reykjavík or Oslo, Reykjavík I think, in the south of Europe"],
    wrong: ["Oslo, north of Reykjavík"],
  }),
  marked("Lightest element", "hydrogen", {
    right: ["hydrogen, number 1 in the periodic table", "H"],
    partial: ["hydrogen, the heaviest of the elements"],
    wrong: ["helium, heavier than hydrogen", "hydrogen or helium"],
  }),
  marked("Year of the moon landing", "1969", {
    right: ["1969, when Armstrong stepped out", "July 1969"],
    partial: ["the 1960s", "late sixties"],
    wrong: ["1996", "1968 or 1969", "1959"],
  }),
];
