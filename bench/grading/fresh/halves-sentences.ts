import { marked } from "../kinds/marked.ts";

/** Half answers to sentences and names, which a teacher gives some points for. Marked before the examiner had read any of it. */
export const halvesSentences = [
  marked("Gastric acid", "kills germs and starts the digestion of proteins", {
    right: ["it kills germs and begins to digest proteins"],
    partial: ["kills germs", "starts the digestion of proteins", "kills germs and starts the digestion of fats"],
    wrong: ["feeds the germs of the stomach", "produces insulin"],
  }),
  marked("Cerebellum", "part of the brain that coordinates movement and balance", {
    right: ["the brain part coordinating balance and movement"],
    partial: [
      "part of the brain",
      "coordinates movement",
      "part of the brain that controls memory and balance",
      "a brain part for balance",
    ],
    wrong: ["bone that protects the brain", "coordinates the heartbeat"],
  }),
  marked("Ozone layer", "absorbs most of the Sun's ultraviolet radiation", {
    right: ["it absorbs most of the UV radiation of the Sun"],
    partial: ["absorbs radiation", "absorbs radiation from the Sun", "protects us from the Sun"],
    wrong: ["lets most of the Sun's ultraviolet radiation through", "produces oxygen for us to breathe"],
  }),
  marked("Treaty of Versailles", "peace treaty of 1919 that ended the First World War with Germany", {
    right: ["the 1919 peace treaty that ended World War I with Germany"],
    partial: [
      "a peace treaty",
      "peace treaty that ended a war",
      "peace treaty of 1920 that ended the First World War with Germany",
      "ended the First World War",
    ],
    wrong: ["peace treaty of 1945 that ended the Second World War with Japan"],
  }),
  marked("Mutualism", "relationship of two species from which both profit", {
    right: ["two species live together and both profit"],
    partial: ["relationship of two species", "a relationship from which one profits"],
    wrong: ["one species eats the other"],
  }),
  marked("Sedimentary rock", "formed when layers of sand, mud or shells are pressed together over a long time", {
    right: ["layers of mud, sand or shells pressed together over long times"],
    partial: ["formed from layers", "layers of sand", "sand that is pressed together"],
    wrong: ["formed when magma cools down"],
  }),
  marked("Stethoscope", "instrument to listen to the heart and the lungs", {
    right: ["a device to listen to heart and lungs"],
    partial: ["instrument to listen to the heart", "a doctor's instrument", "instrument of a doctor"],
    wrong: ["instrument to look into the ear", "instrument to measure blood pressure"],
  }),
  marked("How a vaccine protects", "the immune system makes memory cells, which react quickly at the next infection", {
    right: ["memory cells are made by the immune system and react fast when the next infection comes"],
    partial: ["the immune system makes memory cells", "the immune system is trained", "the body reacts quickly at the next infection"],
    wrong: ["it kills the germs like an antibiotic"],
  }),
  marked("How a thermometer works", "the liquid expands when it gets warmer and rises in the tube", {
    right: ["when it gets warmer the liquid expands and goes up in the tube"],
    partial: ["the liquid expands", "the liquid rises in the tube", "when it gets warmer the liquid rises"],
    wrong: ["the liquid shrinks when it gets warmer"],
  }),
  marked("Why the sky is blue", "air scatters blue light more strongly than red light", {
    right: ["blue light is scattered more by the air than red light"],
    partial: ["air scatters light", "because light is scattered", "air scatters blue light"],
    wrong: ["the sky reflects the sea", "air scatters red light more strongly than blue light"],
  }),
  marked("Inflation", "general rise of prices over time, so that money buys less", {
    right: ["prices rise in general over time and money is worth less"],
    partial: ["general rise of prices", "money buys less", "prices rise"],
    wrong: ["general fall of prices", "a rise of unemployment"],
  }),
  marked("Progressive tax", "tax whose rate rises with the income", {
    right: ["the higher the income, the higher the tax rate"],
    partial: ["a tax", "a tax on income", "a tax that rises"],
    wrong: ["tax whose rate falls with the income", "a fine"],
  }),
  marked("Merge sort", "splits the list in halves, sorts each half and merges them", {
    right: ["divide the list into halves, sort both and merge them"],
    partial: ["splits the list in halves", "sorts each half", "splits the list and sorts it", "a sorting algorithm"],
    wrong: ["swaps neighbours until nothing changes"],
  }),
  marked("Firewall", "filters the traffic between networks by rules", {
    right: ["by rules it filters traffic between networks"],
    partial: ["filters traffic", "filters something between networks", "security software"],
    wrong: ["speeds up the traffic between networks"],
  }),
  marked("Cache", "small fast memory that keeps copies of data that is used often", {
    right: ["a fast little memory with copies of often used data"],
    partial: ["fast memory", "a memory", "keeps copies of data", "small slow memory that keeps copies of data that is used often"],
    wrong: ["big slow disk for backups"],
  }),
  marked("Metaphor", "figure of speech that calls one thing another to show a likeness, without like or as", {
    partial: ["figure of speech", "calls one thing another", "a comparison without like or as"],
    wrong: ["comparison with like or as", "repeating the first sound"],
  }),
  marked("Sonata form", "exposition, development and recapitulation of two themes", {
    right: ["two themes: exposition, development, recapitulation"],
    partial: ["exposition and development of two themes", "exposition, development and recapitulation", "a form with two themes"],
    wrong: ["verse, chorus and bridge"],
  }),
  marked("Fresco", "painting with water colours on wet plaster", {
    right: ["you paint with water colours on plaster that is still wet"],
    partial: ["a painting", "painting on plaster", "painting with oil colours on wet plaster", "wall painting"],
    wrong: ["drawing with charcoal on paper"],
  }),
  marked("First President of the United States", "George Washington", {
    right: ["Washington"],
    partial: ["George W.", "someone called Washington, I think Martha"],
    wrong: ["Thomas Jefferson", "Georgetown", "Denzel Washington"],
  }),
  marked("Wrote War and Peace", "Leo Tolstoy", {
    right: ["Tolstoy", "Lev Tolstoy", "Lew Tolstoi"],
    partial: ["Leo", "Alexei Tolstoy"],
    wrong: ["Dostoevsky", "Leo Trotsky"],
  }),
  marked("Composed the Blue Danube", "Johann Strauss II", {
    right: ["Johann Strauss the Younger", "Johann Strauss jr."],
    partial: ["Strauss", "Johann Strauss", "Johann Strauss I"],
    wrong: ["Richard Wagner", "Johann Sebastian Bach"],
  }),
  marked("Discoverer of penicillin, and the year", "Alexander Fleming, 1928", {
    right: ["Fleming in 1928", "1928, Alexander Fleming"],
    partial: ["Alexander Fleming", "1928", "Fleming in 1938", "Alexander Fleming, 1982"],
    wrong: ["Louis Pasteur, 1885", "Ian Fleming, 1953"],
  }),
  marked("Fall of Constantinople: year and conqueror", "1453, Mehmed II", {
    right: ["Mehmed II in 1453"],
    partial: ["1453", "Mehmed II", "1543, Mehmed II", "1453, Suleiman"],
    wrong: ["1204, the crusaders", "1492, Columbus"],
  }),
  marked("Largest desert and its continent", "Sahara, Africa", {
    partial: ["Sahara", "Sahara, Asia"],
    wrong: ["Gobi, Asia", "Kalahari"],
  }),
  marked("Type of blood vessel with valves", "vein", { right: ["veins", "a vein"], partial: ["vein or artery"], wrong: ["artery"] }),
  marked("Longest bone of the body", "femur (thigh bone)", {
    right: ["femur", "the thigh bone"],
    partial: ["a leg bone", "bone of the leg", "femur or tibia"],
    wrong: ["humerus", "the spine"],
  }),
  marked("Organelle that makes ATP", "mitochondrion", {
    right: ["mitochondria", "the mitochondrion, which has two membranes"],
    partial: ["mitochondrion and the nucleus"],
    wrong: ["nucleus", "organelle", "chloroplast"],
  }),
  marked("Artery", "vessel that carries blood away from the heart", {
    right: ["carries blood away from the heart"],
    partial: [
      "a blood vessel",
      "vessel that carries blood",
      "vessel that carries blood away from the heart and has valves like a vein, so its pressure is low",
    ],
    wrong: ["vessel that carries blood to the heart", "vessel that carries blood away from the lungs"],
  }),
  marked("Sign of a chemical reaction", "new substances form and energy is taken up or given off", {
    partial: ["new substances form", "energy is given off", "new substances form and energy is given off"],
    wrong: ["a substance melts"],
  }),
  marked("Tundra", "cold treeless plain with permanently frozen ground", {
    right: ["cold plain without trees where the ground is always frozen"],
    partial: ["cold plain", "treeless plain", "a cold region", "warm treeless plain with permanently frozen ground"],
    wrong: ["hot desert", "tropical rainforest"],
  }),
  marked("Marshall Plan", "American money for the rebuilding of Western Europe after 1945", {
    right: ["US money to rebuild Western Europe after 1945"],
    partial: ["American money", "American help for Europe", "money for the rebuilding of Western Europe", "a plan after the war"],
    wrong: ["Soviet money for the rebuilding of Eastern Europe", "a military alliance"],
  }),
];
