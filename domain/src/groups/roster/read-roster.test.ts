import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import { safeCell, textOfSafeCell, writeSafeCsv } from "../../exchange/text/tables/safe-csv.ts";
import { GROUP, ROSTER } from "../../limits/limits.ts";
import { readRoster, type RosterPupil } from "./read-roster.ts";
import { guessedColumns } from "./roster-columns.ts";

const pupil = (name: string, more: Partial<RosterPupil> = {}): RosterPupil => ({
  name,
  email: null,
  username: null,
  externalId: null,
  ...more,
});
const pupilsOf = (text: string) =>
  readRoster(text).rows.map(({ name, email, username, externalId }) => ({ name, email, username, externalId }));

const anna = pupil("Anna Müller", { email: "anna@school.example", externalId: "1007" });
const ben = pupil("Ben Østergård", { email: "ben@school.example", externalId: "1008" });

describe("a class list is read", () => {
  test.each([
    ["Name,Email,Student ID\r\nAnna Müller,anna@school.example,1007\r\nBen Østergård,ben@school.example,1008\r\n", "commas"],
    ["\uFEFFName;E-Mail;Schülernummer\nAnna Müller;anna@school.example;1007\nBen Østergård;ben@school.example;1008", "semicolons, German"],
    ["Nom\tPrénom\tAdresse e-mail\tN°\n", "headings alone"],
    [
      "Vorname\tNachname\tE-Mail\tNr.\nAnna\tMüller\tanna@school.example\t1007\nBen\tØstergård\tben@school.example\t1008",
      "tabs, two names",
    ],
    ['sep=;\r\n"Name";"Mail";"ID"\r\n"Anna Müller";"anna@school.example";"1007"\r\n"Ben Østergård";"BEN@school.example";"1008"', "sep="],
    ["Anna Müller,anna@school.example,1007\nBen Østergård,ben@school.example,1008", "no headings"],
    ["1007|Anna Müller|anna@school.example\r1008|Ben Østergård|ben@school.example\r", "pipes, another order, no headings, CR"],
  ])("as spreadsheets write it: %j (%s)", (text, why) => {
    expect(pupilsOf(text)).toEqual(why === "headings alone" ? [] : [anna, ben]);
  });

  test("with one column of names, also with a comma in each of them", () => {
    expect(pupilsOf("Anna Müller\nBen Østergård\n")).toEqual([pupil("Anna Müller"), pupil("Ben Østergård")]);
    expect(pupilsOf('Name\n"Müller, Anna"\n"Østergård, Ben"\n')).toEqual([pupil("Müller, Anna"), pupil("Østergård, Ben")]);
  });

  test("in the order of its headings, whatever else it has", () => {
    const text = "Klasse,Benutzername,Notiz,Nachname,Vorname\n7b,Anna_M,x,Müller,Anna\n7b,ben_o,,Østergård,Ben\n";
    expect(pupilsOf(text)).toEqual([pupil("Anna Müller", { username: "anna_m" }), pupil("Ben Østergård", { username: "ben_o" })]);
  });

  test("with a pupil whose name is a heading", () => {
    expect(pupilsOf("Nom Nummer,n@school.example\nAnna Müller,anna@school.example\n")).toHaveLength(2);
  });
});

describe("a row that can't be read", () => {
  test("is reported with its number in the spreadsheet, and the others are read", () => {
    const text = [
      "Name,Email,Username",
      "Anna,anna@school.example,anna",
      "",
      ",nobody@school.example,",
      "Ben,not an address,",
      "Cleo,,1cleo",
      `${"x".repeat(101)},,`,
      "Anna again,ANNA@school.example,",
      "Dora,dora@school.example,",
    ].join("\n");
    const { rows, unreadable, isTooLong } = readRoster(text);
    expect(rows.map(({ row, name }) => [row, name])).toEqual([
      [2, "Anna"],
      [9, "Dora"],
    ]);
    expect(unreadable).toEqual([
      { row: 4, why: "no-name" },
      { row: 5, why: "bad-email" },
      { row: 6, why: "bad-username" },
      { row: 7, why: "too-long" },
      { row: 8, why: "doubled", of: 2 },
    ]);
    expect(isTooLong).toBe(false);
  });

  test("is one more of the same name, if nothing else tells them apart", () => {
    expect(readRoster("Name\nAnna\nanna\nBen").unreadable).toEqual([{ row: 3, why: "doubled", of: 2 }]);
    expect(readRoster("Name,ID\nAnna,1\nAnna,2").unreadable).toEqual([]);
  });
});

describe("a long list", () => {
  const list = (count: number) => `Name,ID\n${Array.from({ length: count }, (_, at) => `Pupil ${at},${at + 1}`).join("\n")}\n`;

  test(`of ${ROSTER.maxRows} rows is read whole; a longer one is marked`, () => {
    expect(readRoster(list(ROSTER.maxRows))).toMatchObject({ rows: { length: ROSTER.maxRows }, isTooLong: false });
    expect(readRoster(list(ROSTER.maxRows + 1))).toMatchObject({ rows: { length: ROSTER.maxRows }, isTooLong: true });
  });

  test.each(['"a,', ",", "\n", "@", "a@b.", "="])("of nothing but %j is read to its end", (piece) => {
    expect(readRoster(piece.repeat(1_000_000)).rows.length).toBeLessThanOrEqual(1);
  });

  test(`shows by its first ${GROUP.maxMembers} rows what its columns are`, () => {
    const looksAt: number[] = [];
    const rows = Array.from({ length: 2 * GROUP.maxMembers }, (_, at) => ({
      get 0() {
        looksAt.push(at);
        return "Anna";
      },
      1: "anna@school.example",
      length: 2,
    }));
    expect(guessedColumns(rows as unknown as string[][])).toEqual(["name", "email"]);
    expect(Math.max(...looksAt)).toBe(GROUP.maxMembers - 1);
  });
});

describe("a cell that a spreadsheet would run as a formula", () => {
  const evil = ["=1+1", "+cmd", "-2+3", "@SUM(A1)", "\t=1", "\r=1", "'=1", "＝1", " =1"];

  test("is written as text", () => {
    for (const cell of evil) expect(safeCell(cell), cell).toBe(`'${cell}`);
    for (const cell of ["Anna", "a=b", "12", "", "O'Neill"]) expect(safeCell(cell)).toBe(cell);
    expect(
      writeSafeCsv([
        ["Name", "Known"],
        ['=HYPERLINK("x")', -3],
      ]),
    ).toBe('\uFEFF"Name","Known"\r\n"\'=HYPERLINK(""x"")",-3\r\n');
  });

  test("is read back as it was, and any other text, too", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom(...evil)), (text) => {
        expect(textOfSafeCell(safeCell(text))).toBe(text);
      }),
    );
  });
});

const word = fc.stringMatching(/^[A-ZÄ=+@'-][a-zß"; ,]{0,8}[a-z]$/).filter((text) => /^[^@].*$/.test(text) && text.trim() === text);
const anyPupil = fc.record({
  name: word,
  email: fc.option(fc.stringMatching(/^[a-z]{1,6}@[a-z]{1,5}\.example$/)),
  username: fc.option(fc.stringMatching(/^[a-z][a-z0-9_]{2,10}$/)),
  externalId: fc.stringMatching(/^[A-Z0-9]{3,8}$/),
});

test("any class that is written as a report is read back", () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyPupil, { minLength: 1, maxLength: 8, selector: ({ externalId }) => externalId }), (pupils) => {
      const unique = (key: "email" | "username") => {
        const values = pupils.flatMap((one) => one[key] ?? []);
        return new Set(values).size === values.length;
      };
      fc.pre(unique("email") && unique("username"));
      const rows = pupils.map(({ name, email, username, externalId }) => [name, email, username, externalId]);
      expect(pupilsOf(writeSafeCsv([["Name", "Email", "Username", "Student ID"], ...rows]))).toEqual(
        pupils.map((one) => ({ ...one, name: one.name.replace(/\s+/g, " ") })),
      );
    }),
  );
});
