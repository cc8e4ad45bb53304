import { sql } from "kysely";

import type { DatabaseKind, SchemaOfItsDay } from "./column-types.ts";

export type Listed = {
  ownerId: string;
  id: number;
  title: string;
  username: string | null;
  displayName: string | null;
  badge: string | null;
};
type Row = { id: number; official: 0 | 1; shelf: number; ownerId: string; titleKey: string; searchText: string };

const rowsAtOnce = 100;

/** Adds the Public decks to the Library, as the program of this migration wrote its rows. */
export async function listEverything(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const decks = (await db
    .selectFrom("decks")
    .innerJoin("users", "users.id", "decks.ownerId")
    .select(["decks.ownerId", "decks.id", "decks.title", "users.username", "users.displayName", "users.badge"])
    .where("decks.visibility", "=", "Public")
    .execute()) as Listed[];
  for (let start = 0; start < decks.length; start += rowsAtOnce) {
    const rows = decks.slice(start, start + rowsAtOnce).map(rowOf);
    await db.insertInto("library").values(rows).execute();
    if (kind === "postgres") continue;
    for (const { id, searchText, shelf } of rows)
      await sql`insert into "libraryGrams" (rowid, "grams") values (${id}, ${gramWords(searchText, shelf)})`.execute(db);
  }
}

function rowOf(deck: Listed): Row {
  const { ownerId, id, title, badge } = deck;
  const key = titleKey(title);
  return { id, official: badge === "OFFICIAL" ? 1 : 0, shelf: shelfOf(key), ownerId, titleKey: key, searchText: formerText(deck) };
}

/** The search text of a deck, as it was until the migration 0037. */
export function formerText({ title, username, displayName }: Listed): string {
  const author = username ? `@${username}` : displayName?.replace(/^[\s@]+/, "") || "Anonymous";
  return `${folded(title)}\u001f${folded(author)}`;
}

function folded(text: string): string {
  return text.normalize("NFC").toLowerCase();
}

function titleKey(title: string): string {
  const plain: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ł: "l", ı: "i" };
  return title
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}+/gu, "")
    .replace(/[ßæœøđłı]/gu, (letter) => plain[letter] ?? letter)
    .replace(/[\u30a1-\u30f6]/gu, (katakana) => String.fromCharCode(katakana.charCodeAt(0) - 96))
    .replace(/\p{Nd}+/gu, numberKey)
    .replace(/[\p{P}\p{S}]/gu, "!$&")
    .replace(/[\s\p{Z}\p{C}]+/gu, " ")
    .trim()
    .slice(0, 250)
    .replace(/[\ud800-\udbff]$/u, "");
}

function numberKey(digits: string): string {
  const value = Array.from(digits, digitValue)
    .join("")
    .replace(/^0+(?=\d)/, "");
  return `0${String.fromCharCode(0x30 + value.length)}${value}`;
}

function digitValue(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) value += 1;
  return value;
}

const greekToThai = "\u0370 \u0400 \u0436 \u043e \u0442 \u0500 \u0600 \u0640 \u0700 \u0920 \u0a00 \u0e00".split(" ");
const japaneseOn = "\u3041 \u3100 \u5800 \u6600 \u7500 \u8500 \ua000 \uac00 \ub200 \uc000 \ue000".split(" ");
const shelfStarts = ["", "0", ...Array.from("abcdefghijklmnopqrstuvwxyz"), "{", ...greekToThai, ...japaneseOn];

export function shelfOf(key: string): number {
  const first = (key.codePointAt(0) ?? 0) > 0xffff ? "\uffff" : key.charAt(0);
  const next = shelfStarts.findIndex((start) => start > first);
  return next === -1 ? shelfStarts.length - 1 : next - 1;
}

export function gramWords(searchText: string, shelf: number): string {
  const words = new Set<string>();
  const points = Array.from(searchText, (letter) => (letter.codePointAt(0) ?? 0).toString(16));
  points.forEach((point, i) => {
    words.add(point);
    if (i > 0) words.add(`${points[i - 1]}x${point}`);
    if (i > 1) words.add(`s${shelf}x${points[i - 2]}x${points[i - 1]}x${point}`);
  });
  return [...words].join(" ");
}
