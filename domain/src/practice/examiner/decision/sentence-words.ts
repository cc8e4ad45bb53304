/** Words that a sentence may have or leave out: articles, and the `to` and `it is` of a definition. */
export const articles = new Set(
  "a an the der die das den dem des ein eine le la les un une des el los las una unos unas l it is to".split(" "),
);

/** Words beside the function words that give what stands on their two sides different parts: `mass per volume`. */
export const connectors = new Set(
  "per pro par por durch over minus less gleich equals mal times geteilt dividido divisé than als que".split(" "),
);
