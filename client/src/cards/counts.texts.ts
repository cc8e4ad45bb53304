import { t } from "../lib/language/t.ts";

/** How many there are of what several screens count. */
export const countTexts = {
  cards: (count: number) => t("{count, plural, one {# card} other {# cards}}", { count }),
  answers: (count: number) => t("{count, plural, one {# answer} other {# answers}}", { count }),
  reviews: (count: number) => t("{count, plural, one {# review} other {# reviews}}", { count }),
  questions: (count: number) => t("{count, plural, one {# question} other {# questions}}", { count }),
  media: (count: number) => t("{count, plural, one {# picture or sound} other {# pictures and sounds}}", { count }),
  days: (count: number) => t("{count, plural, one {# day} other {# days}}", { count }),
};
