import { marked } from "../kinds/marked.ts";

/** German, French and Spanish answers that are wrong by one detail, beside right ones. Marked before the examiner had read any of it. */
export const hostileLanguages = [
  marked("Einatmen", "das Zwerchfell zieht sich zusammen und die Lunge dehnt sich aus", {
    right: [
      "die Lunge dehnt sich aus, weil sich das Zwerchfell zusammenzieht",
      "das Zwerchfell zieht sich zusammen, die Lunge dehnt sich aus",
    ],
    wrong: [
      "das Zwerchfell dehnt sich aus und die Lunge zieht sich zusammen",
      "das Zwerchfell entspannt sich und die Lunge zieht sich zusammen",
    ],
  }),
  marked("Vene", "führt Blut zum Herzen hin", {
    right: ["Blut fließt in ihr zum Herzen", "sie führt das Blut zum Herzen"],
    wrong: ["führt Blut vom Herzen weg", "führt Luft zum Herzen hin", "führt kein Blut zum Herzen hin", "führt Blut zum Gehirn hin"],
  }),
  marked("Raubtier", "Tier, das andere Tiere jagt und frisst", {
    right: ["ein Tier, das andere Tiere jagt und sie frisst"],
    wrong: [
      "Tier, das von anderen Tieren gejagt und gefressen wird",
      "Tier, das andere Tiere jagt, aber nie frisst",
      "Tier, das Pflanzen frisst",
    ],
  }),
  marked("Bundesrat", "Vertretung der Länder bei der Gesetzgebung", {
    right: ["vertritt die Länder bei der Gesetzgebung", "die Vertretung der Bundesländer bei der Gesetzgebung"],
    wrong: [
      "Vertretung der Gemeinden bei der Gesetzgebung",
      "Vertretung der Länder bei der Rechtsprechung",
      "Vertretung des Volkes bei der Gesetzgebung",
    ],
  }),
  marked("Säure", "gibt Protonen ab", {
    right: ["Protonen werden abgegeben", "sie gibt ein Proton ab"],
    wrong: ["nimmt Protonen auf", "gibt Elektronen ab", "gibt keine Protonen ab"],
  }),
  marked("Westfälischer Friede", "beendete 1648 den Dreißigjährigen Krieg", {
    right: ["er beendete den Dreißigjährigen Krieg im Jahr 1648"],
    wrong: ["begann 1648 den Dreißigjährigen Krieg", "beendete 1684 den Dreißigjährigen Krieg", "beendete 1648 den Siebenjährigen Krieg"],
  }),
  marked("Gläubiger", "jemand, dem ein anderer Geld schuldet", {
    right: ["jemand, dem ein anderer Geld schuldig ist", "einer, dem jemand Geld schuldet"],
    wrong: ["jemand, der einem anderen Geld schuldet", "jemand, dem ein anderer Geld schenkt", "jemand, dem niemand Geld schuldet"],
  }),
  marked("Nachfrage steigt bei gleichem Angebot", "der Preis steigt", {
    right: ["die Preise steigen", "dann steigt der Preis"],
    wrong: ["der Preis sinkt", "der Preis steigt nicht", "das Angebot steigt"],
  }),
  marked("Alliteration", "benachbarte Wörter beginnen mit demselben Laut", {
    right: ["mehrere benachbarte Wörter fangen mit demselben Laut an"],
    wrong: [
      "benachbarte Wörter enden mit demselben Laut",
      "benachbarte Sätze beginnen mit demselben Wort",
      "benachbarte Wörter beginnen mit verschiedenen Lauten",
    ],
  }),
  marked("Verdunstung", "Flüssigkeit wird unterhalb des Siedepunkts zu Gas", {
    right: ["eine Flüssigkeit wird zu Gas, unterhalb des Siedepunkts"],
    wrong: [
      "Gas wird unterhalb des Siedepunkts zu Flüssigkeit",
      "Flüssigkeit wird oberhalb des Siedepunkts zu Gas",
      "Flüssigkeit wird unterhalb des Gefrierpunkts zu Eis",
    ],
  }),
  marked("Compiler", "übersetzt Quellcode in Maschinencode", {
    right: ["Quellcode wird in Maschinencode übersetzt", "er übersetzt den Quellcode in Maschinencode"],
    wrong: ["übersetzt Maschinencode in Quellcode", "führt Quellcode Zeile für Zeile aus", "übersetzt Quellcode in Text"],
  }),
  marked("Subduktion", "eine Platte taucht unter eine andere ab", {
    right: ["eine Platte taucht unter die andere ab"],
    wrong: [
      "zwei Platten entfernen sich voneinander",
      "eine Platte taucht über einer anderen auf",
      "eine Platte gleitet an einer anderen vorbei",
    ],
  }),
  marked("Artère", "transporte le sang du cœur vers les organes", {
    right: ["elle transporte le sang du coeur aux organes"],
    wrong: [
      "transporte le sang des organes vers le cœur",
      "transporte l'air du cœur vers les organes",
      "transporte le sang du cœur vers le cœur",
    ],
  }),
  marked("Herbivore", "animal qui mange des plantes", {
    right: ["un animal qui se nourrit de plantes", "un animal mangeant des plantes"],
    wrong: [
      "animal qui mange de la viande",
      "plante qui mange des animaux",
      "animal qui ne mange pas de plantes",
      "animal mangé par des plantes",
    ],
  }),
  marked("Fusion", "passage de l'état solide à l'état liquide", {
    right: ["le passage du solide au liquide", "passer de l'état solide à l'état liquide"],
    wrong: [
      "passage de l'état liquide à l'état solide",
      "passage de l'état solide à l'état gazeux",
      "passage de l'état gazeux à l'état liquide",
    ],
  }),
  marked("Édit de Nantes", "Henri IV accorde la liberté de culte aux protestants", {
    right: ["la liberté de culte est accordée aux protestants par Henri IV"],
    wrong: [
      "Henri IV retire la liberté de culte aux protestants",
      "Louis XIV accorde la liberté de culte aux protestants",
      "Henri IV accorde la liberté de culte aux juifs",
      "les protestants accordent la liberté de culte à Henri IV",
    ],
  }),
  marked("Créancier", "personne à qui on doit de l'argent", {
    right: ["quelqu'un à qui l'on doit de l'argent"],
    wrong: ["personne qui doit de l'argent", "personne à qui on donne de l'argent", "personne à qui on ne doit pas d'argent"],
  }),
  marked("Locataire", "personne qui paie un loyer au propriétaire", {
    right: ["celui qui paie un loyer au propriétaire"],
    wrong: [
      "personne à qui le propriétaire paie un loyer",
      "personne qui reçoit un loyer du propriétaire",
      "propriétaire qui reçoit un loyer",
    ],
  }),
  marked("Nombre pair", "nombre divisible par deux", {
    right: ["un nombre que l'on peut diviser par deux", "divisible par 2"],
    wrong: [
      "nombre divisible par trois",
      "nombre qui n'est pas divisible par deux",
      "nombre divisible par lui-même",
      "nombre multiplié par deux",
    ],
  }),
  marked("Narrateur omniscient", "sait tout des personnages", {
    right: ["il connaît tout des personnages", "il sait tout sur les personnages"],
    wrong: ["ne sait rien des personnages", "sait tout du lecteur", "ne sait pas tout des personnages"],
  }),
  marked("Affluent", "cours d'eau qui se jette dans un autre", {
    right: ["un cours d'eau se jetant dans un autre"],
    wrong: ["cours d'eau qui se jette dans la mer", "cours d'eau qui sort d'un lac", "cours d'eau dans lequel se jette un autre"],
  }),
  marked("Arteria", "lleva la sangre del corazón a los órganos", {
    right: ["lleva sangre desde el corazón hasta los órganos"],
    wrong: ["lleva la sangre de los órganos al corazón", "lleva el aire del corazón a los órganos", "no lleva la sangre a los órganos"],
  }),
  marked("Carnívoro", "animal que come carne", {
    right: ["un animal que se alimenta de carne", "come carne"],
    wrong: ["animal que come plantas", "animal que no come carne", "planta que come animales"],
  }),
  marked("Evaporación", "paso de líquido a gas", {
    right: ["el paso del estado líquido al gas", "de líquido a gas"],
    wrong: ["paso de gas a líquido", "paso de líquido a sólido", "paso de sólido a gas"],
  }),
  marked("Acreedor", "persona a la que se debe dinero", {
    right: ["aquel a quien se debe dinero", "la persona a la que le deben dinero"],
    wrong: ["persona que debe dinero", "persona a la que se regala dinero", "persona a la que no se debe dinero"],
  }),
  marked("Reconquista", "los reinos cristianos recuperaron la península de los musulmanes", {
    right: ["los cristianos recuperaron la península de los musulmanes"],
    wrong: [
      "los musulmanes recuperaron la península de los reinos cristianos",
      "los reinos cristianos perdieron la península",
      "los reinos cristianos recuperaron Jerusalén de los musulmanes",
    ],
  }),
  marked("Tratado de Tordesillas", "España y Portugal se reparten el Nuevo Mundo en 1494", {
    right: ["en 1494 España y Portugal se reparten el Nuevo Mundo"],
    wrong: [
      "España y Francia se reparten el Nuevo Mundo en 1494",
      "España y Portugal se reparten el Nuevo Mundo en 1949",
      "España y Portugal se disputan Europa en 1494",
    ],
  }),
  marked("Exportación", "venta de productos a otros países", {
    right: ["vender productos a otros países", "la venta de productos a países extranjeros"],
    wrong: ["compra de productos a otros países", "venta de productos en el propio país", "venta de países a otros productos"],
  }),
  marked("Inflación", "subida general de los precios", {
    right: ["los precios suben en general", "el aumento general de los precios"],
    wrong: ["bajada general de los precios", "subida general de los salarios", "los precios no suben"],
  }),
  marked("Mediana", "valor que está en el centro de los datos ordenados", {
    right: ["el valor central de los datos ordenados"],
    wrong: [
      "valor que aparece más veces en los datos",
      "suma de los datos dividida por su número",
      "valor que está al final de los datos ordenados",
    ],
  }),
];
