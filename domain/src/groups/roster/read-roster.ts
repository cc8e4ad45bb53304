import { canonicalUsername, usernameProblem } from "../../accounts/username.ts";
import { records } from "../../exchange/text/tables/records.ts";
import { guessSeparators } from "../../exchange/text/tables/separators.ts";
import { ROSTER } from "../../limits/limits.ts";
import { textOfCell } from "./roster-cell.ts";
import { findHeading, guessedColumns, isAddress, isFilled, type RosterColumns, type RosterField } from "./roster-columns.ts";

/** A pupil of a class list. Texts are trimmed; what a list does not say is null. */
export type RosterPupil = {
  readonly name: string;
  readonly email: string | null;
  readonly username: string | null;
  readonly externalId: string | null;
};

/** The same with the row of the spreadsheet, counted from 1 with the headings. */
export type RosterRow = RosterPupil & { readonly row: number };

/** Why a row can't be read. `doubled` names the earlier row of the same pupil. */
export type UnreadableRow = {
  readonly row: number;
  readonly why: "no-name" | "bad-email" | "bad-username" | "too-long" | "doubled";
  /** of a doubled row: the row that counts */
  readonly of?: number;
};

export type Roster = { readonly rows: readonly RosterRow[]; readonly unreadable: readonly UnreadableRow[]; readonly isTooLong: boolean };

/** The ways to recognize a pupil, the strongest first. */
export const rosterKeys = ["externalId", "username", "email"] as const;

/**
 * Reads a class list as spreadsheets write it: separated by commas, semicolons, tabs or pipes, quoted or not, with or without headings, any line ends.
 * Names may be in one column or two; lines above the headings are skipped, and those of a gradebook that are about its tests. A row that can't be read is reported and never stops the others; empty rows are skipped and counted. Of rows that
 * name one pupil twice, by any key, the first counts. Linear in the text.
 */
export function readRoster(text: string): Roster {
  const cells = rosterCells(text.replace(/^\uFEFF/, ""));
  const isTooLong = cells.length > ROSTER.maxRows + 1;
  const heading = findHeading(cells);
  const from = heading ? heading.at + 1 : Math.max(0, cells.findIndex(isFilled));
  const body = cells.slice(from, from + ROSTER.maxRows);
  const columns = heading?.columns ?? guessedColumns(body);
  const rows: RosterRow[] = [];
  const unreadable: UnreadableRow[] = [];
  const occurrences = new Map<string, number>();
  for (const [at, row] of body.entries()) {
    if (!isFilled(row)) continue;
    const number = from + at + 1;
    const pupil = pupilOf(row, columns);
    if (isOfGradebook(row, pupil, columns)) continue;
    const why = pupilProblem(pupil);
    const keys = keysOf(pupil);
    const of = keys.map((key) => occurrences.get(key)).find((earlier) => earlier !== undefined);
    if (why !== null) unreadable.push({ row: number, why });
    else if (of !== undefined) unreadable.push({ row: number, why: "doubled", of });
    else {
      rows.push({ ...pupil, row: number });
      for (const key of keys) occurrences.set(key, number);
    }
  }
  return { rows, unreadable, isTooLong: isTooLong || cells.length - from > ROSTER.maxRows };
}

/** How much of a text tells its separator, in characters. */
const looksAt = 100_000;

/** One cell of text for each column; empty lines stay, because rows are numbered as the spreadsheet numbers them. */
function rosterCells(text: string): string[][] {
  const separatorLine = /^sep=(.)(\r\n|\n|\r|$)/.exec(text);
  const body = separatorLine ? text.slice(separatorLine[0].length) : text;
  const guessed = guessSeparators(body.slice(0, looksAt));
  const cell = separatorLine?.[1] ?? (guessed.loose ? "\t" : guessed.cell);
  const rows = records(body, { cell, record: null }, "auto", ROSTER.maxRows + 2, "keep");
  return rows.map((record) => record.slice(0, ROSTER.maxColumns).map((one) => textOfCell(one.text)));
}

function pupilOf(row: readonly string[], columns: RosterColumns): RosterPupil {
  const read = (field: RosterField): string => {
    const at = columns.indexOf(field);
    return (at < 0 ? "" : (row[at] ?? "")).replace(/[\s\u200b]+/gu, " ").trim();
  };
  // A gradebook of Brightspace has a # before names and numbers, so that spreadsheets keep their zeros.
  const username = read("username").replace(/^[@#]/, "");
  const email = read("email").replace(/^mailto:/i, "");
  return {
    name: wholeName({ name: read("name"), first: read("firstName"), last: read("lastName") }),
    email: email === "" ? null : email.toLowerCase(),
    username: username === "" ? null : canonicalUsername(username),
    externalId: read("externalId").replace(/^#/, "") || null,
  };
}

/** A list with a column of names and one for a part of it has the other part there, unless the name has both. */
function wholeName({ name, first, last }: { name: string; first: string; last: string }): string {
  if (name === "" || (first !== "" && last !== "")) return name || [first, last].filter((part) => part !== "").join(" ");
  const part = first || last;
  const [words, ofPart] = [wordsOf(name), wordsOf(part)];
  if (part === "" || (words.length > ofPart.length && ofPart.every((word) => words.includes(word)))) return name;
  return first === "" ? `${name} ${last}` : `${first} ${name}`;
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll(",", " ")
    .split(" ")
    .filter((word) => word !== "");
}

function pupilProblem({ name, email, username, externalId }: RosterPupil): UnreadableRow["why"] | null {
  if (name === "") return "no-name";
  const { nameMaxLength, externalIdMaxLength, emailMaxLength } = ROSTER;
  const isTooLong = name.length > nameMaxLength || (externalId?.length ?? 0) > externalIdMaxLength || (email?.length ?? 0) > emailMaxLength;
  if (isTooLong) return "too-long";
  if (email !== null && !isAddress(email)) return "bad-email";
  return username !== null && usernameProblem(username) ? "bad-username" : null;
}

/** What learning platforms write between the headings and the pupils of a gradebook, and no pupil is called. */
const gradebookWords = new Set(
  "points possible,manual posting,points possibles,puntos posibles,pontos possíveis,class average,max points,maximum points".split(","),
);
/** Also names: they are about the tests only in a list that has numbers, usernames or addresses of its pupils. */
const gradebookNames = new Set("date,points,average".split(","));

/** Whether a row is about the tests of a gradebook instead of a pupil: it names nobody else, and has no number, username or address. */
function isOfGradebook(row: readonly string[], { name, externalId, username, email }: RosterPupil, columns: RosterColumns): boolean {
  const hasKeys = columns.some((column) => column === "email" || column === "username" || column === "externalId");
  const says = (text: string) => {
    const words = text.trim().toLowerCase();
    return gradebookWords.has(words) || (hasKeys && gradebookNames.has(words));
  };
  return externalId === null && username === null && email === null && (name === "" ? row.some(says) : says(name));
}

/** By what two rows name one pupil; a row with nothing but a name by that. */
export function keysOf(pupil: RosterPupil): string[] {
  const keys = rosterKeys.flatMap((key) => (pupil[key] === null ? [] : [`${key} ${pupil[key]}`]));
  return keys.length > 0 ? keys : [`name ${pupil.name.toLowerCase()}`];
}
