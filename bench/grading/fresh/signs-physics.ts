import { marked } from "../kinds/marked.ts";

/** The sea and the weather. Marked before the examiner had read any of it. */
export const signsSeaAndWeather = [
  marked("Mean depth of the oceans", "about 3,700 m", {
    right: ["3.7 km", "3700 metres", "around 3,700m", "3 700 m", "roughly 3.7 kilometers"],
    partial: ["3700"],
    wrong: ["3,700 km", "370 m", "about 7,300 m", "3,700 ft"],
  }),
  marked("Salinity of sea water", "35 g/kg (3.5%)", {
    right: ["3.5 %", "35 ‰", "35 grams per kilogram", "three and a half percent", "35 g per kg", "3,5%"],
    wrong: ["35%", "3.5 ‰", "3.5 g/kg", "53 g/kg"],
  }),
  marked("Sea-level pressure (standard)", "1013.25 hPa", {
    right: ["1013 hPa", "1,013.25 hPa", "101325 Pa", "101.3 kPa", "1013,25 mbar", "1 atm"],
    partial: ["1013"],
    wrong: ["1013 Pa", "1031 hPa", "101.3 hPa"],
  }),
  marked("Hurricane: least wind speed", "119 km/h", {
    right: ["33 m/s", "119 kph", "119 kilometres per hour", "74 mph", "119km/h or more"],
    wrong: ["119 mph", "119 m/s", "191 km/h"],
  }),
  marked("Coldest temperature measured on the ground", "−89.2 °C", {
    right: ["-89.2 C", "minus 89.2 degrees", "-89,2°C", "184 K", "-89 degrees celsius"],
    wrong: ["89.2 °C", "-89.2 °F", "-98.2 °C", "-89.2 K"],
  }),
  marked("Speed of sound in sea water", "about 1,500 m/s", {
    right: ["1.5 km/s", "1500 m per second", "approx. 1500 m/s"],
    partial: ["1500"],
    wrong: ["1500 km/h", "340 m/s", "1500 km/s"],
  }),
  marked("Time between two high tides", "12 h 25 min", {
    right: ["12 hours 25 minutes", "12:25 h", "12h25", "about 12 and a half hours", "745 minutes"],
    partial: ["12 hours"],
    wrong: ["25 h 12 min", "12 min 25 s", "24 h 50 min"],
  }),
  marked("Share of the Earth covered by water", "71%", {
    right: ["about 70 %", "0.71", "71 per cent", "seventy-one percent", "71 out of 100"],
    wrong: ["29%", "17%", "71‰", "7.1%"],
  }),
  marked("Oceans from largest to smallest", "Pacific, Atlantic, Indian, Southern, Arctic", {
    right: [
      "Pacific Ocean, Atlantic Ocean, Indian Ocean, Southern Ocean, Arctic Ocean",
      "1. Pacific 2. Atlantic 3. Indian 4. Southern 5. Arctic",
    ],
    partial: [
      "Arctic, Southern, Indian, Atlantic, Pacific",
      "Pacific, Atlantic, Indian, Arctic",
      "Atlantic, Pacific, Indian, Southern, Arctic",
    ],
    wrong: ["Europe, Asia, Africa"],
  }),
];

/** Nuclear physics. Marked before the examiner had read any of it. */
export const signsNuclearPhysics = [
  marked("Mass–energy equivalence", "E = mc²", {
    right: ["E=m*c^2", "E = m c2", "mc^2", "m = E/c²", "energy = mass × speed of light squared", "\\(E = mc^2\\)"],
    wrong: ["E = mc", "E = (mc)²", "E = m²c", "E = ½mc²", "E = m/c²"],
  }),
  marked("Law of radioactive decay", "N = N₀ e^(−λt)", {
    right: ["N(t) = N0 * e^(-λ t)", "N=N_0 exp(-lambda*t)", "N0·exp(−λt)", "N = N_0 e^{-\\lambda t}", "N0 / e^(λt)"],
    wrong: ["N = N₀ e^(λt)", "N = N₀ (1 − e^(−λt))", "N = N₀ − λt", "N = N₀ e^(−λ/t)"],
  }),
  marked("Half-life from the decay constant", "T½ = ln 2 / λ", {
    right: ["T = ln(2)/λ", "t1/2 = ln2/lambda", "λ = ln 2 / T½", "0.693/λ"],
    wrong: ["T½ = λ / ln 2", "T½ = ln 2 · λ", "T½ = 2 / λ"],
  }),
  marked("Photon energy", "E = hf", {
    right: ["E = h·f", "E = hν", "E = f h", "f = E/h", "E = h * frequency", "h times f"],
    wrong: ["E = h/f", "E = f/h", "E = hf²", "e = HF + 1"],
  }),
  marked("De Broglie wavelength", "λ = h/p", {
    right: ["lambda = h / p", "λ = h/(mv)", "p = h/λ", "h divided by p"],
    wrong: ["λ = p/h", "λ = hp", "λ = h/p²"],
  }),
  marked("Mass of the electron", "9.11 × 10^−31 kg", {
    right: ["9.11e-31 kg", "9,11·10⁻³¹ kg", "9.109 x 10^-31 kg", "9.11*10**-31 kg", "9.11E-31 kilograms", "9.11 × 10⁻²⁸ g"],
    partial: ["9.11 × 10^−31"],
    wrong: ["9.11 × 10^31 kg", "9.11 × 10^−13 kg", "9.11 × 10^−31 g", "1.67 × 10^−27 kg"],
  }),
  marked("Half-life of carbon-14", "5,730 years", {
    right: ["5730 yr", "5.73 thousand years", "about 5700 years", "5730 a", "5.730 Jahre"],
    partial: ["5730"],
    wrong: ["5730 days", "5.73 years", "7530 years", "57,300 years"],
  }),
  marked("Alpha particle (symbol)", "⁴₂He", {
    right: ["4He", "He-4", "^4_2He", "helium-4", "⁴He²⁺", "helium nucleus"],
    wrong: ["³He", "He-3", "H", "²₄He"],
  }),
  marked("Alpha decay of uranium-238", "²³⁸U → ²³⁴Th + α", {
    right: ["238U -> 234Th + 4He", "U-238 → Th-234 + alpha", "238U => 234Th + α", "²³⁸U → α + ²³⁴Th"],
    wrong: ["²³⁴Th + α → ²³⁸U", "²³⁸U → ²³⁸Np + β", "238U -> 236Th + α"],
  }),
  marked("Activity unit becquerel", "1 Bq = 1 s⁻¹", {
    right: ["1 Bq = 1/s", "1/s", "one decay per second", "Bq = s^-1", "1 per second"],
    wrong: ["1 Bq = 1 s", "1 Bq = 1 min⁻¹", "one decay per minute"],
  }),
  marked("Kinds of radiation", "alpha, beta, gamma", {
    right: ["α, β, γ", "gamma, beta and alpha", "alpha beta gamma", "alpha-, beta- and gamma rays", "α-, β-, γ-radiation"],
    partial: ["alpha and beta", "α, γ", "alpha, beta, delta"],
    wrong: ["red, green, blue"],
  }),
];
