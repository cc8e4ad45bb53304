import { marked } from "../kinds/marked.ts";

/** Geography. Marked before any rule was changed for them. */
export const studyGeography = [
  marked("Capital of Australia", "Canberra", {
    right: [
      "canberra",
      "Canbera",
      "it's Canberra, not Sydney",
      "the city of Canberra",
      "Canberra, which lies between Sydney and Melbourne",
    ],
    partial: ["Canberra, the largest city of Australia", "Canberra or Sydney", "Canberra in New Zealand"],
    wrong: ["Sydney", "Melbourne", "Sydney, not Canberra", "a city near Canberra", "Canberra is not the capital"],
  }),
  marked("Erosion", "wearing away of rock and soil by water, wind or ice", {
    right: [
      "rock and soil get worn away by wind, water or ice",
      "water, wind and ice wear down soil and rocks",
      "the wearing away of land by water, ice or wind",
      "when wind, water or ice carries away soil and rock",
    ],
    partial: ["wearing away of rock", "wearing away of rock by water", "soil is lost"],
    wrong: [
      "building up of rock and soil by water, wind or ice",
      "breaking of rock by earthquakes",
      "wearing away of water by rock",
      "laying down of sediment",
    ],
  }),
  marked("Delta", "landform of deposited sediment where a river enters the sea", {
    right: [
      "land made of sediment at the mouth of a river",
      "sediment deposited where a river flows into the sea",
      "area at a river's mouth built from sediment the river drops",
    ],
    partial: ["where a river enters the sea", "landform of sediment"],
    wrong: ["where a river begins", "landform where the sea enters a river", "lake formed by a river bend", "sediment on the sea floor"],
  }),
  marked("Longest river in South America", "Amazon", {
    right: [
      "the Amazon",
      "the Amazon River",
      "Rio Amazonas",
      "Amazon, in Brazil and Peru",
      "the river Amazon which flows into the Atlantic",
      "Amazonas",
    ],
    partial: ["the Amazon, which flows into the Pacific", "Amazon and Nile"],
    wrong: ["the Nile", "Orinoco", "the Amazon rainforest's neighbour, the Paraná", "Amazonia", "Paraná"],
  }),
  marked("Imaginary line at 0° latitude", "equator", {
    right: ["the Equator", "equater", "the equator, around the middle of the Earth", "it is called the equator", "Earth's equator"],
    partial: ["the equator, through Greenwich"],
    wrong: ["prime meridian", "Tropic of Cancer", "north pole", "the line above the equator", "meridian"],
  }),
  marked("Urbanisation", "growth of the share of people who live in cities", {
    right: [
      "more and more people live in cities",
      "increase in the proportion of people living in towns and cities",
      "rising percentage of the population lives in urban areas",
    ],
    partial: ["growth of cities", "people live in cities", "growth in the number of people"],
    wrong: [
      "growth of the share of people who live in the countryside",
      "fall of the share of people who live in cities",
      "people leave the cities",
      "growth of forests",
    ],
  }),
  marked("Countries on the Iberian Peninsula", "Spain, Portugal, Andorra", {
    right: ["Portugal, Spain and Andorra", "Spain and Portugal, plus tiny Andorra", "andorra portugal spain", "España, Portugal, Andorra"],
    partial: ["Spain and Portugal", "Spain, Portugal, Italy", "Spain, Portugal, Andorra and Morocco", "Spain"],
    wrong: ["Italy", "Georgia and Armenia", "France and Italy"],
  }),
  marked("Leeward side", "side of a mountain that is sheltered from the wind", {
    right: [
      "the side protected from the wind",
      "side facing away from the wind",
      "mountain side where the wind doesn't reach",
      "sheltered, dry side of a mountain out of the wind",
    ],
    partial: ["side of a mountain"],
    wrong: [
      "side of a mountain that faces the wind",
      "side that is not sheltered from the wind",
      "left side of a ship",
      "top of a mountain",
    ],
  }),
  marked("Highest mountain in Africa", "Kilimanjaro", {
    right: ["Mount Kilimanjaro", "Mt. Kilimanjaro", "Kilimandjaro", "Kilimanjaro in Tanzania", "Kilimanjaro, 5,895 m"],
    partial: ["Kilimanjaro in Egypt", "Kilimanjaro, 8,849 m", "a volcano in Tanzania"],
    wrong: ["Mount Kenya", "Everest", "Mount Kenya near Kilimanjaro", "Mont Blanc"],
  }),
  marked("Subduction", "one tectonic plate slides beneath another", {
    right: [
      "a plate moves under another plate",
      "one plate sinks below another one",
      "when one tectonic plate goes under another",
      "one plate is pushed under the other",
    ],
    partial: ["tectonic plates move", "one plate slides"],
    wrong: [
      "one tectonic plate slides past another",
      "two tectonic plates move apart",
      "one tectonic plate slides on top of the sea",
      "two plates collide and fold up",
    ],
  }),
];
