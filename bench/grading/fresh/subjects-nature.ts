import { marked } from "../kinds/marked.ts";

/** Weather. Marked and committed before the examiner had read any of it. */
export const subjectsWeather = [
  marked("Cold front", "boundary where cold air pushes under warm air", {
    right: [
      "cold air moves in underneath warm air",
      "where warm air is pushed up by cold air coming in below it",
      "border where cold air slides under the warm air",
    ],
    partial: ["boundary where cold air arrives", "a boundary between air masses"],
    wrong: ["boundary where warm air pushes over cold air", "boundary where warm air pushes under cold air", "very cold weather"],
  }),
  marked("Relative humidity", "amount of water vapour in the air compared with the most it could hold at that temperature", {
    right: [
      "how much water vapour the air has compared to the maximum it can hold at that temp",
      "water vapor in the air as a share of the maximum possible at this temperature",
    ],
    partial: ["amount of water vapour in the air", "how wet the air is"],
    wrong: ["the most water vapour that air can hold", "amount of rain compared with the most that could fall"],
  }),
  marked("Dew point", "temperature at which the air becomes saturated and water condenses", {
    right: ["the temperature when water starts to condense because air is saturated", "temp at which air is saturated"],
    partial: ["when water condenses"],
    wrong: ["temperature at which water evaporates", "temperature at which water freezes", "the air becomes dry at this temperature"],
  }),
  marked("Barometer", "instrument that measures air pressure", {
    right: ["measures air pressure", "device for measuring atmospheric pressure", "you use it to read the pressure of the air"],
    partial: ["measuring instrument"],
    wrong: ["instrument that measures air temperature", "instrument that measures wind speed", "measures humidity"],
  }),
  marked("Anticyclone", "area of high pressure with sinking air and calm weather", {
    right: ["high pressure area, the air sinks and weather is calm", "region of high pressure where air goes down, so it's calm"],
    partial: ["area of high pressure", "area with calm weather"],
    wrong: ["area of low pressure with rising air", "area of high pressure with rising air and storms", "storm that turns the other way"],
  }),
  marked("Sea breeze", "wind that blows from the sea to the land during the day", {
    right: ["daytime wind from the sea onto the land", "in the day, wind comes from the sea towards the land", "wind off the sea by day"],
    partial: ["wind that blows from the sea"],
    wrong: [
      "wind that blows from the land to the sea during the day",
      "wind that blows from the sea to the land at night",
      "land wind at night",
    ],
  }),
  marked("Hail", "balls of ice that form in strong updrafts of thunderclouds", {
    right: ["ice balls formed in the updrafts of a thundercloud", "lumps of ice made in thunderclouds by strong updrafts"],
    partial: ["balls of ice", "frozen precipitation"],
    wrong: ["snow that melts on the way down", "frozen dew", "flakes of ice that form in thunderclouds"],
  }),
  marked("Coriolis effect", "deflection of moving air because the Earth rotates", {
    right: [
      "the Earth's rotation deflects moving air",
      "winds are turned aside since the earth spins",
      "air that moves gets bent because of the rotation of the earth",
    ],
    partial: ["deflection of moving air"],
    wrong: [
      "the Earth rotates because of moving air",
      "deflection of moving air by mountains",
      "air moves because the Earth rotates around the Sun",
    ],
  }),
  marked("Eye of a hurricane", "calm centre of the storm with hardly any wind", {
    right: ["the calm middle of the storm", "centre of it, calm, nearly no wind", "the center where it is calm"],
    wrong: ["the strongest part of the storm", "edge of the storm with hardly any wind", "the centre of the storm with the strongest wind"],
  }),
  marked("Scale of wind force from 0 to 12", "Beaufort scale", {
    right: ["Beaufort", "the beaufort scale", "it's called the Beaufort scale, after an admiral"],
    wrong: ["Richter scale", "Fujita scale", "wind scale"],
  }),
  marked("Drought", "long period with too little rain", {
    right: ["it doesn't rain enough for a long time", "long time without enough rain", "a lengthy period of low rainfall"],
    partial: ["not enough rain"],
    wrong: ["long period with too much rain", "short period with little rain", "long period of heat"],
  }),
];

/** Ecology and farming. Marked and committed before the examiner had read any of it. */
export const subjectsEcology = [
  marked("Producer (food web)", "organism that makes its own food by photosynthesis", {
    right: [
      "makes its own food with photosynthesis",
      "living thing which photosynthesises its food",
      "an organism that produces its own food from sunlight, like plants",
    ],
    partial: ["organism that makes food", "a plant"],
    wrong: [
      "organism that eats other organisms",
      "organism that makes food for others by farming",
      "organism that breaks down dead matter",
    ],
  }),
  marked("Decomposer", "organism that breaks down dead matter and returns nutrients to the soil", {
    right: [
      "breaks down dead stuff and gives the nutrients back to the soil",
      "it decomposes dead organisms so nutrients go back into the ground",
    ],
    partial: ["organism that breaks down dead matter", "fungi and bacteria"],
    wrong: [
      "organism that takes nutrients from the soil",
      "animal that eats plants",
      "organism that breaks down living matter and returns nutrients to the soil",
    ],
  }),
  marked("Parasite", "lives on or in a host and harms it", {
    right: ["an organism living on a host, and it damages the host", "lives in another organism to that one's harm"],
    partial: ["lives on another organism"],
    wrong: ["lives with a host and both benefit", "lives on a host without harming it", "host that is harmed by another"],
  }),
  marked("Mutualism", "relationship in which both species benefit", {
    right: ["both species gain from the relationship", "both benefit", "living together where each species has an advantage"],
    partial: ["a relationship between two species"],
    wrong: [
      "relationship in which one species benefits and the other is harmed",
      "relationship in which neither species benefits",
      "only one species benefits",
    ],
  }),
  marked("Biodiversity", "variety of living things in an area", {
    right: ["how many different species there are in an area", "the variety of life in one place", "diversity of species in a region"],
    partial: ["variety of things"],
    wrong: ["number of individuals of one species", "variety of landscapes in an area", "area with living things"],
  }),
  marked("Crop rotation", "growing different crops on the same field in turn so that the soil stays fertile", {
    right: [
      "planting different crops one after another on a field to keep the soil fertile",
      "each year another crop grows on the field, so that the ground keeps its nutrients",
    ],
    partial: ["growing different crops on the same field in turn", "changing the crops"],
    wrong: [
      "growing the same crop on different fields in turn",
      "turning the soil before planting",
      "growing one crop every year on the same field",
    ],
  }),
  marked("Invasive species", "species brought into a new area that harms the native ones", {
    right: ["a foreign species which damages the native species", "introduced to a new place where it harms what lives there naturally"],
    partial: ["species brought into a new area", "species that's not native"],
    wrong: ["native species that is harmed by new ones", "species that is dying out", "species that moves to a new area in winter"],
  }),
  marked("Carrying capacity", "largest population that an environment can support", {
    right: [
      "max population the environment can sustain",
      "the biggest number of individuals that a habitat can feed",
      "how many individuals an environment can support at most",
    ],
    partial: ["population of an environment"],
    wrong: ["smallest population that can survive", "weight that an animal can carry", "largest environment that a population needs"],
  }),
  marked("Eutrophication", "too many nutrients in water make algae grow, which uses up the oxygen", {
    right: [
      "water gets too many nutrients, so algae bloom and the oxygen is used up",
      "fertiliser gets into a lake, algae grow too much and there is no oxygen left",
    ],
    partial: ["too many nutrients in the water", "algae grow in water"],
    wrong: ["too few nutrients in water make algae die", "too much oxygen in water makes algae grow", "pollution of the sea with plastic"],
  }),
  marked("Nocturnal", "active at night", {
    right: ["awake during the night", "comes out at night", "sleeps in the day and is active in the night"],
    wrong: ["active by day", "asleep at night", "not active at night", "active in winter"],
  }),
];
