import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { queryKeys } from "../../../lib/requests/query-keys.ts";
import { showChanged } from "../../../lib/requests/show-changed.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ErrorBanner } from "../../../ui/messages/error-banner.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { leaveMemory, learnMemory, readMemory, type StudyMemory } from "../../requests/memory-api.ts";
import { Part } from "../figures/part.tsx";
import { FiguresTable } from "../figures/figures-table.tsx";
import { CalibrationFigure } from "./calibration-figure.tsx";
import { LoadFigure } from "./load-figure.tsx";
import styles from "./memory-part.module.css";
import { memoryTexts as texts } from "./memory.texts.ts";
import { IdleSteps } from "./idle-steps.tsx";
import { RescheduleCards } from "./reschedule-cards.tsx";
import { useStudyChange } from "./use-study-change.ts";

/** How often to ask whether learning is done, in ms; the event can be missed. */
export const lookMs = 2000;

/** The student's memory model: what was learned, how well it predicts, and what it gains. */
export function MemoryPart() {
  const { data, error } = useQuery<StudyMemory, AppError>({
    queryKey: queryKeys.studyMemory(),
    queryFn: ({ signal }) => readMemory(signal),
    refetchInterval: ({ state }) => (state.data?.isLearning ? lookMs : false),
  });
  if (error && !data) return <ErrorBanner message={error.message} />;
  if (!data) return null;
  const { latest, inForce, asked } = data;
  const model = inForce ?? latest;
  return (
    <Part id="memory" title={texts.title} words={wordsFor(data)}>
      {/* That there are too few reviews is no failure: the part's first sentence counts them. */}
      {data.failure && data.failure !== "study/too-few-answers" && <ErrorBanner message={texts.failed} />}
      {model && <Judged learned={model} />}
      <Actions memory={data} />
      {model && (
        <div className={styles.pair}>
          <CalibrationFigure bins={model.learning.bins} />
          {inForce?.curve && (
            <LoadFigure key={asked} curve={inForce.curve} newADay={inForce.newADay} target={asked} saving={inForce.saved} />
          )}
        </div>
      )}
      {data.idleSteps !== null && <IdleSteps gain={data.idleSteps} isOwn={inForce !== null} />}
      {inForce?.halfLives && <Fading halfLives={inForce.halfLives} />}
      {data.decks.length > 0 && <Decks decks={data.decks} />}
    </Part>
  );
}

function Judged({ learned: { learning } }: { learned: NonNullable<StudyMemory["latest"]> }) {
  const { average, learned } = learning;
  return (
    <>
      <p className={styles.words}>{texts.judged(learned.answers)}</p>
      <FiguresTable
        caption={texts.title}
        columns={texts.judgedColumns}
        rows={[
          { name: texts.surprise, figures: [learned.logLoss.toFixed(4), average.logLoss.toFixed(4)] },
          { name: texts.miss, figures: [learned.calibration.toFixed(4), average.calibration.toFixed(4)] },
        ]}
      />
    </>
  );
}

function Actions({ memory: { canLearn, isLearning, inForce, answers, needed, latest } }: { memory: StudyMemory }) {
  const queryClient = useQueryClient();
  const leaving = useStudyChange(leaveMemory);

  async function learn(): Promise<void> {
    try {
      await showChanged(queryClient, queryKeys.studyMemory(), await learnMemory());
    } catch (failure) {
      toast.error(messageFor(failure));
    }
  }

  return (
    <div className={styles.actions}>
      <Button
        size="small"
        disabled={!canLearn || answers < needed}
        busy={isLearning}
        busyLabel={texts.learning}
        onClick={() => void learn()}
      >
        {texts.learn}
      </Button>
      {latest && latest.standing !== "not-better" && <RescheduleCards />}
      {inForce && (
        <Button size="small" variant="ghost" busy={leaving.isBusy} busyLabel={texts.leaving} onClick={leaving.run}>
          {texts.leave}
        </Button>
      )}
    </div>
  );
}

type HalfLives = NonNullable<NonNullable<StudyMemory["inForce"]>["halfLives"]>;

function Fading({ halfLives: { own, average } }: { halfLives: HalfLives }) {
  const cards = [
    [texts.fresh, own.fresh, average.fresh],
    [texts.mature, own.mature, average.mature],
  ] as const;
  return (
    <>
      <h3 className={styles.sub}>{texts.fading}</h3>
      <ul className={styles.list}>
        {cards.map(([name, mine, theirs]) => (
          <li key={name}>{texts.fades(name, mine, theirs)}</li>
        ))}
      </ul>
    </>
  );
}

function Decks({ decks }: Pick<StudyMemory, "decks">) {
  return (
    <>
      <h3 className={styles.sub}>{texts.decks}</h3>
      <ul className={styles.list}>
        {decks.map(({ deckId, title, learning }) => (
          <li key={deckId}>
            {texts.deck(<bdi key="title">{title}</bdi>, learning.answers, learning.learned.logLoss, learning.average.logLoss)}
          </li>
        ))}
      </ul>
    </>
  );
}

function wordsFor({ canLearn, inForce, latest, answers, needed }: StudyMemory): string {
  if (!canLearn) return texts.missing;
  if (inForce) return `${texts.own(inForce.learning.answers)} ${texts.comesByItself}`;
  if (latest?.standing === "not-better") return `${texts.average} ${texts.notBetter}`;
  if (latest) return `${texts.left} ${texts.average}`;
  return `${texts.average} ${answers < needed ? texts.soFar(answers, needed) : texts.comesByItself}`;
}
