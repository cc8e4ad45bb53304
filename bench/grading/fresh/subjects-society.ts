import { marked } from "../kinds/marked.ts";

/** Sociology. Marked and committed before the examiner had read any of it. */
export const subjectsSociology = [
  marked("Socialisation", "process by which people learn the norms and values of their society", {
    right: [
      "learning the norms and values of the society you live in",
      "how people pick up the values and rules of their society",
      "norms and values of a society are learned by its members",
    ],
    partial: ["learning norms", "process by which people learn"],
    wrong: [
      "meeting friends",
      "process by which people change the norms of their society",
      "process by which the state takes over companies",
    ],
  }),
  marked("Norm", "rule about how to behave in a group", {
    right: ["a rule of behaviour in a group", "how one is expected to behave in a group", "behavior rule for the group"],
    partial: ["a rule"],
    wrong: ["what a group thinks is good and important", "rule about how to leave a group", "the average of a group"],
  }),
  marked("Social mobility", "movement of people up or down between classes", {
    right: ["people moving between social classes", "when you rise or fall in class", "going up or down in the class system"],
    partial: ["moving up to a higher class"],
    wrong: [
      "movement of people from the country to the city",
      "movement of people between countries",
      "people stay in the class they are born in",
    ],
  }),
  marked("Ascribed status", "social position that one is born into and does not choose", {
    right: [
      "position you're born with and didn't choose",
      "status given at birth, not chosen",
      "a place in society you have by birth and can't choose",
    ],
    partial: ["social position"],
    wrong: ["social position that one has earned", "social position that one chooses", "social position that one is not born into"],
  }),
  marked("Stereotype", "fixed and simplified idea about a group of people", {
    right: [
      "oversimplified idea about a group",
      "a simple, fixed image of all people of some group",
      "too simple belief about people of a group",
    ],
    partial: ["an idea about people"],
    wrong: ["treating a group of people unfairly", "dislike of a single person", "true description of a group of people"],
  }),
  marked("Discrimination", "unfair treatment of people because of the group they belong to", {
    right: ["treating somebody unfairly due to their group", "people are treated worse because they belong to a certain group"],
    partial: ["unfair treatment", "treating people differently"],
    wrong: [
      "having a bad opinion of a group",
      "fair treatment of people whatever group they belong to",
      "unfair treatment of people because of their performance",
    ],
  }),
  marked("Anomie", "state in which the norms of a society have broken down", {
    right: ["society without working norms", "when norms no longer hold", "breakdown of the norms in society"],
    wrong: ["state in which the norms of a society are followed by all", "hostility between groups", "a society with too many norms"],
  }),
  marked("Author of *Suicide* (1897)", "Émile Durkheim", {
    right: ["Durkheim", "emile durkheim", "the Frenchman Durkheim"],
    partial: ["Émile"],
    wrong: ["Max Weber", "Karl Marx", "Émile Zola"],
  }),
  marked("Peer group", "people of about the same age and status", {
    right: ["people your own age with a similar status", "group of same age and same status", "those of similar age and standing"],
    partial: ["people of about the same age", "friends"],
    wrong: ["people of different ages and status", "people of the same family", "people of about the same age but different status"],
  }),
  marked("Secularisation", "religion loses its influence on society", {
    right: [
      "society is less and less influenced by religion",
      "declining influence of religion",
      "the church isn't as important in society any more",
    ],
    wrong: ["religion gains influence on society", "society loses its influence on religion", "separation of society into classes"],
  }),
];

/** Marketing. Marked and committed before the examiner had read any of it. */
export const subjectsMarketing = [
  marked("Market segmentation", "dividing a market into groups of customers with similar needs", {
    right: [
      "splitting the market into customer groups that have similar needs",
      "market is divided up into groups of buyers with the same wants",
    ],
    partial: ["dividing a market into groups", "putting customers in groups"],
    wrong: [
      "dividing a market among the companies",
      "uniting markets with similar needs",
      "dividing customers with similar needs into markets for sale",
    ],
  }),
  marked("Brand loyalty", "customers keep buying the same brand", {
    right: ["people buy the same brand again and again", "customers stick with one brand", "clients don't switch to another brand"],
    partial: ["customers like a brand"],
    wrong: ["customers keep changing the brand", "a brand keeps its customers' data", "customers buy the cheapest brand"],
  }),
  marked("Unique selling point", "what makes a product different from its competitors", {
    right: [
      "the thing that sets the product apart from competing ones",
      "what a product has and its rivals don't",
      "feature that differs from the competition",
    ],
    partial: ["a feature of a product"],
    wrong: [
      "what a product has in common with its competitors",
      "the only shop that sells a product",
      "price of a product compared with its competitors",
    ],
  }),
  marked("Penetration pricing", "low price at the start to win customers quickly, raised later", {
    right: [
      "start with a low price to get customers fast, then raise it",
      "first cheap to gain many customers quickly and more expensive later on",
    ],
    partial: ["low price at the start", "a low price to win customers"],
    wrong: [
      "high price at the start, lowered later",
      "low price at the start to win customers quickly, lowered later",
      "price that is below cost for ever",
    ],
  }),
  marked("Four Ps of marketing", "product, price, place, promotion", {
    right: ["price, product, promotion and place", "place promotion price product"],
    partial: ["product, price, promotion", "product, price, place, people"],
    wrong: ["people, profit, planet, power"],
  }),
  marked("B2B", "business to business: companies sell to other companies", {
    right: ["business-to-business", "companies selling to companies", "one company sells its products to another company"],
    wrong: ["business to consumer", "companies sell to private customers", "back to business"],
  }),
  marked("Viral marketing", "customers spread the message themselves, as on social media", {
    right: ["the message gets passed on by the customers themselves", "people share the ad with each other on social media"],
    partial: ["advertising on social media"],
    wrong: ["companies spread the message to customers by mail", "advertising for medicine", "advertising that infects computers"],
  }),
  marked("Market share", "a company's sales as a percentage of all sales in the market", {
    right: [
      "percentage of total market sales that one firm has",
      "part of all sales in a market which belong to one company",
      "company sales divided by the total sales of the market",
    ],
    partial: ["sales of a company"],
    wrong: [
      "part of a company that is sold on the stock market",
      "total sales of the market",
      "all sales in the market as a percentage of a company's sales",
    ],
  }),
  marked("Loss leader", "product sold below cost to bring customers into the shop", {
    right: ["something sold at a loss so customers come to the store", "a product that's sold for less than it costs to attract shoppers"],
    partial: ["product sold below cost", "cheap product"],
    wrong: ["product sold above cost to bring customers into the shop", "company that loses the most money", "product that nobody buys"],
  }),
  marked("Target group", "people that an advertisement is meant to reach", {
    right: ["the people an ad is aimed at", "who the advertising should reach", "those whom the ad is intended for"],
    wrong: [
      "people who make an advertisement",
      "people that an advertisement should not reach",
      "people who have already bought the product",
    ],
  }),
];
