import type { ClassTest, ClassTestFields } from "@recollect/domain/groups/class-tests/class-test.ts";
import { CLASS_TEST } from "@recollect/domain/limits/limits.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { minuteMs } from "@recollect/domain/time/units.ts";
import { useState, type SubmitEvent } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog/dialog.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { whenText } from "../../lib/moment-text.ts";
import { afterTheirSave } from "../kept-typing.ts";
import { GroupDeckField } from "../group-deck-field.tsx";
import { SavedFields } from "../saved-fields.tsx";
import { TheirSave } from "../their-save.tsx";
import { theirSaveTexts } from "../their-save.texts.ts";
import { addClassTest, changeClassTest, type GroupClassTests } from "./class-tests-api.ts";
import { testTexts } from "./class-tests.texts.ts";
import { formTexts as texts } from "./class-test-form.texts.ts";
import { fieldOfMoment, momentOfField } from "./moments.ts";
import lists from "../group-lists.module.css";
import styles from "./class-tests.module.css";

type Props = {
  groupId: string;
  group: GroupClassTests;
  /** null for a new one */
  test: ClassTest | null;
  onClose: () => void;
  /** after every change, also one of another teacher that the form met */
  onChange: () => Promise<unknown>;
};

/** The proposed length of a new test, in minutes, and its questions. */
const [usualMinutes, usualCount] = [45, 20];

/** What is typed; moments and numbers as their fields have them. */
type Typed = {
  title: string;
  kind: ClassTest["kind"];
  direction: ClassTest["direction"];
  opens: string;
  closes: string;
  minutes: string;
  count: string;
};

/**
 * A new test, or a change of one. If another teacher changed it in between, what is typed stays as far as it can still be changed, the other fields are as
 * they saved them, and what they saved in the fields typed here is shown.
 */
export function ClassTestForm({ groupId, group, test, onClose, onChange }: Props) {
  const [base, setBase] = useState(test);
  const [deck, setDeck] = useState(0);
  const [typed, setTyped] = useState(() => typedOf(test, group));
  const [clashes, setClashes] = useState<readonly (keyof Typed)[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const set = (change: Partial<Typed>) => setTyped((before) => ({ ...before, ...change }));
  const isOpen = base !== null && base.phase !== "soon";

  async function save(event: SubmitEvent) {
    event.preventDefault();
    const fields = fieldsOf(typed, base);
    if (!fields) return setFailure(texts.badEnd);
    setSaving(true);
    setFailure(null);
    try {
      if (base) await changeClassTest(base, fields);
      else {
        const { ownerId: deckOwnerId = "", id: deckId = 0 } = group.decks[deck] ?? {};
        await addClassTest(groupId, { ...fields, deckOwnerId, deckId });
      }
      await onChange();
      onClose();
    } catch (refusal) {
      setFailure(refusal instanceof AppError ? refusal.message : texts.failed);
      const theirs = testIn(refusal);
      if (theirs) {
        const [before, now] = [typedOf(base, group), typedOf(theirs, group)];
        const keep = (here: Typed) => afterTheirSave(changeable(here, { base: before, test: theirs }), before, now, clashes);
        setBase(theirs);
        setClashes(keep(typed).clashes);
        setTyped((here) => keep(here).fields);
        await onChange();
      }
      setSaving(false);
    }
  }

  return (
    <Dialog
      title={base ? texts.editTest : texts.newTest}
      subtitle={base && base.deck.title !== "" && <bdi translate="no">{base.deck.title}</bdi>}
      size="medium"
      onClose={isSaving ? undefined : onClose}
    >
      <form noValidate className={styles.form} onSubmit={(event) => void save(event)}>
        {failure && <ErrorBanner message={failure} onDismiss={() => setFailure(null)} />}
        <TheirSave
          fields={clashes.map((name) => ({
            label: texts[name],
            value: wordsOf(typedOf(base, group), group.now)[name] || theirSaveTexts.nothing,
          }))}
        />
        {isOpen && <p className={lists.note}>{texts.openNote}</p>}
        <SavedFields isSaving={isSaving}>
          {!base && (
            <GroupDeckField
              label={texts.deck}
              decks={group.decks}
              chosen={deck}
              title={typed.title}
              onChoose={setDeck}
              onTitle={(title) => set({ title })}
            />
          )}
          <TextField label={texts.title} value={typed.title} onChange={(event) => set({ title: event.target.value })} />
          <div className={styles.fields}>
            {!isOpen && (
              <TextField
                type="datetime-local"
                label={texts.opens}
                hint={texts.opensHint}
                value={typed.opens}
                onChange={(event) => set({ opens: event.target.value })}
              />
            )}
            <TextField
              type="datetime-local"
              label={texts.closes}
              hint={texts.closesHint}
              value={typed.closes}
              onChange={(event) => set({ closes: event.target.value })}
            />
          </div>
          {!isOpen && <PaperFields typed={typed} set={set} />}
        </SavedFields>
        <DialogActions>
          <Button variant="ghost" disabled={isSaving} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" busy={isSaving} busyLabel={texts.saving}>
            {base ? texts.save : texts.make}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** What can't change any more once a student may have begun. */
function PaperFields({ typed, set }: { typed: Typed; set: (change: Partial<Typed>) => void }) {
  return (
    <div className={styles.fields}>
      <SelectField
        label={texts.kind}
        value={typed.kind}
        options={(["multiple-choice", "open-ended"] as const).map((kind) => ({ value: kind, label: testTexts.kinds[kind] }))}
        onChange={(event) => set({ kind: event.target.value as Typed["kind"] })}
      />
      <SelectField
        label={texts.direction}
        value={typed.direction}
        options={(["definition", "term", "mixed"] as const).map((way) => ({ value: way, label: texts.directions[way] }))}
        onChange={(event) => set({ direction: event.target.value as Typed["direction"] })}
      />
      <TextField
        type="number"
        inputMode="numeric"
        min={1}
        max={CLASS_TEST.maxQuestions}
        label={texts.count}
        value={typed.count}
        onChange={(event) => set({ count: event.target.value })}
      />
      <TextField
        type="number"
        inputMode="numeric"
        min={CLASS_TEST.leastMinutes}
        max={CLASS_TEST.mostMinutes}
        label={texts.minutes}
        hint={texts.minutesHint}
        value={typed.minutes}
        onChange={(event) => set({ minutes: event.target.value })}
      />
    </div>
  );
}

function typedOf(test: ClassTest | null, { decks, now }: GroupClassTests): Typed {
  if (!test) {
    const closes = fieldOfMoment(now + usualMinutes * minuteMs);
    const title = decks[0]?.title ?? "";
    return { title, kind: "multiple-choice", direction: "definition", opens: "", closes, minutes: "", count: String(usualCount) };
  }
  const { title, kind, direction, opensAt, closesAt, minutes, count } = test;
  const opens = fieldOfMoment(opensAt);
  return {
    title,
    kind,
    direction,
    opens,
    closes: fieldOfMoment(closesAt),
    minutes: minutes === null ? "" : String(minutes),
    count: String(count),
  };
}

/** What was typed; of a test that is open by now only what can still be changed. */
function changeable(typed: Typed, { base, test }: { base: Typed; test: ClassTest }): Typed {
  return test.phase === "soon" ? typed : { ...base, title: typed.title, closes: typed.closes };
}

/** The fields in words. */
function wordsOf({ kind, direction, opens, closes, ...rest }: Typed, now: number): Record<keyof Typed, string> {
  const moment = (field: string) => {
    const at = momentOfField(field);
    return at === null ? "" : whenText(at, now);
  };
  return { ...rest, kind: testTexts.kinds[kind], direction: texts.directions[direction], opens: moment(opens), closes: moment(closes) };
}

/** Null without an end. A moment that was not changed keeps its seconds, which the field does not show. */
function fieldsOf({ title, kind, direction, opens, closes, minutes, count }: Typed, base: ClassTest | null): ClassTestFields | null {
  const keep = (field: string, before: number | undefined) =>
    before !== undefined && fieldOfMoment(before) === field ? before : momentOfField(field);
  const closesAt = keep(closes, base?.closesAt);
  if (closesAt === null) return null;
  const opensAt = base && base.phase !== "soon" ? base.opensAt : keep(opens, base?.opensAt);
  return { title, kind, direction, opensAt, closesAt, minutes: minutes.trim() === "" ? null : Number(minutes), count: Number(count) };
}

/** The test as another teacher saved it, from the refusal of a change. */
function testIn(refusal: unknown): ClassTest | null {
  if (!(refusal instanceof AppError) || refusal.code !== "class-test/changed") return null;
  return (refusal.details as { test?: ClassTest } | undefined)?.test ?? null;
}
