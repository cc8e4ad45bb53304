import { marked } from "../kinds/marked.ts";

/** Short, half, listed and padded answers, as pupils give them. Marked before the examiner had read any of it. */
export const pupilsParts = [
  marked("Inner planets' neighbour belt", "asteroid belt between Mars and Jupiter", {
    right: ["the asteroid belt", "belt of asteroids between Jupiter and Mars"],
    partial: ["between Mars and Jupiter"],
    wrong: ["Kuiper belt", "asteroid belt between Earth and Mars"],
  }),
  marked("Author of *Faust*", "Johann Wolfgang von Goethe", {
    right: ["Goethe", "J. W. von Goethe", "Wolfgang von Goethe"],
    wrong: ["Schiller", "Johann Sebastian Bach", "Johann"],
  }),
  marked("Composer of *The Magic Flute*", "Wolfgang Amadeus Mozart", {
    right: ["Mozart", "W. A. Mozart", "the composer was mozart"],
    wrong: ["Leopold Mozart", "Beethoven"],
  }),
  marked("Signed the Magna Carta", "King John of England", {
    right: ["King John", "John"],
    partial: ["the king of England"],
    wrong: ["King Henry", "King Richard of England"],
  }),
  marked("Radius", "half of the diameter", {
    right: ["half the diameter", "diameter / 2", "d/2"],
    wrong: ["diameter", "twice the diameter"],
  }),
  marked("Function of the red blood cells", "carry oxygen", {
    right: ["oxygen transport", "they transport oxygen", "carrying O2"],
    wrong: ["carry nutrients", "fight infection"],
  }),
  marked("Function of the roots", "take up water and anchor the plant", {
    right: ["absorb water and hold the plant in the ground", "anchor the plant, take up water"],
    partial: ["take up water", "anchoring"],
    wrong: ["make sugar", "carry seeds"],
  }),
  marked("Triangular trade", "slaves, sugar and goods shipped between Africa, America and Europe", {
    right: ["shipping of goods, sugar and slaves between Europe, Africa and America"],
    partial: ["trade in slaves and sugar", "between Africa, America and Europe"],
    wrong: ["slaves shipped between Asia and Australia"],
  }),
  marked("Causes of the French Revolution", "high taxes, bad harvests and an unjust society", {
    right: ["unjust society, taxes that were too high and bad harvests"],
    partial: ["high taxes", "bad harvests and high taxes"],
    wrong: ["the Reformation", "low taxes"],
  }),
  marked("Parts of a flower", "sepals, petals, stamens, carpels", {
    right: ["petals, sepals, carpels, stamens", "sepals petals stamens and carpels"],
    partial: ["petals and stamens", "petals, sepals, stamens", "sepals, petals, stamens, roots"],
    wrong: ["root, stem, leaf"],
  }),
  marked("States of matter", "solid, liquid, gas", {
    right: ["gas, liquid, solid", "solid, liquid and gaseous", "1. solid 2. liquid 3. gas"],
    partial: ["solid and liquid", "liquid, gas"],
    wrong: ["hot, cold, warm"],
  }),
  marked("Benelux", "Belgium, Netherlands, Luxembourg", {
    right: ["the Netherlands, Belgium and Luxembourg", "Belgium, Holland, Luxemburg"],
    partial: ["Belgium and the Netherlands", "Belgium, Netherlands, Denmark"],
    wrong: ["Denmark, Sweden, Norway"],
  }),
  marked("Stages of mitosis, in order", "prophase, metaphase, anaphase, telophase", {
    right: ["prophase -> metaphase -> anaphase -> telophase", "first prophase, then metaphase, anaphase, telophase"],
    partial: ["metaphase, prophase, anaphase, telophase", "prophase, metaphase, telophase"],
    wrong: ["interphase"],
  }),
  marked("Three branches of physics in school", "mechanics, optics, thermodynamics", {
    right: ["optics, thermodynamics and mechanics"],
    partial: ["optics", "mechanics and optics"],
    wrong: ["algebra, geometry"],
  }),
  marked("Litmus", "turns red in acid and blue in a base", {
    right: ["red in acids, blue in bases", "acid turns it red, base turns it blue"],
    partial: ["turns red in acid", "goes blue in a base"],
    wrong: ["turns blue in acid and red in a base", "turns green in acid"],
  }),
  marked("Compass needle", "points north because the Earth is a magnet", {
    right: ["it points to the north since the Earth acts as a magnet"],
    partial: ["points north", "because the earth is a magnet"],
    wrong: ["points south because the Earth is a magnet", "points to the Sun"],
  }),
  marked("Cholera", "disease spread by dirty water that causes severe diarrhoea", {
    right: ["illness with severe diarrhoea that you catch from dirty water"],
    partial: ["disease spread by dirty water", "causes severe diarrhoea"],
    wrong: ["disease spread by mosquitoes", "disease of the lungs"],
  }),
  marked("Suez Canal", "links the Mediterranean with the Red Sea", {
    right: ["connects the Red Sea and the Mediterranean", "a canal joining the mediterranean sea and the red sea"],
    partial: ["links the Mediterranean with another sea"],
    wrong: ["links the Atlantic with the Pacific", "links the Mediterranean with the Black Sea"],
  }),
  marked("Photovoltaic cell", "turns sunlight directly into electricity", {
    right: ["converts light from the sun straight to electrical energy", "makes electricity from sunlight"],
    partial: ["makes electricity"],
    wrong: ["turns electricity into light", "turns sunlight into heat"],
  }),
  marked("Highest mountain in the Alps", "Mont Blanc", {
    right: ["it's mont blanc, i climbed near it once", "Mont Blanc, on the border of France and Italy", "montblanc"],
    wrong: ["the Matterhorn", "the Matterhorn, which is near Mont Blanc", "Mont Blanc or the Matterhorn"],
  }),
  marked("Inventor of the telephone", "Alexander Graham Bell", {
    right: ["Graham Bell", "I'm pretty sure that was Alexander Graham Bell, in 1876", "Bell"],
    wrong: ["Thomas Edison", "Edison, a rival of Alexander Graham Bell"],
  }),
  marked("Number of players in a football team", "11", {
    right: ["eleven players", "there are 11 on the field, plus substitutes", "11 players incl. the goalkeeper"],
    wrong: ["10", "10 or 11", "12 players"],
  }),
  marked("GPS", "Global Positioning System", {
    right: ["global positioning system (satellites)"],
    partial: ["positioning system"],
    wrong: ["General Positioning Service", "Global Power System"],
  }),
  marked("Organization that runs the Olympic Games", "International Olympic Committee (IOC)", {
    right: ["IOC", "the International Olympic Committee"],
    wrong: ["FIFA", "UNESCO"],
  }),
  marked("Scale for earthquakes", "Richter scale (magnitude)", {
    right: ["Richter", "the Richter scale"],
    wrong: ["Beaufort scale", "Mercalli"],
  }),
  marked("Zygote", "fertilized egg cell", {
    right: ["a fertilised egg", "egg cell that has been fertilized"],
    partial: ["an egg cell"],
    wrong: ["unfertilized egg cell", "sperm cell"],
  }),
  marked("Isotopes", "atoms of the same element with different numbers of neutrons", {
    right: ["same element, different number of neutrons", "atoms with equal protons but different neutrons"],
    partial: ["atoms of the same element"],
    wrong: ["atoms of the same element with different numbers of protons", "atoms of different elements with the same number of neutrons"],
  }),
  marked("Hydraulic press", "multiplies force by means of a liquid", {
    right: ["uses a liquid to increase force", "makes a force greater with the help of a fluid"],
    partial: ["multiplies force"],
    wrong: ["multiplies force by means of a gas", "reduces force by means of a liquid"],
  }),
];
