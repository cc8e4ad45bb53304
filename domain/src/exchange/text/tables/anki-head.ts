import { tableOf } from "../../../words/table-of.ts";

/** The `#key:value` lines at the top of an Anki text file; columns count from 0. */
export type AnkiHead = {
  /** The text after the header. */
  rest: string;
  separator: string | null;
  html: boolean;
  tags: readonly string[];
  deck: string | null;
  tagsColumn: number | null;
  deckColumn: number | null;
  guidColumn: number | null;
  /** Columns with metadata of a note. */
  otherColumns: readonly number[];
  columns: readonly string[] | null;
};

const separatorNames = tableOf<string>({ comma: ",", semicolon: ";", tab: "\t", space: " ", pipe: "|", colon: ":" });
const keys = /^#(separator|html|tags|columns|notetype|deck|notetype column|deck column|tags column|guid column|if matches):(.*)$/i;

/** Null without a header at the top. A `#` further down begins a card. */
export function readAnkiHead(text: string): AnkiHead | null {
  const lines: { key: string; value: string }[] = [];
  let rest = text;
  for (;;) {
    const end = /\r\n|\n|\r/.exec(rest.slice(0, 4096));
    const line = end ? rest.slice(0, end.index) : rest;
    const match = line.length <= 4096 ? keys.exec(line) : null;
    if (!match) break;
    lines.push({ key: (match[1] ?? "").toLowerCase(), value: match[2] ?? "" });
    rest = end ? rest.slice(end.index + end[0].length) : "";
    if (!end) break;
  }
  if (lines.length === 0) return null;
  const value = (key: string) => lines.findLast((line) => line.key === key)?.value ?? null;
  const column = (key: string) => {
    const number = Number(value(key));
    return Number.isSafeInteger(number) && number > 0 ? number - 1 : null;
  };
  const separatorName = value("separator");
  const separator =
    separatorName === null ? null : (separatorNames[separatorName.trim().toLowerCase()] ?? (separatorName === "" ? null : separatorName));
  const columns = value("columns");
  return {
    rest,
    separator,
    html: value("html")?.trim().toLowerCase() === "true",
    tags: (value("tags") ?? "").split(/\s+/).filter((tag) => tag !== ""),
    deck: value("deck")?.trim() || null,
    tagsColumn: column("tags column"),
    deckColumn: column("deck column"),
    guidColumn: column("guid column"),
    otherColumns: [column("guid column"), column("notetype column")].filter((index) => index !== null),
    columns: columns === null ? null : columns.split(separator ?? "\t"),
  };
}
