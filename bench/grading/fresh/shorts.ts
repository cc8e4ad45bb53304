import { marked } from "../kinds/marked.ts";

/** Few words that identify, against few words that do not. */
export const shorts = [
  marked("Painter of the Mona Lisa", "Leonardo da Vinci", {
    right: ["Leonardo", "da Vinci", "Da Vinci, Leonardo"],
    wrong: ["Michelangelo", "Leonardo DiCaprio"],
  }),
  marked("Author of Don Quixote", "Miguel de Cervantes", {
    right: ["Cervantes", "de Cervantes", "Miguel Cervantes"],
    wrong: ["Miguel", "Lope de Vega"],
  }),
  marked("Discovered radium", "Marie Curie", {
    right: ["Curie", "Marie Skłodowska-Curie", "Madame Curie", "M. Curie"],
    wrong: ["Marie", "Pierre Curie"],
  }),
  marked("Liberator of Venezuela", "Simón Bolívar", { right: ["Bolivar", "Simon Bolivar"], wrong: ["Simón", "San Martín"] }),
  marked("Author of The Trial", "Franz Kafka", { right: ["Kafka", "F. Kafka"], wrong: ["Franz", "Max Brod"] }),
  marked("First man on the Moon", "Neil Armstrong", {
    right: ["Armstrong", "N. Armstrong"],
    wrong: ["Neil", "Buzz Aldrin", "Louis Armstrong"],
  }),
  marked("Founder of psychoanalysis", "Sigmund Freud", { right: ["Freud", "S. Freud", "Dr. Freud"], wrong: ["Anna Freud", "Jung"] }),
  marked("Theory of evolution", "Charles Darwin", { right: ["Darwin", "Charles Robert Darwin"], wrong: ["Charles", "Lamarck"] }),
  marked("Leader of the Long March", "Mao Zedong", { right: ["Mao", "Mao Tse-tung", "Chairman Mao"], wrong: ["Deng Xiaoping"] }),
  marked("King of France during the Revolution", "Louis XVI", {
    right: ["Louis the 16th", "Louis 16"],
    partial: ["Louis"],
    wrong: ["Louis XV", "XVI"],
  }),
  marked("Tsar who founded St Petersburg", "Peter the Great", {
    right: ["Peter I", "Tsar Peter the Great"],
    partial: ["Peter"],
    wrong: ["Catherine the Great", "the Great"],
  }),
  marked("Composer of The Four Seasons", "Antonio Vivaldi", { right: ["Vivaldi"], wrong: ["Antonio", "Salieri"] }),
  marked("Mean", "sum of the values divided by their number", {
    right: ["sum divided by number", "the sum over the number of values", "add all values and divide by how many there are"],
    partial: ["sum of the values"],
    wrong: ["the values", "middle value"],
  }),
  marked("Artery", "blood vessel that carries blood away from the heart", {
    right: ["carries blood away from the heart", "takes blood from the heart", "vessel leading away from the heart"],
    partial: ["blood vessel"],
    wrong: ["carries blood to the heart", "vessel"],
  }),
  marked("Vein", "blood vessel that carries blood to the heart", {
    right: ["carries blood to the heart", "brings blood back to the heart"],
    wrong: ["carries blood away from the heart"],
  }),
  marked("Insulator", "material that does not conduct electricity", {
    right: ["doesn't conduct electricity", "non-conducting material", "non-conductor", "no electricity flows through it"],
    wrong: ["conducts electricity", "material"],
  }),
  marked("Bilingual", "able to speak two languages", {
    right: ["speaks two languages", "two languages", "speaking 2 languages"],
    wrong: ["speaks three languages", "languages"],
  }),
  marked("Symmetric matrix", "matrix that equals its transpose", {
    right: ["equals its transpose", "A = A^T", "same as its transpose"],
    wrong: ["matrix that equals its inverse", "matrix"],
  }),
  marked("Equilateral triangle", "triangle with three equal sides", {
    right: ["all sides equal", "three equal sides", "all three sides have the same length"],
    wrong: ["triangle with two equal sides", "triangle"],
  }),
  marked("Isosceles triangle", "triangle with two equal sides", {
    right: ["two equal sides", "has two sides of the same length"],
    wrong: ["three equal sides", "triangle with no equal sides"],
  }),
  marked("Prime number", "number divisible only by 1 and itself", {
    right: ["only divisible by one and itself", "has no divisors but 1 and itself", "can only be divided by 1 and itself"],
    partial: ["divisible by itself"],
    wrong: ["number divisible by 2", "odd number"],
  }),
  marked("Acute angle", "angle smaller than 90°", {
    right: ["less than 90 degrees", "< 90°", "under 90°", "smaller than a right angle"],
    wrong: ["greater than 90°", "90°", "> 90°"],
  }),
  marked("Simile", "comparison using like or as", {
    right: ["compares things with like or as", "comparison with 'like' or 'as'"],
    partial: ["comparison"],
    wrong: ["comparison without like or as"],
  }),
  marked("Alliteration", "repetition of initial consonant sounds", {
    right: ["repeated first consonants", "words beginning with the same consonant sound", "same initial sounds repeated"],
    wrong: ["repetition of final sounds", "repetition"],
  }),
  marked("Dividend", "share of a company's profit paid to shareholders", {
    right: ["profit paid to shareholders", "part of the profit that goes to the shareholders"],
    partial: ["share of a company's profit"],
    wrong: ["share of a company's debt paid by shareholders", "share of a company"],
  }),
  marked("Gross domestic product", "value of all goods and services produced in a country in a year", {
    right: ["total value of goods and services made in a country per year", "everything a country produces in a year, in money"],
    partial: ["value of all goods"],
    wrong: ["value of all exports of a country"],
  }),
  marked("Trade deficit", "imports exceed exports", {
    right: ["more imports than exports", "imports are greater than exports", "a country imports more than it exports", "imports > exports"],
    wrong: ["exports exceed imports", "more exports than imports"],
  }),
  marked("Monarchy", "rule by a king or queen", {
    right: ["a king or queen rules", "ruled by a monarch", "king or queen"],
    wrong: ["rule by the people", "rule by a president"],
  }),
  marked("Oligarchy", "rule by a few", {
    right: ["a few people rule", "government by a small group", "few rule"],
    wrong: ["rule by one", "rule by many"],
  }),
  marked("Biopsy", "removal of tissue for examination", {
    right: ["taking tissue to examine it", "tissue is removed and examined", "taking a tissue sample to look at it"],
    partial: ["removal of tissue"],
    wrong: ["examination of the blood"],
  }),
  marked("Tachycardia", "heart rate above 100 beats per minute", {
    right: ["more than 100 beats per minute", "heart beats over 100 times a minute", "pulse > 100/min"],
    wrong: ["heart rate below 60 beats per minute", "irregular heartbeat"],
    partial: ["fast heart rate"],
  }),
  marked("Router", "forwards packets between networks", {
    right: ["sends packets between networks", "packets are forwarded between networks", "moves data packets from one network to another"],
    wrong: ["forwards frames within one network", "packets"],
  }),
  marked("Primary key", "uniquely identifies a row in a table", {
    right: ["unique identifier of a row", "identifies each row of a table uniquely"],
    wrong: ["refers to a row of another table", "table"],
  }),
  marked("Hash function", "maps data of any size to a value of fixed size", {
    right: ["turns input of any length into a fixed-length value", "data of arbitrary size -> fixed size value"],
    wrong: ["maps data of fixed size to a value of any size", "function"],
  }),
  marked("Wall between Scotland and England", "Hadrian's Wall", {
    right: ["Hadrian", "Hadrians wall", "the wall of Hadrian"],
    wrong: ["Antonine Wall", "Berlin Wall"],
  }),
  marked("Battle that ended Napoleon's rule", "Battle of Waterloo", {
    right: ["Waterloo", "the Waterloo battle"],
    wrong: ["Battle of Leipzig", "Napoleon", "the battle"],
  }),
  marked("Longest river in Africa", "the Nile", { right: ["Nile", "Nile River", "river Nile"], wrong: ["Niger", "Congo"] }),
  marked("Highest mountain in Africa", "Mount Kilimanjaro", {
    right: ["Kilimanjaro", "Mt. Kilimanjaro", "Kilimandjaro"],
    wrong: ["Mount Kenya", "mountain"],
  }),
  marked("Strait between Spain and Morocco", "Strait of Gibraltar", {
    right: ["Gibraltar", "the Gibraltar strait"],
    wrong: ["Strait of Hormuz", "strait"],
  }),
  marked("Tuesday (Portuguese)", "terça-feira", { right: ["terça", "terca-feira", "a terça-feira"], wrong: ["feira", "quarta-feira"] }),
  marked("Blood type that can receive all", "AB positive", {
    right: ["AB+", "AB pos.", "AB Rh+"],
    partial: ["AB"],
    wrong: ["O negative", "A positive", "AB-"],
  }),
  marked("Root mean square", "square root of the mean of the squares", {
    right: ["√(mean of squares)", "root of the mean of the squared values"],
    wrong: ["mean of the square roots", "square of the mean"],
  }),
  marked("Momentum", "mass times velocity", {
    right: ["m * v", "mv", "product of mass and velocity", "mass x velocity"],
    wrong: ["mass times acceleration", "mass divided by velocity", "velocity"],
  }),
  marked("Density", "mass per unit volume", {
    right: ["mass divided by volume", "mass/volume", "m/V", "mass per volume"],
    wrong: ["volume per mass", "weight", "mass times volume"],
  }),
  marked("Pressure", "force per unit area", {
    right: ["force divided by area", "F/A", "force over area"],
    wrong: ["area per force", "force times area"],
  }),
];
