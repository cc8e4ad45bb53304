import { AppError } from "@recollect/domain/errors/failure.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import type { Encoding } from "@recollect/domain/exchange/text/encoding.ts";
import type { ComparedRoster } from "@recollect/domain/groups/roster/class-list.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { classNames } from "../../ui/class-names.ts";
import { groupPaths } from "../group-paths.ts";
import { ListDifference } from "./list-difference.tsx";
import { ListSourcePicker } from "./list-source.tsx";
import { inAlphabet, type ListSource } from "./read-list-file.ts";
import { compareList, confirmList } from "./roster-api.ts";
import styles from "./roster.module.css";
import { texts } from "./roster.texts.ts";

type Compared = { source: ListSource; difference: ComparedRoster };

/** A new list, step by step: choose it, see what it changes, save it. `onComparing` tells whether a comparison is shown. */
export function NewList({ groupId, onComparing }: { groupId: string; onComparing: (isComparing: boolean) => void }) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [compared, setCompared] = useState<Compared | null>(null);
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement | null>(null);
  const status = useRef<HTMLParagraphElement | null>(null);

  async function compare(source: ListSource): Promise<void> {
    await working(async () => {
      const difference = await compareList(groupId, source.text);
      flushSync(() => {
        setDone(null);
        setLeaving(new Set());
        setCompared({ source, difference });
        onComparing(true);
      });
      heading.current?.focus();
    });
  }

  async function save({ source, difference }: Compared): Promise<void> {
    await working(async () => {
      const body = { text: source.text, version: difference.version, removeMissing: [...leaving] };
      try {
        const result = await confirmList(groupId, body);
        await client.invalidateQueries({ queryKey: queryKeys.groups() });
        flushSync(() => {
          setDone(texts.done(result));
          close();
        });
        status.current?.focus();
      } catch (failure) {
        if (!(failure instanceof AppError) || failure.code !== "roster/changed") throw failure;
        await compare(source);
        setProblem(texts.changedMeanwhile);
      }
    });
  }

  async function working(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (failure) {
      setProblem(messageFor(failure));
    } finally {
      setBusy(false);
    }
  }

  function close(): void {
    setCompared(null);
    onComparing(false);
  }

  if (compared === null)
    return (
      <>
        {done && (
          <div className={styles.done}>
            <p role="status" ref={status} tabIndex={-1}>
              {done}
            </p>
            <ButtonLink to={groupPaths.slips(groupId)}>{texts.printSlips}</ButtonLink>
          </div>
        )}
        <ListSourcePicker busy={isBusy} problem={problem} onProblem={setProblem} onChoose={(source) => void compare(source)} />
      </>
    );

  const { source, difference } = compared;
  const changesNothing = difference.new.length === 0 && difference.moved.length === 0 && leaving.size === 0;
  return (
    <section className={styles.section} aria-labelledby="difference">
      <h2 id="difference" ref={heading} tabIndex={-1}>
        {texts.differenceTitle}
      </h2>
      {problem && <ErrorBanner message={problem} />}
      <p className={styles.hint}>
        {changesNothing && difference.unreadable.length === 0 && difference.missing.length === 0
          ? texts.nothingChanges
          : texts.nothingWritten}
      </p>
      {source.bytes !== null && (
        <Alphabet source={source} onChoose={(encoding) => void compare(inAlphabet(source.bytes ?? new Uint8Array(), encoding))} />
      )}
      <ListDifference
        difference={difference}
        leaving={leaving}
        onLeave={(id, leaves) => setLeaving(new Set(leaves ? [...leaving, id] : [...leaving].filter((one) => one !== id)))}
      />
      <div className={classNames(styles.actions, styles.confirm)}>
        <Button size="large" busy={isBusy} busyLabel={texts.saving} disabled={changesNothing} onClick={() => void save(compared)}>
          {texts.confirm}
        </Button>
        <Button variant="ghost" size="large" disabled={isBusy} onClick={close}>
          {texts.another}
        </Button>
      </div>
    </section>
  );
}

/** The alphabets of class lists; a file has no sign by which the older ones could be told apart. */
function Alphabet({ source, onChoose }: { source: ListSource; onChoose: (encoding: Encoding) => void }) {
  const options = Object.entries(texts.encodings).map(([value, label]) => ({ value, label }));
  const isListed = options.some(({ value }) => value === source.encoding);
  return (
    <SelectField
      label={texts.encoding}
      value={source.encoding}
      options={isListed ? options : [{ value: source.encoding, label: source.encoding, isName: true }, ...options]}
      onChange={({ target }) => onChoose(target.value as Encoding)}
    />
  );
}
