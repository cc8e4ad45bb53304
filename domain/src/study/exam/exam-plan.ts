import { EXAM } from "./exam-bounds.ts";
import type { ExamPace } from "./exam-pace.ts";
import { predicted, sampleSize, type ExamInput, type Prediction } from "./exam-prediction.ts";
import { sharedPace, type DeckOfPlan, type SharedPace } from "./shared-pace.ts";

/** Whether a plan works, and if not, why. */
type ExamVerdict = "fits" | "no-days-left" | "too-many-a-day" | "over-your-limit" | "recall-too-low";

export type ExamPlan = Omit<ExamPace, "reached"> & {
  readonly verdict: ExamVerdict;
  /** new cards that will not be learned: 0 when everything fits */
  readonly cardsOver: number;
  /** answers a day on average, including steps */
  readonly answersADay: number;
  /** those that count towards the daily limit of reviews */
  readonly reviewsADay: number;
  /** the mean chance of recall over all its cards on the morning of the exam, if the plan is followed; unlearned cards count as 0 */
  readonly recallOnTheDay: number;
  /** the same if nothing more is studied */
  readonly recallWithoutStudy: number;
};

/** The input of the plan for an exam over one or more decks; the decks have the same requested retention. */
export type ExamPlanInput = Pick<ExamInput, "now" | "today" | "examDay" | "reviewsPerDay"> & {
  /** 0 to 1 */
  readonly retention: number;
  readonly decks: readonly DeckToPlan[];
};

export type DeckToPlan = DeckOfPlan & Pick<ExamInput, "studied" | "scheduling" | "seed">;

/** The plan for an exam over one or more decks, as of now. Recomputed each day, it includes what was missed or done ahead. */
export function examPlan(input: ExamPlanInput): ExamPlan {
  const pace = sharedPace(input);
  const { daysLeft, learningDays, cardsADay, leftToday, reached } = pace;
  const newCards = input.decks.reduce((sum, deck) => sum + deck.newCards, 0);
  const { recall, recallWithoutStudy, answers, reviews } = predictedTogether(input, pace);
  const cardsOver = newCards - reached;
  const aDay = (count: number) => (daysLeft === 0 ? 0 : count / daysLeft);
  return {
    verdict: verdictOf(input, { daysLeft, newCards, cardsOver, recall, reviewsADay: aDay(reviews) }),
    daysLeft,
    learningDays,
    cardsADay,
    leftToday,
    cardsOver,
    answersADay: aDay(answers),
    reviewsADay: aDay(reviews),
    recallOnTheDay: recall,
    recallWithoutStudy,
  };
}

/** Each deck is predicted with its share of the pace and its own model; recall is the mean over all cards. */
function predictedTogether({ decks, ...input }: ExamPlanInput, pace: SharedPace): Prediction {
  const sizeOf = ({ studied, newCards }: DeckToPlan) => studied.length + newCards;
  const total = decks.reduce((sum, deck) => sum + sizeOf(deck), 0);
  const together = { recall: 0, recallWithoutStudy: 0, answers: 0, reviews: 0 };
  if (total === 0) return { ...together, recall: 1, recallWithoutStudy: 1 };
  decks.forEach((deck, at) => {
    const share = sizeOf(deck) / total;
    if (share === 0) return;
    const sample = Math.ceil(sampleSize * share);
    const { recall, recallWithoutStudy, answers, reviews } = predicted({ ...input, ...deck }, paceOfDeck(pace, at), sample);
    together.recall += recall * share;
    together.recallWithoutStudy += recallWithoutStudy * share;
    together.answers += answers;
    together.reviews += reviews;
  });
  return together;
}

/** The days after today bring each deck its share of the plan's cards a day, which need not be a whole number. */
function paceOfDeck({ cardsADay, leftToday, reached, leftTodayOf, reachedOf }: SharedPace, at: number) {
  const [leftOfDeck, reachedOfDeck] = [leftTodayOf[at] ?? 0, reachedOf[at] ?? 0];
  const later = reached - leftToday;
  const share = later === 0 ? 0 : (reachedOfDeck - leftOfDeck) / later;
  return { leftToday: leftOfDeck, reached: reachedOfDeck, cardsADay: cardsADay * share };
}

type Facts = { daysLeft: number; newCards: number; cardsOver: number; recall: number; reviewsADay: number };

function verdictOf(
  { retention, reviewsPerDay }: ExamPlanInput,
  { daysLeft, newCards, cardsOver, recall, reviewsADay }: Facts,
): ExamVerdict {
  if (daysLeft === 0 && newCards > 0) return "no-days-left";
  if (cardsOver > 0) return "too-many-a-day";
  if (reviewsADay > reviewsPerDay) return "over-your-limit";
  return recall < retention - EXAM.recallSlack ? "recall-too-low" : "fits";
}
