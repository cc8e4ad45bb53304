import { marked } from "../kinds/marked.ts";

/** Half-right quantities, dates, formulas and lists, which a teacher gives some points for. Marked before the examiner had read any of it. */
export const halvesSigns = [
  marked("Distance from Earth to Moon", "384,400 km", {
    right: ["384 400 km", "about 384,000 km"],
    partial: ["384,400", "384,400 miles", "400,000 km"],
    wrong: ["384,400,000 km", "150 million km", "384 km"],
  }),
  marked("Density of water", "1 g/cm³", {
    right: ["1 g/ml", "1000 kg/m³", "1 kg/l"],
    partial: ["1", "1 g", "1 kg/cm³"],
    wrong: ["10 g/cm³", "2 g/cm³"],
  }),
  marked("Speed of light in vacuum", "299,792 km/s", {
    right: ["299792 km/s", "about 300,000 km/s", "3 * 10^8 m/s"],
    partial: ["299,792", "300,000", "300,000 km/h"],
    wrong: ["340 m/s", "30,000 km/s", "3 * 10^6 m/s"],
  }),
  marked("Atmospheric pressure at sea level", "1013 hPa", {
    right: ["1.013 bar", "101.3 kPa"],
    partial: ["1013", "1013 Pa", "1000 hPa"],
    wrong: ["10130 hPa", "113 hPa"],
  }),
  marked("Absolute zero", "−273.15 °C", {
    right: ["-273.15 degrees Celsius", "0 K", "−273 °C"],
    partial: ["−273.15", "273.15 °C", "−270 °C"],
    wrong: ["0 °C", "−173 °C", "273 K"],
  }),
  marked("Specific heat of water", "4.18 kJ/(kg·K)", {
    right: ["4.18 J/(g·K)", "4.2 kJ/kgK"],
    partial: ["4.18", "4.18 kJ"],
    wrong: ["41.8 kJ/(kg·K)", "1.48 kJ/(kg·K)"],
  }),
  marked("Pulse of an adult at rest", "60 to 80 beats per minute", {
    right: ["60-80 bpm"],
    partial: ["60 to 80", "about 70 beats per minute", "60 to 100 beats per minute", "up to 80"],
    wrong: ["200 beats per minute", "60 to 80 beats per second"],
  }),
  marked("Ice ages, the last one ended", "about 11,700 years ago", {
    right: ["11,700 years ago", "about 12,000 years ago"],
    partial: ["11,700", "about 10,000 years ago"],
    wrong: ["117,000 years ago", "65 million years ago"],
  }),
  marked("World War One", "1914–1918", {
    right: ["1914-18", "from 1914 to 1918"],
    partial: ["1914", "1914–1919", "1913–1918", "until 1918"],
    wrong: ["1939–1945", "1814–1818"],
  }),
  marked("Moon landing", "20 July 1969", {
    right: ["July 20, 1969", "20.7.1969"],
    partial: ["1969", "July 1969", "21 July 1969", "20 July", "20 June 1969"],
    wrong: ["20 July 1996", "4 October 1957"],
  }),
  marked("Death of Caesar", "15 March 44 BC", {
    right: ["Ides of March, 44 BC", "March 15, 44 BCE"],
    partial: ["44 BC", "March 44 BC", "15 March", "15 March 44"],
    wrong: ["15 March 44 AD", "31 BC"],
  }),
  marked("Fall of the Berlin Wall", "9 November 1989", {
    right: ["9/11/1989", "Nov 9, 1989"],
    partial: ["1989", "November 1989", "8 November 1989", "9 October 1989"],
    wrong: ["1961", "3 October 1990"],
  }),
  marked("Battle of Marathon", "490 BC", {
    right: ["490 B.C.", "490 BCE"],
    partial: ["490", "about 500 BC"],
    wrong: ["490 AD", "409 BC", "480 BC"],
  }),
  marked("Renaissance, when", "14th to 16th century", {
    right: ["from the 14th to the 16th century", "14th-16th c."],
    partial: ["16th century", "14th to 17th century", "until the 16th century"],
    wrong: ["18th century", "4th to 6th century"],
  }),
  marked("Methane burns", "CH4 + 2O2 → CO2 + 2H2O", {
    right: ["CH4 + 2 O2 -> 2 H2O + CO2"],
    partial: [
      "CH4 + O2 → CO2 + H2O",
      "CH4 + 2O2 → CO2 + H2O",
      "CH4 + 2O2",
      "CO2 + 2H2O",
      "methane and oxygen become carbon dioxide and water",
    ],
    wrong: ["CO2 + 2H2O → CH4 + 2O2", "CH4 → C + 2H2"],
  }),
  marked("Rusting of iron", "4Fe + 3O2 → 2Fe2O3", {
    right: ["2Fe2O3 <- 4Fe + 3O2", "4 Fe + 3 O2 = 2 Fe2O3"],
    partial: ["Fe + O2 → Fe2O3", "4Fe + 3O2", "iron and oxygen become iron oxide", "2Fe + O2 → 2FeO"],
    wrong: ["2Fe2O3 → 4Fe + 3O2"],
  }),
  marked("Kinetic energy, formula", "E = ½mv²", {
    right: ["0.5 m v^2", "E=mv^2/2"],
    partial: ["E = mv²", "m v^2", "½mv² + C"],
    wrong: ["E = mgh", "E = ½m²v", "E = mc²"],
  }),
  marked("Area of a circle", "A = πr²", { right: ["pi * r^2", "π r²"], partial: ["A = 2πr²", "r²"], wrong: ["2πr", "πd", "πr³"] }),
  marked("Volume of a cone", "V = (1/3)πr²h", {
    right: ["pi r^2 h / 3"],
    partial: ["V = πr²h", "V = (1/2)πr²h"],
    wrong: ["4/3 πr³", "V = (1/3)πrh"],
  }),
  marked("Integral of 2x", "x² + C", { right: ["x^2 + c"], partial: ["x²", "x^2"], wrong: ["2 + C", "x² / 2 + C"] }),
  marked("Solutions of x² = 9", "x = ±3", {
    right: ["3 and -3", "x = 3 or x = -3", "±3"],
    partial: ["3", "x = 3", "-3"],
    wrong: ["±9", "4.5"],
  }),
  marked("Solutions of x² − 5x + 6 = 0", "x = 2 or x = 3", {
    right: ["2 and 3", "x = 3, x = 2", "{2, 3}"],
    partial: ["x = 2", "3", "2 and 4"],
    wrong: ["x = -2 or x = -3", "5"],
  }),
  marked("Vertex of y = (x − 2)² + 3", "(2, 3)", {
    right: ["(2|3)", "x = 2, y = 3"],
    partial: ["x = 2", "(2, -3)"],
    wrong: ["(-2, -3)", "(3, 2)"],
  }),
  marked("Derivative of x² + 3x", "2x + 3", { right: ["3 + 2x"], partial: ["2x", "2x + 3x", "x + 3"], wrong: ["x³/3", "x² + 3"] }),
  marked("Sulfate ion", "SO4^2-", { right: ["SO₄²⁻", "SO4 2-"], partial: ["SO4", "SO4^-"], wrong: ["SO3^2-", "S^2-"] }),
  marked("Sodium hydroxide and hydrochloric acid", "NaOH + HCl → NaCl + H2O", {
    right: ["HCl + NaOH -> H2O + NaCl"],
    partial: ["NaCl + H2O", "NaOH + HCl", "salt and water", "NaOH + HCl → NaCl"],
    wrong: ["NaOH + HCl → Na + Cl2"],
  }),
  marked("Noble gases of the first three periods", "helium, neon, argon", {
    right: ["He, Ne, Ar"],
    partial: ["helium and neon", "helium, neon, krypton", "helium", "helium, neon, argon, krypton"],
    wrong: ["oxygen, nitrogen", "chlorine, bromine"],
  }),
  marked("Countries with a border to Portugal's neighbour Spain", "France, Portugal, Andorra, Morocco", {
    right: ["Andorra, France, Morocco and Portugal"],
    partial: ["France and Portugal", "France", "Portugal, France, Italy", "France, Portugal, Andorra, Algeria"],
    wrong: ["Germany, Italy", "none of them"],
  }),
  marked("Stages of mitosis in order", "prophase, metaphase, anaphase, telophase", {
    right: ["prophase -> metaphase -> anaphase -> telophase"],
    partial: [
      "prophase, metaphase",
      "metaphase, prophase, anaphase, telophase",
      "prophase and telophase",
      "prophase, metaphase, telophase",
    ],
    wrong: ["G1, S, G2", "meiosis"],
  }),
  marked("Primary colours of light", "red, green and blue", {
    right: ["RGB", "blue, green, red"],
    partial: ["red and green", "red, yellow and blue", "red", "red, green, blue and white"],
    wrong: ["cyan, magenta, yellow", "black and white"],
  }),
  marked("Temperature at which water is densest", "4 °C", {
    right: ["4 degrees Celsius", "at 4 °C", "39 °F"],
    partial: ["4", "4 K", "4 °F"],
    wrong: ["0 °C", "40 °C"],
  }),
  marked("Amount of blood in an adult", "5 to 6 litres", {
    right: ["5-6 l", "about 5.5 litres"],
    partial: ["5 to 6", "5 litres", "6 to 7 litres", "5 to 6 ml"],
    wrong: ["50 litres", "1 litre"],
  }),
  marked("Maximum speed on a country road in Germany", "100 km/h", {
    right: ["100 kilometres per hour", "100 kph"],
    partial: ["100"],
    wrong: ["100 m/s", "130 km/h", "100 mph"],
  }),
  marked("Molar mass of water", "18 g/mol", {
    right: ["18.02 g/mol", "18 grams per mole"],
    partial: ["18", "18 g", "18 kg/mol"],
    wrong: ["81 g/mol", "16 g/mol"],
  }),
];
