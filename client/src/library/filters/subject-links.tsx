import { ButtonLink } from "../../ui/buttons/button.tsx";
import { paths } from "../../lib/paths.ts";
import { countedName, offeredValues } from "./filter-select.tsx";
import styles from "./library-filters.module.css";
import { texts } from "./filters.texts.ts";
import { useFacets } from "./use-facets.ts";

/** The subjects that have decks, with their numbers; each leads to the page of the subject. Without numbers nothing is shown: the filters have them too. */
export function SubjectLinks() {
  const { facets, isFailed } = useFacets("", {});
  const counts = facets?.subject;
  const subjects = counts ? offeredValues("subject", null, counts) : [];
  if (isFailed || (counts && subjects.length === 0)) return null;
  return (
    <nav aria-label={texts.subjects} className={styles.subjects}>
      <ul>
        {subjects.map((subject) => (
          <li key={subject}>
            {/* The links go with the choice, so the focus moves to the page's heading. */}
            <ButtonLink
              variant="ghost"
              size="small"
              to={`${paths.library}&subject=${subject}`}
              onClick={(event) => !event.ctrlKey && !event.metaKey && !event.shiftKey && document.querySelector("h1")?.focus()}
            >
              {countedName("subject", subject, counts)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
