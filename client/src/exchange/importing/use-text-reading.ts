import { useDeferredValue, useMemo, useState } from "react";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { detectEncoding, type Encoding } from "@recollect/domain/exchange/text/encoding.ts";
import { readText, type TextFormat, type TextReading } from "@recollect/domain/exchange/text/read-text.ts";
import type { TableChoices } from "@recollect/domain/exchange/text/tables/table.ts";
import { texts } from "./importing.texts.ts";
import { readHtml } from "../html/parse-html.ts";
import type { Source } from "./source-picker.tsx";

export type TextChoices = TableChoices & { format?: TextFormat };

/** A text as cards, read again after each choice. `problem` is the message for an unreadable text. */
export function useTextReading(source: Extract<Source, { kind: "text" }>) {
  const { bytes, text, fileName } = source;
  const [encoding, setEncoding] = useState<Encoding>(() => (bytes ? detectEncoding(bytes) : "utf-8"));
  const [choices, setChoices] = useState<TextChoices>({});
  const stableChoices = useDeferredValue(choices);
  const decoded = useMemo(() => (bytes ? new TextDecoder(encoding).decode(bytes) : text), [bytes, encoding, text]);
  const { reading, problem } = useMemo(() => read(decoded, fileName, stableChoices), [decoded, fileName, stableChoices]);
  return {
    encoding,
    setEncoding,
    choices,
    choose: (change: TextChoices) => setChoices((before) => ({ ...before, ...change })),
    reading,
    problem,
  };
}

function read(text: string, fileName: string, choices: TextChoices): { reading: TextReading | null; problem: string | null } {
  try {
    return {
      reading: readText(text, { fileName, readHtml, choices, titles: { unnamed: texts.importedDeck, part: texts.partOfDeck } }),
      problem: null,
    };
  } catch (failure) {
    if (failure instanceof AppError) return { reading: null, problem: messageFor(failure) };
    throw failure;
  }
}
