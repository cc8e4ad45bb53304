import { marked } from "./marked.ts";

/** Half an answer is worth a part; the whole in other order is whole. */
export const parts = [
  marked("Axis powers", "Germany, Italy, Japan", {
    right: ["Japan, Italy, Germany"],
    partial: ["Germany and Japan", "Germany, Italy, Spain", "Germany, Italy, Japan, Turkey"],
  }),
  marked("Colours of the French flag", "blue, white, red", {
    right: ["red, white and blue"],
    partial: ["blue, white, green", "red and white"],
  }),
  marked("States of matter", "solid, liquid, gas", {
    right: ["gases, liquids and solids", "solid - liquid - gaseous"],
    partial: ["solid and gas"],
    wrong: ["hot, cold, warm"],
  }),
  marked("Bases of DNA", "adenine, thymine, guanine, cytosine", {
    right: ["A, T, G, C", "cytosine guanine thymine adenine"],
    partial: ["adenine, thymine, guanine", "adenine, uracil, guanine, cytosine"],
  }),
  marked("Great Lakes", "Superior, Michigan, Huron, Erie, Ontario", {
    right: ["Huron, Ontario, Michigan, Erie and Superior", "Lake Superior, Lake Michigan, Lake Huron, Lake Erie, Lake Ontario"],
    partial: ["Lake Superior, Lake Huron, Lake Erie"],
  }),
  marked("Classes of vertebrates", "fish, amphibians, reptiles, birds, mammals", {
    right: ["mammals, birds, reptiles, amphibians and fishes"],
    partial: ["fish, birds, reptiles, mammals", "fish, insects, reptiles, birds, mammals"],
  }),
  marked("Phases of mitosis, in order", "prophase, metaphase, anaphase, telophase", {
    right: ["prophase, then metaphase, anaphase, and last telophase"],
    partial: ["metaphase, prophase, anaphase, telophase", "prophase and metaphase"],
  }),
  marked("Cases in German", "nominative, genitive, dative, accusative", {
    right: ["nominative, accusative, dative and genitive"],
    partial: ["nominative, accusative, dative"],
  }),
  marked("Mitosis", "cell division that produces two identical cells", {
    right: ["a cell divides into two identical cells"],
    partial: ["cell division"],
    wrong: ["cell division that produces two different cells"],
  }),
  marked("Cellular respiration", "cells release energy from glucose", {
    right: ["release of energy from glucose in cells"],
    partial: ["cells release energy"],
    wrong: ["cells store energy in glucose"],
  }),
  marked("Treaty of Tordesillas", "divided the New World between Spain and Portugal", {
    right: ["divided the New World between Portugal and Spain"],
    partial: ["divided the New World"],
    wrong: ["united Spain and Portugal"],
  }),
  marked("Magna Carta", "document of 1215 that limited the king's power", {
    right: ["document that limited the power of the king in 1215"],
    partial: ["document of 1215", "limited the king's power"],
  }),
  marked("Isotopes", "atoms of one element with different numbers of neutrons", {
    right: ["same element, different number of neutrons", "atoms of the same element whose neutron numbers differ"],
    partial: ["atoms of one element"],
    wrong: ["atoms of different elements with the same number of neutrons"],
  }),
  marked("Allergy", "overreaction of the immune system to a harmless substance", {
    right: ["the immune system overreacts to a harmless substance"],
    partial: ["overreaction of the immune system"],
  }),
  marked("Bail", "money paid to leave jail until the trial", {
    right: ["money for getting out of jail until the trial"],
    partial: ["money paid to leave jail"],
  }),
  marked("Haiku", "Japanese poem of three lines with 17 syllables", {
    right: ["three-line Japanese poem with 17 syllables"],
    partial: ["Japanese poem", "Japanese poem of three lines"],
    wrong: ["Japanese poem with 12 syllables"],
  }),
  marked("Coup d'état", "sudden seizure of power by force", {
    right: ["power is suddenly seized by force"],
    partial: ["sudden seizure of power"],
  }),
  marked("Firewall", "filters network traffic by fixed rules", { partial: ["filters network traffic"], wrong: ["filters water"] }),
  marked("Enzyme", "protein that speeds up reactions in the body", {
    right: ["protein which accelerates reactions in the body"],
    partial: ["protein in the body"],
    wrong: ["protein that slows down reactions in the body"],
  }),
  marked("Hibernation", "deep sleep of animals during winter to save energy", {
    right: ["animals sleep deeply in winter to save energy"],
    partial: ["deep sleep of animals"],
  }),
  marked("Zeugma", "one verb used with two objects in different senses", {
    partial: ["one verb with two objects"],
    wrong: ["two verbs with one object"],
  }),
  marked("Sonett", "Gedicht aus zwei Quartetten und zwei Terzetten", {
    right: ["Gedicht mit zwei Quartetten und zwei Terzetten"],
    partial: ["Gedicht aus zwei Quartetten"],
    wrong: ["Gedicht aus drei Strophen"],
  }),
  marked("Homeostasis", "keeping the inner conditions of the body constant", {
    right: ["the body's internal conditions are kept constant", "maintaining constant inner conditions in the body"],
    partial: ["inner conditions of the body"],
    wrong: ["changing the inner conditions of the body"],
  }),
];
