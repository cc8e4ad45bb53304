import { groupPaths } from "./group-paths.ts";
import type { Group } from "@recollect/domain/groups/group.ts";
import { GROUP } from "@recollect/domain/limits/limits.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { useState, type FormEvent } from "react";
import { useNavigate } from "react-router";
import { Button } from "../ui/buttons/button.tsx";
import { ConfirmDialog } from "../ui/dialog/confirm-dialog.tsx";
import { Switch } from "../ui/fields/switch.tsx";
import { TextArea } from "../ui/fields/text-area.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import { changeGroup, deleteGroup } from "./groups-api.ts";
import styles from "./groups.module.css";
import { texts } from "./group.texts.ts";
import { useGroupAction } from "./use-group-action.ts";

/** What is typed and not saved yet; the other fields show what the group has, also when another teacher changes it meanwhile. */
type Typed = { name?: string; about?: string; lastDay?: string };

/** What a teacher changes of a group: its texts, its last day, whether students see each other, closing and deleting it. */
export function GroupSettings({ group }: { group: Group }) {
  const { busy, run } = useGroupAction();
  const navigate = useNavigate();
  const [openedAt] = useState(() => Date.now());
  const [isAsking, setAsking] = useState(false);
  const [typed, setTyped] = useState<Typed>({});
  const { name = group.name, about = group.about, lastDay = dayOf(group.keepUntil) } = typed;
  const changes = {
    ...(name === group.name ? {} : { name }),
    ...(about === group.about ? {} : { about }),
    ...(lastDay === dayOf(group.keepUntil) ? {} : { keepUntil: endOf(lastDay) }),
  };
  const isChanged = Object.keys(changes).length > 0;

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (await run("save", () => changeGroup(group.id, changes), { done: texts.saved })) setTyped((now) => typedSince(typed, now));
  }

  async function remove(): Promise<void> {
    const deleteAndGo = async () => {
      await deleteGroup(group.id);
      await navigate(groupPaths.groups, { replace: true });
    };
    if (!(await run("delete", deleteAndGo))) setAsking(false);
  }

  return (
    <section className={styles.section} aria-labelledby="group-settings">
      <h2 id="group-settings">{texts.settings}</h2>
      <form className={styles.form} onSubmit={(event) => void save(event)}>
        <TextField
          label={texts.name}
          value={name}
          maxLength={GROUP.nameMaxLength}
          required
          onChange={({ target }) => setTyped({ ...typed, name: target.value })}
        />
        <TextArea
          label={texts.about}
          value={about}
          maxLength={GROUP.aboutMaxLength}
          rows={3}
          onChange={({ target }) => setTyped({ ...typed, about: target.value })}
        />
        <TextField
          label={texts.lastDay}
          hint={texts.lastDayHint}
          type="date"
          value={lastDay}
          // On its last day the group keeps it, and the other fields can still be saved.
          min={dayOf(Math.min(openedAt + dayMs, group.keepUntil))}
          max={dayOf(openedAt + GROUP.longestKeptMs - dayMs)}
          required
          onChange={({ target }) => setTyped({ ...typed, lastDay: target.value })}
        />
        <Button type="submit" size="small" disabled={!isChanged} busy={busy === "save"} busyLabel={texts.saving}>
          {texts.save}
        </Button>
      </form>
      <div className={styles.switches}>
        <Switch
          label={texts.seeEachOther}
          isOn={group.settings.seeEachOther}
          onChange={(seeEachOther) => run("settings", () => changeGroup(group.id, { settings: { seeEachOther } }))}
        />
        <Switch
          label={texts.allowQuestions}
          isOn={group.settings.questions}
          onChange={(questions) => run("settings", () => changeGroup(group.id, { settings: { questions } }))}
        />
        <Switch
          label={texts.closeGroup}
          isOn={group.closedAt !== null}
          onChange={(isClosed) => run("closed", () => changeGroup(group.id, { isClosed }))}
        />
      </div>
      <div className={styles.actions}>
        <Button variant="danger" size="small" onClick={() => setAsking(true)}>
          {texts.deleteGroup}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={texts.deleteQuestion}
        text={texts.deleteText}
        confirmLabel={texts.delete}
        busyLabel={texts.deleting}
        destructive
        busy={busy === "delete"}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </section>
  );
}

/** What was typed while these fields were being saved. */
function typedSince(saved: Typed, now: Typed): Typed {
  return Object.fromEntries(Object.entries(now).filter(([field, text]) => saved[field as keyof Typed] !== text));
}

/** The local day of a time in ms since 1970, as a date field has it. */
function dayOf(at: number): string {
  const day = new Date(at);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

/** The last moment of a local day, in ms since 1970. */
function endOf(day: string): number {
  return new Date(`${day}T23:59:59`).getTime();
}
