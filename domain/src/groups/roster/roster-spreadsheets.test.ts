import { describe, expect, test } from "vitest";

import { safeCell } from "../../exchange/text/tables/safe-csv.ts";
import { readRoster } from "./read-roster.ts";
import { textOfCell } from "./roster-cell.ts";

/** The pupils of a list, each as name, number and address, without what the list does not say. */
const pupilsOf = (text: string) =>
  readRoster(text).rows.map(({ name, externalId, email }) => [name, externalId, email].filter((part) => part !== null).join(" | "));

describe("the headings of a class list", () => {
  test.each([
    ["below a title and an empty line", "Class 7b,,\nMs Keller,,\n\nName,Email,ID\nAnna,a@b.example,7\n", ["Anna | 7 | a@b.example"]],
    [
      "with remarks in brackets",
      "First Name [Required],Last Name [Required],Email (school)\nAnna,Kern,a@b.example\n",
      ["Anna Kern | a@b.example"],
    ],
    ["one that is known beside others", "Name,Form\nAnna Kern,7b\nBen Moser,7b\n", ["Anna Kern", "Ben Moser"]],
    ["in Polish", "Imię;Nazwisko;Adres e-mail\nAnna;Nowak;a@b.example\n", ["Anna Nowak | a@b.example"]],
    ["in Arabic", "الاسم,البريد الإلكتروني,رقم الطالب\nآنا,a@b.example,7\n", ["آنا | 7 | a@b.example"]],
    ["in Spanish", "Nombre;Apellidos;Nº de alumno\nAna;Silva;77\n", ["Ana Silva | 77"]],
  ])("are found %s", (_, text, expected) => {
    expect(pupilsOf(text)).toEqual(expected);
  });

  test.each([
    ["the surname, beside a first name", "Name;Vorname\nMüller;Anna\nMüller;Ben\n", ["Anna Müller", "Ben Müller"]],
    ["the first name, beside a surname", "Name,Surname\nAnna,Kern\n", ["Anna Kern"]],
    ["the whole name, beside a part of it", 'Name,First name\nAnna Kern,Anna\n"Moser, Ben",Ben\n', ["Anna Kern", "Moser, Ben"]],
    ["the whole name, beside both parts", "Name,First name,Surname\nAnna Kern,Anna,Kern\n", ["Anna Kern"]],
    ["the same word as the first name", "Name,Vorname\nAli,Ali\n", ["Ali Ali"]],
  ])("with a column Name mean by it %s", (_, text, expected) => {
    expect(pupilsOf(text)).toEqual(expected);
  });

  test("stay a pupil's row where it is one", () => {
    expect(pupilsOf("Nom Nummer,n@b.example\nAnna Kern,a@b.example\n")).toHaveLength(2);
    expect(pupilsOf("Nom,Anna\nKern,Ben\n")).toEqual(["Nom Anna", "Kern Ben"]);
  });
});

test("the rows of a gradebook that are about its tests are no pupils", () => {
  const heading = "Student,ID,SIS User ID,SIS Login ID,Section,Essay (12)";
  const rows = [
    "    Points Possible,,,,,20.00",
    ",,,,,Manual Posting",
    '"Kern, Anna",101,7001,kern.a,Biology,18.00',
    "Moser,102,7002,moser.b,Biology,",
  ];
  const { rows: pupils, unreadable } = readRoster([heading, ...rows].join("\n"));
  expect(pupils.map(({ row, name, externalId }) => [row, name, externalId])).toEqual([
    [4, "Kern, Anna", "101"],
    [5, "Moser", "102"],
  ]);
  expect(unreadable).toEqual([]);
  expect(pupilsOf("Name\nPoints Possible\nAnna Kern\n")).toEqual(["Anna Kern"]);
});

describe("a column that counts the rows is no number of a pupil", () => {
  test.each([
    ["without headings", "1,Anna Kern\n2,Ben Moser\n"],
    ["with dots", "1.\tAnna Kern\n2.\tBen Moser\n"],
    ["below a heading", "Nr.;Name\n1;Anna Kern\n2;Ben Moser\n"],
  ])("%s", (_, text) => {
    expect(pupilsOf(text)).toEqual(["Anna Kern", "Ben Moser"]);
  });

  test("and the column with the number counts in its place", () => {
    expect(pupilsOf("Nr.;Name;Schülernummer\n1;Anna Kern;1007\n2;Ben Moser;1008\n")).toEqual(["Anna Kern | 1007", "Ben Moser | 1008"]);
  });

  test("numbers of pupils are kept, also under the same heading", () => {
    expect(pupilsOf("Nr.;Name\n1007;Anna Kern\n1008;Ben Moser\n")).toEqual(["Anna Kern | 1007", "Ben Moser | 1008"]);
    expect(pupilsOf("ID;Name\n1;Anna Kern\n2;Ben Moser\n")).toEqual(["Anna Kern | 1", "Ben Moser | 2"]);
  });
});

describe("a cell of a class list", () => {
  test.each([
    ['="00123"', "00123"],
    ['="a ""b"""', 'a "b"'],
    ['="a"&"b"', '="a"&"b"'],
    ['="', '="'],
    [safeCell('="x"'), '="x"'],
    ["#N/A", ""],
    ["#NAME?", ""],
    ["#BEZUG!", ""],
    ["#¿NOMBRE?", ""],
    ["Err:508", ""],
    ["#1 of all!", "#1 of all!"],
    ["Err: no", "Err: no"],
    ["1.23457E+11", ""],
    ["1,2E+11", ""],
    ["1E+11", ""],
    ["E+11", "E+11"],
    ["C+E+1", "C+E+1"],
    ["\u200eanna@b.example\u202c", "anna@b.example"],
    ["\ufeff Anna ", "Anna"],
  ])("%j says %j", (cell, text) => {
    expect(textOfCell(cell)).toBe(text);
  });

  test("without its text makes no pupil of that name, and no two pupils the same", () => {
    const { rows, unreadable } = readRoster("Name,ID\n#NAME?,1\nAnna,#N/A\nBen,#N/A\nCleo,1.2E+11\nDora,1.2E+11\n");
    expect(rows.map(({ row, name, externalId }) => [row, name, externalId])).toEqual([
      [3, "Anna", null],
      [4, "Ben", null],
      [5, "Cleo", null],
      [6, "Dora", null],
    ]);
    expect(unreadable).toEqual([{ row: 2, why: "no-name" }]);
  });
});

describe("a gradebook of a platform", () => {
  const keysOfPupils = (text: string) => readRoster(text).rows.map(({ name, username, externalId }) => [name, username, externalId]);

  test("has rows about its tests below the headings, which are no pupils", () => {
    const head = "Last Name,First Name,Email Address,Quiz 1";
    expect(keysOfPupils(`${head}\nDate,,,2027-01-01\nPoints,,,100\nClass Average,,,90\nDoe,Jane,jane@x.example,90\n`)).toEqual([
      ["Jane Doe", null, null],
    ]);
    expect(keysOfPupils("Name,ID\nPoints possibles,\nJane Doe,7\n")).toEqual([["Jane Doe", null, "7"]]);
    expect(keysOfPupils("Name\nDate\nPoints\n"), "names alone").toEqual([
      ["Date", null, null],
      ["Points", null, null],
    ]);
  });

  test("may have a # before names and numbers", () => {
    expect(keysOfPupils("OrgDefinedId,Username,Last Name,First Name,End-of-Line Indicator\n#0101,#jdoe,Doe,Jane,#\n")).toEqual([
      ["Jane Doe", "jdoe", "0101"],
    ]);
  });
});
