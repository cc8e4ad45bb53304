import { t } from "../../lib/language/t.ts";

export const texts = {
  title: t("Class list"),
  about: t("The students of a class, by a list from a spreadsheet."),
  loading: t("Loading the class list..."),
  failed: t("The class list could not be loaded"),
  backToGroup: t("Back to the group"),

  onTheList: (pupils: number) =>
    t("{pupils, plural, =0 {Nobody is on the list yet} one {# student on the list} other {# students on the list}}", { pupils }),
  explain: t(
    "Upload a list of your class. Each student on it gets a slip with a code to print, and joins with it: with a new account, for which no email address is needed, or with one they have.",
  ),
  joined: t("Joined"),
  hasSlip: (day: string) => t("Has a slip until {day}", { day }),
  waiting: t("No slip yet"),
  pupils: t("Students on the list"),
  remove: (name: string) => t("Take {name} off the list", { name }),
  removed: t("Taken off the list"),
  printSlips: t("Print slips"),
  upload: t("Upload a list"),

  file: t("File with the class list"),
  choose: t("Choose a file"),
  orDrop: t("or drop one here: a table saved as CSV"),
  orPaste: t("Or paste it"),
  pasteHint: t("One student a line. With several columns, name them in the first line: name, email, username, student ID."),
  compare: t("Compare with the class"),
  comparing: t("Comparing..."),
  fileEmpty: t("This file is empty."),
  fileTooLarge: t("This file is too large for a class list."),
  notText: t("This is not a table of text. In your spreadsheet, save the list as CSV and choose that file."),
  encoding: t("If letters look wrong, choose another alphabet"),
  encodings: {
    "utf-8": t("Unicode (UTF-8)"),
    "utf-16le": t("Unicode (UTF-16)"),
    "windows-1252": t("Western European (Windows)"),
    "windows-1250": t("Central European (Windows)"),
    "windows-1251": t("Cyrillic (Windows)"),
    macintosh: t("Western European (Mac)"),
  },

  differenceTitle: t("What this list changes"),
  nothingWritten: t("Nothing is saved yet."),
  nothingChanges: t("This list changes nothing: every student on it is in the class as the list says."),
  unreadable: (rows: number) => t("{rows, plural, one {# row can't be read} other {# rows can't be read}}", { rows }),
  unreadableHint: t("They are left out. Correct them in your spreadsheet and upload it again."),
  row: (row: number) => t("Row {row}", { row }),
  why: {
    "no-name": t("There is no name in it."),
    "bad-email": t("Its email address is not one."),
    "bad-username": t("Its username is not a possible one."),
    "too-long": t("A cell in it is too long."),
    "two-pupils": t("It names two different students of the class, so nobody is guessed."),
    "name-given-up": t("Its username was given up by somebody lately."),
    "several-of-this-name": t("Several students of the class have this name. Add a student ID, a username or an email address."),
  },
  doubled: (row: number) => t("It names the same student as row {row}.", { row }),
  added: (pupils: number) => t("{pupils, plural, one {# new student} other {# new students}}", { pupils }),
  changed: (pupils: number) => t("{pupils, plural, one {# changed student} other {# changed students}}", { pupils }),
  same: (pupils: number) => t("{pupils, plural, one {# student as before} other {# students as before}}", { pupils }),
  missing: (pupils: number) =>
    t("{pupils, plural, one {# student is not on this list} other {# students are not on this list}}", { pupils }),
  missingHint: t("They stay, unless you tick them. Those who leave no longer see the group, and you no longer see their progress."),
  leaves: (name: string) => t("{name} leaves the class", { name }),
  was: (before: string) => t("was {before}", { before }),
  confirm: t("Save the list"),
  saving: t("Saving..."),
  another: t("Choose another list"),
  changedMeanwhile: t("The class changed since this list was compared. Here is the comparison again."),

  done: ({ added, changed, removed }: { added: number; changed: number; removed: number }) =>
    t(
      "The list is saved: {added, plural, one {# student} other {# students}} added, {changed, plural, one {# student} other {# students}} changed, {removed, plural, one {# student} other {# students}} removed.",
      { added, changed, removed },
    ),
};
