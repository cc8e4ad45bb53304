import { marked } from "../kinds/marked.ts";

/** Quantities, dates, formulas, equations of reactions and code, as they are typed. */
export const signs = [
  marked("Gravity on Earth", "9.81 m/s²", {
    right: ["9.81 m/s^2", "9,81 m/s2", "9.8 m/s²", "981 cm/s²", "9.81 metres per second squared", "9.81 N/kg"],
    partial: ["9.81"],
    wrong: ["9.81 m/s", "8.91 m/s²", "10.9 m/s²"],
  }),
  marked("Distance to the Moon", "about 384,400 km", {
    right: ["384400 km", "384 000 km", "3.844 × 10^5 km", "about 380,000 km", "384,400,000 m", "approx. 384.400 km"],
    wrong: ["384,400 m", "38,440 km", "about 150 million km"],
  }),
  marked("Avogadro constant", "6.022 × 10^23 per mole", {
    right: ["6.022e23 /mol", "6.022*10^23 mol^-1", "6,022 · 10²³ 1/mol"],
    wrong: ["6.022 × 10^-23 per mole", "6.022 × 10^22 per mole"],
  }),
  marked("Normal blood pressure", "120/80 mmHg", {
    right: ["120/80", "120 over 80", "120 / 80 mm Hg"],
    wrong: ["80/120 mmHg", "140/90 mmHg", "120"],
  }),
  marked("Freezing point of water in kelvin", "273.15 K", {
    right: ["273 K", "273.15", "273,15 Kelvin"],
    wrong: ["-273.15 K", "0 K", "273.15 °C"],
  }),
  marked("Absolute zero", "−273.15 °C", {
    right: ["-273 °C", "0 K", "minus 273.15 degrees Celsius", "-273.15 C", "-459.67 °F"],
    wrong: ["273.15 °C", "-237 °C", "0 °C"],
  }),
  marked("Radius of the Earth", "6,371 km", {
    right: ["6371 km", "about 6400 km", "6.371 × 10^6 m", "6370 kilometres"],
    wrong: ["6,371 m", "12,742 km", "3,671 km"],
  }),
  marked("Adult resting heart rate", "60–100 beats per minute", {
    right: ["60 to 100 bpm", "between 60 and 100 beats a minute", "60-100/min", "60-100"],
    partial: ["about 70 beats per minute"],
    wrong: ["100 to 160 beats per minute", "6 to 10 beats per minute", "60-100 per hour"],
  }),
  marked("Voltage of a European socket", "230 V", {
    right: ["230 volts", "0.23 kV", "about 230 V AC"],
    partial: ["230"],
    wrong: ["110 V", "230 A", "320 V"],
  }),
  marked("A day in seconds", "86,400", { right: ["86400 s", "86.400", "24*60*60", "86,400 seconds"], wrong: ["3,600", "84,600"] }),
  marked("Bytes in a kibibyte", "1024", { right: ["2^10", "1,024 bytes", "1024 B"], wrong: ["1000", "1042"] }),
  marked("Earth's age", "about 4.5 billion years", {
    right: ["4.54 billion years", "4.5 bn years", "4,500 million years", "4.6 billion years"],
    wrong: ["4.5 million years", "13.8 billion years", "about 5.4 billion years"],
  }),
  marked("Proportion of water in the human body", "about 60%", {
    right: ["60 percent", "roughly 60 %", "0.6", "three fifths", "between 55 and 65%"],
    wrong: ["6%", "90%", "40%"],
  }),
  marked("Probability of heads twice", "1/4", { right: ["0.25", "25%", "one quarter", "one in four", "1:4"], wrong: ["1/2", "4", "0.4"] }),
  marked("Fall of Constantinople", "29 May 1453", {
    right: ["May 29, 1453", "29.5.1453", "29 May 1453 AD", "1453-05-29"],
    partial: ["1453", "May 1453"],
    wrong: ["29 May 1435", "19 May 1453", "1543"],
  }),
  marked("Fall of the Berlin Wall", "9 November 1989", {
    right: ["9.11.1989", "November 9th 1989", "9 Nov 89", "the ninth of November 1989"],
    partial: ["1989", "November 1989"],
    wrong: ["3 October 1990", "11 September 1989", "1998"],
  }),
  marked("Reign of Queen Victoria", "1837–1901", {
    right: ["1837 to 1901", "from 1837 until 1901", "1837-1901"],
    partial: ["1837"],
    wrong: ["1901–1837", "1873–1901", "1558–1603"],
  }),
  marked("Death of Caesar", "44 BC", {
    right: ["44 BCE", "44 B.C.", "15 March 44 BC", "the year 44 before Christ"],
    wrong: ["44 AD", "54 BC", "AD 44"],
  }),
  marked("Century of the French Revolution", "18th century", {
    right: ["eighteenth century", "the 18th", "18th c.", "1700s"],
    wrong: ["17th century", "the 1800s", "19th"],
  }),
  marked("Area of a circle", "A = πr²", {
    right: ["pi r^2", "A = r²π", "πr^2", "pi*r*r", "A=pi*r**2"],
    wrong: ["2πr", "A = πr", "πd²", "A = 2πr²"],
  }),
  marked("Kinetic energy", "E = ½mv²", {
    right: ["1/2 m v^2", "E = mv²/2", "0.5*m*v^2", "E_kin = 1/2 mv²"],
    wrong: ["E = mv²", "E = ½mv", "E = mc²", "½m²v"],
  }),
  marked("Ohm's law", "U = R · I", {
    right: ["U = RI", "I = U/R", "R = U/I", "V = IR", "U = I*R"],
    wrong: ["U = R/I", "I = R/U", "U = R + I"],
  }),
  marked("Binomial formula", "(a + b)² = a² + 2ab + b²", {
    right: ["a^2+2ab+b^2", "(a+b)^2 = a^2 + b^2 + 2ab", "a² + b² + 2ab"],
    wrong: ["a² + b²", "a² - 2ab + b²", "a² + ab + b²"],
  }),
  marked("Derivative of ln x", "1/x", { right: ["x^-1", "1 / x", "x^(-1)", "f'(x) = 1/x"], wrong: ["x", "-1/x²", "e^x", "1/x²"] }),
  marked("Integral of x^2", "x^3/3 + C", {
    right: ["(1/3)x^3 + C", "x³/3 + c", "1/3 x^3 + C"],
    partial: ["x^3/3"],
    wrong: ["2x + C", "x^3 + C", "x²/2 + C"],
  }),
  marked("Law of cosines", "c² = a² + b² − 2ab cos γ", {
    right: ["c^2 = a^2 + b^2 - 2ab cos(gamma)", "c² = a² + b² - 2·a·b·cos γ"],
    wrong: ["c² = a² + b² + 2ab cos γ", "c² = a² + b²", "c² = a² + b² - 2ab sin γ"],
  }),
  marked("Newton's second law", "F = ma", {
    right: ["F = m*a", "a = F/m", "force = mass * acceleration", "F=a·m", "force equals mass times acceleration"],
    wrong: ["F = m/a", "F = mv", "a = m/F"],
  }),
  marked("Ideal gas law", "pV = nRT", {
    right: ["PV = nRT", "p*V = n*R*T", "p = nRT/V", "nRT = pV"],
    wrong: ["pV = RT/n", "pT = nRV", "p/V = nRT"],
  }),
  marked("Log rule for products", "log(ab) = log a + log b", {
    right: ["log(a*b) = log(a) + log(b)", "log a + log b"],
    wrong: ["log(ab) = log a * log b", "log a - log b"],
  }),
  marked("Sulfuric acid, formula", "H2SO4", { right: ["H₂SO₄", "H_2SO_4"], wrong: ["H2SO3", "HSO4", "H2S"] }),
  marked("Combustion of methane", "CH4 + 2O2 → CO2 + 2H2O", {
    right: ["CH4 + 2 O2 -> CO2 + 2 H2O", "2O2 + CH4 → 2H2O + CO2", "2CH4 + 4O2 = 2CO2 + 4H2O"],
    partial: ["CH4 + O2 → CO2 + H2O"],
    wrong: ["CO2 + 2H2O → CH4 + 2O2", "CH4 + 2O2 → CO + 2H2O"],
  }),
  marked("Ammonium ion", "NH4+", { right: ["NH₄⁺", "NH4^+", "(NH4)+"], wrong: ["NH4-", "NH3", "NH4", "NH4 2+"] }),
  marked("Table salt, formula", "NaCl", { right: ["Na Cl", "NaCl (sodium chloride)"], wrong: ["NACL2", "KCl", "NaCI2", "NaC"] }),
  marked("Cobalt (symbol)", "Co", { right: ["Co."], wrong: ["CO", "C", "Cb"] }),
  marked("Electron configuration of carbon", "1s² 2s² 2p²", {
    right: ["1s2 2s2 2p2", "1s^2 2s^2 2p^2", "1s²2s²2p²", "[He] 2s² 2p²"],
    wrong: ["1s² 2s² 2p³", "1s² 2s² 2p⁴"],
  }),
  marked("Python: length of the list xs", "`len(xs)`", { right: ["len( xs )", "len(xs);"], wrong: ["length(xs)", "xs.len()", "len(x)"] }),
  marked("Python: last element of the list xs", "`xs[-1]`", {
    right: ["xs[ -1 ]", "xs[len(xs) - 1]"],
    wrong: ["xs[1]", "xs[0]", "xs(-1)"],
  }),
  marked("JavaScript: strict equality of a and b", "`a === b`", { right: ["a===b", "b === a"], wrong: ["a == b", "a = b", "a !== b"] }),
  marked("SQL: all columns of users older than 30", "`SELECT * FROM users WHERE age > 30;`", {
    right: ["select * from users where age>30", "SELECT *\nFROM users\nWHERE age > 30;"],
    wrong: ["SELECT * FROM users WHERE age < 30;", "SELECT age FROM users WHERE age > 30;", "SELECT * FROM users WHERE age >= 30;"],
  }),
  marked("Git: create and switch to branch dev", "`git checkout -b dev`", {
    right: ["git checkout -b 'dev'", "$ git checkout -b dev", "git switch -c dev"],
    wrong: ["git checkout dev", "git branch -d dev", "git checkout -b main"],
  }),
  marked("C: print hello", '`printf("hello");`', {
    right: ['printf( "hello" );', 'printf("hello")'],
    wrong: ["printf(hello);", 'print("hello");', 'printf("Hello");'],
  }),
  marked("Python: loop i from 0 to 9", "`for i in range(10):`", {
    right: ["for i in range(0, 10):", "for i in range(10) :", "for i in range( 10 ):"],
    wrong: ["for i in range(9):", "for i in range(1, 10):", "for i in 10:"],
  }),
  marked("CSS: make text bold", "`font-weight: bold;`", {
    right: ["font-weight:bold", "font-weight: 700;"],
    wrong: ["font-style: bold;", "text: bold;", "font-weight: normal;"],
  }),
  marked("Binary of 10", "1010", { right: ["0b1010", "1010₂", "0b 1010"], wrong: ["10", "1001", "0101"] }),
  marked("255 in hexadecimal", "FF", { right: ["0xFF", "ff", "#FF"], wrong: ["F0", "EE", "100"] }),
  marked("Complexity of binary search", "O(log n)", {
    right: ["O(log(n))", "log n", "logarithmic", "O(ln n)"],
    wrong: ["O(n)", "O(n log n)", "linear"],
  }),
  marked("Roman numeral for 90", "XC", { right: ["xc"], wrong: ["CX", "XL"] }),
];
