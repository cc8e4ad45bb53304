import { marked } from "../kinds/marked.ts";

/** Heat, light and waves. Marked before the examiner had read any of it. */
export const decksHeatAndLight = [
  marked("First law of thermodynamics", "ΔU = Q + W", {
    right: ["dU = Q + W", "ΔU=W+Q", "delta U = Q + W", "Q + W = ΔU"],
    partial: ["ΔU = Q"],
    wrong: ["ΔU = Q · W", "ΔU = Q / W", "U = RI"],
  }),
  marked("Snell's law", "n₁ sin θ₁ = n₂ sin θ₂", {
    right: ["n1*sin(θ1) = n2*sin(θ2)", "n1 sin a = n2 sin b", "n_1 sin(theta_1) = n_2 sin(theta_2)"],
    wrong: ["n₁ cos θ₁ = n₂ cos θ₂", "n₁ sin θ₂ = n₂ sin θ₁", "n₁ / sin θ₁ = n₂ / sin θ₂"],
  }),
  marked("Wave equation", "v = f λ", {
    right: ["v = λf", "c = f·λ", "v=lambda*f", "speed = frequency × wavelength"],
    wrong: ["v = f / λ", "v = λ / f", "f = v λ", "speed = frequency + wavelength"],
  }),
  marked("Specific heat of water", "4.18 kJ/(kg·K)", {
    right: ["4180 J/(kg K)", "4.18 J/(g·K)", "4,18 kJ/kgK", "4.19 kJ/(kg·K)"],
    partial: ["4.18"],
    wrong: ["4.18 J/(kg·K)", "8.14 kJ/(kg·K)", "418 kJ/(kg·K)"],
  }),
  marked("Freezing point of water", "0 °C", {
    right: ["273.15 K", "0 degrees Celsius", "32 °F", "zero degrees centigrade"],
    partial: ["0"],
    wrong: ["0 K", "0 °F", "100 °C", "32 °C"],
  }),
  marked("Concave mirror", "mirror curved inwards that collects parallel light at its focus", {
    right: [
      "inwardly curved mirror which focuses parallel light in one point, the focus",
      "collects parallel rays in the focus and is curved inwards",
    ],
    partial: ["mirror curved inwards", "a curved mirror", "collects light"],
    wrong: ["mirror curved outwards that spreads parallel light", "mirror curved outwards that collects parallel light at its focus"],
  }),
  marked("Total internal reflection", "occurs when light in the denser medium hits the boundary above the critical angle", {
    right: [
      "light goes from a denser medium and strikes the boundary at more than the critical angle",
      "when light in the optically denser medium meets the boundary at an angle bigger than the critical one",
    ],
    partial: ["light is reflected completely", "occurs when light hits the boundary above the critical angle", "a kind of reflection"],
    wrong: [
      "occurs when light in the thinner medium hits the boundary above the critical angle",
      "occurs when light in the denser medium hits the boundary below the critical angle",
    ],
  }),
  marked("Ways of heat transfer", "conduction, convection, radiation", {
    right: ["radiation, convection and conduction", "by conduction, by convection or by radiation"],
    partial: ["conduction and convection", "conduction, convection, evaporation", "radiation"],
    wrong: ["reflection, refraction"],
  }),
  marked("Doppler effect", "a wave's frequency rises when source and observer approach and falls when they move apart", {
    right: [
      "when source and observer come closer the frequency goes up, when they move away from each other it goes down",
      "frequency is higher on approach and lower as they move apart",
    ],
    partial: [
      "a wave's frequency rises when source and observer approach",
      "frequency changes when the source moves",
      "an effect of waves",
    ],
    wrong: ["a wave's frequency falls when source and observer approach and rises when they move apart"],
  }),
  marked("Colour of visible light with the longest wavelength", "red", {
    right: ["red light", "it is red", "red (about 700 nm)"],
    wrong: ["violet", "blue", "infrared", "read"],
  }),
  marked("Stefan–Boltzmann law", "P = σAT⁴", {
    right: ["P = sigma*A*T^4", "P = σ T^4 A", "P=σ·A·T**4"],
    wrong: ["P = σAT²", "P = σAT", "P = σA/T⁴"],
  }),
  marked("Kelvin from Celsius", "T = θ + 273.15", {
    right: ["K = C + 273.15", "add 273.15", "T = θ + 273"],
    wrong: ["T = θ − 273.15", "T = 273.15 θ", "T = θ + 237.15"],
  }),
  marked("Entropy", "measure of disorder that never decreases in a closed system", {
    right: [
      "a measure for disorder; in a closed system it can't decrease",
      "in closed systems this measure of disorder never gets smaller",
    ],
    partial: ["measure of disorder", "disorder", "a physical quantity"],
    wrong: ["measure of disorder that never increases in a closed system", "measure of order that never decreases in a closed system"],
  }),
];

/** Geometry, functions and sets. */
export const decksMathematics = [
  marked("sin² x + cos² x", "1", {
    right: ["one", "=1", "sin²x + cos²x = 1"],
    wrong: ["0", "2", "-1", "tan x"],
  }),
  marked("Derivative of tan x", "1/cos² x", {
    right: ["sec^2 x", "1 + tan² x", "1/(cos x)^2", "(cos x)^-2"],
    wrong: ["1/sin² x", "−1/cos² x", "1/cos x", "cot x"],
  }),
  marked("Sum of the first n natural numbers", "n(n + 1)/2", {
    right: ["(n² + n)/2", "n*(n+1)/2", "½n(n+1)", "0.5(n^2+n)"],
    wrong: ["n(n − 1)/2", "n(n + 1)", "n²/2", "n/2(n - 1)"],
  }),
  marked("Volume of a pyramid", "V = ⅓Gh", {
    right: ["1/3*G*h", "V = G h / 3", "a third of base area times height", "V = (1/3) · base · height"],
    partial: ["base area times height"],
    wrong: ["V = ½Gh", "V = 3Gh", "V = G/(3h)"],
  }),
  marked("Bijective", "both injective and surjective", {
    right: ["surjective and injective", "injective as well as surjective", "injective & surjective"],
    partial: ["injective", "surjective", "a property of functions"],
    wrong: ["neither injective nor surjective", "injective but not surjective", "injective or surjective"],
  }),
  marked("Prime factors of 60", "2 · 2 · 3 · 5", {
    right: ["2² · 3 · 5", "2*2*3*5", "2, 2, 3, 5", "5 x 3 x 2 x 2"],
    partial: ["2, 3, 5", "2 · 3 · 5"],
    wrong: ["2 · 3 · 10", "6 · 10", "2 + 2 + 3 + 5"],
  }),
  marked("Convergent sequence", "sequence that has a limit", {
    right: ["it approaches a limit", "sequence with a limit", "a sequence whose limit exists"],
    partial: ["a sequence"],
    wrong: [
      "sequence that has no limit",
      "sequence without a limit",
      "sequence that grows without limit",
      "series that has a limit only at infinity",
    ],
  }),
  marked("Interval of x with |x| < 3", "−3 < x < 3", {
    right: ["(-3, 3)", "-3<x<3", "]−3; 3[", "x between -3 and 3"],
    wrong: ["x < 3", "−3 ≤ x ≤ 3", "x > 3 or x < −3", "[-3, 3]"],
  }),
  marked("Solutions of x² = 16", "4 and −4", {
    right: ["±4", "x = 4 or x = -4", "-4, 4", "plus and minus four"],
    partial: ["4", "x = -4"],
    wrong: ["8", "±8", "16", "4i"],
  }),
  marked("Parallel lines", "lines in a plane that never meet", {
    right: [
      "two lines in the plane which don't intersect",
      "lines of one plane that have no point in common",
      "never cross and lie in one plane",
    ],
    partial: ["lines in a plane"],
    wrong: ["lines in a plane that meet once", "lines that always meet", "lines in a plane that meet at right angles"],
  }),
  marked("Median of 3, 7, 9, 11, 40", "9", {
    right: ["nine", "9.0", "the median is 9"],
    wrong: ["14", "7", "11", "6"],
  }),
  marked("Golden ratio", "about 1.618", {
    right: ["1.618", "(1 + √5)/2", "≈ 1,62", "phi = 1.618"],
    wrong: ["1.816", "3.1416", "16.18", "(1 − √5)/2"],
  }),
  marked("Complement of a set A", "all elements that are not in A", {
    right: ["everything outside A", "elements which don't belong to A", "what is not in A"],
    partial: ["elements", "a set"],
    wrong: ["all elements that are in A", "no elements that are not in A"],
  }),
];
