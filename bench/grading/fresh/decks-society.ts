import { marked } from "../kinds/marked.ts";

/** Economics and marketing. Marked before the examiner had read any of it. */
export const decksEconomics = [
  marked("Fixed costs", "costs that do not depend on the amount produced", {
    right: [
      "costs which stay the same however much is produced",
      "costs independent of output",
      "costs that don't change with the quantity produced",
    ],
    partial: ["costs", "costs of production"],
    wrong: ["costs that depend on the amount produced", "costs that rise with the amount produced"],
  }),
  marked("Marginal cost", "cost of producing one more unit", {
    right: ["what one additional unit costs to produce", "extra cost for an extra unit", "cost of making 1 more unit"],
    partial: ["cost of a unit", "a kind of cost"],
    wrong: ["cost of producing all units", "revenue from selling one more unit", "cost of producing one unit less"],
  }),
  marked("Elastic demand", "demand that changes by more than the price, in per cent", {
    right: ["demand changes more than the price in percent", "percentage change of demand is larger than that of the price"],
    partial: ["demand that changes", "demand that reacts to the price"],
    wrong: ["demand that changes by less than the price, in per cent", "price that changes by more than the demand, in per cent"],
  }),
  marked("Four Ps of marketing", "product, price, place, promotion", {
    right: ["price, product, promotion and place", "Product / Price / Place / Promotion"],
    partial: ["product, price", "product, price, people, promotion", "product, price, place, promotion, people"],
    wrong: ["plan, do, check, act", "public, private"],
  }),
  marked("Oligopoly", "market with a few large sellers", {
    right: ["few big sellers dominate the market", "a market that only has a few large suppliers"],
    partial: ["a market", "market with sellers"],
    wrong: ["market with a few large buyers", "market with one large seller", "market with many small sellers"],
  }),
  marked("Stagflation", "inflation and stagnation at the same time", {
    right: ["stagnation together with inflation", "prices rise while the economy does not grow", "inflation plus stagnation"],
    partial: ["inflation", "stagnation of the economy"],
    wrong: ["deflation and growth at the same time", "inflation and growth at the same time"],
  }),
  marked("Comparative advantage", "a country can produce a good at lower opportunity cost than another", {
    right: [
      "being able to produce something at a lower opportunity cost than another country",
      "one country's opportunity cost for a good is lower than the other's",
    ],
    partial: ["a country can produce a good", "an advantage in trade", "producing a good more cheaply"],
    wrong: [
      "a country can produce a good at higher opportunity cost than another",
      "a country can import a good at lower opportunity cost than another",
    ],
  }),
  marked("Quantitative easing", "central bank buys bonds to increase the money supply", {
    right: [
      "the money supply is raised by the central bank's bond purchases",
      "bonds are bought by the central bank so that there is more money",
    ],
    partial: ["central bank buys bonds", "central bank policy", "increase of the money supply"],
    wrong: [
      "central bank sells bonds to increase the money supply",
      "central bank sells bonds to reduce the money supply",
      "government buys shares to increase the money supply",
    ],
  }),
  marked("Gini coefficient of perfect equality", "0", {
    right: ["zero", "0.0", "it is 0"],
    wrong: ["1", "100", "0.5"],
  }),
  marked("Inflation target of the ECB", "2%", {
    right: ["2 percent", "two per cent", "2 % a year", "0.02"],
    wrong: ["20%", "2‰", "0.2%", "3%"],
  }),
  marked("Author of *The Wealth of Nations*", "Adam Smith", {
    right: ["Smith", "A. Smith", "adam smith (1776)"],
    partial: ["Adam"],
    wrong: ["Adam Smyth Jones", "John Maynard Keynes", "David Ricardo", "Will Smith"],
  }),
  marked("Progressive tax system", "the tax rate rises with income", {
    right: [
      "who earns more pays a higher rate",
      "higher incomes are taxed at higher rates",
      "with growing income the rate of tax increases",
    ],
    partial: ["a tax on income", "the rate changes"],
    wrong: ["the tax rate falls with income", "income rises with the tax rate", "the tax rate is the same for all incomes"],
  }),
  marked("Public good", "good that is non-rival and non-excludable", {
    right: ["no rivalry and no exclusion", "nobody can be excluded from it and there is no rivalry in its use"],
    partial: ["good that is non-rival", "non-excludable", "good for everybody"],
    wrong: ["good that is rival and excludable", "good that is non-rival but excludable"],
  }),
  marked("Depression of the 1930s began with", "the Wall Street Crash of October 1929", {
    right: ["Wall Street crash in 1929", "the stock market crash of 1929", "crash on Wall Street, October 1929"],
    partial: ["a stock market crash", "1929"],
    wrong: ["the Wall Street Crash of October 1987", "the First World War"],
  }),
];

/** The history of Asia and Africa. */
export const decksHistory = [
  marked("Meiji Restoration", "return of power to the emperor of Japan in 1868 and start of modernisation", {
    right: [
      "in 1868 power went back to the Japanese emperor and modernisation began",
      "1868: the emperor of Japan regains power, the country is modernised",
    ],
    partial: ["return of power to the emperor of Japan", "start of modernisation", "a time in Japanese history"],
    wrong: ["return of power to the shogun of Japan in 1868", "return of power to the emperor of China in 1868 and start of modernisation"],
  }),
  marked("First emperor of China", "Qin Shi Huang", {
    right: ["Qin Shihuang", "Qin Shi Huangdi", "Shi Huang of Qin"],
    partial: ["Qin"],
    wrong: ["Kublai Khan", "Han Wudi", "Puyi"],
  }),
  marked("End of apartheid in South Africa", "1994", {
    right: ["in 1994", "April 1994", "1994 (first free elections)"],
    wrong: ["1949", "1984", "1948"],
  }),
  marked("Indian independence", "15 August 1947", {
    right: ["August 15, 1947", "15.8.1947", "1947-08-15", "15th of August 1947"],
    partial: ["1947", "August 1947"],
    wrong: ["15 August 1974", "14 July 1789", "16 August 1947"],
  }),
  marked("Salt March", "march led by Gandhi in 1930 against the British salt tax", {
    right: ["Gandhi's 1930 protest march against Britain's tax on salt", "in 1930 Gandhi led a march against the salt tax of the British"],
    partial: ["march led by Gandhi", "protest against the salt tax", "protest in India"],
    wrong: [
      "march led by Nehru in 1930 against the British salt tax",
      "march led by Gandhi in 1930 for the British salt tax",
      "march led by the British against Gandhi in 1930",
    ],
  }),
  marked("Opium Wars", "Britain forced China to open its ports to trade", {
    right: ["China was forced by Britain to open ports for trade", "Britain made China open its harbours to trade"],
    partial: ["wars between Britain and China", "China opened its ports"],
    wrong: [
      "China forced Britain to open its ports to trade",
      "Britain forced China to close its ports to trade",
      "Japan forced China to open its ports to trade",
    ],
  }),
  marked("Mansa Musa", "ruler of Mali known for his wealth and his pilgrimage to Mecca", {
    right: ["rich king of Mali, famous for the pilgrimage to Mecca", "Mali's ruler, known for wealth and for his pilgrimage to Mecca"],
    partial: ["ruler of Mali", "a rich king", "ruler of Mali known for his wealth"],
    wrong: ["ruler of Ethiopia known for his wealth and his pilgrimage to Mecca", "ruler of Mali known for his poverty"],
  }),
  marked("Silk Road", "network of trade routes between China and the Mediterranean", {
    right: ["trade routes linking China with the Mediterranean", "trading network from the Mediterranean to China"],
    partial: ["trade routes", "network of trade routes", "a road in Asia"],
    wrong: ["network of trade routes between India and Africa", "war between China and Rome"],
  }),
  marked("Countries of the Central Powers", "Germany, Austria-Hungary, Ottoman Empire, Bulgaria", {
    right: ["Austria-Hungary, Germany, Bulgaria and the Ottoman Empire", "Germany, Austria Hungary, Turkey (Ottoman Empire), Bulgaria"],
    partial: [
      "Germany and Austria-Hungary",
      "Germany, Austria-Hungary, Italy, Bulgaria",
      "Germany, Austria-Hungary, Ottoman Empire, Bulgaria, Romania",
    ],
    wrong: ["France, Russia, Britain"],
  }),
  marked("Partition of Africa", "European powers divided Africa among themselves at the Berlin Conference of 1884–85", {
    right: [
      "at the Berlin Conference (1884/85) Africa was divided among European powers",
      "Europeans shared out Africa between them in Berlin in 1884-85",
    ],
    partial: ["European powers divided Africa", "the Berlin Conference", "European powers divided Africa in 1884"],
    wrong: [
      "African powers divided Europe among themselves at the Berlin Conference",
      "European powers freed Africa at the Berlin Conference of 1884–85",
    ],
  }),
  marked("Leader of the Mongols who died in 1227", "Genghis Khan", {
    right: ["Dschingis Khan", "Chinggis Khaan", "Gengis Khan"],
    partial: ["a Khan"],
    wrong: ["Kublai Khan", "Attila", "Aga Khan"],
  }),
  marked("Shogun", "military ruler of Japan who governed in the emperor's name", {
    right: ["Japan's military ruler, governing in the name of the emperor", "he ruled Japan with his army on behalf of the emperor"],
    partial: ["ruler of Japan", "a military leader"],
    wrong: ["emperor of Japan who governed in the military's name", "religious ruler of Japan"],
  }),
  marked("Boer War, years", "1899 to 1902", {
    right: ["1899–1902", "from 1899 until 1902", "1899-02"],
    partial: ["1899", "1899 to 1905"],
    wrong: ["1799 to 1802", "1914 to 1918"],
  }),
];
