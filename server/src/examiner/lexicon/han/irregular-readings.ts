import { tableOf } from "@recollect/domain/words/table-of.ts";

/**
 * Days of the month and counts with irregular readings, or that the dictionary has only as place names; and places that it reads as counts or as
 * other words.
 */
export const irregularReadings = tableOf<readonly string[]>({
  一人: ["ひとり"],
  二人: ["ふたり"],
  何月: ["なんがつ"],
  何日: ["なんにち"],
  一日: ["ついたち", "いちにち"],
  二日: ["ふつか"],
  三日: ["みっか"],
  四日: ["よっか"],
  五日: ["いつか"],
  六日: ["むいか"],
  七日: ["なのか", "なぬか"],
  八日: ["ようか"],
  九日: ["ここのか"],
  十日: ["とおか"],
  十四日: ["じゅうよっか"],
  二十日: ["はつか"],
  二十四日: ["にじゅうよっか"],
  中国: ["ちゅうごく"],
  四国: ["しこく"],
  三重: ["みえ", "さんじゅう"],
  千葉: ["ちば"],
  宮城: ["みやぎ", "きゅうじょう"],
  大分: ["だいぶ", "だいぶん", "おおいた"],
});

/** Numerals that have several readings by themselves. */
export const numeralsAlone = tableOf<readonly string[]>({
  四: ["よん", "し"],
  七: ["なな", "しち"],
  九: ["きゅう", "く"],
});

/** Other readings of numerals before a counter. */
export const numeralReadings = tableOf<readonly string[]>({
  四: ["よ"],
  六: ["ろっ"],
  七: ["しち"],
  九: ["く"],
  十: ["じゅっ", "じっ"],
  百: ["ひゃっ"],
});
