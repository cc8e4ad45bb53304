import { isGroupNotice, type Notice } from "@recollect/domain/moderation/notice.ts";
import { Link } from "react-router";
import { coAuthorsPath } from "../../decks/co-authors/co-authors-api.ts";
import { suggestionsPath } from "../../decks/suggestions/suggestions-api.ts";
import type { CardState } from "../../decks/viewer/place/stored-place.ts";
import { groupPaths } from "../../groups/group-paths.ts";
import { paths } from "../../lib/paths.ts";
import { noticeLinkTexts } from "./notice-words.texts.ts";
import styles from "./notices.module.css";

/** The way to what a notice is about; those of moderators lead nowhere. */
export function NoticeLink({ notice }: { notice: Notice }) {
  const { kind } = notice;
  const place = placeOf(notice);
  if (!isGroupNotice(kind) || place === null) return null;
  return (
    <p className={styles.link}>
      <Link to={place.to} state={place.state}>
        {noticeLinkTexts[kind]}
      </Link>
    </p>
  );
}

/** An invitation leads to its answer, and a suggestion its deck's author to the list of all, and those who made it to the card. */
function placeOf({ kind, groupId, deckId, data }: Notice): { to: string; state?: CardState } | null {
  if (kind === "suggestion-made") return deckId === null ? null : { to: suggestionsPath(deckId) };
  if (kind === "co-author-invited") return deckId === null ? null : { to: coAuthorsPath(deckId) };
  if (kind === "co-author-joined") return deckId === null ? null : { to: paths.deck(deckId) };
  if (groupId === null) return deckId === null || !data?.cardId ? null : { to: paths.deck(deckId), state: { showCard: data.cardId } };
  if (kind === "assignment-made") return { to: groupPaths.groupAssignments(groupId) };
  return { to: data?.questionId ? groupPaths.groupQuestion(groupId, data.questionId) : groupPaths.groupQuestions(groupId) };
}
