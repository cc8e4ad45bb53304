import { Link } from "react-router";
import type { StudyMode } from "@recollect/domain/study/session/study-mode.ts";
import type { StudyScope, MoreToStudy } from "../../requests/study-api.ts";
import { endTexts } from "./session-end.texts.ts";
import { modeTexts } from "./more-to-study.texts.ts";
import styles from "./more-to-study.module.css";
import { paths } from "../../../lib/paths.ts";

/** Ways to continue after the session, and what each does to the schedule. */
export function MoreToStudyList({ scope, counts }: { scope: StudyScope; counts: MoreToStudy | undefined }) {
  const ways = counts ? waysTo(scope, counts) : [];
  if (ways.length === 0) return null;
  return (
    <nav aria-labelledby="ways-on">
      <h2 id="ways-on" className={styles.title}>
        {endTexts.notDoneYet}
      </h2>
      <ul className={styles.ways}>
        {ways.map(({ mode, to, cards }) => (
          <li key={mode}>
            <Link to={to} className={styles.way} aria-describedby={`way-${mode}`}>
              {mode === "more" ? endTexts.learnMore(cards) : modeTexts[mode].name}
            </Link>
            <p id={`way-${mode}`} className={styles.hint}>
              {modeTexts[mode].hint}
            </p>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** In the order shown: what teaches most comes first. */
const order: readonly StudyMode[] = ["more", "ahead", "hard", "practice"];

/** The ways to continue that have cards. */
function waysTo({ deckId, tag, folder }: StudyScope, counts: MoreToStudy): { mode: StudyMode; to: string; cards: number }[] {
  return order.flatMap((mode) => {
    const scope = { ...(tag === null ? {} : { tag }), ...(folder === null ? {} : { folder }), mode };
    const to = `${deckId === null ? paths.study : paths.studyDeck(deckId)}?${new URLSearchParams(scope).toString()}`;
    return counts[mode] > 0 ? [{ mode, to, cards: counts[mode] }] : [];
  });
}
