import type { Aim } from "@recollect/domain/groups/assignments/aim.ts";
import type { Assignment, AssignmentFields, GroupAssignments } from "@recollect/domain/groups/assignments/assignment.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { dayFromText, dayText } from "@recollect/domain/study/day-text.ts";
import { useState, type SubmitEvent } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog/dialog.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { afterTheirSave } from "../kept-typing.ts";
import { GroupDeckField } from "../group-deck-field.tsx";
import { SavedFields } from "../saved-fields.tsx";
import { TheirSave } from "../their-save.tsx";
import { theirSaveTexts } from "../their-save.texts.ts";
import { aimWords, dayWords } from "./assignment-words.ts";
import { addAssignment, changeAssignment } from "./assignments-api.ts";
import { formTexts as texts } from "./assignment-form.texts.ts";
import styles from "./assignments.module.css";

type Props = {
  groupId: string;
  group: GroupAssignments;
  /** null for a new one */
  assignment: Assignment | null;
  onClose: () => void;
  /** after every change, also one of another teacher that the form met */
  onChange: () => Promise<unknown>;
};

/** The proposed due day of a new assignment: two weeks ahead. */
const daysAhead = 14;

/**
 * A new assignment, or a change of one. If another teacher changed it in between, what is typed stays, the other fields are as they saved them, and what
 * they saved in the fields typed here is shown.
 */
export function AssignmentForm({ groupId, group, assignment, onClose, onChange }: Props) {
  const [base, setBase] = useState(assignment);
  const [deck, setDeck] = useState(0);
  const [fields, setFields] = useState(() => fieldsOf(assignment, group));
  const [clashes, setClashes] = useState<readonly (keyof AssignmentFields)[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const set = (change: Partial<AssignmentFields>) => setFields((before) => ({ ...before, ...change }));

  async function save(event: SubmitEvent) {
    event.preventDefault();
    setSaving(true);
    setFailure(null);
    try {
      if (base) await changeAssignment(base, fields);
      else {
        const { ownerId: deckOwnerId = "", id: deckId = 0 } = group.decks[deck] ?? {};
        await addAssignment(groupId, { ...fields, deckOwnerId, deckId });
      }
      await onChange();
      onClose();
    } catch (refusal) {
      setFailure(refusal instanceof AppError ? refusal.message : texts.failed);
      const theirs = assignmentIn(refusal);
      if (theirs) {
        const [before, now] = [fieldsOf(base, group), fieldsOf(theirs, group)];
        setBase(theirs);
        setClashes(afterTheirSave(fields, before, now, clashes).clashes);
        setFields((typed) => afterTheirSave(typed, before, now).fields);
        await onChange();
      }
      setSaving(false);
    }
  }

  const saved = fieldsOf(base, group);
  const theirValues = {
    title: saved.title,
    words: saved.words,
    opens: dayWords(saved.opens),
    due: dayWords(saved.due),
    aim: aimWords(saved.aim),
  };
  return (
    <Dialog
      title={base ? texts.editAssignment : texts.newAssignment}
      subtitle={base && base.deck.title !== "" && <bdi translate="no">{base.deck.title}</bdi>}
      size="medium"
      onClose={isSaving ? undefined : onClose}
    >
      <form noValidate className={styles.form} onSubmit={(event) => void save(event)}>
        {failure && <ErrorBanner message={failure} onDismiss={() => setFailure(null)} />}
        <TheirSave fields={clashes.map((name) => ({ label: texts[name], value: theirValues[name] || theirSaveTexts.nothing }))} />
        <SavedFields isSaving={isSaving}>
          {!base && (
            <GroupDeckField
              label={texts.deck}
              decks={group.decks}
              chosen={deck}
              title={fields.title}
              onChoose={setDeck}
              onTitle={(title) => set({ title })}
            />
          )}
          <TextField label={texts.title} value={fields.title} onChange={(event) => set({ title: event.target.value })} />
          <TextArea label={texts.words} rows={3} value={fields.words} onChange={(event) => set({ words: event.target.value })} />
          <div className={styles.days}>
            <TextField type="date" label={texts.opens} value={fields.opens} onChange={(event) => set({ opens: event.target.value })} />
            <TextField
              type="date"
              label={texts.due}
              hint={texts.dueHint}
              min={group.today}
              value={fields.due}
              onChange={(event) => set({ due: event.target.value })}
            />
          </div>
          <AimFields aim={fields.aim} onChange={(aim) => set({ aim })} />
        </SavedFields>
        <DialogActions>
          <Button variant="ghost" disabled={isSaving} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" busy={isSaving} busyLabel={texts.saving}>
            {base ? texts.save : texts.assign}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const aims: Readonly<Record<Aim["kind"], Aim>> = {
  known: { kind: "known", share: 80 },
  met: { kind: "met" },
  days: { kind: "days", count: 5 },
  test: { kind: "test", share: 70 },
};

function AimFields({ aim, onChange }: { aim: Aim; onChange: (aim: Aim) => void }) {
  const number = (text: string) => (text.trim() === "" ? 0 : Number(text));
  return (
    <>
      <SelectField
        label={texts.aim}
        value={aim.kind}
        options={(["known", "met", "days", "test"] as const).map((kind) => ({ value: kind, label: texts[kind] }))}
        onChange={(event) => onChange(aims[event.target.value as Aim["kind"]])}
      />
      {aim.kind === "days" && (
        <TextField
          type="number"
          inputMode="numeric"
          min={1}
          label={texts.count}
          value={aim.count || ""}
          onChange={(event) => onChange({ ...aim, count: number(event.target.value) })}
        />
      )}
      {(aim.kind === "known" || aim.kind === "test") && (
        <TextField
          type="number"
          inputMode="numeric"
          min={0}
          max={100}
          label={aim.kind === "known" ? texts.share : texts.testShare}
          value={aim.share || ""}
          onChange={(event) => onChange({ ...aim, share: number(event.target.value) })}
        />
      )}
    </>
  );
}

function fieldsOf(assignment: Assignment | null, { today, decks }: GroupAssignments): AssignmentFields {
  if (!assignment) {
    const due = dayText((dayFromText(today) ?? 0) + daysAhead);
    return { title: decks[0]?.title ?? "", words: "", opens: today, due, aim: aims.known };
  }
  const { title, words, opens, due, aim } = assignment;
  return { title, words, opens, due, aim };
}

/** The assignment as another teacher saved it, from the refusal of a change. */
function assignmentIn(refusal: unknown): Assignment | null {
  if (!(refusal instanceof AppError) || refusal.code !== "assignment/changed") return null;
  return (refusal.details as { assignment?: Assignment } | undefined)?.assignment ?? null;
}
