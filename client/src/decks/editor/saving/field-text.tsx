import type { ReactNode } from "react";
import { isEmptyField } from "@recollect/domain/cards/card.ts";
import type { CardFieldName, FieldValue, TextField } from "@recollect/domain/decks/deck-patch.ts";
import { maskWords } from "../../../cards/masks/mask-words.ts";
import { FormattedText } from "../../../cards/text/formatted-text.tsx";
import { useSideLanguages } from "../../../cards/text/side-languages.ts";
import { listText } from "../../../lib/language/formats.ts";
import styles from "./conflict-dialog.module.css";
import { conflictTexts } from "./conflict.texts.ts";

/** The value of a field, as it is read. */
export function FieldText({ field, value }: { field: CardFieldName | TextField | "id"; value: FieldValue }): ReactNode {
  const languages = useSideLanguages();
  if (typeof value === "boolean" || field === "bothWays" || field === "typeAnswer")
    return value === true ? conflictTexts.yes : conflictTexts.no;
  if (value === null || isEmptyField(value)) return <em className={styles.missing}>{conflictTexts.empty}</em>;
  if (typeof value !== "string") return <bdi>{field === "masks" ? maskWords(value) : listText(value)}</bdi>;
  if (field === "title" || field === "description") return <span dir="auto">{value}</span>;
  const language = field === "term" ? languages.term : field === "definition" ? languages.definition : undefined;
  return <FormattedText as="span" text={value} gaps="filled" isPressable {...(language && { language })} />;
}
