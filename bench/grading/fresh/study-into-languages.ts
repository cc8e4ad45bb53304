import { marked } from "../kinds/marked.ts";

/** Words of four languages to write. Marked before any rule was changed for them. */
export const studyIntoLanguages = [
  marked("the bridge (Spanish)", "el puente", {
    right: ["puente", "El puente", "un puente", "el puente.", "el peunte"],
    partial: ["la puente"],
    wrong: ["el puerto", "el fuente", "el punto", "the bridge", "il ponte", "le pont"],
  }),
  marked("to write (Spanish)", "escribir", {
    right: ["escríbir", "Escribir", "escrivir", "escribir (algo)"],
    partial: ["escribo", "escrito"],
    wrong: ["leer", "describir", "scrivere", "écrire"],
  }),
  marked("tomorrow (Spanish)", "mañana", {
    right: ["manana", "Mañana", "mañana (also: morning)", "la mañana"],
    partial: ["pasado mañana por la mañana"],
    wrong: ["ayer", "hoy", "montaña", "pasado mañana", "demain"],
  }),
  marked("the girl (German)", "das Mädchen", {
    right: ["Mädchen", "das Maedchen", "das mädchen", "Das Mädchen", "ein Mädchen"],
    partial: ["die Mädchen", "der Mädchen", "das Madchen"],
    wrong: ["der Junge", "die Frau", "das Märchen", "die Magd"],
  }),
  marked("to receive (German)", "bekommen", {
    right: ["erhalten", "kriegen", "Bekommen", "bekomen", "etwas bekommen"],
    partial: ["bekam", "bekommt"],
    wrong: ["werden", "become", "bekannt", "geben", "kommen"],
  }),
  marked("the knife (German)", "das Messer", {
    right: ["Messer", "ein Messer", "das Meser", "messer"],
    partial: ["der Messer", "die Messer"],
    wrong: ["die Messe", "die Gabel", "der Löffel", "das Messen", "the knife"],
  }),
  marked("the summer (French)", "l'été", {
    right: ["été", "l'ete", "L'été", "un été"],
    partial: ["la été"],
    wrong: ["l'hiver", "l'été noir", "il est", "le printemps", "l'état"],
  }),
  marked("we have (French)", "nous avons", {
    right: ["Nous avons", "on a", "nous avon", "nous avons (avoir)"],
    partial: ["avons", "nous avez"],
    wrong: ["nous sommes", "vous avez", "ils ont", "nous allons", "nous savons"],
  }),
  marked("the fish (French)", "le poisson", {
    right: ["poisson", "un poisson", "le poison rouge? no: le poisson", "Le Poisson"],
    partial: ["la poisson", "les poissons"],
    wrong: ["le poison", "la boisson", "le poulet", "il pesce", "the fish"],
  }),
  marked("happy (Italian)", "felice", {
    right: ["contento", "felice / contento", "felici", "Felice", "felicie"],
    partial: ["felicità", "felicemente"],
    wrong: ["triste", "facile", "infelice", "feliz", "non felice"],
  }),
  marked("the milk (Italian)", "il latte", {
    right: ["latte", "Il latte", "il late", "del latte"],
    partial: ["la latte", "lo latte", "i latte"],
    wrong: ["il letto", "la lattuga", "l'acqua", "il tetto", "la leche"],
  }),
];
