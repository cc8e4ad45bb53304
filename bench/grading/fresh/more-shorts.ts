import { marked } from "../kinds/marked.ts";

/** More of the shortest answers: what identifies, and what is too little. */
export const moreShorts = [
  marked("Author of Faust", "Johann Wolfgang von Goethe", {
    right: ["Goethe", "von Goethe", "J. W. von Goethe", "Wolfgang von Goethe"],
    wrong: ["Johann", "Schiller"],
  }),
  marked("Father of modern economics", "Adam Smith", { right: ["Smith", "A. Smith"], wrong: ["Adam", "John Smith"] }),
  marked("Painter of The Scream", "Edvard Munch", { right: ["Munch", "E. Munch", "Edward Munch"], wrong: ["Edvard", "Edvard Grieg"] }),
  marked("Egyptian queen and lover of Caesar", "Cleopatra VII", { right: ["Cleopatra", "Queen Cleopatra"], wrong: ["Nefertiti", "VII"] }),
  marked("Pope who called the First Crusade", "Urban II", {
    right: ["Pope Urban II", "Urban the Second"],
    partial: ["Urban"],
    wrong: ["Urban IV", "Gregory VII"],
  }),
  marked("Roman emperor who adopted Christianity", "Constantine the Great", {
    right: ["Constantine I", "emperor Constantine the Great"],
    partial: ["Constantine"],
    wrong: ["Nero", "the Great"],
  }),
  marked("Author of The Three Musketeers", "Alexandre Dumas the Elder", {
    right: ["Alexandre Dumas père", "Dumas the Elder"],
    partial: ["Dumas"],
    wrong: ["Dumas the Younger"],
  }),
  marked("Law of gravitation", "Isaac Newton", { right: ["Newton", "Sir Isaac Newton", "I. Newton"], wrong: ["Isaac", "Einstein"] }),
  marked("Painter of Starry Night", "Vincent van Gogh", {
    right: ["van Gogh", "Van Gogh", "Gogh", "V. van Gogh"],
    wrong: ["Vincent Price", "Gauguin"],
  }),
  marked("Mode", "value that occurs most often", {
    right: ["the most frequent value", "most common value", "what occurs most often"],
    partial: ["occurs often"],
    wrong: ["value", "value that occurs least often"],
  }),
  marked("Range", "highest value minus lowest value", {
    right: ["highest minus lowest", "max - min", "difference between highest and lowest"],
    wrong: ["highest value", "lowest minus highest"],
  }),
  marked("Perimeter", "total length of the sides of a figure", {
    right: ["sum of the side lengths", "length of all the sides", "length around a figure"],
    wrong: ["area of a figure", "sides"],
  }),
  marked("Hexagon", "polygon with six sides", {
    right: ["six sides", "6-sided polygon", "shape with 6 sides", "six-sided figure"],
    wrong: ["polygon", "polygon with five sides", "eight sides"],
  }),
  marked("Quadruped", "animal with four legs", {
    right: ["four legs", "has 4 legs", "four-legged animal"],
    wrong: ["animal with two legs", "legs", "animal"],
  }),
  marked("Monogamy", "having only one spouse", {
    right: ["one spouse", "being married to one person only", "having a single husband or wife"],
    wrong: ["having several spouses", "having no spouse"],
  }),
  marked("Tricycle", "vehicle with three wheels", {
    right: ["three wheels", "three-wheeled vehicle", "bike with 3 wheels"],
    wrong: ["vehicle", "two wheels", "vehicle with four wheels"],
  }),
  marked("Cartilage", "flexible tissue that cushions joints", {
    right: ["cushions joints", "flexible tissue cushioning the joints", "tissue that cushions the joints"],
    partial: ["flexible tissue"],
    wrong: ["hard tissue that breaks joints", "tissue"],
  }),
  marked("Ligament", "tissue that connects bone to bone", {
    right: ["connects bones", "bone to bone", "connects bone to bone", "joins two bones"],
    wrong: ["connects muscle to bone", "bone", "tissue"],
  }),
  marked("Solar panel", "converts sunlight into electricity", {
    right: ["sunlight into electricity", "turns sunlight to electricity", "makes electricity from sunlight"],
    wrong: ["electricity", "converts electricity into sunlight", "sunlight"],
  }),
  marked("Diplomat", "represents a country abroad", {
    right: ["represents their country abroad", "country's representative abroad", "someone representing a state in a foreign country"],
    wrong: ["country", "governs a country", "lives abroad"],
  }),
  marked("Gravity", "force that attracts masses", {
    right: ["attraction between masses", "masses attract each other", "the force with which masses attract one another"],
    wrong: ["force that repels masses", "force", "mass"],
  }),
  marked("Coefficient of determination", "square of the correlation", {
    right: ["r²", "correlation squared", "the squared correlation", "r^2"],
    wrong: ["correlation", "root of the correlation"],
  }),
  marked("Compound", "substance made of two or more elements", {
    right: ["made of two or more elements", "two or more elements combined", "substance of several elements"],
    wrong: ["substance made of one element", "substance", "elements"],
  }),
  marked("Net income", "income after taxes", {
    right: ["after taxes", "income minus taxes", "what is left of income after taxes", "income with taxes deducted"],
    wrong: ["income before taxes", "income", "taxes"],
  }),
  marked("Tenant", "person who rents a home", {
    right: ["renter", "rents a home", "someone renting a house or flat"],
    wrong: ["person who owns a home", "person", "home"],
  }),
  marked("Deciduous", "shedding leaves every year", {
    right: ["loses its leaves each year", "sheds leaves yearly", "leaves fall off every year"],
    wrong: ["keeping leaves all year", "leaves", "evergreen"],
  }),
  marked("Ovulation", "release of an egg from the ovary", {
    right: ["egg is released from the ovary", "the ovary releases an egg", "egg release"],
    wrong: ["egg", "fertilization of an egg", "release of sperm"],
  }),
  marked("Universal recipient", "AB positive", {
    right: ["AB+", "AB pos"],
    partial: ["AB"],
    wrong: ["O", "O positive", "A positive", "positive"],
  }),
  marked("Saturday (Portuguese)", "sábado", { right: ["o sábado", "Sabado"], wrong: ["domingo"] }),
  marked("Thursday (Portuguese)", "quinta-feira", { right: ["quinta", "quinta feira"], wrong: ["sexta", "feira"] }),
  marked("Longest bone", "femur (thigh bone)", { right: ["femur", "thigh bone", "the thighbone"], wrong: ["tibia", "bone"] }),
  marked("Capital of the USA", "Washington, D.C.", { right: ["Washington", "Washington DC"], wrong: ["New York", "D.C. Comics"] }),
  marked("Country with the largest population", "India", { right: ["Republic of India", "it's India"], wrong: ["China", "Indiana"] }),
  marked("River through London", "River Thames", { right: ["Thames", "the Thames", "Themse"], wrong: ["Severn", "river"] }),
  marked("Document that begins 'We the People'", "Constitution of the United States", {
    right: ["US Constitution", "the Constitution", "American constitution", "U.S. Constitution"],
    wrong: ["Declaration of Independence", "United States"],
  }),
  marked("Organ that filters blood", "kidney", { right: ["kidneys", "the kidney", "a kidney"], wrong: ["liver and spleen", "heart"] }),
  marked("Standard error", "standard deviation divided by the square root of n", {
    right: ["σ/√n", "SD / √n", "standard deviation over root n", "s.d. divided by square root of n"],
    wrong: ["standard deviation", "square root of n", "standard deviation times the square root of n"],
  }),
  marked("Acceleration", "change of velocity over time", {
    right: ["change of velocity per time", "Δv/Δt", "rate of change of velocity", "change in velocity divided by time"],
    wrong: ["velocity over time", "change of position over time", "velocity"],
  }),
  marked("Frequency", "number of oscillations per second", {
    right: ["oscillations per second", "how many oscillations in a second", "1/T"],
    wrong: ["seconds per oscillation", "oscillations", "number"],
  }),
  marked("Voltage", "work per charge", {
    right: ["W/Q", "work divided by charge", "energy per charge"],
    wrong: ["charge per work", "charge per time", "work"],
  }),
];
