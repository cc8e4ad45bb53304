import { marked } from "../kinds/marked.ts";

/** Twentieth-century history. Marked before any rule was changed for them. */
export const studyHistory = [
  marked("Who assassinated Archduke Franz Ferdinand?", "Gavrilo Princip", {
    right: [
      "Princip",
      "Gavrilo Prinzip",
      "a Bosnian Serb called Gavrilo Princip",
      "Gavrilo Princip in Sarajevo in 1914",
      "It was Princip, a member of Young Bosnia",
    ],
    partial: ["Gavrilo", "Gavrilo Princip, a French nationalist", "Gavrilo Princip in Berlin"],
    wrong: ["Franz Ferdinand", "Lee Harvey Oswald", "not Princip", "Princip's brother", "a Serb"],
  }),
  marked("Treaty of Versailles", "peace treaty of 1919 that ended the First World War and made Germany pay reparations", {
    right: [
      "the 1919 peace treaty that ended WWI and forced Germany to pay reparations",
      "treaty ending the first world war in 1919; Germany had to pay reparations",
      "it ended World War I in 1919 and Germany was made to pay reparations",
    ],
    partial: [
      "peace treaty that ended the First World War",
      "peace treaty of 1919",
      "it ended World War II and made Germany pay reparations",
    ],
    wrong: [
      "peace treaty of 1945 that ended the Second World War",
      "treaty that united Germany",
      "treaty of 1919 that made France pay reparations to Germany",
    ],
  }),
  marked("Cause of the Cuban Missile Crisis", "the Soviet Union placed nuclear missiles in Cuba", {
    right: [
      "Soviet nuclear missiles were stationed in Cuba",
      "the USSR put nuclear missiles on Cuba",
      "nuclear missiles were placed in Cuba by the Soviet Union",
      "the Soviets placed nukes in Cuba in 1962",
    ],
    partial: ["nuclear missiles in Cuba", "missiles", "the Soviet Union placed nuclear missiles in Cuba and Mexico"],
    wrong: [
      "the United States placed nuclear missiles in Cuba",
      "Cuba placed nuclear missiles in the Soviet Union",
      "the Soviet Union removed nuclear missiles from Cuba",
      "the US invaded Cuba",
    ],
  }),
  marked("Appeasement", "policy of giving in to a dictator's demands to avoid war", {
    right: [
      "giving in to the demands of an aggressor to prevent war",
      "to keep the peace you give a dictator what he wants",
      "policy of making concessions to a dictator in order to avoid a war",
    ],
    partial: ["giving in to demands", "policy to avoid war"],
    wrong: [
      "policy of refusing a dictator's demands",
      "policy of giving in to a dictator's demands to start a war",
      "policy of staying out of alliances",
    ],
  }),
  marked("Year the Berlin Wall fell", "1989", {
    right: [
      "in 1989",
      "9 November 1989",
      "November 1989",
      "it fell in 1989, two years before the Soviet Union ended",
      "nineteen eighty-nine",
    ],
    partial: ["the late 1980s", "in 1989, after the end of the Soviet Union"],
    wrong: ["1961", "1990", "1998", "in 1889"],
  }),
  marked("Three Allied leaders at Yalta", "Churchill, Roosevelt, Stalin", {
    right: [
      "Stalin, Roosevelt and Churchill",
      "Winston Churchill, Franklin D. Roosevelt, Joseph Stalin",
      "Roosevelt, Churchil, Stalin",
      "FDR, Stalin, Churchill",
    ],
    partial: ["Churchill and Roosevelt", "Churchill, Truman, Stalin", "Churchill, Roosevelt, Stalin and de Gaulle"],
    wrong: ["Hitler, Mussolini, Hirohito", "de Gaulle", "Attlee, Truman, de Gaulle"],
  }),
  marked("Prohibition (USA)", "ban on making and selling alcohol from 1920 to 1933", {
    right: [
      "time when alcohol was banned, 1920-1933",
      "making and selling alcohol was forbidden between 1920 and 1933",
      "from 1920 until 1933 it was illegal to make or sell alcohol",
    ],
    partial: ["ban on alcohol", "ban on selling alcohol from 1920 to 1933", "alcohol was forbidden in the 1920s"],
    wrong: ["ban on making and selling drugs from 1920 to 1933", "ban on drinking tea", "law that allowed alcohol from 1920 to 1933"],
  }),
  marked("Country Gandhi led to independence", "India", {
    right: ["India, from Britain", "he led India to independence in 1947", "Indian independence", "the country of India", "Inida"],
    partial: ["India, from France", "India and South Africa"],
    wrong: ["Pakistan", "Indonesia", "not India", "Britain", "he came from India's neighbour Nepal"],
  }),
  marked("Blitzkrieg", "fast attack with tanks and aircraft that takes the enemy by surprise", {
    right: [
      "quick surprise attack using tanks and planes",
      "lightning war: a sudden, rapid assault with tanks and air support",
      "surprising the enemy with a fast tank and aircraft attack",
    ],
    partial: ["fast attack", "attack with tanks and aircraft", "lightning war"],
    wrong: ["slow war in trenches", "fast retreat with tanks and aircraft", "bombing of London by the Germans", "attack with submarines"],
  }),
];
