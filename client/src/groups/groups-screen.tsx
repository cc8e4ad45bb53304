import { groupPaths } from "./group-paths.ts";
import { shownGroupCode, readGroupCode } from "@recollect/domain/groups/group-code.ts";
import { readSlipCode, shownSlipCode } from "@recollect/domain/groups/roster/slip-code.ts";
import type { GroupSummary } from "@recollect/domain/groups/group.ts";
import { Plus } from "lucide-react";
import { useState, type FormEvent } from "react";
import { Link, useNavigate } from "react-router";
import { usePageTitle } from "../lib/browser/page-title.ts";
import { shortDate } from "../lib/day-words.ts";
import { Button } from "../ui/buttons/button.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import { EmptyState } from "../ui/messages/empty-state.tsx";
import { LoadFailed } from "../ui/messages/load-failed.tsx";
import { Page } from "../ui/page.tsx";
import { Spinner } from "../ui/waiting/spinner.tsx";
import type { GroupList } from "./groups-api.ts";
import styles from "./groups.module.css";
import { texts } from "./groups.texts.ts";
import { NewGroupDialog } from "./new-group-dialog.tsx";
import { useGroups } from "./use-groups.ts";

/** The groups of a student or a teacher, a field for the code of another one, and for those who may, a button that makes one. */
export function GroupsScreen() {
  usePageTitle(texts.groups, texts.aboutPage);
  const { data, error, isFetching, refetch } = useGroups();
  return (
    <Page narrow>
      {data ? (
        <GroupsOf {...data} />
      ) : error ? (
        <LoadFailed title={texts.failed} message={error.message} isRetrying={isFetching} retry={() => void refetch()} />
      ) : (
        <Spinner isScreen label={texts.loading} />
      )}
    </Page>
  );
}

function GroupsOf({ groups, mayMake }: GroupList) {
  const [isMaking, setMaking] = useState(false);
  return (
    <>
      <div className={styles.top}>
        <h1 className={styles.heading}>{texts.groups}</h1>
        {mayMake && (
          <Button onClick={() => setMaking(true)}>
            <Plus size={18} aria-hidden /> {texts.newGroup}
          </Button>
        )}
      </div>
      {groups.length === 0 ? (
        <EmptyState title={texts.none} text={mayMake ? texts.noneOrMake : texts.noneText} />
      ) : (
        <ul className={styles.list} aria-label={texts.yourGroups}>
          {groups.map((group) => (
            <GroupRow key={group.id} group={group} />
          ))}
        </ul>
      )}
      <CodeForm />
      <NewGroupDialog open={isMaking} onClose={() => setMaking(false)} />
    </>
  );
}

function GroupRow({ group: { id, name, role, students, decks, keepUntil, closedAt } }: { group: GroupSummary }) {
  const facts = [
    texts[role],
    texts.students(students),
    texts.decks(decks),
    closedAt === null ? texts.keptUntil(shortDate(keepUntil)) : texts.closed,
  ];
  return (
    <li className={styles.row}>
      <h2 className={styles.name} dir="auto">
        <Link to={groupPaths.group(id)}>{name}</Link>
      </h2>
      <p className={styles.facts}>{facts.join(" · ")}</p>
    </li>
  );
}

/** Leads to the page that says what joining means, by the code of a group, a slip or a round; that page knows whether there is such a one. */
function CodeForm() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const code = readGroupCode(typed);
  const slip = readSlipCode(typed);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (code !== null) void navigate(groupPaths.byCode(code));
    if (slip !== null) void navigate(groupPaths.slipOf(slip));
  }

  return (
    <form className={styles.code} onSubmit={submit}>
      <TextField
        label={texts.code}
        hint={code !== null ? shownGroupCode(code) : slip !== null ? shownSlipCode(slip) : texts.codeHint}
        good={code !== null || slip !== null}
        value={typed}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" disabled={code === null && slip === null}>
        {texts.go}
      </Button>
    </form>
  );
}
