import { marked } from "../kinds/marked.ts";

/** Geology and weather. Marked before the examiner had read any of it. */
export const decksGeology = [
  marked("Igneous rock", "rock that forms when molten rock cools and solidifies", {
    right: ["forms when molten rock cools down and becomes solid", "rock made by the cooling of magma or lava", "solidified molten rock"],
    partial: ["a type of rock", "rock that forms when something cools"],
    wrong: ["rock that forms when molten rock heats and melts", "rock that forms from layers of sediment"],
  }),
  marked("Epicentre", "point on the surface directly above the focus of an earthquake", {
    right: [
      "the place on the surface right above the focus of the quake",
      "point at the surface straight above where the earthquake starts",
    ],
    partial: ["point on the surface", "a point above the earthquake"],
    wrong: [
      "point inside the Earth directly below the focus",
      "point directly below the focus of an earthquake",
      "the focus of an earthquake",
    ],
  }),
  marked("Subduction zone", "boundary where an oceanic plate sinks beneath another plate", {
    right: ["where an oceanic plate dives under another one", "boundary at which an ocean plate goes down below another plate"],
    partial: ["a plate boundary", "boundary where an oceanic plate meets another plate"],
    wrong: ["boundary where two plates move apart", "boundary where an oceanic plate rises above another plate"],
  }),
  marked("Hardness of diamond on the Mohs scale", "10", {
    right: ["ten", "10 Mohs", "diamond has a hardness of 10"],
    wrong: ["9", "1", "100"],
  }),
  marked("Age of the Earth", "about 4.54 billion years", {
    right: ["4.5 billion years", "4,540 million years", "4.54 bn yrs", "4.54 Ga", "roughly four and a half billion years"],
    wrong: ["4.54 million years", "45.4 billion years", "13.8 billion years", "5.44 billion years"],
  }),
  marked("Main gases of the air", "nitrogen, oxygen, argon", {
    right: ["N2, O2, Ar", "oxygen, nitrogen and argon", "nitrogen (78%), oxygen (21%), argon (1%)"],
    partial: ["nitrogen and oxygen", "oxygen", "nitrogen, oxygen, hydrogen", "nitrogen, oxygen, argon, methane and helium"],
    wrong: ["carbon dioxide and methane"],
  }),
  marked("Types of plate boundary", "convergent, divergent, transform", {
    right: ["divergent, convergent and transform boundaries", "convergent / divergent / transform"],
    partial: ["convergent and divergent", "convergent, divergent, subduction", "transform"],
    wrong: ["inner, outer, middle"],
  }),
  marked("Weathering", "breakdown of rock in place, without transport", {
    right: ["rock is broken down where it is, it is not carried away", "breaking down of rocks at their place without transport"],
    partial: ["breakdown of rock", "rocks change"],
    wrong: ["breakdown of rock with transport", "transport of rock without breakdown"],
  }),
  marked("Foehn", "warm dry wind that blows down the lee side of a mountain range", {
    right: ["dry, warm wind down the leeward side of mountains", "a warm and dry wind blowing down the lee side of a mountain chain"],
    partial: ["warm dry wind", "a wind", "wind that blows down a mountain"],
    wrong: [
      "cold wet wind that blows down the lee side of a mountain range",
      "warm dry wind that blows up the lee side of a mountain range",
    ],
  }),
  marked("Cold front", "cold air mass pushes under a warm one and lifts it", {
    right: ["cold air pushes below warm air and makes it rise", "the warm air mass is pushed up by a cold one that moves under it"],
    partial: ["cold air arrives", "cold air meets warm air"],
    wrong: ["warm air mass pushes under a cold one and lifts it", "a cold air mass is pushed up by a warm one"],
  }),
  marked("Seismic wave that cannot pass through liquids", "S-wave (secondary wave)", {
    right: ["S wave", "secondary waves", "s-waves"],
    wrong: ["P-wave", "primary wave", "surface wave"],
  }),
  marked("Chemical formula of calcite", "CaCO3", {
    right: ["CaCO₃", "calcium carbonate, CaCO3"],
    partial: ["calcium carbonate"],
    wrong: ["CaCO2", "CaO", "Ca(OH)2", "COCa3"],
  }),
  marked("Pressure at sea level", "1013 hPa", {
    right: ["1,013 hPa", "101.3 kPa", "1013 mbar", "1013 hectopascals", "about 1 bar"],
    wrong: ["1013 kPa", "1013 Pa", "103.1 hPa"],
  }),
  marked("Isobar", "line on a map that joins places of equal pressure", {
    right: ["line connecting points with the same air pressure", "joins places with equal pressure on a map"],
    partial: ["line on a map", "a line of equal values"],
    wrong: ["line on a map that joins places of equal temperature", "line on a map that joins places of different pressure"],
  }),
  marked("Permafrost", "ground that stays frozen for at least two years in a row", {
    right: ["soil which is frozen for two years or more without a break", "ground frozen for at least 2 consecutive years"],
    partial: ["frozen ground", "ground that stays frozen"],
    wrong: ["ground that stays frozen for at most two years in a row", "ground that thaws every year"],
  }),
  marked("Last geological period of the dinosaurs", "Cretaceous", {
    right: ["the Cretaceous period", "Cretaceous (145-66 million years ago)", "cretacious"],
    wrong: ["Jurassic", "Triassic", "Carboniferous"],
  }),
];

/** Maps and places. */
export const decksPlaces = [
  marked("Capital of Myanmar", "Naypyidaw", {
    right: ["Nay Pyi Taw", "Naypyitaw", "Naypidaw"],
    wrong: ["Yangon", "Mandalay", "Myanmar"],
  }),
  marked("Countries that border Bolivia", "Argentina, Brazil, Chile, Paraguay, Peru", {
    right: ["Peru, Brazil, Paraguay, Argentina & Chile", "Chile, Perú, Brasil, Paraguay, Argentina"],
    partial: [
      "Peru, Chile, Argentina",
      "Peru, Brazil, Paraguay, Uruguay, Chile",
      "Brazil",
      "Argentina, Brazil, Chile, Ecuador, Paraguay, Peru",
    ],
    wrong: ["Ecuador, Colombia, Venezuela"],
  }),
  marked("Length of the Nile", "about 6,650 km", {
    right: ["6650 km", "6,65 thousand kilometres", "roughly 6700 km", "6 650 kilometers"],
    wrong: ["6650 m", "665 km", "6650 miles", "5660 km"],
  }),
  marked("Strait between Europe and Asia in Istanbul", "Bosporus", {
    right: ["the Bosphorus", "Bosporus Strait", "Istanbul Strait (Bosporus)"],
    wrong: ["Dardanelles", "Hellespont", "Gibraltar", "Phosphorus"],
  }),
  marked("Archipelago", "group of islands", {
    right: ["chain of islands", "several islands close together", "islands in a group"],
    partial: ["islands"],
    wrong: ["an island", "group of lakes", "group of mountains"],
  }),
  marked("Oasis", "fertile place in a desert, where there is water", {
    right: ["green place with water in the desert", "place in the desert with water where plants grow"],
    partial: ["a fertile place", "place in a desert"],
    wrong: ["fertile place in a desert, where there is no water", "dry place in a forest"],
  }),
  marked("Tropic of Capricorn", "parallel at 23.4° south", {
    right: ["23.4° S", "latitude 23.4 degrees south", "the parallel at 23.4 degrees of southern latitude"],
    partial: ["23.4°", "a parallel south of the equator"],
    wrong: ["parallel at 23.4° north", "parallel at 66.6° south", "meridian at 23.4° south"],
  }),
  marked("Three largest oceans, largest first", "Pacific, Atlantic, Indian", {
    right: ["Pacific Ocean, Atlantic Ocean, Indian Ocean", "1. Pacific 2. Atlantic 3. Indian", "pacific > atlantic > indian"],
    partial: ["Indian, Atlantic, Pacific", "Pacific, Atlantic", "Pacific, Indian, Atlantic", "Pacific, Atlantic, Arctic"],
    wrong: ["Arctic, Southern"],
  }),
  marked("Monsoon climate", "wet summers and dry winters because the winds change direction with the season", {
    right: [
      "the winds turn with the seasons, so summers are wet and winters dry",
      "dry winters and wet summers since the wind direction changes seasonally",
    ],
    partial: ["wet summers and dry winters", "the winds change direction with the season", "it rains a lot"],
    wrong: ["dry summers and wet winters because the winds change direction with the season"],
  }),
  marked("Delta", "land built by a river from sediment where it enters a sea or lake", {
    right: [
      "sediment land that a river builds at its mouth in the sea or a lake",
      "land of deposited sediment where a river flows into a sea or a lake",
    ],
    partial: ["land built by a river", "the mouth of a river", "land built by a river from sediment where it enters a sea"],
    wrong: ["land eroded by a river where it enters a sea or lake", "source of a river"],
  }),
  marked("Population of Nigeria", "about 220 million", {
    right: ["220,000,000", "220 mio.", "0.22 billion", "around 220 million people"],
    wrong: ["220 thousand", "22 million", "2.2 billion"],
  }),
  marked("Coordinates", "latitude and longitude of a place", {
    right: ["a place's longitude and latitude", "position given by latitude and longitude"],
    partial: ["latitude of a place", "position of a place"],
    wrong: ["altitude and longitude of a place", "height of a place"],
  }),
];
