import { marked } from "../kinds/marked.ts";

/** Numbers, formulas and code, as pupils type them. Written and marked before the examiner had read any of it. */
export const pupilsSigns = [
  marked("Speed of sound in air at 20 °C", "343 m/s", {
    right: ["343 metres per second", "343m/s", "0.343 km/s", "around 343 m/s"],
    wrong: ["343 km/s", "330 m", "433 m/s"],
  }),
  marked("Density of mercury", "13.6 g/cm³", { right: ["13,6 g/cm3", "13600 kg/m³"], wrong: ["13.6 kg/m³", "1.36 g/cm³"] }),
  marked("Normal human body temperature", "about 37 °C", { right: ["37°", "37 degrees celsius", "37 C"], wrong: ["37 °F", "73 °C"] }),
  marked("Boiling point of ethanol", "78 °C", { right: ["78 degrees C", "78°C"], partial: ["78"], wrong: ["87 °C", "-78 °C"] }),
  marked("Population of Iceland", "about 380,000", {
    right: ["380 000", "roughly 0.38 million", "380k"],
    wrong: ["3.8 million", "38,000"],
  }),
  marked("Angle sum of a triangle", "180°", { right: ["180 degrees", "one hundred and eighty degrees"], wrong: ["360°", "90°"] }),
  marked("Range of human hearing", "20 Hz to 20 kHz", {
    right: ["20-20000 Hz", "from 20 hertz to 20 kilohertz", "between 20 Hz and 20,000 Hz"],
    wrong: ["2 Hz to 20 kHz", "20 kHz to 20 MHz"],
  }),
  marked("Storming of the Bastille", "14 July 1789", {
    right: ["July 14, 1789", "14.07.1789", "14th of July 1789"],
    partial: ["1789", "July 1789"],
    wrong: ["14 July 1798", "4 July 1789"],
  }),
  marked("Ratio of hydrogen to oxygen atoms in water", "2:1", { right: ["2 : 1", "two to one", "2 to 1"], wrong: ["1:2", "2:3"] }),
  marked("One byte", "8 bits", { right: ["eight bits", "8 bit"], wrong: ["8 bytes", "16 bits", "4 bits"] }),
  marked("Share of nitrogen in air", "78%", { right: ["78 %", "78 per cent", "0.78", "about 78 percent"], wrong: ["21%", "87%", "78‰"] }),
  marked("Planck constant", "6.626 × 10^-34 J s", {
    right: ["6.626e-34 Js", "6,626·10⁻³⁴ J·s", "6.626*10^-34 Js"],
    wrong: ["6.626 × 10^34 J s", "6.626 × 10^-34 J/s"],
  }),
  marked("Kinetic energy", "E = ½mv²", {
    right: ["1/2 m v^2", "E=0.5mv^2", "(m*v^2)/2", "Ek = mv²/2"],
    wrong: ["E = mv²", "½mv", "1/2 m^2 v"],
  }),
  marked("Ohm's law", "U = RI", { right: ["U=R*I", "U = I·R", "R = U/I"], wrong: ["U = R/I", "I = R/U"] }),
  marked("Sulfate ion", "SO4^2-", { right: ["SO₄²⁻", "SO4 2-", "(SO4)2-"], wrong: ["SO3^2-", "SO4", "SO4^2+"] }),
  marked("Combustion of methane", "CH4 + 2O2 → CO2 + 2H2O", {
    right: ["CH4+2O2->CO2+2H2O", "2 O2 + CH4 -> 2 H2O + CO2", "CH4 + 2 O2 = CO2 + 2 H2O"],
    partial: ["CH4 + O2 → CO2 + H2O"],
    wrong: ["CH4 + 2O2 → CO + 2H2O", "CO2 + 2H2O → CH4 + 2O2"],
  }),
  marked("Area of a circle", "A = πr²", { right: ["pi r^2", "π·r²", "pi*r*r"], wrong: ["2πr", "πd²", "π²r"] }),
  marked("Derivative of sin x", "cos x", { right: ["cos(x)", "f'(x) = cos x"], wrong: ["-cos x", "sin x", "tan x"] }),
  marked("Integral of 2x", "x² + C", { right: ["x^2+c", "x^2 + constant"], partial: ["x²"], wrong: ["2x² + C", "2 + C"] }),
  marked("Potassium (chemical symbol)", "K", { right: ["K."], wrong: ["P", "Ka", "Po"] }),
  marked("Law of cosines", "c² = a² + b² − 2ab cos γ", {
    right: ["c^2=a^2+b^2-2ab*cos(gamma)", "a² + b² - 2ab cos γ = c²"],
    wrong: ["c² = a² + b² + 2ab cos γ", "c² = a² + b²"],
  }),
  marked("Python: length of the list xs", "`len(xs)`", { right: ["len( xs )", "len(xs);"], wrong: ["xs.length", "len xs", "length(xs)"] }),
  marked("Python: open the file f.txt for reading", '`open("f.txt", "r")`', {
    right: ["open('f.txt','r')", "open('f.txt')"],
    wrong: ['open("f.txt", "w")', 'open("f.text", "r")'],
  }),
  marked("SQL: all rows of users older than 18", "`SELECT * FROM users WHERE age > 18;`", {
    right: ["select * from users where age>18", "SELECT *\nFROM users\nWHERE age > 18"],
    wrong: ["SELECT * FROM users WHERE age >= 18;", "SELECT age FROM users WHERE age > 18;", "DELETE FROM users WHERE age > 18;"],
  }),
  marked("JavaScript: strict equality of a and b", "`a === b`", { right: ["a===b", "b === a"], wrong: ["a == b", "a = b", "a !== b"] }),
  marked("Shell: list all files, hidden ones too", "`ls -a`", { right: ["ls  -a", "ls --all"], wrong: ["ls -A1", "ls", "la -s"] }),
  marked("CSS: red text", "`color: red;`", { right: ["color:red", "color : red ;"], wrong: ["background: red;", "color: blue;"] }),
  marked("Java: print hello", '`System.out.println("hello");`', {
    right: ['System.out.println( "hello" )'],
    wrong: ['System.out.println("Hello World");', 'system.out.println("hello");', 'print("hello")'],
  }),
];
