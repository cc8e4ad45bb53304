import { Link } from "react-router";
import { percent, wholeNumber } from "../../lib/language/formats.ts";
import { paths } from "../../lib/paths.ts";
import { classNames } from "../../ui/class-names.ts";
import styles from "./exam-plan-view.module.css";
import { examDayInWords, todayWords, verdictWords, type Exam } from "./exam-words.ts";
import { FiguresTable } from "../progress/figures/figures-table.tsx";
import { texts } from "./exam-plan-view.texts.ts";

/** The plan for an exam: whether it can be done, what it asks for, and what it is worth on the day. */
export function ExamPlanView({ exam }: { exam: Exam }) {
  const { plan } = exam;
  return (
    <div className={styles.plan}>
      {exam.named && (
        <h3 className={styles.name} dir="auto" translate="no">
          {exam.named.name}
        </h3>
      )}
      <p className={styles.day}>{examDayInWords(exam)}</p>
      <p className={classNames(styles.verdict, plan.verdict !== "fits" && styles.warning)}>{verdictWords(exam)}</p>
      <dl className={styles.facts}>
        <Fact name={plan.daysLeft === 1 ? texts.dayLeft : texts.daysLeft} value={wholeNumber(plan.daysLeft)} />
        <Fact name={texts.newCardsADay} value={wholeNumber(plan.cardsADay)} note={todayWords(exam)} />
        <Fact name={texts.answersADay} value={plan.answersADay > 0 ? texts.about(Math.ceil(plan.answersADay)) : wholeNumber(0)} />
      </dl>
      {exam.named && <DecksOfExam decks={exam.named.decks} />}
      <RecallBars exam={exam} />
      <FiguresTable
        caption={texts.thePlan}
        columns={[texts.figure, texts.value]}
        rows={[
          { name: texts.recallOnTheDay, figures: [percent(plan.recallOnTheDay)] },
          { name: texts.recallIfNothingMore, figures: [percent(plan.recallWithoutStudy)] },
          { name: texts.daysLeft, figures: [wholeNumber(plan.daysLeft)] },
          { name: texts.ofThemWithNew, figures: [wholeNumber(plan.learningDays)] },
          { name: texts.newCardsADay, figures: [wholeNumber(plan.cardsADay)] },
          { name: texts.newCardsNeverReached, figures: [wholeNumber(plan.cardsOver)] },
          { name: texts.answersADay, figures: [wholeNumber(Math.ceil(plan.answersADay))] },
        ]}
      />
    </div>
  );
}

/** The decks of an exam, each with its share of the day's new cards. */
function DecksOfExam({ decks }: { decks: NonNullable<Exam["named"]>["decks"] }) {
  return (
    <ul className={styles.decks} aria-label={texts.decks}>
      {decks.map(({ deckId, title, newCards, leftToday }) => (
        <li key={deckId}>
          <Link to={paths.deck(deckId)} dir="auto" translate="no">
            {title}
          </Link>
          <span>{newCards === 0 ? texts.allBegun : texts.newOfDeck(newCards, leftToday)}</span>
        </li>
      ))}
    </ul>
  );
}

function Fact({ name, value, note = "" }: { name: string; value: string; note?: string }) {
  return (
    <div className={styles.fact}>
      <dt>{note === "" ? name : `${name}, ${note}`}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const rowPx = 46;
const barPx = 10;

/** What the plan is worth: recall on the day with it, beside recall without any more study. */
function RecallBars({ exam: { plan } }: { exam: Exam }) {
  const rows = [
    { name: texts.predictedRecall, share: plan.recallOnTheDay, bar: styles.with },
    { name: texts.ifYouStudyNothing, share: plan.recallWithoutStudy, bar: styles.without },
  ];
  return (
    <svg
      data-drawing
      role="img"
      aria-label={texts.predictedRecallOn(percent(plan.recallOnTheDay), percent(plan.recallWithoutStudy))}
      className={styles.bars}
      width="100%"
      height={rows.length * rowPx}
    >
      {rows.map(({ name, share, bar }, at) => (
        <g key={name} transform={`translate(0 ${at * rowPx})`}>
          <text y={14}>{name}</text>
          <text x="100%" y={14} textAnchor="end" className={styles.share}>
            {percent(share)}
          </text>
          <rect y={22} width="100%" height={barPx} rx={barPx / 2} className={styles.track} />
          <rect y={22} width={`${share * 100}%`} height={barPx} rx={barPx / 2} className={bar} />
        </g>
      ))}
    </svg>
  );
}
