import { marked } from "../kinds/marked.ts";

/** More denials, exceptions and remarks. */
export const moreTurned = [
  marked("Abstract noun", "noun for something that cannot be seen or touched", {
    right: ["noun for a thing you can't see or touch", "a noun naming something you can neither see nor touch"],
    wrong: ["noun for something that can be seen or touched", "noun for something that can be seen but not touched"],
  }),
  marked("Vegan", "person who eats no animal products", {
    right: [
      "someone who does not eat animal products",
      "a person that doesn't eat any animal products",
      "person who avoids animal products",
    ],
    wrong: ["person who eats only animal products", "person who eats no meat but eats eggs", "person who eats animal products"],
  }),
  marked("Illiterate", "unable to read or write", {
    right: ["cannot read or write", "can't read and can't write", "not able to read or write", "someone who can neither read nor write"],
    wrong: ["able to read and write", "able to read but not to write"],
  }),
  marked("Neutral country", "country that takes no side in a war", {
    right: ["a country not taking sides in a war", "country that does not take a side in war", "doesn't take sides in wars"],
    wrong: ["country that takes a side in a war", "country that takes both sides in a war"],
  }),
  marked("Reversible reaction", "reaction that can go in both directions", {
    right: ["can run in either direction", "a reaction that goes both ways", "reaction going forwards and backwards"],
    wrong: ["reaction that can only go in one direction", "reaction that cannot go in both directions"],
  }),
  marked("Dominant allele", "expressed even if only one copy is present", {
    right: ["shows even with only one copy", "one copy is enough for it to be expressed", "is expressed when there is just one copy"],
    wrong: ["expressed only if two copies are present", "not expressed if only one copy is present"],
  }),
  marked("Recessive allele", "expressed only if two copies are present", {
    right: ["needs two copies to be expressed", "only expressed with two copies", "not expressed unless two copies are present"],
    wrong: ["expressed even if only one copy is present", "never expressed if two copies are present"],
  }),
  marked("Silent letter", "letter that is written but not pronounced", {
    right: [
      "a letter you write but don't pronounce",
      "written, but it isn't pronounced",
      "letter which is not spoken although it is written",
    ],
    wrong: ["letter that is pronounced but not written", "letter that is written and pronounced"],
  }),
  marked("Mutual exclusivity", "two events cannot happen at the same time", {
    right: [
      "the events can't occur simultaneously",
      "both events can't happen at once",
      "it is impossible for two events to happen at the same time",
    ],
    wrong: ["two events must happen at the same time", "two events can happen at the same time"],
  }),
  marked("Perennial plant", "plant that lives for more than two years", {
    right: ["lives longer than two years", "a plant living over 2 years", "plant which survives more than two years"],
    wrong: ["plant that lives for less than two years", "plant that lives for one year"],
  }),
  marked("Minor", "person under 18 years of age", {
    right: ["someone younger than 18", "person who is not yet 18", "under 18", "someone less than eighteen years old"],
    wrong: ["person over 18 years of age", "person who is 18 or older"],
  }),
  marked("Obtuse angle", "angle greater than 90° and less than 180°", {
    right: ["between 90° and 180°", "angle of more than 90 but less than 180 degrees", "> 90° and < 180°"],
    partial: ["greater than 90°"],
    wrong: ["angle less than 90°", "angle greater than 180°"],
  }),
  marked("Underfitting", "model is too simple to capture the pattern", {
    right: [
      "the model is not complex enough to capture the pattern",
      "too simple a model for the pattern",
      "model too simple for the pattern in the data",
    ],
    wrong: ["model is too complex to capture the pattern", "model is simple enough to capture the pattern"],
  }),
  marked("Involuntary manslaughter", "unintentional killing of a person", {
    right: ["killing a person without intending to", "killing someone by accident", "when a person is killed unintentionally"],
    wrong: ["intentional killing of a person", "planned killing of a person"],
  }),
  marked("Marshall Plan", "the USA gave money to Western Europe", {
    right: [
      "Western Europe got money from the USA",
      "the US gave Western Europe money",
      "money given to Western Europe by the United States",
      "Western Europe was given money by the USA",
    ],
    wrong: ["Western Europe gave money to the USA", "the USA got money from Western Europe"],
  }),
  marked("Trojan War", "the Greeks besieged Troy", {
    right: ["Troy was besieged by the Greeks", "siege of Troy by the Greeks", "the Greeks laid siege to Troy"],
    wrong: ["Troy besieged the Greeks", "the Greeks were besieged by Troy"],
  }),
  marked("Pearl Harbor", "Japan attacked the American fleet", {
    right: ["the American fleet was attacked by Japan", "Japanese attack on the American fleet", "Japan's attack on the US fleet"],
    wrong: ["the American fleet attacked Japan", "Japan was attacked by the American fleet"],
  }),
  marked("Pollination", "transfer of pollen from anther to stigma", {
    right: [
      "pollen is transferred from the anther to the stigma",
      "pollen moves from anther to stigma",
      "carrying pollen from an anther to a stigma",
    ],
    wrong: ["transfer of pollen from stigma to anther", "transfer of nectar from anther to stigma"],
  }),
  marked("Rectifier", "converts alternating current into direct current", {
    right: ["turns AC into DC", "alternating to direct current", "changes alternating current to direct current", "AC → DC"],
    wrong: ["converts direct current into alternating current", "DC into AC"],
  }),
  marked("Anabolism", "building large molecules from small ones", {
    right: [
      "small molecules are built up into large ones",
      "making big molecules out of small ones",
      "large molecules built from small molecules",
    ],
    wrong: ["breaking large molecules into small ones", "building small molecules from large ones"],
  }),
  marked("Landlord", "rents out property to tenants", {
    right: ["lets property to tenants", "rents property to a tenant", "tenants rent property from them"],
    wrong: ["rents property from tenants", "buys property from tenants"],
  }),
  marked("Interest rate rise", "makes borrowing more expensive", {
    right: ["borrowing gets more expensive", "loans become more expensive", "it raises the cost of borrowing", "borrowing costs more"],
    wrong: ["makes borrowing cheaper", "makes saving less attractive"],
  }),
  marked("Greenhouse effect", "gases in the atmosphere trap heat", {
    right: [
      "heat is trapped by gases in the atmosphere",
      "atmospheric gases trap heat",
      "gases in the air keep heat in",
      "heat cannot escape because gases in the atmosphere trap it",
    ],
    wrong: ["gases in the atmosphere release heat into space", "heat traps gases in the atmosphere"],
  }),
  marked("Placenta", "passes nutrients from mother to child", {
    right: [
      "nutrients pass from the mother to the child through it",
      "supplies the child with nutrients from the mother",
      "gives the mother's nutrients to the child",
    ],
    wrong: ["passes nutrients from child to mother"],
  }),
  marked("Cause of thunder", "air expands suddenly when lightning heats it", {
    right: [
      "lightning heats air, which suddenly expands",
      "the sudden expansion of air heated by lightning",
      "air that is heated by lightning expands suddenly",
    ],
    wrong: ["air contracts suddenly when lightning cools it", "clouds bump into each other"],
  }),
  marked("Largest desert", "Antarctica", {
    right: [
      "Antarctica, not the Sahara",
      "the Antarctic desert, which is larger than the Sahara",
      "It's Antarctica rather than the Sahara",
    ],
    wrong: ["Sahara, not Antarctica", "the Sahara, which is larger than Antarctica", "Arctic"],
  }),
  marked("Official language of Brazil", "Portuguese", {
    right: [
      "Portuguese, not Spanish",
      "it's Portuguese and not Spanish",
      "They speak Portuguese there, because it was a colony of Portugal",
    ],
    wrong: ["Spanish, not Portuguese", "Spanish like its neighbours", "Portuguese or Spanish"],
  }),
  marked("Inventor of the telephone", "Alexander Graham Bell", {
    right: ["Bell", "Graham Bell", "Alexander Bell, in 1876", "it was patented by Alexander Graham Bell"],
    wrong: ["Edison, a rival of Alexander Graham Bell", "Alexander", "Bell or Edison", "not Bell"],
  }),
  marked("Metal liquid at room temperature", "mercury", {
    right: ["mercury (Hg)", "Hg", "mercury, also called quicksilver", "quicksilver"],
    wrong: ["gallium or mercury", "bromine", "Venus", "lead, next to mercury in the table"],
  }),
  marked("Organelle with chlorophyll", "chloroplast", {
    right: ["chloroplasts", "the chloroplast, where photosynthesis happens", "it's the chloroplast in plant cells"],
    wrong: ["mitochondrion, not the chloroplast", "chlorophyll", "mitochondria and chloroplasts"],
  }),
  marked("Planet with the most moons", "Saturn", {
    right: ["Saturn, it has over 140", "Saturn, the one with rings", "I'd say Saturn"],
    wrong: ["Jupiter, then Saturn", "Jupiter, bigger than Saturn", "Saturn or Jupiter"],
  }),
  marked("Instrument that measures air pressure", "barometer", {
    right: ["a barometer, which is used to forecast weather", "the barometer"],
    wrong: ["thermometer, not a barometer", "manometer or barometer", "thermometer that hangs beside the barometer"],
  }),
];
