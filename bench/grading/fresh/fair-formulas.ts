import { marked } from "../kinds/marked.ts";

/**
 * Formulas with one thing missing or one thing wrong. A teacher gives a part where the method is right and something was forgotten
 * (the constant, one of two roots, the units, the balance), and none where the formula says another thing. Marked before the examiner
 * had read any of it.
 */
export const fairFormulas = [
  marked("Integral of x²", "x³/3 + C", {
    right: ["1/3 x^3 + C", "C + x^3/3"],
    partial: ["x³/3", "x^3/3"],
    wrong: ["2x + C", "x³ + C", "3x³ + C", "x²/2 + C"],
  }),
  marked("Integral of e^(2x)", "e^(2x)/2 + C", {
    right: ["1/2 e^(2x) + c"],
    partial: ["0.5 e^(2x)"],
    wrong: ["2e^(2x) + C", "e^(2x) + C"],
  }),
  marked("Integral of sin x", "−cos x + C", { right: ["C - cos x"], partial: ["-cos x"], wrong: ["cos x + C", "sin x + C"] }),
  marked("Solutions of x² = 9", "x = ±3", {
    right: ["3 and -3", "x = 3 or x = -3", "+-3"],
    partial: ["3", "x = 3", "x = -3"],
    wrong: ["9", "±9", "x = 4.5"],
  }),
  marked("Solutions of x² - 5x + 6 = 0", "x = 2 or x = 3", {
    right: ["2 and 3", "x1 = 3, x2 = 2"],
    partial: ["x = 2", "3", "x = 2 or x = -3"],
    wrong: ["-2 and -3", "1 and 6"],
  }),
  marked("Derivative of x⁴ + 2x", "4x³ + 2", {
    right: ["2 + 4x^3", "4x^3+2"],
    partial: ["4x³", "4x³ + 2x"],
    wrong: ["x³ + 2", "4x⁵ + 2", "4x^3 - 2"],
  }),
  marked("Product rule", "(uv)' = u'v + uv'", {
    right: ["u'v + uv'", "(u*v)' = u*v' + u'*v"],
    partial: ["u'v", "uv'"],
    wrong: ["u'v'", "u'v - uv'"],
  }),
  marked("Quotient rule", "(u/v)' = (u'v − uv') / v²", {
    right: ["(u'v - uv')/v^2"],
    partial: ["u'v - uv'"],
    wrong: ["(u'v + uv')/v²", "u'/v'", "(u'v - uv')/v", "(uv' - u'v)/v²"],
  }),
  marked("Binomial (a + b)²", "a² + 2ab + b²", {
    right: ["a^2+2ab+b^2", "b² + a² + 2ba"],
    partial: ["a² + 2ab", "a² + ab + b²"],
    wrong: ["a² + b²", "a² - 2ab + b²", "a² - b²"],
  }),
  marked("Area of a trapezium", "A = (a + c)/2 · h", {
    right: ["(a+c)*h/2", "1/2 (a + c) h"],
    partial: ["(a + c) h"],
    wrong: ["a · c · h", "(a - c)/2 · h", "(a + c)/2"],
  }),
  marked("Volume of a cone", "V = 1/3 π r² h", {
    right: ["pi r^2 h / 3", "⅓πr²h"],
    partial: ["π r² h"],
    wrong: ["1/3 π r h", "4/3 π r³", "2πrh"],
  }),
  marked("Surface of a cylinder", "2πr² + 2πrh", {
    right: ["2πr(r + h)", "2 pi r^2 + 2 pi r h"],
    partial: ["2πrh", "πr² + 2πrh"],
    wrong: ["πr²h", "2πr² - 2πrh"],
  }),
  marked("Kinetic energy", "E = ½mv²", {
    right: ["0.5 m v^2", "E = mv²/2"],
    partial: ["E = mv²"],
    wrong: ["E = ½mv", "E = mgh", "E = 2mv²", "E = ½m²v"],
  }),
  marked("Period of a pendulum", "T = 2π√(l/g)", {
    right: ["2*pi*sqrt(l/g)"],
    partial: ["T = √(l/g)"],
    wrong: ["T = 2π√(g/l)", "T = 2πl/g", "T = 2π√(l·g)"],
  }),
  marked("Ohm's law", "U = RI", {
    right: ["V = IR", "I = U/R"],
    wrong: ["U = R/I", "I = UR", "R = I/U"],
  }),
  marked("Law of gravitation", "F = G m₁m₂/r²", {
    right: ["F = G*m1*m2/r^2"],
    partial: ["F = m₁m₂/r²"],
    wrong: ["F = G m₁m₂/r", "F = G (m₁ + m₂)/r²", "F = G r²/(m₁m₂)"],
  }),
  marked("Distance with constant acceleration from rest", "s = ½at²", {
    right: ["a t^2 / 2"],
    partial: ["s = at²"],
    wrong: ["s = ½at", "s = ½a²t", "s = a/t²"],
  }),
  marked("Acceleration of free fall on Earth", "9.81 m/s²", {
    right: ["9.8 m/s^2", "about 9.81 m s^-2"],
    partial: ["9.81", "9.81 m/s", "10"],
    wrong: ["98.1 m/s²", "1.62 m/s²", "9.81 N·s"],
  }),
  marked("Density of water", "1 g/cm³", {
    right: ["1000 kg/m³", "1 kg/L", "1 g per cubic centimetre"],
    partial: ["1", "1000"],
    wrong: ["1 kg/m³", "1 g/m³", "10 g/cm³"],
  }),
  marked("Combustion of methane", "CH4 + 2O2 → CO2 + 2H2O", {
    right: ["CH4 + 2 O2 -> 2 H2O + CO2", "2O2 + CH4 → CO2 + 2H2O"],
    partial: ["CH4 + O2 → CO2 + H2O", "CH4 + 2O2 → CO2", "CH4 + 2O2", "methane + oxygen → carbon dioxide + water"],
    wrong: ["CO2 + 2H2O → CH4 + 2O2", "CH4 + O2 → C + 2H2O"],
  }),
  marked("Haber process", "N2 + 3H2 ⇌ 2NH3", {
    right: ["N2 + 3 H2 <-> 2 NH3", "N2 + 3H2 → 2NH3"],
    partial: ["N2 + H2 → NH3", "N2 + 3H2", "N2 + 3H2 ⇌ NH3"],
    wrong: ["2NH3 → N2 + 3H2", "N2 + O2 → 2NO"],
  }),
  marked("Photosynthesis, equation", "6CO2 + 6H2O → C6H12O6 + 6O2", {
    right: ["6H2O + 6CO2 -> C6H12O6 + 6O2"],
    partial: ["CO2 + H2O → C6H12O6 + O2", "6CO2 + 6H2O → C6H12O6", "6CO2 + 6H2O → C6H12O6 + O2"],
    wrong: ["C6H12O6 + 6O2 → 6CO2 + 6H2O", "6CO2 → 6C + 6O2"],
  }),
  marked("Neutralisation, net ionic equation", "H+ + OH- → H2O", {
    right: ["OH- + H+ -> H2O"],
    partial: ["H + OH → H2O", "H+ + OH-"],
    wrong: ["H2O → H+ + OH-", "H+ + Cl- → HCl"],
  }),
  marked("Dissolving of silver chloride", "AgCl(s) ⇌ Ag+(aq) + Cl-(aq)", {
    right: ["AgCl(s) -> Ag+(aq) + Cl-(aq)", "AgCl ⇌ Ag+ + Cl-"],
    partial: ["AgCl ⇌ Ag + Cl", "AgCl(s) ⇌ Ag+(aq)"],
    wrong: ["Ag+ + Cl- → AgCl", "AgCl → Ag2+ + Cl2-"],
  }),
  marked("Sulfate ion, formula", "SO4^2-", {
    right: ["SO4 2-", "SO₄²⁻"],
    partial: ["SO4"],
    wrong: ["SO3^2-", "SO4-", "SO4^2+", "S^2-"],
  }),
  marked("Calcium chloride, formula", "CaCl2", { right: ["CaCl₂"], wrong: ["CaCl", "Ca2Cl", "CCl2", "CaCO3"] }),
  marked("Ammonia, formula", "NH3", { right: ["NH₃", "H3N"], wrong: ["NH4", "NH4+", "N3H", "NO3"] }),
  marked("Equation of a circle about the origin", "x² + y² = r²", {
    right: ["x^2+y^2=r^2", "r² = x² + y²"],
    partial: ["x² + y²"],
    wrong: ["x + y = r", "x² - y² = r²", "x² + y² = r"],
  }),
  marked("Domain of √(x − 2)", "x ≥ 2", { right: ["[2, ∞)", "x >= 2"], partial: ["x > 2"], wrong: ["x ≤ 2", "x ≥ -2", "x ≠ 2"] }),
  marked("Solution of |x| < 4", "-4 < x < 4", {
    right: ["(-4, 4)", "x > -4 and x < 4"],
    partial: ["x < 4", "-4 ≤ x ≤ 4", "x > -4"],
    wrong: ["x > 4", "x < -4 or x > 4"],
  }),
];
