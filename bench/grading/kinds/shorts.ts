import { marked } from "./marked.ts";

/** Few words that identify, or that are too few. */
export const shorts = [
  marked("Discovered penicillin", "Alexander Fleming", {
    right: ["Fleming", "A. Fleming", "Sir Alexander Fleming"],
    wrong: ["Alexander", "Pasteur"],
  }),
  marked("Author of War and Peace", "Leo Tolstoy", { right: ["Tolstoy", "Lev Tolstoy", "Count Tolstoy"], wrong: ["Leo", "Dostoevsky"] }),
  marked("First president of the USA", "George Washington", {
    right: ["Washington", "G. Washington", "President Washington"],
    wrong: ["George", "Lincoln"],
  }),
  marked("Composer of the Ninth Symphony", "Ludwig van Beethoven", { right: ["Beethoven", "van Beethoven"], wrong: ["Ludwig", "Mozart"] }),
  marked("Composer of the Well-Tempered Clavier", "Johann Sebastian Bach", { right: ["Bach", "J. S. Bach", "JS Bach"], wrong: ["Johann"] }),
  marked("President shot in Dallas", "John F. Kennedy", { right: ["JFK", "Kennedy", "John Kennedy"], wrong: ["Johnson"] }),
  marked("English queen from 1558 to 1603", "Elizabeth I", {
    right: ["Elizabeth the First", "Queen Elizabeth I"],
    partial: ["Elizabeth"],
    wrong: ["Elizabeth II", "Mary I"],
  }),
  marked("King executed in 1793", "Louis XVI", {
    right: ["Louis 16", "King Louis XVI", "Louis the Sixteenth"],
    partial: ["Louis"],
    wrong: ["Louis XIV"],
  }),
  marked("Treaty after the First World War", "Treaty of Versailles", {
    right: ["Versailles", "Versailles Treaty", "the Treaty of Versailles"],
    wrong: ["Treaty of Vienna", "treaty"],
  }),
  marked("Currency of Japan", "Japanese yen", { right: ["yen", "the yen"], wrong: ["dollar", "Japanese"] }),
  marked("Where digestion of protein begins", "in the stomach", { right: ["stomach", "the stomach"], wrong: ["small intestine"] }),
  marked("Function of the heart", "pumps blood through the body", {
    right: ["pumps blood", "pumping blood", "to pump blood around the body"],
    wrong: ["blood", "the body"],
  }),
  marked("Function of red blood cells", "carry oxygen to the tissues", {
    right: ["carry oxygen", "oxygen transport", "they transport oxygen"],
    wrong: ["fight infection"],
  }),
  marked("Function of the iris", "controls how much light enters the eye", {
    right: ["controls the light entering the eye", "regulates how much light gets in"],
    wrong: ["light"],
  }),
  marked("What plants take in", "carbon dioxide and water", {
    right: ["CO2 and H2O", "CO2 and water"],
    partial: ["CO2", "water"],
    wrong: ["oxygen"],
  }),
  marked("Unit of force", "newton (N)", { right: ["N", "newtons", "the newton"], wrong: ["joule", "J"] }),
  marked("Ornithologist", "scientist who studies birds", {
    right: ["studies birds", "bird scientist", "someone who studies birds"],
    wrong: ["scientist"],
  }),
  marked("Insomnia", "inability to sleep", {
    right: ["can't sleep", "not being able to sleep", "sleeplessness"],
    wrong: ["sleep", "ability to sleep"],
  }),
  marked("Quadruped", "animal with four legs", {
    right: ["four-legged animal", "has four legs", "four legs"],
    wrong: ["animal with two legs", "animal"],
  }),
  marked("Archipelago", "group of islands", {
    right: ["island group", "a group of islands"],
    partial: ["islands"],
    wrong: ["group", "group of mountains"],
  }),
  marked("Herbivore", "animal that eats plants", {
    right: ["plant-eater", "eats plants", "plant eating animal"],
    wrong: ["eats meat", "animal"],
  }),
  marked("Photon", "particle of light", { right: ["light particle", "a particle of light"], wrong: ["particle of matter"] }),
  marked("Ophthalmologist", "eye doctor", { right: ["doctor for the eyes", "doctor who treats eyes"], wrong: ["doctor", "eye"] }),
  marked("Bicycle", "vehicle with two wheels", {
    right: ["two-wheeled vehicle", "two wheels"],
    wrong: ["vehicle", "vehicle with three wheels"],
  }),
  marked("Vertebrate", "animal that has a backbone", {
    right: ["has a backbone", "backbone", "animal with a backbone"],
    wrong: ["animal"],
  }),
  marked("Hexagon", "polygon with six sides", {
    right: ["six sides", "6-sided polygon", "has six sides"],
    wrong: ["polygon", "five sides"],
  }),
  marked("Ligation", "tying off of a blood vessel", {
    right: ["tying off a vessel", "tying off blood vessels"],
    wrong: ["blood vessel", "vessel"],
  }),
  marked("Erster Bundeskanzler", "Konrad Adenauer", { right: ["Adenauer"], wrong: ["Konrad", "Willy Brandt"] }),
  marked("Auteur des Misérables", "Victor Hugo", { right: ["Hugo", "V. Hugo"], wrong: ["Victor", "Zola"] }),
  marked("Автор «Евгения Онегина»", "Александр Пушкин", { right: ["Пушкин", "А. Пушкин"], wrong: ["Лермонтов", "Александр"] }),
  marked("Autor del Quijote", "Miguel de Cervantes", { right: ["Cervantes", "M. de Cervantes"], wrong: ["Miguel", "Lope de Vega"] }),
  marked("中国的首都", "北京", { right: ["北京市"], wrong: ["上海"] }),
  marked("Storming of the Bastille", "14 July 1789", {
    right: ["July 14, 1789", "14/7/1789"],
    partial: ["1789", "July 1789"],
    wrong: ["4 July 1776"],
  }),
  marked("HTTP status for a page that is not there", "404", { right: ["status 404", "404 error", "404 Not Found"], wrong: ["403"] }),
  marked("Divided Berlin until 1989", "the Berlin Wall", { right: ["the Wall", "Berlin wall"], wrong: ["the river", "Berlin"] }),
  marked("Relative density of water", "mass of one litre is one kilogram", {
    right: ["one litre has a mass of one kilogram"],
    wrong: ["one litre"],
  }),
];
