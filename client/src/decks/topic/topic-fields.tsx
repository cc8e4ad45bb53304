import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { isLevel, isSubject, levels, subjects, type DeckTopic } from "@recollect/domain/decks/topic/topic.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { readTopic } from "./topic-api.ts";
import { SameDecks } from "./same-decks.tsx";
import styles from "./topic-fields.module.css";
import { topicNames } from "./topic-names.texts.ts";
import { texts } from "./topic-fields.texts.ts";

/** `before` is what is stored, `chosen` what the fields show: at first that, or what the deck's words suggest. */
export type ChosenTopic = { before: DeckTopic; chosen: DeckTopic };

export type TopicFieldsProps = {
  uid: string;
  deckId: number;
  isDisabled: boolean;
  /** also called with what the fields show at first */
  onTopic: (topic: ChosenTopic) => void;
};

/** The subject and level of an own deck. What was not chosen yet is suggested by the deck's words. */
export function TopicFields({ uid, deckId, isDisabled, onTopic }: TopicFieldsProps) {
  const { data, error } = useQuery({
    queryKey: queryKeys.deckTopic(uid, deckId),
    queryFn: ({ signal }) => readTopic(uid, deckId, signal),
    // What was suggested or chosen is shown as long as the dialog is open.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const [change, setChange] = useState<Partial<DeckTopic>>({});
  const before = data?.topic;
  const first = data && { subject: data.topic.subject ?? data.guess.subject, level: data.topic.level ?? data.guess.level };
  const chosen = first && { ...first, ...change };
  const [subject, level] = [chosen?.subject, chosen?.level];
  useEffect(() => {
    if (before && subject !== undefined && level !== undefined) onTopic({ before, chosen: { subject, level } });
    // The callback may be another function at every drawing.
    // oxlint-disable-next-line exhaustive-deps
  }, [before, subject, level]);

  if (error) return <p className={styles.hint}>{error.message}</p>;
  const isSuggested = first !== undefined && before !== undefined && (first.subject !== before.subject || first.level !== before.level);
  return (
    <>
      <div className={styles.fields}>
        <SelectField
          label={texts.subject}
          options={[{ value: "", label: texts.none }, ...subjects.map((value) => ({ value, label: topicNames.subjects[value] }))]}
          value={subject ?? ""}
          disabled={isDisabled || !data}
          onChange={({ target }) => setChange({ ...change, subject: isSubject(target.value) ? target.value : null })}
        />
        <SelectField
          label={texts.level}
          options={[{ value: "", label: texts.none }, ...levels.map((value) => ({ value, label: topicNames.levels[value] }))]}
          value={level ?? ""}
          disabled={isDisabled || !data}
          onChange={({ target }) => setChange({ ...change, level: isLevel(target.value) ? target.value : null })}
        />
      </div>
      <p className={styles.hint}>{isSuggested ? texts.suggested : texts.findable}</p>
      <SameDecks uid={uid} deckId={deckId} />
    </>
  );
}
