import { marked } from "../kinds/marked.ts";

/** Economics. Marked before any rule was changed for them. */
export const studyEconomics = [
  marked("Recession", "two quarters in a row in which GDP falls", {
    right: [
      "GDP falls for two consecutive quarters",
      "shrinking GDP for two successive quarters",
      "when GDP goes down two quarters in a row",
      "the economy shrinks for six months in a row",
      "two quarters of negative growth, one after the other",
    ],
    partial: ["GDP falls", "the economy shrinks", "two quarters in a row"],
    wrong: ["two quarters in a row in which GDP rises", "two years in which prices fall", "GDP falls for one quarter", "rising prices"],
  }),
  marked("Opportunity cost", "value of the next best alternative that you give up", {
    right: [
      "the value of the best alternative forgone",
      "what you lose by not choosing the next best option",
      "worth of the second-best choice you gave up",
      "value of what you give up when you choose",
    ],
    partial: ["the value of something", "cost of a choice"],
    wrong: [
      "value of the alternative that you choose",
      "money spent on an opportunity",
      "cost of the worst alternative that you give up",
      "price of the next best product",
    ],
  }),
  marked("Law of demand", "when the price rises, the quantity demanded falls", {
    right: [
      "higher price, lower demand",
      "quantity demanded falls as price goes up",
      "the more it costs the less people buy",
      "when the price falls, the quantity demanded rises",
      "as prices increase, people demand less",
      "price and quantity demanded are inversely related",
    ],
    partial: ["price affects demand", "the quantity demanded falls"],
    wrong: [
      "when the price rises, the quantity demanded rises",
      "when the price rises, the quantity supplied rises",
      "when demand rises, the price falls",
      "price does not affect demand",
    ],
  }),
  marked("Factors of production", "land, labour, capital, entrepreneurship", {
    right: [
      "labor, land, capital and entrepreneurship",
      "land, labour, capital, enterprise",
      "entrepreneurs, land, capital, labour",
      "capital, labour, land, entrepreneurship",
    ],
    partial: [
      "land, labour, capital",
      "land, labour, money, entrepreneurship",
      "labour and capital",
      "land, labour, capital, entrepreneurship, demand",
    ],
    wrong: ["supply and demand", "money", "price, product, place, promotion"],
  }),
  marked("Tariff", "tax on imported goods", {
    right: [
      "import tax",
      "a tax on goods from abroad",
      "duty on imports",
      "customs duty on imported goods",
      "taxing goods brought into the country",
      "a tax that is put on goods which are imported",
    ],
    partial: ["a tax", "tax on goods", "tax on imported and exported goods"],
    wrong: [
      "tax on exported goods",
      "tax on income",
      "limit on the number of imported goods",
      "ban on imported goods",
      "no tax on imported goods",
      "subsidy for imported goods",
    ],
  }),
  marked("Monopoly", "market with a single seller", {
    right: [
      "only one seller in the market",
      "one company controls the whole market",
      "there's just one supplier",
      "a market dominated by one firm",
      "single seller market, no competition",
    ],
    partial: ["a market", "market without much competition"],
    wrong: [
      "market with a single buyer",
      "market with few sellers",
      "market with many sellers",
      "a market with no sellers",
      "a board game",
    ],
  }),
  marked("Fiscal policy", "government decisions about taxes and spending", {
    right: [
      "how the government taxes and spends",
      "tax and spending decisions of the government",
      "government's use of taxation and expenditure",
      "the state decides on taxes and on what it spends",
    ],
    partial: ["government decisions", "government decisions about taxes", "decisions about spending"],
    wrong: [
      "central bank decisions about interest rates",
      "company decisions about taxes and spending",
      "government decisions about interest rates and money supply",
    ],
  }),
  marked("Author of *The Wealth of Nations*", "Adam Smith", {
    right: ["Smith", "A. Smith", "the Scottish economist Adam Smith", "Adam Smith, 1776", "Adam Smyth"],
    partial: ["Adam", "Adam Smith, an American", "John Smith", "Adam Smith in 1976"],
    wrong: ["Karl Marx", "Keynes", "David Ricardo", "Ricardo, a pupil of Adam Smith", "not Adam Smith"],
  }),
  marked("Inelastic demand", "demand that hardly changes when the price changes", {
    right: [
      "demand doesn't change much with the price",
      "quantity demanded barely reacts to price changes",
      "demand that changes little when price changes",
      "price changes have little effect on demand",
    ],
    partial: ["demand that changes", "demand and price"],
    wrong: [
      "demand that changes a lot when the price changes",
      "price that hardly changes when demand changes",
      "supply that hardly changes when the price changes",
      "demand that falls to zero",
    ],
  }),
];
