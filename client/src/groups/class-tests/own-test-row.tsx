import type { OwnClassTest } from "@recollect/domain/groups/class-tests/results.ts";
import { groupPaths } from "../group-paths.ts";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import { testTexts as texts } from "./class-tests.texts.ts";
import { whenText } from "../../lib/moment-text.ts";
import { takingTexts } from "./taking.texts.ts";
import { resultTexts } from "./results.texts.ts";
import lists from "../group-lists.module.css";
import styles from "./class-tests.module.css";

/** A test in its student's list: where it stands, until when, and the way to it. */
export function OwnTestRow({ test, withGroup = false }: { test: OwnClassTest; /** on My Decks */ withGroup?: boolean }) {
  const { title, groupId, id, groupName, kind, state, now, opensAt, closesAt, deadline, result } = test;
  const when =
    state === "soon"
      ? texts.opens(whenText(opensAt, now))
      : state === "over" || state === "missed"
        ? texts.closed(whenText(closesAt, now))
        : texts.openUntil(whenText(deadline ?? closesAt, now));
  const label =
    state === "open" ? takingTexts.begin : state === "running" ? takingTexts.goOn : state === "over" ? resultTexts.yourResult : texts.open;
  return (
    <li className={lists.row}>
      <div className={lists.names}>
        <p className={lists.title} dir="auto" translate="no">
          {title}
        </p>
        <p className={styles.about}>
          {withGroup && (
            <>
              <bdi translate="no">{groupName}</bdi> ·{" "}
            </>
          )}
          {texts.kinds[kind]} · {when}
        </p>
      </div>
      <span className={styles.state} data-state={state}>
        {result && result.unmarked === 0 ? texts.score(result.right, result.questions) : result ? texts.marking : texts.states[state]}
      </span>
      {state !== "soon" && state !== "missed" && (
        <ButtonLink
          size="small"
          variant={state === "open" || state === "running" ? "primary" : "ghost"}
          to={groupPaths.groupTest(groupId, id)}
          aria-label={texts.labelOf(label, title)}
        >
          {label}
        </ButtonLink>
      )}
    </li>
  );
}
