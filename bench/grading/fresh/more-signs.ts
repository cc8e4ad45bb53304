import { marked } from "../kinds/marked.ts";

/** More quantities, formulas and lists in the forms in which students type them. */
export const moreSigns = [
  marked("Speed of light in vacuum", "299,792,458 m/s", {
    right: ["about 300,000 km/s", "299792458 m/s", "299 792 458 m/s", "3e8 m/s", "2.998 × 10^8 m/s"],
    wrong: ["299,792,458 km/s", "300,000 m/s", "340 m/s"],
  }),
  marked("Gestation of an elephant", "22 months", {
    right: ["22 mo", "almost two years (22 months)", "twenty-two months", "1 year and 10 months"],
    wrong: ["22 weeks", "12 months", "22 years"],
  }),
  marked("Marathon distance", "42.195 km", {
    right: ["42,195 m", "42.2 km", "42,195 km", "42195 metres", "26.2 miles"],
    partial: ["42.195"],
    wrong: ["42.195 m", "24.195 km", "40 miles"],
  }),
  marked("Density of water", "1 g/cm³", {
    right: ["1000 kg/m³", "1 kg/L", "1 g/cm^3", "1 gram per cubic centimetre", "1 g/ml"],
    wrong: ["1 kg/cm³", "10 g/cm³", "1 kg/m³"],
  }),
  marked("Atmospheric pressure at sea level", "1013 hPa", {
    right: ["1013 mbar", "101.3 kPa", "101,300 Pa", "1.013 bar", "about 1 atm"],
    wrong: ["1013 Pa", "1013 kPa", "1310 hPa"],
  }),
  marked("Energy in one kilocalorie", "4.184 kJ", {
    right: ["4184 J", "4.18 kJ", "4,184 kJ", "4.2 kJ"],
    wrong: ["4.184 J", "4184 kJ", "41.84 kJ"],
  }),
  marked("Ages of compulsory schooling", "6 to 16 years", {
    right: ["6-16", "from 6 to 16", "six to sixteen years", "between 6 and 16 years", "from the age of 6 until 16"],
    wrong: ["6 years", "16 to 60 years", "5 to 15 years"],
  }),
  marked("Human hearing range", "20 Hz to 20 kHz", {
    right: ["20 to 20,000 Hz", "20 Hz - 20,000 Hz", "between 20 Hz and 20 kHz", "0.02–20 kHz"],
    partial: ["up to 20 kHz"],
    wrong: ["20 to 200 Hz", "20 kHz to 20 MHz", "2 Hz to 2 kHz"],
  }),
  marked("pH of blood", "7.35–7.45", {
    right: ["7.35 to 7.45", "between 7.35 and 7.45", "7,35-7,45"],
    partial: ["7.4"],
    wrong: ["7.45–8.35", "6.35–6.45", "3.5–4.5"],
  }),
  marked("Probability of rolling a six", "1/6", {
    right: ["0.167", "16.7%", "one sixth", "one in six", "1 in 6", "1:6"],
    wrong: ["1/3", "6", "1/36", "60%"],
  }),
  marked("Angles of a triangle, sum", "180°", { right: ["180 degrees", "π", "pi radians", "180"], wrong: ["360°", "90°", "180 rad"] }),
  marked("Number of US states", "50", { right: ["fifty", "50 states", "there are fifty states"], wrong: ["52", "fifteen", "51 or 50"] }),
  marked("Speed limit on US highways", "65 mph", {
    right: ["65 miles per hour", "about 105 km/h", "65 mi/h", "sixty-five miles an hour"],
    wrong: ["65 km/h", "56 mph", "65 m/s"],
  }),
  marked("Size of a byte", "8 bits", { right: ["eight bits", "8 bit", "8"], wrong: ["8 bytes", "16 bits", "1 bit"] }),
  marked("Storage in a terabyte", "1000 GB", {
    right: ["10^12 bytes", "1,000 gigabytes", "1 000 000 MB", "a trillion bytes"],
    wrong: ["1000 MB", "100 GB", "10^9 bytes"],
  }),
  marked("Temperature of the human body in Fahrenheit", "98.6 °F", {
    right: ["98.6 F", "98.6 degrees Fahrenheit", "37 °C"],
    wrong: ["98.6 °C", "89.6 °F"],
  }),
  marked("Beginning of the Second World War", "1 September 1939", {
    right: ["1.9.1939", "September 1, 1939", "Sept 1st 1939", "on the 1st of September in 1939", "01/09/1939", "1 Sep 1939"],
    partial: ["1939", "September 1939"],
    wrong: ["1 September 1993", "1 December 1939", "28 July 1914"],
  }),
  marked("Founding of Rome", "753 BC", { right: ["753 BCE", "in 753 B.C.", "21 April 753 BC"], wrong: ["753 AD", "735 BC", "476 AD"] }),
  marked("Thirty Years' War", "1618–1648", {
    right: ["1618 to 1648", "from 1618 until 1648", "between 1618 and 1648"],
    partial: ["1618", "until 1648"],
    wrong: ["1648–1618", "1681–1648", "1914–1918"],
  }),
  marked("Industrial Revolution began", "late 18th century", {
    right: ["end of the 18th century", "late 1700s", "in the late eighteenth century"],
    partial: ["18th century"],
    wrong: ["early 18th century", "late 19th century"],
  }),
  marked("Volume of a cylinder", "V = πr²h", {
    right: ["pi r^2 h", "V = π*r^2*h", "hπr²", "base area times height"],
    wrong: ["2πrh", "V = πrh²", "V = ⅓πr²h"],
  }),
  marked("Slope formula", "m = (y2 - y1)/(x2 - x1)", {
    right: ["(y₂ − y₁)/(x₂ − x₁)", "m = (y1 - y2)/(x1 - x2)", "Δy/Δx"],
    wrong: ["m = (x2 - x1)/(y2 - y1)", "(y2 + y1)/(x2 + x1)"],
  }),
  marked("Distance formula", "d = √((x2 - x1)² + (y2 - y1)²)", {
    right: ["sqrt((x2-x1)^2+(y2-y1)^2)", "d² = (x2-x1)² + (y2-y1)²"],
    wrong: ["d = (x2 - x1)² + (y2 - y1)²", "d = √((x2 + x1)² + (y2 + y1)²)"],
  }),
  marked("Photon energy", "E = hf", { right: ["E = h·f", "E = hν", "hf", "h*f", "f = E/h"], wrong: ["E = h/f", "E = mf", "E = hλ"] }),
  marked("Lens equation", "1/f = 1/g + 1/b", {
    right: ["1/f = 1/b + 1/g", "1/g + 1/b = 1/f", "1/g+1/b"],
    wrong: ["f = g + b", "1/f = 1/g - 1/b", "1/f = g + b"],
  }),
  marked("Sine rule", "a/sin α = b/sin β = c/sin γ", {
    right: ["a/sin(α) = b/sin(β) = c/sin(γ)", "a / sin alpha = b / sin beta = c / sin gamma"],
    partial: ["a/sin α = b/sin β"],
    wrong: ["a sin α = b sin β = c sin γ", "a/cos α = b/cos β = c/cos γ"],
  }),
  marked("Compound interest", "K = P(1 + r)^n", {
    right: ["P*(1+r)^n", "K = P · (1 + r)^n", "P(1+r)**n"],
    wrong: ["K = P(1 + rn)", "K = P(1 - r)^n", "K = Pr^n"],
  }),
  marked("Derivative of sin x", "cos x", { right: ["cos(x)", "cosx", "y' = cos x"], wrong: ["-cos x", "sin x", "-sin x"] }),
  marked("Derivative of e^(2x)", "2e^(2x)", {
    right: ["2*e^(2x)", "2 e^2x", "e^(2x) * 2", "2exp(2x)"],
    wrong: ["e^(2x)", "2e^x", "2xe^(2x)"],
  }),
  marked("Integral of e^x", "e^x + C", { right: ["e^x + c", "exp(x) + C"], partial: ["e^x"], wrong: ["e^x/x + C", "xe^x + C"] }),
  marked("Solution of x² = 9", "x = ±3", {
    right: ["3 and -3", "x = 3 or x = -3", "±3", "x1 = 3, x2 = -3"],
    partial: ["x = 3", "3"],
    wrong: ["x = 9", "x = ±9", "x = 4.5"],
  }),
  marked("De Morgan", "¬(A ∧ B) = ¬A ∨ ¬B", {
    right: ["not (A and B) = not A or not B", "¬(A∧B) = ¬A∨¬B"],
    wrong: ["¬(A ∧ B) = ¬A ∧ ¬B", "¬(A ∧ B) = A ∨ B"],
  }),
  marked("Rusting of iron", "4Fe + 3O2 → 2Fe2O3", {
    right: ["4 Fe + 3 O2 -> 2 Fe2O3", "3O2 + 4Fe = 2Fe2O3"],
    partial: ["Fe + O2 → Fe2O3"],
    wrong: ["2Fe + O2 → 2FeO", "2Fe2O3 → 4Fe + 3O2"],
  }),
  marked("Neutralisation of HCl with NaOH", "HCl + NaOH → NaCl + H2O", {
    right: ["NaOH + HCl → H2O + NaCl", "HCl+NaOH=NaCl+H2O", "HCl(aq) + NaOH(aq) → NaCl(aq) + H2O(l)"],
    wrong: ["HCl + NaOH → NaClO + H2", "NaCl + H2O → HCl + NaOH"],
  }),
  marked("Sulfate ion", "SO4^2-", { right: ["SO₄²⁻", "SO4 2-", "SO4--", "(SO4)2-"], wrong: ["SO4^-", "SO3^2-", "SO4"] }),
  marked("Glucose, formula", "C6H12O6", { right: ["C₆H₁₂O₆", "C6 H12 O6", "c6h12o6"], wrong: ["C6H12O5", "C12H22O11", "CHO"] }),
  marked("Iron (symbol)", "Fe", { right: ["fe", "Fe (ferrum)"], wrong: ["I", "Ir", "F"] }),
  marked("Layers of the skin", "epidermis, dermis, hypodermis", {
    right: [
      "hypodermis, dermis, epidermis",
      "epidermis, dermis & hypodermis",
      "epidermis; dermis; hypodermis",
      "the epidermis, the dermis and the hypodermis",
    ],
    partial: ["epidermis and dermis", "dermis"],
    wrong: ["skin, fat, muscle"],
  }),
  marked("Three branches of the German school system", "Hauptschule, Realschule, Gymnasium", {
    right: ["Gymnasium, Realschule und Hauptschule", "Realschule, Gymnasium, Hauptschule"],
    partial: ["Gymnasium und Realschule"],
    wrong: ["Grundschule, Universität"],
  }),
  marked("Benelux countries", "Belgium, the Netherlands, Luxembourg", {
    right: ["Belgium, Netherlands and Luxembourg", "Luxemburg, Belgium, Netherlands", "NL, Belgium and Luxembourg"],
    partial: ["Belgium and Luxembourg", "Belgium, Netherlands, Germany"],
    wrong: ["Germany, France"],
  }),
  marked("Parts of an atom", "protons, neutrons, electrons", {
    right: ["electron, proton, neutron", "electrons, protons and neutrons"],
    partial: ["protons and electrons", "protons, neutrons, photons"],
    wrong: ["quarks"],
  }),
  marked("Five senses", "sight, hearing, smell, taste, touch", {
    right: ["touch, taste, smell, hearing, sight", "seeing, hearing, smelling, tasting, touching", "vision, hearing, smell, taste, touch"],
    partial: ["sight, hearing, smell", "sight, hearing, smell, taste, balance"],
    wrong: ["eyes"],
  }),
  marked("Order of the planets from the Sun (first four)", "Mercury, Venus, Earth, Mars", {
    right: ["Mercury, Venus, Earth and Mars", "mercury - venus - earth - mars"],
    partial: ["Mars, Earth, Venus, Mercury", "Mercury, Venus, Earth"],
    wrong: ["Jupiter, Saturn"],
  }),
  marked("Vowels", "a, e, i, o, u", {
    right: ["a e i o u", "u, o, i, e, a", "A, E, I, O and U"],
    partial: ["a, e, i, o", "a, e, i, o, u, b"],
    wrong: ["b, c, d"],
  }),
  marked("Wings of the parliament", "House of Commons and House of Lords", {
    right: ["Lords and Commons", "House of Lords, House of Commons", "the Commons and the Lords"],
    partial: ["House of Commons", "Lords"],
    wrong: ["Senate and House of Representatives"],
  }),
];
