import { marked } from "../kinds/marked.ts";

/** Physics. Marked before any rule was changed for them. */
export const studyPhysics = [
  marked("Newton's first law", "a body stays at rest or in uniform motion unless a force acts on it", {
    right: [
      "an object remains at rest or moves uniformly if no force acts on it",
      "without a net force an object keeps its velocity or stays at rest",
      "a body remains at rest or in constant motion unless an external force acts on it",
      "bodies keep moving at constant speed, or stay still, unless acted on by a force",
    ],
    partial: ["a body stays at rest", "a body stays at rest unless a force acts on it", "inertia"],
    wrong: [
      "a body stays at rest or in uniform motion when a force acts on it",
      "force is mass times acceleration",
      "every action has an equal and opposite reaction",
      "a body changes its motion even if no force acts on it",
    ],
  }),
  marked("Unit of electrical resistance", "ohm", {
    right: ["Ω", "ohms", "the ohm (Ω)", "Ohm, named after Georg Ohm", "volt per ampere"],
    partial: ["ohm, the same as a watt", "ohm metre"],
    wrong: ["volt", "ampere", "siemens", "mho", "not ohm"],
  }),
  marked("Velocity", "speed in a given direction", {
    right: [
      "speed with direction",
      "how fast something moves and in which direction",
      "speed plus direction",
      "a vector: speed and direction",
      "rate of change of position in a certain direction",
    ],
    partial: ["speed", "direction", "speed of an object"],
    wrong: ["speed without direction", "change of speed", "speed in all directions", "mass times speed", "distance in a given direction"],
  }),
  marked("Conduction", "transfer of heat through a material by direct contact", {
    right: [
      "heat passes through a material via direct contact",
      "heat transfer by touching",
      "heat is transferred by direct contact between particles",
      "heat moving through a solid because particles touch",
    ],
    partial: ["transfer of heat", "heat transfer through a material"],
    wrong: [
      "transfer of heat by moving fluids",
      "transfer of heat without contact",
      "transfer of sound through a material by direct contact",
      "transfer of heat by waves",
      "generation of heat by friction",
    ],
  }),
  marked("Ohm's law", "V = IR", {
    right: [
      "U = R·I",
      "voltage equals current times resistance",
      "I = V/R",
      "R = V / I",
      "V=I*R",
      "voltage is the product of current and resistance",
    ],
    partial: ["relation between voltage, current and resistance"],
    wrong: ["V = I/R", "V = R/I", "I = VR", "P = VI", "voltage equals current plus resistance"],
  }),
  marked("Refraction", "bending of light when it passes from one medium into another", {
    right: [
      "light bends as it goes from one medium to another",
      "light changes direction when it enters another medium",
      "change in direction of light at the boundary of two media",
      "when light passes into a different material it gets bent",
    ],
    partial: ["bending of light", "light changes", "bending of light around an obstacle when it passes from one medium into another"],
    wrong: [
      "light bounces back from a surface",
      "bending of light around an obstacle",
      "splitting of light into colours",
      "light passes from one medium into another without bending",
    ],
  }),
  marked("Kinetic energy", "energy of motion", {
    right: [
      "energy of movement",
      "energy a body has because it moves",
      "energy something has due to its motion",
      "movement energy",
      "½mv², the energy of a moving body",
    ],
    partial: ["energy", "energy of a body"],
    wrong: ["energy of position", "stored energy", "energy of rest", "energy of heat", "motion of energy"],
  }),
  marked("Speed of light in a vacuum", "about 300,000 km/s", {
    right: ["3 × 10^8 m/s", "299,792 km/s", "300 000 kilometres per second", "3e8 m/s", "roughly 300000 km/s, nothing is faster"],
    partial: ["about 300,000", "very fast"],
    wrong: ["300,000 m/s", "300,000 km/h", "340 m/s", "30,000 km/s", "about 300,000 km/s, slower than sound"],
  }),
  marked("Series circuit", "circuit in which the same current flows through all components", {
    right: [
      "all components are passed by the same current",
      "circuit where the current is the same in every component",
      "components one after another, so the same current flows through all of them",
    ],
    partial: ["a circuit", "current flows through components"],
    wrong: [
      "circuit in which all components have the same voltage",
      "circuit in which different currents flow through the components",
      "circuit in which no current flows",
      "circuit with branches",
    ],
  }),
];
