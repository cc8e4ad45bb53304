import { marked } from "../kinds/marked.ts";

/** Parts of a list, or of two things said side by side, that a teacher gives some points for. Marked before the examiner had read any of it. */
export const pointsLists = [
  marked("Rods and cones", "rods see in the dark, cones see colours", {
    right: ["cones are for colours, rods for the dark"],
    partial: ["rods see in the dark", "cones see colours"],
    wrong: ["rods see colours, cones see in the dark"],
  }),
  marked("Arteries and veins", "arteries carry blood away from the heart, veins carry it back", {
    right: ["veins bring blood back to the heart, arteries take it away"],
    partial: ["arteries carry blood away from the heart"],
    wrong: ["arteries carry blood to the heart, veins carry it away"],
  }),
  marked("Latitude and longitude", "latitude tells how far north or south, longitude how far east or west", {
    partial: ["latitude tells how far north or south", "longitude tells how far east or west"],
    wrong: ["latitude tells how far east or west, longitude how far north or south"],
  }),
  marked("Effects of the Black Death", "a third of Europe's people died, labour grew scarce and wages rose", {
    right: ["wages rose because labour was scarce after a third of Europe had died"],
    partial: ["a third of Europe's people died", "labour grew scarce", "wages rose", "many people died"],
    wrong: ["wages fell", "the population grew"],
  }),
  marked("Advantages of wind power", "renewable, no emissions, low running costs", {
    right: ["no emissions, low running costs and renewable"],
    partial: ["renewable", "no emissions", "it is renewable and has no emissions", "renewable, no emissions, always available"],
    wrong: ["always available, cheap to build"],
  }),
  marked("Five senses", "sight, hearing, smell, taste, touch", {
    right: ["seeing, hearing, smelling, tasting, touching"],
    partial: ["sight and hearing", "sight, hearing, smell", "sight, hearing, smell, taste, balance", "eyes, hearing, smell, taste"],
    wrong: ["eyes, legs, arms", "thinking and feeling"],
  }),
  marked("Great Lakes", "Superior, Michigan, Huron, Erie, Ontario", {
    right: ["Huron, Ontario, Michigan, Erie, Superior"],
    partial: ["Superior, Michigan, Huron, Erie", "Erie and Ontario", "Superior, Michigan, Huron, Erie, Victoria", "Michigan"],
    wrong: ["Victoria, Tanganyika, Malawi"],
  }),
  marked("Noble gases, from the lightest", "helium, neon, argon, krypton, xenon", {
    right: ["He, Ne, Ar, Kr, Xe"],
    partial: ["helium, neon, argon", "neon, helium, argon, krypton, xenon", "helium, neon, argon, krypton, chlorine"],
    wrong: ["hydrogen, oxygen, nitrogen"],
  }),
  marked("Three types of rock", "igneous, sedimentary, metamorphic", {
    right: ["sedimentary, metamorphic and igneous rocks"],
    partial: ["igneous and sedimentary", "metamorphic", "igneous, sedimentary, volcanic"],
    wrong: ["hard, soft, medium"],
  }),
  marked("Water cycle, in order", "evaporation, condensation, precipitation, collection", {
    partial: ["evaporation, precipitation, condensation, collection", "evaporation and precipitation", "evaporation, condensation, rain"],
    wrong: ["freezing and melting"],
  }),
  marked("Sides in the Second World War", "Allies and Axis", {
    partial: ["the Allies", "Axis powers"],
    wrong: ["Union and Confederacy"],
  }),
  marked("Die vier Fälle", "Nominativ, Genitiv, Dativ, Akkusativ", {
    right: ["Akkusativ, Dativ, Genitiv und Nominativ"],
    partial: ["Nominativ und Akkusativ", "Nominativ, Genitiv, Dativ", "Nominativ, Genitiv, Dativ, Ablativ"],
    wrong: ["Präsens, Perfekt, Futur"],
  }),
];
