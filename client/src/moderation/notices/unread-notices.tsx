import { isGroupNotice, type Notice } from "@recollect/domain/moderation/notice.ts";
import { dayFromText } from "@recollect/domain/study/day-text.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { shortDayWithWeekday } from "../../lib/day-words.ts";
import { isFocusPage } from "../../lib/focus-pages.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { refusalWords } from "../../lib/requests/refusal-words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { markNoticeRead, markNoticesRead, type Notices } from "./notices-api.ts";
import styles from "./notices.module.css";
import { texts } from "./notices.texts.ts";
import { NoticeLink } from "./notice-link.tsx";
import { groupNoticeTexts, noticeTexts, untitledDeck } from "./notice-words.texts.ts";

export type UnreadProps = { notices: Notices["notices"] };

/** Notices shown at a time; the others follow when these are read. */
const mostAtOnce = 3;

/** Each notice stays until the student marks it as read; it waits while a session or a test runs or a deck is written. */
export function UnreadNotices({ notices }: UnreadProps) {
  const client = useQueryClient();
  const section = useRef<HTMLElement | null>(null);
  const hasRead = useRef(false);
  const [busy, setBusy] = useState<string | null>(null);
  const { pathname } = useLocation();

  // The pressed button is gone: the focus moves to what follows.
  useEffect(() => {
    if (!hasRead.current) return;
    hasRead.current = false;
    (section.current?.querySelector<HTMLElement>("button") ?? document.querySelector<HTMLElement>("main"))?.focus();
  }, [notices.length]);

  if (notices.length === 0 || isBusyScreen(pathname)) return null;

  /** `key` names the button that was pressed. */
  async function read(key: string, mark: () => Promise<void>): Promise<void> {
    setBusy(key);
    try {
      await mark();
      hasRead.current = true;
      await client.invalidateQueries({ queryKey: queryKeys.notices() });
    } catch (failure) {
      toast.error(refusalWords(failure, "notice/failed"));
    }
    setBusy((now) => (now === key ? null : now));
  }

  const more = notices.length - mostAtOnce;
  // What a moderator did is read one by one.
  const ofGroups = notices.filter(({ kind }) => isGroupNotice(kind)).map(({ id }) => id);
  return (
    <section ref={section} aria-label={texts.notices} className={styles.notices}>
      <div role="status">
        <ul>
          {notices.slice(0, mostAtOnce).map((notice) => (
            <li key={notice.id} className={styles.notice}>
              <div>
                <p dir="auto">{noticeWords(notice)}</p>
                <Reasons notice={notice} />
                {notice.earlier && <p className={styles.why}>{earlierWords(notice.kind, notice.earlier.count)}</p>}
                <NoticeLink notice={notice} />
              </div>
              <Button
                size="small"
                variant="ghost"
                busy={busy === notice.id}
                busyLabel={texts.saving}
                aria-label={texts.markAsReadOf(noticeWords(notice))}
                onClick={() => void read(notice.id, () => markNoticeRead(notice.id))}
              >
                {texts.markAsRead}
              </Button>
            </li>
          ))}
        </ul>
      </div>
      {more > 0 && (
        <div className={styles.rest}>
          <p>{more === 1 ? texts.oneMoreFollows : texts.moreFollow(more)}</p>
          {ofGroups.length > 1 && (
            <Button
              size="small"
              variant="ghost"
              busy={busy === "all"}
              busyLabel={texts.saving}
              onClick={() => void read("all", () => markNoticesRead(ofGroups))}
            >
              {texts.markAllAsRead(ofGroups.length)}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

/** Each earlier notice of an assignment is of another one; the others are of the same kind of event. */
function earlierWords(kind: Notice["kind"], count: number): string {
  return kind === "assignment-made" ? texts.moreAssignments(count) : texts.howOften(count + 1);
}

/** The reasons of moderators, or the beginnings of what was written in a group. */
function Reasons({ notice: { kind, why, earlier } }: { notice: Notices["notices"][number] }) {
  return [why, ...(earlier?.reasons ?? [])]
    .filter((words) => words !== "")
    .map((words) => (
      <p key={words} className={styles.why} dir="auto" translate={isGroupNotice(kind) ? "no" : undefined}>
        {isGroupNotice(kind) ? words : texts.reason(words)}
      </p>
    ));
}

/** What happened, in a sentence or two. */
function noticeWords({ kind, deckTitle, data }: Pick<Notice, "kind" | "deckTitle" | "data">): string {
  const deck = deckTitle || untitledDeck;
  if (!isGroupNotice(kind)) return noticeTexts[kind](deck);
  const due = dayFromText(data?.due ?? "");
  return groupNoticeTexts[kind]({
    deck,
    group: data?.groupName ?? "",
    title: data?.title ?? "",
    due: due === null ? "" : shortDayWithWeekday(due),
    author: data?.author ?? "",
    words: data?.words ?? "",
  });
}

/** Whether something would be pushed down there that the student is in the middle of: a form, or a card or a question, perhaps with a clock. */
function isBusyScreen(pathname: string): boolean {
  return isFocusPage(pathname) || classTest.test(pathname);
}

const classTest = /^\/groups\/[^/]+\/tests\/./;
